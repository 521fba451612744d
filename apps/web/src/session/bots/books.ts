import { loadBots } from '@stolik/games/games';
import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { findRung, isSeer } from '@stolik/search/book';
import { withClock } from '@stolik/search/player';
import { findLevel } from './levels.ts';

/** Chooses in a world that this seat cannot tell from the real one. */
// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type Bot = (world: any, seat: Seat, rng: Rng) => Action;

/** A level of the game's own bots, as a function that takes the time it is meant to take. */
export async function loadBot(game: string, level: string): Promise<Bot> {
  const rung = findRung(await loadBots(game), findLevel(game, level).id);
  if (!rung || isSeer(rung)) throw new Error(`no bot of ${game} is called ${level}`);
  return (world, seat, rng) =>
    rung.player(
      world,
      seat,
      rng,
      withClock(rung.effort, () => performance.now()),
    ).action;
}
