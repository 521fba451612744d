import { CHANCE, REFEREE } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { golems6 } from '../../src/games/golems6.ts';
import { listPrograms6 } from '../../src/programs/choices.ts';
import { allowanceOf, countOf } from '../../src/v6/allowance.ts';
import type { Event6 } from '../../src/v6/events.ts';
import { sampleProgram } from '../../src/v6/sampling.ts';
import { golem, run, TestTable } from './table.ts';

const TABLES: readonly (readonly [object, number])[] = [
  [{ scenario: 'cross', logic: true }, 4],
  [{ scenario: 'winter-duel' }, 2],
  [{ scenario: 'river' }, 2],
  [{ scenario: 'towers', swap: true }, 2],
  [{ scenario: 'barrel-yard', logic: true }, 2],
  [{ scenario: 'solo-hunters' }, 1],
  [{ scenario: 'treasure' }, 2],
];

/** Where everything stands, kept up by events alone. */
class Film {
  readonly at: (string | null)[];
  readonly facing: string[];
  readonly damage: number[];
  readonly barrels: Set<string>;

  constructor(view: ReturnType<typeof golems6.view>) {
    this.at = view.golems.map(({ at }) => at);
    this.facing = view.golems.map(({ facing }) => facing);
    this.damage = view.golems.map(({ damage }) => damage);
    this.barrels = new Set(Object.entries(view.tokens).flatMap(([cell, text]) => (text.includes('barrel') ? [cell] : [])));
  }

  show(event: Event6): void {
    switch (event.kind) {
      case 'golemMoved':
      case 'golemSlid':
      case 'golemShoved':
      case 'teleported':
        expect(this.at[event.seat]).toBe(event.from);
        this.at[event.seat] = event.to;
        break;
      case 'waterLeft':
        this.at[event.seat] = event.to;
        break;
      case 'golemTurned':
        expect(this.facing[event.seat]).toBe(event.from);
        this.facing[event.seat] = event.to;
        break;
      case 'damageTaken':
        this.damage[event.seat]! += event.points;
        expect(this.damage[event.seat]).toBe(event.damage);
        break;
      case 'golemRepaired':
        this.damage[event.seat] = event.damage;
        break;
      case 'barrelPushed':
      case 'barrelShoved':
        expect(this.barrels.delete(event.from)).toBe(true);
        this.barrels.add(event.to);
        break;
      case 'barrelOpened':
        expect(this.barrels.delete(event.at)).toBe(true);
        break;
      case 'golemOut':
        expect(this.at[event.seat]).toBe(event.at);
        this.at[event.seat] = null;
        break;
    }
  }
}

test('events alone tell where everything stands, and playing without them leads to the same state', () => {
  const rng = new SeededRng(99);
  for (const [options, seats] of TABLES) {
    for (let game = 0; game < 8; game++) {
      const told = golems6.setup(unwrap(golems6.parseOptions(options, seats)), seats);
      const silent = golems6.clone(told);
      const film = new Film(golems6.view(told, REFEREE));
      for (;;) {
        const next = golems6.next(told);
        if (next.kind === 'over') break;
        const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
        const action = actor === CHANCE ? golems6.roll(told, rng) : golems6.sample(told, actor, rng);
        golems6.play(told, actor, action, (event) => film.show(event));
        golems6.play(silent, actor, action);
        expect(canonicalJson(silent)).toBe(canonicalJson(told));
        const view = golems6.view(told, REFEREE);
        expect(film.at).toEqual(view.golems.map(({ at }) => at));
        expect(film.facing).toEqual(view.golems.map(({ facing }) => facing));
        expect(film.damage).toEqual(view.golems.map(({ damage }) => damage));
        expect([...film.barrels].sort()).toEqual(
          Object.keys(view.tokens)
            .filter((cell) => view.tokens[cell]!.includes('barrel'))
            .sort(),
        );
      }
    }
  }
});

test('[G6.3.3] every program is sampled equally often, also with a choice of lengths and a bonus', () => {
  const rng = new SeededRng(4);
  const position = {
    golems: [golem('a1 N', { rows: 1, extra: 1 }), golem('d4 S')],
    bonus: ['while', null],
    subprograms: ['F A', null],
  };
  const allowance = allowanceOf(new TestTable(position).state, 0);
  const seen = new Map<number, number>();
  listPrograms6(allowance, (code) => seen.set(code, 0));
  expect(seen.size).toBe(countOf(allowance));
  const draws = seen.size * 200;
  for (let draw = 0; draw < draws; draw++) {
    const code = sampleProgram(allowance.sampler, rng);
    expect(seen.has(code)).toBe(true);
    seen.set(code, seen.get(code)! + 1);
  }
  let chiSquare = 0;
  for (const count of seen.values()) chiSquare += (count - 200) ** 2 / 200;
  const freedom = seen.size - 1;
  expect(Math.abs(chiSquare - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom));
});

test('[G6.8.4] an execution stopped in the water is saved, loaded and goes on', () => {
  const table = run({ tokens: { b2: 'water' }, golems: [golem('b1 N', { rows: 2 }), golem('d4 S')] }, ['F L', 'S']);
  const loaded = golems6.clone(table.state);
  table.play('1: exit a2');
  golems6.play(loaded, 0, unwrap(golems6.read(loaded, 0, 'exit a2') as never) as number);
  expect(loaded.at).toEqual(table.state.at);
  expect(loaded.facing).toEqual(table.state.facing);
});
