import { REFEREE } from '@stolik/kernel/game';
import { listActions } from '@stolik/kernel/perft';
import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { micropul } from '../src/game.ts';
import type { State } from '../src/turn/state.ts';
import { lawSpec } from './law-spec.ts';
import { type Naive, naiveGroup, naiveMoves, naiveOf, naiveScores } from './naive.ts';
import { begin, stepBoth } from './table.ts';

const GAMES = process.env['STOLIK_LONG'] ? 12 : 1;

function requireAgreement(state: State, naive: Naive): void {
  const seen = micropul.view(state, REFEREE);
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

for (const { name, seats, options } of lawSpec.tables) {
  test(`a naive second engine agrees on every position of random games: ${name}`, () => {
    const rng = new SeededRng(`naive ${name}`);
    let positions = 0;
    for (let game = 0; game < GAMES; game++) {
      const state = begin(options, seats, rng);
      let naive = naiveOf(micropul.view(state, REFEREE));
      while (micropul.next(state).kind !== 'over') {
        requireAgreement(state, naive);
        naive = stepBoth(state, naive, rng);
        positions++;
      }
      requireAgreement(state, naive);
    }
    expect(positions).toBeGreaterThan(GAMES * 12);
  });
}
