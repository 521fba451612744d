import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClassQuestion } from '@stolik/class/things';
import { parseChapter } from '@stolik/kernel/lessons/chapter';
import { unwrap } from '@stolik/kernel/result';

/** A question for all from a level of a real lesson that one decision solves. */
export function questionOfLesson(): { readonly question: ClassQuestion; readonly solution: readonly string[] } {
  const folder = join(import.meta.dirname, '../../../../games/circuit/lessons/circuit');
  for (const file of readdirSync(folder).filter((name) => /^\d/.test(name))) {
    const chapter = unwrap(parseChapter(JSON.parse(readFileSync(join(folder, file), 'utf8')), 'circuit'));
    const level = chapter.levels.find((each) => each.solution.length === 1);
    if (!level) continue;
    const { id, game, players, options, position, moves, seat, goal, solution } = level;
    return { question: { id, game, players, options, position, ...(moves && { moves }), seat, goal }, solution };
  }
  throw new Error('no lesson has such a level');
}
