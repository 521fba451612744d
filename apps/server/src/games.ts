import { GAMES } from '@stolik/games/games';
import type { AnyGame } from '@stolik/kernel/game';
import type { Manifest } from '@stolik/search/manifest';

/** A game as the server offers it. */
export interface Offer {
  readonly game: AnyGame;
  /** Bots by level, the second stands in for who is away; which code plays them is known to bots/levels.ts. */
  readonly levels: readonly string[];
  /** Names that levels had before: no longer offered, still taken from those who know them. */
  readonly former?: readonly string[];
}

export const offerOf = async ({ rules, levels, formerLevels = {} }: Manifest): Promise<Offer> => ({
  game: await rules(),
  levels: levels.map(({ id }) => id),
  former: Object.keys(formerLevels),
});

export const OFFERS: readonly Offer[] = await Promise.all(GAMES.map(offerOf));

/** Everything a table may be opened with. */
export const takenLevels = ({ levels, former = [] }: Offer): readonly string[] => [...levels, ...former];
