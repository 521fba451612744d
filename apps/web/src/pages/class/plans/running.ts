import { toBench, toLesson, toNew, toPuzzle } from '../../../base/router.ts';
import type { ClassWords } from '../words/paper.ts';
import type { PlanStart, Position } from './plan.ts';

/** Something that a step sets going, and where one can try it. */
export interface Running {
  readonly says: string;
  readonly href: string;
}

/** How the things that a plan names are called. */
export interface Titles {
  lesson(id: string): string;
  game(id: string): string;
  bench(id: string): { readonly title: string; readonly code: string } | undefined;
}

/** A puzzle is known by the number its id ends with. */
export const puzzleNumber = (id: string): string => id.split('-').slice(2).join('-');

const scenarioOf = ({ scenario }: { readonly [key: string]: unknown }): string | undefined =>
  typeof scenario === 'string' ? scenario : undefined;

/** How something that is asked is called, and where one can try it. */
export function positionRunning(position: Position, game: string, words: ClassWords['plans'], titles: Titles): Running {
  if ('lesson' in position) return { says: titles.lesson(position.lesson), href: toLesson(game, position.lesson) };
  if ('puzzle' in position) return { says: words.puzzle(puzzleNumber(position.puzzle)), href: toPuzzle(game, position.puzzle) };
  const bench = titles.bench(position.bench);
  return { says: bench?.title ?? position.bench, href: toBench(bench?.code) };
}

/** What is running in a step: a few words, and everything in it that can be opened. */
export function runningOf(
  start: PlanStart,
  game: string,
  words: ClassWords['plans'],
  titles: Titles,
): { readonly says: string; readonly what: readonly Running[] } {
  const one = (position: Position): Running => positionRunning(position, game, words, titles);
  switch (start.kind) {
    case 'talk':
      return { says: words.nothing, what: [] };
    case 'everybody':
      return { says: words.everybody, what: [one(start.position)] };
    case 'lessons':
      return {
        says: `${words.lessons(start.lessons.length)}, ${words.seated[start.seated]}:`,
        what: start.lessons.map((lesson) => one({ lesson })),
      };
    case 'puzzles':
      return {
        says: `${words.puzzles(start.puzzles.length)}, ${words.seated[start.seated]}:`,
        what: start.puzzles.map((puzzle) => one({ puzzle })),
      };
    case 'bench':
      return { says: `${words.bench}, ${words.seated[start.seated]}:`, what: [one({ bench: start.example })] };
    case 'game':
      return {
        says: `${words.game}, ${words.seated[start.seated]}:`,
        what: [{ says: titles.game(start.game), href: toNew(start.game, scenarioOf(start.options)) }],
      };
  }
}
