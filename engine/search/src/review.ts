import type { Action, Seat } from '@stolik/kernel/game';
import type { Thought } from './player.ts';

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

/** An action that got hardly any thought has no value worth telling. */
const LEAST_WEIGHT = 0.01;

/** Compares what was played with a thought about the same moment; undefined where the played one was not looked at enough. */
export function judge(step: number, seat: Seat, played: Action, thought: Thought): Judgement | undefined {
  const best = thought.candidates.find(({ action }) => action === thought.action);
  const done = thought.candidates.find(({ action }) => action === played);
  if (!best || !done || done.weight < LEAST_WEIGHT) return undefined;
  return { step, seat, played, best: best.action, playedValue: done.value, bestValue: best.value };
}

/** Where most was lost: the worst decisions first, at most `count`, none that lost less than `least`. */
export function turningPoints(judgements: readonly Judgement[], count = 3, least = 0.05): Judgement[] {
  const lost = ({ bestValue, playedValue }: Judgement): number => bestValue - playedValue;
  return judgements
    .filter((each) => lost(each) >= least)
    .sort((a, b) => lost(b) - lost(a) || a.step - b.step)
    .slice(0, count);
}
