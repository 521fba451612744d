import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { isSeer, rungsOf } from '@stolik/search/book';
import { decide } from '@stolik/search/decide';
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../src/catalog.ts';

/** A position some random decisions after the beginning, with a decision pending. */
function somePosition(game: AnyGame, options: Readonly<Record<string, unknown>>, seats: number, seed: string): unknown {
  const rng = new SeededRng(seed);
  const state = game.setup(unwrap(game.parseOptions(options, seats)), seats);
  let wanted = rng.below(16);
  for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
    if (next.kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
    else if (wanted-- > 0) game.play(state, next.seats[0]!, game.sample(state, next.seats[0]!, rng));
    else return state;
  }
  return somePosition(game, options, seats, `${seed}+`);
}

const QUICK = { iterations: 24 };

describe.each(CATALOG)('the bots of $game.id', ({ game, book, players: seated, bench }) => {
  const tables = [{ options: {}, seats: seated.usual }, bench];
  const players = rungsOf(book).flatMap((rung) => (isSeer(rung) ? [] : [rung]));

  test.each(players)('$id answers the same whatever is really hidden', ({ id, player }) => {
    const rng = new SeededRng(id);
    for (let i = 0; i < 3; i++) {
      const { options, seats } = tables[i % 2]!;
      const state = somePosition(game, options, seats, `${id} ${i}`);
      const seat = game.next(state).seats[0]!;
      const ask = (world: unknown) => decide(game, player, world, seat, new SeededRng(`mind ${i}`), QUICK);
      const answer = ask(state);
      expect(game.refuse(state, seat, answer.action)).toBeUndefined();
      for (let other = 0; other < 2; other++) expect(ask(game.redeal(state, seat, rng))).toEqual(answer);
    }
  });
});
