import { circuitLevels } from '@stolik/circuit/bot/words';
import { golems4Levels, golems6Levels } from '@stolik/golems/bots/words';
import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { micropulLevels } from '@stolik/micropul/bot/words';
import { type AnyBook, findRung, isSeer } from '@stolik/search/book';
import type { LevelWords } from '@stolik/search/levels';
import { withClock } from '@stolik/search/player';

/** Chooses in a world that this seat cannot tell from the real one. */
// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type Bot = (world: any, seat: Seat, rng: Rng) => Action;

/** Weakest first; the words alone, without rules or bots. */
const LEVELS: Readonly<Record<string, readonly LevelWords[]>> = {
  micropul: micropulLevels,
  circuit: circuitLevels,
  golems6: golems6Levels,
  golems4: golems4Levels,
};

/** Tables that were kept before there were six levels name their bots so. */
const FORMER: Readonly<Record<string, string>> = { random: '1', greedy: '2', careful: '3', planner: '3' };

export function levelsOf(game: string): readonly LevelWords[] {
  const levels = Object.hasOwn(LEVELS, game) ? LEVELS[game] : undefined;
  if (!levels) throw new Error(`no bot knows the game ${game}`);
  return levels;
}
/** Who sits opposite when you just sit down. */
export const usualLevel = (game: string): LevelWords => findLevel(game, '2');
/** A log may name a level of another program: nothing is known of that. */
export const knownLevel = (game: string, id: string): LevelWords | undefined =>
  levelsOf(game).find((level) => level.id === (Object.hasOwn(FORMER, id) ? FORMER[id] : id));
export const findLevel = (game: string, id: string): LevelWords => knownLevel(game, id) ?? levelsOf(game)[0]!;

/** A level of the game's own bots, as a function that takes the time it is meant to take. */
export async function loadBot(game: string, level: string): Promise<Bot> {
  const rung = findRung(await loadBook(game), findLevel(game, level).id);
  if (!rung || isSeer(rung)) throw new Error(`no bot of ${game} is called ${level}`);
  return (world, seat, rng) =>
    rung.player(
      world,
      seat,
      rng,
      withClock(rung.effort, () => performance.now()),
    ).action;
}

const BOOKS: Readonly<Record<string, () => Promise<AnyBook>>> = {
  micropul: async () => (await import('@stolik/micropul/bot')).micropulBots,
  circuit: async () => (await import('@stolik/circuit/bot')).circuitBots,
  golems6: async () => (await import('@stolik/golems/v6/bot')).golems6Bots,
  golems4: async () => (await import('@stolik/golems/v4/bot')).golems4Bots,
};

/** All bots of a game, for the worker: they bring the rules along. */
export async function loadBook(game: string): Promise<AnyBook> {
  const load = BOOKS[game];
  if (!load) throw new Error(`no bot knows the game ${game}`);
  return load();
}

const RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  micropul: async () => (await import('@stolik/micropul/game')).micropul,
  circuit: async () => (await import('@stolik/circuit/game')).circuit,
  golems6: async () => (await import('@stolik/golems/v6/game')).golems6,
  golems4: async () => (await import('@stolik/golems/v4/game')).golems4,
};

/** The rules alone; no board, no art. */
export async function loadRules(game: string): Promise<AnyGame> {
  const load = RULES[game];
  if (!load) throw new Error(`there is no game ${game}`);
  return load();
}
