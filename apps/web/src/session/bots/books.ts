import { loadBots } from '@stolik/games/games';
import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { findRung, isSeer, type Recall } from '@stolik/search/book';
import { withClock } from '@stolik/search/player';
import { findLevel } from './levels.ts';

export interface Bot {
  /** Chooses in a world that this seat cannot tell from the real one; `memory` is what `recall` made of the game so far. */
  // biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
  choose(world: any, seat: Seat, rng: Rng, memory?: unknown): Action;
  readonly recall: Recall | undefined;
}

/** A level of the game's own bots, as a function that takes the time it is meant to take. */
export async function loadBot(game: string, level: string): Promise<Bot> {
  const rung = findRung(await loadBots(game), findLevel(game, level).id);
  if (!rung || isSeer(rung)) throw new Error(`no bot of ${game} is called ${level}`);
  return {
    choose: (world, seat, rng, memory) =>
      rung.player(world, seat, rng, { ...withClock(rung.effort, () => performance.now()), memory }).action,
    recall: rung.recall,
  };
}
