import type { Action } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { fraction } from '@stolik/search/choose';
import type { Melee } from '@stolik/search/melee';
import { MeleeSearch } from '@stolik/search/melee';
import { playMixed } from '@stolik/search/mixed';
import { DoubleOracle, type Duel, type Expected, type OracleSettings } from '@stolik/search/oracle';
import type { Budget, Thought } from '@stolik/search/player';
import { Purse } from '@stolik/search/purse';
import type { Net } from './insight.ts';
import type { Memory, Trust } from './memory.ts';
import type { Temper } from './temper.ts';

/** How a round is run and judged. */
export interface Manner {
  /** Left out: it cares for the result alone. */
  readonly temper?: Temper;
  /** Runs every meeting by the rules, as bots did before there was a faster way: yardsticks of the arena stay as strong as they were. */
  readonly byRules?: boolean;
  /** Judges a duel on a bare field with this net besides the weights. */
  readonly net?: Net;
}

/** How a bot thinks. */
export interface Mind extends OracleSettings, Manner {
  /** 0 plays the mix it found; more, ever more what merely looks good. */
  readonly temperature: number;
  /** In how many dealt worlds it tries the answers to a question in the middle of a round. */
  readonly worlds: number;
  /** How often it lays two rows the wrong way round: strikes before the step, steps before the turn. */
  readonly slips?: number;
  /** Relies on what others did before only when they have done it twice: who never repeats itself can't mislead it. */
  readonly isWary?: boolean;
}

/** A round of programs with any participants. */
export type ProgramRound = Duel &
  Melee & {
    readonly isDuel: boolean;
    /** What a side is expected to lay by what it laid in earlier rounds. */
    expected(side: number, memory: Memory, trust: Trust): readonly Expected[];
    /** The program with two neighbouring rows changed. */
    slip(action: Action, rng: Rng): Action;
  };

/** The programs that all sides might play in a round, with their probability. */
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
  const memory = budget.memory as Memory | undefined;
  const trust = mind.temper?.recall ?? 0;
  const expected = Array.from({ length: round.sides }, (_, side) =>
    memory && trust > 0 && side > 0 ? round.expected(side, memory, { trust, isWary: mind.isWary ?? false }) : [],
  );
  if (round.isDuel) oracle.run(round, mind, rng, purse, budget.consider, expected[1]);
  else melee.run(round, mind, rng, purse, budget.consider, expected);
  const thought = playMixed(round.isDuel ? oracle.result() : melee.result(), mind.temperature, rng, purse.spent);
  const isSlip = mind.slips !== undefined && fraction(rng) < mind.slips;
  return isSlip ? { ...thought, action: round.slip(thought.action, rng) } : thought;
}

const GUESSED = 8;
const GUESSING: OracleSettings = { breadth: 300, habit: 0.5 };

/** The likeliest rounds, for explaining what a program would do in them. */
export function likelyRounds(round: ProgramRound, rng: Rng, budget: Budget): readonly LikelyRound[] {
  const purse = new Purse(budget);
  if (!round.isDuel) {
    melee.run(round, GUESSING, rng, purse);
    return melee.likely(GUESSED).map((actions) => ({ actions, share: 1 / GUESSED }));
  }
  oracle.run(round, GUESSING, rng, purse);
  const likely = oracle.likely().slice(0, GUESSED);
  const total = likely.reduce((sum, { share }) => sum + share, 0);
  return likely.map(({ action, share }) => ({ actions: Float64Array.of(0, action), share: share / total }));
}
