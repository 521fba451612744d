import type { Rng } from '@stolik/kernel/random';
import type { Melee } from '@stolik/search/melee';
import { MeleeSearch } from '@stolik/search/melee';
import { playMixed } from '@stolik/search/mixed';
import { DoubleOracle, type Duel, type OracleSettings } from '@stolik/search/oracle';
import type { Budget, Thought } from '@stolik/search/player';
import { Purse } from '@stolik/search/purse';

/** How a bot thinks. */
export interface Mind extends OracleSettings {
  /** 0 plays the mix it found; more, ever more what merely looks good. */
  readonly temperature: number;
  /** In how many dealt worlds it tries the answers to a question in the middle of a round. */
  readonly worlds: number;
}

/** A round of programs, whoever takes part. */
export type ProgramRound = Duel & Melee & { readonly isDuel: boolean };

/** What all might lay in a round, by side, and how likely that is. */
export interface LikelyRound {
  readonly actions: Float64Array;
  readonly share: number;
}

// One decision is thought about at a time, so one of each is enough.
const oracle = new DoubleOracle();
const melee = new MeleeSearch();

/** Finds programs for a round and draws one of them. */
export function thinkOfProgram(round: ProgramRound, mind: Mind, rng: Rng, budget: Budget): Thought {
  const purse = new Purse(budget);
  if (round.isDuel) oracle.run(round, mind, rng, purse, budget.consider);
  else melee.run(round, mind.breadth, rng, purse, budget.consider);
  return playMixed(round.isDuel ? oracle.result() : melee.result(), mind.temperature, rng, purse.spent);
}

const GUESSED = 8;
const GUESSING: OracleSettings = { breadth: 300, habit: 0.5 };

/** The likeliest rounds, for explaining what a program would do in them. */
export function likelyRounds(round: ProgramRound, rng: Rng, budget: Budget): readonly LikelyRound[] {
  const purse = new Purse(budget);
  if (!round.isDuel) {
    melee.run(round, GUESSING.breadth, rng, purse);
    return melee.likely(GUESSED).map((actions) => ({ actions, share: 1 / GUESSED }));
  }
  oracle.run(round, GUESSING, rng, purse);
  const likely = oracle.likely().slice(0, GUESSED);
  const total = likely.reduce((sum, { share }) => sum + share, 0);
  return likely.map(({ action, share }) => ({ actions: Float64Array.of(0, action), share: share / total }));
}
