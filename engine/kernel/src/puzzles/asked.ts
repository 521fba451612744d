import { type AnyGame, type Next, type Outcome, over } from '../game.ts';
import { ok, problem, type Result } from '../result.ts';
import { type AnyPuzzleRules, horizonOf, layPuzzle, questionOf } from './prove.ts';
import type { Puzzle } from './puzzle.ts';

/** A puzzle made playable wherever the game is. */
export interface Asked {
  /** The game, beginning in the position of the puzzle and over where an answer ends: whoever has reached the goal has won. */
  readonly game: AnyGame;
  readonly options: Puzzle['options'];
  readonly start: unknown;
  /** How much has been reached of what is asked for. */
  worth(state: unknown): number;
  readonly enough: number;
}

export function askPuzzle(game: AnyGame, rules: AnyPuzzleRules, puzzle: Puzzle): Result<Asked> {
  const laid = layPuzzle(game, rules, puzzle);
  if (!laid.ok) return laid;
  const start = laid.value;
  const found = questionOf(rules, start, puzzle);
  if (!found) return problem('goal', `${JSON.stringify(puzzle.goal)} cannot be asked in this position`);
  const { seat } = puzzle;
  const { enough } = found;
  const worth = (state: unknown): number => found.question.worth(state);
  const horizon = horizonOf(game, rules, start, seat);
  const goesOn = (state: unknown, next: Next): boolean =>
    horizon.goesOn ? horizon.goesOn(state) : next.kind === 'turn' && next.seat === seat;
  const next = (state: unknown): Next => {
    if (worth(state) >= enough) return over(ending([seat], puzzle.players));
    const now: Next = game.next(state);
    return goesOn(state, now) ? now : over(ending([], puzzle.players));
  };
  const asked: AnyGame = { ...game, setup: () => game.clone(start), next };
  return ok({ game: asked, options: { ...rules.cases.options, ...puzzle.options } as Puzzle['options'], start, worth, enough });
}

const ending = (winners: readonly number[], players: number): Outcome => ({
  winners,
  scores: Array.from({ length: players }, () => 0),
  reason: winners.length > 0 ? 'goal-reached' : 'goal-missed',
  clause: '',
});
