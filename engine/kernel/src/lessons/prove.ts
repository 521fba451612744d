import type { Action, AnyGame } from '../game.ts';
import {
  type AnyPuzzleRules,
  horizonOf,
  layPuzzle,
  type Proof,
  playSolution,
  questionOf,
  type Reading,
} from '../puzzles/prove.ts';
import { ok, problem, type Result } from '../result.ts';
import type { Level } from './chapter.ts';
import { cheapest } from './cheapest.ts';

/** The cost of an answer: the sum over its decisions, each by the game's own cost. */
export const costOf = ({ cost }: Pick<AnyPuzzleRules, 'cost'>, line: readonly Action[]): number =>
  line.reduce((sum, action) => sum + (cost?.(action) ?? 1), 0);

/** Looks for a cheaper answer than the solution. A problem means that the level cannot be read. */
export function proveLevel(game: AnyGame, rules: AnyPuzzleRules, level: Level): Result<Proof> {
  const laid = layPuzzle(game, rules, level);
  if (!laid.ok) return laid;
  const { goal, seat, par } = level;
  const start = laid.value;
  const reading = rules.reading?.(start, seat, goal);
  if (reading) return ok({ faults: faultsOfReading(reading, level) });
  const found = questionOf(rules, start, level);
  if (!found) return problem('goal', `${JSON.stringify(goal)} cannot be asked in this position`);
  const { question, enough } = found;
  const solved = playSolution(game, level, start, question);
  if (!solved.ok) return solved;
  const isReached = (state: unknown): boolean => question.worth(state) >= enough;
  const faults: string[] = [];
  if (isReached(start)) faults.push('nothing has to be done for it');
  if (!isReached(solved.value.state)) faults.push('the solution does not reach the goal');
  const cost = costOf(rules, solved.value.line);
  if (cost !== par) faults.push(`the solution costs ${cost}, par is ${par}`);
  const best = cheapest(
    horizonOf(game, rules, start, seat, question),
    isReached,
    (action) => costOf(rules, [action]),
    rules.most,
  );
  if (best.isOpen) faults.push('there are too many answers to look at all of them');
  else if (best.cost === undefined) faults.push('it cannot be solved');
  else if (best.cost !== par) faults.push(`the cheapest answer costs ${best.cost}, par is ${par}`);
  return ok({ faults });
}

function faultsOfReading({ answers, right }: Reading, { solution, par }: Level): string[] {
  const faults: string[] = [];
  if (solution.length !== 1 || solution[0] !== right) faults.push(`the answer is ${JSON.stringify(right)}`);
  if (!answers.includes(right)) faults.push('the right answer is none of those that can be given');
  if (answers.length < 2) faults.push('there is nothing to choose from');
  if (par !== 1) faults.push(`to read costs 1, par is ${par}`);
  return faults;
}
