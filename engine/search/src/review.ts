import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { canonicalJson, parseCanonical } from '@stolik/kernel/json';
import type { Rng } from '@stolik/kernel/random';
import type { Budget, Player, Thought } from './player.ts';

/** A decision of a finished game beside what a player thinks of it. */
export interface Judgement {
  /** Which step of the game it was. */
  readonly step: number;
  readonly seat: Seat;
  readonly played: Action;
  readonly best: Action;
  /** Expected results of both, 0 to 1. */
  readonly playedValue: number;
  readonly bestValue: number;
}

/** A step of a game that was a decision, and the state it was made in. */
export interface Decision {
  readonly step: number;
  readonly seat: Seat;
  readonly played: Action;
  readonly state: unknown;
}

/** Thinks about a decision as its seat could have, knowing what it knew then. Undefined where the player had nothing to say about what was played. */
export function review(
  game: AnyGame,
  player: Player<unknown>,
  { step, seat, played, state }: Decision,
  rng: Rng,
  budget: Budget,
): Judgement | undefined {
  // As text, so that nothing of the real state hangs on it.
  const world: unknown = parseCanonical(canonicalJson(game.redeal(state, seat, rng)));
  return judge(step, seat, played, player(world, seat, rng, { ...budget, consider: played }));
}

/** Compares what was played with a thought that has considered it. */
export function judge(step: number, seat: Seat, played: Action, thought: Thought): Judgement | undefined {
  const best = thought.candidates[0];
  const done = thought.candidates.find(({ action }) => action === played);
  if (!best || !done) return undefined;
  return { step, seat, played, best: best.action, playedValue: done.value, bestValue: best.value };
}

const lost = ({ bestValue, playedValue }: Judgement): number => bestValue - playedValue;

/** Where most was lost, at most `count` and none that lost less than `least`; in the order of the game. */
export function turningPoints(judgements: readonly Judgement[], count = 3, least = 0.08): Judgement[] {
  return judgements
    .filter((each) => lost(each) >= least)
    .sort((a, b) => lost(b) - lost(a) || a.step - b.step)
    .slice(0, count)
    .sort((a, b) => a.step - b.step);
}
