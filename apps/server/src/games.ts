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
}

/** The levels that every game has, by number; a test asks the bot books whether they are there. */
const SIX = ['1', '2', '3', '4', '5', '6'];

export const OFFERS: readonly Offer[] = [
  { game: micropul, levels: ['random', 'greedy', ...SIX] },
  { game: circuit, levels: ['random', 'greedy', 'careful', ...SIX] },
  { game: golems6, levels: ['random', 'planner', ...SIX] },
  { game: golems4, levels: ['random', 'planner', ...SIX] },
];
