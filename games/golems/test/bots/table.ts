import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { type AnyBook, findRung } from '@stolik/search/book';
import type { Player } from '@stolik/search/player';
import { golems4Bots } from '../../src/bots/golems4.ts';
import { golems6Bots } from '../../src/bots/golems6.ts';
import { golems4 } from '../../src/games/golems4.ts';
import { golems6 } from '../../src/games/golems6.ts';

export interface Edition {
  readonly game: AnyGame;
  readonly book: AnyBook;
}
export const EDITIONS: readonly Edition[] = [
  { game: golems6, book: golems6Bots },
  { game: golems4, book: golems4Bots },
];

// biome-ignore lint/suspicious/noExplicitAny: the state of either edition
export type AnyPlayer = Player<any>;
export function playerOf(book: AnyBook, id: string): AnyPlayer {
  const rung = findRung(book, id);
  if (!rung || !('player' in rung)) throw new Error(`no player ${id}`);
  return rung.player;
}

const LITTLE = { iterations: 400 };

/** Plays a whole game; `each` sees every decision before it is made. */
export function playThrough(
  game: AnyGame,
  player: AnyPlayer,
  options: object,
  seats: number,
  each: (state: unknown, seat: number, action: number) => void,
): unknown {
  const rng = new SeededRng(7);
  const state = game.setup(unwrap(game.parseOptions(options, seats)), seats);
  for (;;) {
    const next = game.next(state);
    if (next.kind === 'over') return state;
    if (next.kind === 'chance') {
      game.play(state, CHANCE, game.roll(state, rng));
      continue;
    }
    for (const seat of next.seats) {
      const { action } = player(game.redeal(state, seat, rng), seat, rng, LITTLE);
      each(state, seat, action);
      game.play(state, seat, action);
    }
  }
}
