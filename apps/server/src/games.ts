import { circuit } from '@stolik/circuit/game';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import type { AnyGame } from '@stolik/kernel/game';
import { micropul } from '@stolik/micropul/game';

/** A game as the server offers it. */
export interface Offer {
  readonly game: AnyGame;
  /** Bots by level, weakest first; which code plays them is known to bots/levels.ts. */
  readonly levels: readonly string[];
}

export const OFFERS: readonly Offer[] = [
  { game: micropul, levels: ['random', 'greedy'] },
  { game: circuit, levels: ['random', 'greedy', 'careful'] },
  { game: golems6, levels: ['random', 'planner'] },
  { game: golems4, levels: ['random', 'planner'] },
];
