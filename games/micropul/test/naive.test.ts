import { ActionList, CHANCE, REFEREE } from '@stolik/kernel/game';
import { listActions, perft } from '@stolik/kernel/perft';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { micropul } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { lawSpec } from './lawSpec.ts';
import { type Naive, naiveGroup, naiveMoves, naiveOf, naivePlay, naiveScores } from './naive.ts';

const viewOf = (state: State) => micropul.view(state, REFEREE);

function start(options: object, seats: number, rng: SeededRng): State {
  const state = micropul.setup(unwrap(micropul.parseOptions(options, seats)), seats);
  while (micropul.next(state).kind === 'chance') micropul.play(state, CHANCE, micropul.roll(state, rng));
  return state;
}

function requireAgreement(state: State, naive: Naive): void {
  const seen = viewOf(state);
  const next = micropul.next(state);
  expect(seen.scores).toEqual(naiveScores(naive));
  for (const group of seen.groups) {
    const fine = `${2 * group.x + (group.corner.endsWith('E') ? 1 : 0)},${2 * group.y + (group.corner.startsWith('S') ? 1 : 0)}`;
    const twin = naiveGroup(naive, fine);
    expect([group.units, group.points, group.isClosed, group.stones.map((seat) => seat + 1)]).toEqual([
      twin.members.length,
      twin.points,
      twin.isClosed,
      twin.stones,
    ]);
  }
  if (next.kind === 'over') {
    expect((next.outcome.winners[0] ?? -1) + 1).toBe(naive.winner);
    return;
  }
  expect(naive.winner).toBeUndefined();
  expect([seen.turn, seen.extra, seen.core]).toEqual([naive.turn, naive.extra, naive.core]);
  const written = listActions(micropul, state, seen.turn!).map((action) => micropul.write(state, seen.turn!, action));
  expect(new Set(written)).toEqual(naiveMoves(naive));
  expect(new Set(written).size).toBe(written.length);
}

/** One random action with the draw it brings; the naive twin does the same from the texts. */
function stepBoth(state: State, naive: Naive, rng: SeededRng): Naive {
  const seat = state.turn;
  const action = micropul.sample(state, seat, rng);
  const text = micropul.write(state, seat, action);
  micropul.play(state, seat, action);
  let drawn: string | undefined;
  if (micropul.next(state).kind === 'chance') {
    const outcome = micropul.roll(state, rng);
    drawn = micropul.write(state, CHANCE, outcome).slice('draw '.length);
    micropul.play(state, CHANCE, outcome);
  }
  return naivePlay(naive, text, drawn);
}

for (const { name, seats, options } of lawSpec.tables) {
  test(`a naive second engine agrees on every position of random games: ${name}`, () => {
    const rng = new SeededRng(`naive ${name}`);
    let positions = 0;
    for (let game = 0; game < 12; game++) {
      const state = start(options, seats, rng);
      let naive = naiveOf(viewOf(state));
      while (micropul.next(state).kind !== 'over') {
        requireAgreement(state, naive);
        naive = stepBoth(state, naive, rng);
        positions++;
      }
      requireAgreement(state, naive);
    }
    expect(positions).toBeGreaterThan(150);
  });
}

/** Counts as the kernel's perft does, chance outcomes included, on the naive twin. */
function naivePerft(naive: Naive, pool: readonly string[], depth: number): number {
  if (depth === 0) return 1;
  if (naive.winner !== undefined) return 0;
  let total = 0;
  for (const text of naiveMoves(naive)) {
    if (text !== 'take') total += naivePerft(naivePlay(naive, text, undefined), pool, depth - 1);
    else if (depth === 1) total += 1;
    else for (const tile of pool) total += naivePerft(naivePlay(naive, text, tile), without(pool, tile), depth - 2);
  }
  return total;
}

const without = (pool: readonly string[], tile: string): string[] => pool.filter((each) => each !== tile);

test('perft counts agree with the naive engine', () => {
  const rng = new SeededRng('perft');
  const state = start({}, 2, rng);
  const list = new ActionList();
  let naive = naiveOf(viewOf(state));
  for (let i = 0; i < 20 && micropul.next(state).kind !== 'over'; i++) naive = stepBoth(state, naive, rng);
  // Few tiles in hand keep the counts small; the pool is listed before the hands are cut.
  state.hands = state.hands.map((hand) => hand.slice(0, 1));
  naive = { ...naive, hands: naive.hands.map((hand) => hand.slice(0, 1)) };
  const pool = state.pool.map((tile) => micropul.write({ ...state, phase: 'take' }, CHANCE, tile));
  const names = pool.map((text) => text.slice('draw '.length));
  micropul.legal(state, state.turn, list);
  const counts = [1, 2].map((depth) => perft(micropul, state, depth));
  expect(counts).toEqual([1, 2].map((depth) => naivePerft(naive, names, depth)));
  expect(counts[0]).toBe(list.length);
});

test('perft from the opening of seed "first": anchored numbers', () => {
  const state = start({}, 2, new SeededRng('first'));
  expect([1, 2, 3].map((depth) => perft(micropul, state, depth))).toMatchInlineSnapshot(`
    [
      41,
      1644,
      87001,
    ]
  `);
});
