import { EVERY_GAME, loadRules } from '@stolik/games/games';
import type { AnyGame } from '@stolik/kernel/game';
import type { Manifest } from '@stolik/search/manifest';

/** A game as the server offers it. */
export interface Offer {
  readonly game: AnyGame;
  /** Bots by level, the second stands in for who is away; which code plays them is known to bots/levels.ts. */
  readonly levels: readonly string[];
  /** Opponents for lessons and classes: not offered among the levels, taken by name. */
  readonly sparring?: readonly string[];
  /** Names that levels had before: no longer offered, still taken from those who know them. */
  readonly former?: readonly string[];
}

export const offerOf = async ({ id, levels, sparring = [], formerLevels = {} }: Manifest): Promise<Offer> => ({
  game: await loadRules(id),
  levels: levels.map(({ id }) => id),
  sparring: sparring.map(({ id }) => id),
  former: Object.keys(formerLevels),
});

/** Examples too: who knows their address can sit down at them across the network as well. */
export const OFFERS: readonly Offer[] = await Promise.all(EVERY_GAME.map(offerOf));

/** Everything a table may be opened with. */
export const takenLevels = ({ levels, sparring = [], former = [] }: Offer): readonly string[] => [
  ...levels,
  ...sparring,
  ...former,
];
