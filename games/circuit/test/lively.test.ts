import { readFileSync } from 'node:fs';
import { ActionList, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { countIn, type Written } from '@stolik/search/testing/count';
import { describe, expect, test } from 'vitest';
import { livelyCircuit } from '../src/bot/lively.ts';
import { circuitBots } from '../src/bot.ts';
import { circuit } from '../src/game.ts';
import { row5, table } from './table.ts';

const golden = (name: string): Written =>
  JSON.parse(readFileSync(new URL(`./golden/${name}.stolik`, import.meta.url), 'utf8')) as Written;

test('two turns light four parts in a golden game; the second closes two chains and is one turn', () => {
  expect(countIn(circuit, livelyCircuit, golden('lively'))).toEqual({
    draw: 0,
    turns: 56,
    firstLightTurn: 20,
    firstLight: 19 / 56,
    darkShare: 19 / 56,
    lights: 2,
    lightless: 0,
    points: 7 / 2,
    score: (4 - 1) / 2,
    darkRun: 33,
    botDark: 19 / 56,
    botPoints: 7,
    botWon: 1,
  });
});

test('a game without light is dark from end to end and has no first light', () => {
  const watch = livelyCircuit.watch(2, undefined);
  for (const seat of [0, 1, 0, 1]) watch.see({ kind: 'turnBegan', seat });
  watch.see({ kind: 'penaltyPaid', seat: 1, points: 1, for: 'iron', clause: 'C6.1' });
  const facts = watch.facts({ winners: [], scores: [0, -1], reason: 'passed', clause: 'C7.1' });
  expect(facts).toMatchObject({ draw: 1, turns: 4, darkShare: 1, lights: 0, lightless: 1, points: 0, score: -0.5 });
  expect(facts['firstLight']).toBeUndefined();
  expect(facts['firstLightTurn']).toBeUndefined();
});

test('in games with a rival the light of the others is told apart, and dark turns in a row are counted', () => {
  const watch = livelyCircuit.watch(2, 0);
  const light = (seat: number) => watch.see({ kind: 'glowPlaced', seat, cell: 'a1', level: 2 });
  for (let turn = 1; turn <= 10; turn++) {
    watch.see({ kind: 'turnBegan', seat: turn % 2 });
    if (turn === 2) light(0);
    if (turn === 7) light(1);
  }
  const facts = watch.facts({ winners: [1], scores: [2, 2], reason: 'passed', clause: 'C7.1' });
  expect(facts).toMatchObject({ firstLight: 1 / 10, botDark: 6 / 10, botPoints: 2, botWon: 1, lights: 2, darkRun: 4 });
});

describe.each(livelyCircuit.rivals!)('the rival $id', ({ id, player }) => {
  const rng = () => new SeededRng(`rival ${id}`);

  test('leaves a lamp dark, and blocks the gap for the next player where it can', () => {
    const { state } = table(
      row5('I1 I1 E1 I1 .. I1', {
        hands: [
          ['L', 'E', 'H'],
          ['I', 'I', 'I'],
        ],
        bag: ['I', 'I', 'I', 'I'],
      }),
    );
    const { action } = player(state, 0, rng(), { iterations: 1 });
    expect(circuit.write(state, 0, action)).toMatch(/^lay [ELH][0-3] e5$/);
    circuit.play(state, 0, action);
    expect(state.lit[0]).toBe(0);
  });

  test('lights nothing and pays nothing while another move is there', () => {
    const chance = rng();
    const moves = new ActionList();
    const state = circuit.setup(unwrap(circuit.parseOptions({ x2: true }, 2)), 2);
    let asked = 0;
    for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
      const { seat } = next.kind === 'chance' ? { seat: CHANCE } : next;
      if (seat !== 0) {
        const level = circuitBots.levels[1]!.player;
        if (seat === CHANCE) circuit.play(state, CHANCE, circuit.roll(state, chance));
        else circuit.play(state, seat, level(circuit.redeal(state, seat, chance), seat, chance, { iterations: 1 }).action);
        continue;
      }
      moves.clear();
      circuit.legal(state, 0, moves);
      const isHarmless = (action: number): boolean => {
        const after = circuit.clone(state);
        circuit.play(after, 0, action);
        return after.lit[0] === state.lit[0] && after.penalties[0] === state.penalties[0];
      };
      const { action } = player(circuit.redeal(state, 0, chance), 0, chance, { iterations: 1 });
      expect(isHarmless(action)).toBe(moves.toArray().some(isHarmless));
      circuit.play(state, 0, action);
      asked++;
    }
    expect(asked).toBeGreaterThan(10);
  });
});
