import { type AnyGame, type Next, type Outcome, over } from '../game.ts';
import { ok, problem, type Result } from '../result.ts';
import { goesOn } from './explore.ts';
import { type AnyPuzzleRules, horizonOf, layPuzzle, questionOf, type Reading } from './prove.ts';
import type { ClosedQuestion } from './puzzle.ts';

/** A closed question made playable wherever the game is. */
export interface Asked {
  /** The game, beginning in the position of the question and over where an answer ends: whoever has reached the goal has won. */
  readonly game: AnyGame;
  readonly options: ClosedQuestion['options'];
  readonly start: unknown;
  /** How much has been reached of what is asked for. */
  worth(state: unknown): number;
  readonly enough: number;
  /** What can be answered, where nothing is decided: the game then only shows what comes of it. */
  readonly reading: Reading | undefined;
}

/** The goal of a question that asks for nothing in particular: whatever can be decided is an answer. */
export const FREE = 'free';

export function askPuzzle(game: AnyGame, rules: AnyPuzzleRules, puzzle: ClosedQuestion): Result<Asked> {
  const laid = layPuzzle(game, rules, puzzle);
  if (!laid.ok) return laid;
  const start = laid.value;
  const { seat, goal, players } = puzzle;
  const isFree = goal.kind === FREE;
  const reading = isFree ? undefined : rules.reading?.(start, seat, goal);
  const found = isFree || reading ? undefined : questionOf(rules, start, puzzle);
  if (!found && !reading && !isFree) return problem('goal', `${JSON.stringify(goal)} cannot be asked in this position`);
  const enough = found?.enough ?? 1;
  const worth = (state: unknown): number => found?.question.worth(state) ?? 0;
  const horizon = horizonOf(game, rules, start, seat, found?.question);
  const next = (state: unknown): Next => {
    if (worth(state) >= enough) return over(ending([seat], players));
    return goesOn(horizon, state) ? game.next(state) : over(ending([], players));
  };
  return ok({
    game: { ...game, setup: () => game.clone(start), next },
    options: { ...rules.cases.options, ...puzzle.options } as ClosedQuestion['options'],
    start,
    worth,
    enough,
    reading,
  });
}

const ending = (winners: readonly number[], players: number): Outcome => ({
  winners,
  scores: Array.from({ length: players }, () => 0),
  reason: winners.length > 0 ? 'goal-reached' : 'goal-missed',
  clause: '',
});
