import { circuit } from '@stolik/circuit/game';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import type { AnyGame } from '@stolik/kernel/game';
import { micropul } from '@stolik/micropul/game';

/** A game as the server offers it. */
export interface Offer {
  readonly game: AnyGame;
  /** Bots by level, the second stands in for who is away; which code plays them is known to bots/levels.ts. */
  readonly levels: readonly string[];
  /** Names that levels had before: no longer offered, still taken from those who know them. */
  readonly former?: readonly string[];
}

/** The levels that every game has, by number; a test asks the bot books whether they are there. */
const SIX = ['1', '2', '3', '4', '5', '6'];

export const OFFERS: readonly Offer[] = [
  { game: micropul, levels: SIX, former: ['random', 'greedy'] },
  { game: circuit, levels: SIX, former: ['random', 'greedy', 'careful'] },
  { game: golems6, levels: SIX, former: ['random', 'planner'] },
  { game: golems4, levels: SIX, former: ['random', 'planner'] },
];

/** Everything a table may be opened with. */
export const takenLevels = ({ levels, former = [] }: Offer): readonly string[] => [...levels, ...former];
