import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { type AnyBook, findRung, isSeer } from '@stolik/search/book';
import { withClock } from '@stolik/search/player';
import { findLevel } from './levels.ts';

/** Chooses in a world that this seat cannot tell from the real one. */
// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type Bot = (world: any, seat: Seat, rng: Rng) => Action;

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
