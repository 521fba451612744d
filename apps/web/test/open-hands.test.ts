import { circuit } from '@stolik/circuit/game';
import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { micropul } from '@stolik/micropul/game';
import { expect, test } from 'vitest';
import { openHandsOf as partnersOf } from '../src/games/circuit/model/partners.ts';
import { openHandsOf } from '../src/games/micropul/model/partners.ts';

/** The table as seat 0 sees it when everything is dealt. */
function dealt(game: AnyGame, options: object, players: number): unknown {
  const rng = new SeededRng('open hands');
  const state = game.setup(unwrap(game.parseOptions({ ...options }, players)), players);
  while (game.next(state).kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
  return game.view(state, 0);
}

test("[M2.2] micropul: with open hands the other one's tiles are shown, otherwise nothing", () => {
  const open = openHandsOf(dealt(micropul, { openHands: true }, 2) as never, 0);
  expect(open.map(({ seat, tiles }) => [seat, tiles.length])).toEqual([[1, 6]]);
  expect(openHandsOf(dealt(micropul, {}, 2) as never, 0)).toEqual([]);
});

test("[C8.2] circuit: of a table in teams only the partner's hand lies open", () => {
  const open = partnersOf(dealt(circuit, { teams: true, openHands: true }, 4) as never, 0);
  expect(open.map(({ seat }) => seat)).toEqual([2]);
  expect(open[0]!.held.length).toBeGreaterThan(0);
  expect(open[0]!.held.every(({ token }) => token !== undefined)).toBe(true);
  expect(partnersOf(dealt(circuit, { teams: true }, 4) as never, 0)).toEqual([]);
});
