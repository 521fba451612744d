import type { Rulebook } from './rulebook.ts';

type Load = () => Promise<Rulebook>;

let loaders: Readonly<Record<string, Load>> = {};

/** Said once by the app, by game. */
export function bringRulebooks(all: Readonly<Record<string, Load>>): void {
  loaders = all;
}

/** Whether there is something to link to; a game that is being made has no rulebook yet. */
export const hasRulebook = (game: string): boolean => Object.hasOwn(loaders, game);

/** A game's rulebook, loaded when it is wanted; undefined for a game that has none. */
export const loadRulebook = (game: string): Promise<Rulebook> | undefined => (hasRulebook(game) ? loaders[game]!() : undefined);
