import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { hasLessons, loadChapters } from '../../../shell/study/lessons.ts';
import { findPuzzle, hasPuzzles } from '../../../shell/study/load.ts';
import type { Position } from '../plans/plan.ts';

/** A position of a plan as a question. An example of the bench asks nothing: it has no solution. */
export async function findPosition(game: string, position: Position): Promise<ClosedQuestion | undefined> {
  if ('lesson' in position) {
    const chapters = hasLessons(game) ? await loadChapters(game) : [];
    return chapters.flatMap(({ levels }) => levels).find(({ id }) => id === position.lesson);
  }
  if ('puzzle' in position) return hasPuzzles(game) ? findPuzzle(game, position.puzzle) : undefined;
  return undefined;
}
