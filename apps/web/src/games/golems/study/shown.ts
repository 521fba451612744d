import type { FacingName } from '@stolik/golems/core';
import type { Language } from '@stolik/kernel/language';
import { type ClosedQuestion, type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';
import type { Mark } from '../model/marks.ts';
import { contentArt } from '../model/pieces.ts';
import { studyWords } from './words.ts';

/** The few answers that a goal names. */
export const amongOf = ({ among }: Goal): readonly string[] =>
  Array.isArray(among) ? among.filter((answer): answer is string => typeof answer === 'string') : [];

export const cellOf = (answer: string): string => answer.split(' ')[0] ?? '';

/** What a question shows on the board: the place it asks for, the places it can be answered with, and what is known of barrels. */
export function marksOf({ goal, position }: Pick<ClosedQuestion, 'goal' | 'position'>, language: Language): readonly Mark[] {
  const words = studyWords(language);
  const cell = namedIn(goal, 'at');
  const facing = (namedIn(goal, 'facing') || undefined) as FacingName | undefined;
  const wanted: readonly Mark[] =
    cell === ''
      ? []
      : [
          goal.kind === 'barrel'
            ? { kind: 'barrel', cell, says: words.barrelMark }
            : { kind: 'place', cell, facing, says: words.flag },
        ];
  const answers = amongOf(goal).flatMap((answer, shape): Mark[] =>
    answer === 'out' ? [] : [{ kind: 'answer', cell: cellOf(answer), shape, says: words.answerMark(shape + 1) }],
  );
  const tokens = position['tokens'];
  const barrels = Object.entries(typeof tokens === 'object' && tokens !== null ? tokens : {}).flatMap(([at, text]): Mark[] => {
    const contents = /(?:^| )barrel:([a-z]+)$/.exec(typeof text === 'string' ? text : '')?.[1];
    return contents ? [{ kind: 'inside', cell: at, contents: contentArt(contents), says: words.inside[contents] ?? '' }] : [];
  });
  return [...wanted, ...answers, ...barrels];
}
