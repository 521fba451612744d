import type { HowTo } from '../../base/how-to.ts';

type Load = () => Promise<HowTo>;

let loaders: Readonly<Record<string, Load>> = {};

/** Said once by the app: by game, and `<game> kids` for young players. */
export function bringHowTos(all: Readonly<Record<string, Load>>): void {
  loaders = all;
}

/** A game's how-to, loaded when it is wanted; undefined for a game that has none. */
export function loadHowTo(game: string, isForKids = false): Promise<HowTo> | undefined {
  const name = isForKids ? `${game} kids` : game;
  return Object.hasOwn(loaders, name) ? loaders[name]!() : undefined;
}
