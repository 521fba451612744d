import { shapeArt } from '@stolik/golems/art/marks';
import type { Edition } from '@stolik/golems/programs/program';
import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { AnyPuzzleRules } from '@stolik/kernel/puzzles/prove';
import { type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';
import type { Lit } from '../../../shell/contract.ts';
import type { PuzzlePart } from '../../../shell/study/part.ts';
import { deskOf } from '../desk/desk.ts';
import { type GolemsView, sceneOf } from '../model/scene.ts';
import { Known } from './known.tsx';
import { pictureOf } from './pictures.ts';
import { amongOf, cellOf, marksOf } from './shown.ts';
import { STUDY_KINDS, STUDY_THEMES, type StudyWords, studyWords } from './words.ts';

const CLAUSES: Readonly<Record<Edition, string>> = { golems6: 'G6.3.2', golems4: 'G4.3.2' };

/** Whom a question is about, from 0. */
const golemOf = (goal: Goal): number => (typeof goal['golem'] === 'number' ? goal['golem'] - 1 : 0);

function litCell(cell: string): Lit {
  return {
    board: () => {
      const found = document.querySelector(`.gl-grid [data-cell="${cell}"]`);
      return found ? [found.getBoundingClientRect()] : [];
    },
    hand: [],
  };
}

/** The puzzles of one edition. */
export function studyOf(edition: Edition, rules: AnyPuzzleRules, lines: () => Promise<string>): PuzzlePart {
  return {
    rules,
    lines,
    kinds: STUDY_KINDS,
    themes: STUDY_THEMES,
    hero: { en: 'Golem', ru: 'Голем', pl: 'Golem' },
    Known,
    knows: ({ goal, moves = [] }) => moves.length > 0 || (typeof goal['program'] === 'string' && goal.kind !== 'repair'),
    ask: (goal, view, language, { seat, nameOf }) => {
      const words = studyWords(language, edition);
      return {
        goal: words.goal(goal, golemOf(goal) === seat ? undefined : nameOf(golemOf(goal))),
        says: words.says[goal.kind] ?? '',
        look: words.look[goal.kind] ?? '',
        clause: CLAUSES[edition],
        picture: pictureOf(goal, view as GolemsView, seat, edition),
      };
    },
    point: (table, goal, position) => deskOf(table).setMarks(marksOf({ goal, position }, table.language())),
    begin: (table, goal) => {
      const program = goal['program'];
      const desk = deskOf(table);
      if (goal.kind === 'repair' && typeof program === 'string') desk.propose(`program ${program}`);
      // Who does not read begins again with empty rows: a full one would refuse the next card with words.
      else if (desk.isKids()) desk.wipe();
    },
    read: {
      plays: (goal) => `program ${namedIn(goal, 'program')}`,
      says: (answer, language) => placeSays(answer, language),
      picture: (goal, answer) => {
        const shape = amongOf(goal).indexOf(answer);
        return shape < 0 ? undefined : shapeArt(shape, 50, 50, 1.8, 'currentColor');
      },
      pressed: (table, answers) => {
        const cell = deskOf(table).pressed();
        return cell === undefined ? undefined : answers.find((answer) => cellOf(answer) === cell);
      },
      lit: (answer) => (answer === 'out' ? undefined : litCell(cellOf(answer))),
    },
    missed: (goal, { got, wanted, said, seat, view }, language) => {
      const words = studyWords(language, edition);
      if (!said)
        return PLACES.includes(goal.kind)
          ? endedSays(goal, view as GolemsView, seat, words)
          : words.missed(goal.kind, got, wanted);
      return words.wrongPlace(placeSays(said.right, language));
    },
  };
}

const PLACES: readonly string[] = ['reach', 'repair', 'shorten'];

/** Where one's golem has ended instead of the place that was asked for. */
function endedSays(goal: Goal, view: GolemsView, seat: Seat, words: StudyWords): ReturnType<PuzzlePart['missed']> {
  const { at, facing } = sceneOf(view).figures[seat]!;
  return words.ended(at === null ? undefined : words.readPlace(at, facing), at === goal['at']);
}

/** A cell, or a cell and a facing, or `out`. */
function placeSays(answer: string, language: Language): string {
  const words = studyWords(language);
  const [cell = '', facing] = answer.split(' ');
  if (facing !== undefined) return words.readPlace(cell, facing);
  return answer === 'out' ? words.out : cell;
}
