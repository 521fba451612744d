import { shapeArt } from '@stolik/golems/art/board';
import type { EditionId } from '@stolik/golems/editions';
import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { AnyPuzzleRules } from '@stolik/kernel/puzzles/prove';
import { type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';
import type { Lit } from '../../../shell/contract.ts';
import type { PuzzlePart } from '../../../shell/study/part.ts';
import { deskOf } from '../desk/desk.ts';
import type { Edition } from '../desk/edition.ts';
import { trailOf } from '../model/ghost.ts';
import type { GolemsEvent, GolemsView, Scene } from '../model/scene.ts';
import { wordsOf } from '../words/by-language.ts';
import type { StudyWords } from './catalog.ts';
import { Known } from './known.tsx';
import { pictureOf } from './pictures.ts';
import { amongOf, cellOf, marksOf } from './shown.ts';
import { type WrongRow, wrongRowOf } from './strayed.ts';
import { STUDY_HERO, STUDY_KINDS, STUDY_THEMES, studyWords } from './words.ts';

const CLAUSES: Readonly<Record<EditionId, string>> = { golems6: 'G6.3.2', golems4: 'G4.3.2' };

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
export function studyOf(
  edition: Edition,
  rules: AnyPuzzleRules,
  files: Pick<PuzzlePart, 'lines' | 'dailies'>,
): PuzzlePart<GolemsView, GolemsEvent> {
  return {
    rules,
    ...files,
    kinds: STUDY_KINDS,
    themes: STUDY_THEMES,
    hero: STUDY_HERO,
    Known: (props) => Known({ ...props, edition }),
    knows: ({ goal, moves = [] }) => moves.length > 0 || (typeof goal['program'] === 'string' && goal.kind !== 'repair'),
    ask: (goal, view, language, { seat, nameOf }) => {
      const words = studyWords(language, edition.id);
      return {
        goal: words.goal(goal, golemOf(goal) === seat ? undefined : nameOf(golemOf(goal))),
        says: words.says[goal.kind] ?? '',
        look: words.look[goal.kind] ?? '',
        clause: CLAUSES[edition.id],
        picture: pictureOf(goal, view, seat, edition),
      };
    },
    point: (table, goal, position) => {
      const desk = deskOf(table, edition);
      desk.setMarks(marksOf({ goal, position }, table.language()));
      desk.press(undefined);
      desk.setAsksCells(goal.kind === 'predict' && amongOf(goal).length === 0);
    },
    begin: (table, goal) => {
      const program = goal['program'];
      const desk = deskOf(table, edition);
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
        const desk = deskOf(table, edition);
        const at = desk.pressed();
        // Where any cell may be answered, a cell alone is half an answer: the ring around it says the rest.
        return desk.asksCells() || at === undefined ? at : answers.find((answer) => cellOf(answer) === at);
      },
      lit: (answer) => (answer === 'out' ? undefined : litCell(cellOf(answer))),
    },
    why: (goal, { seat, story }, language) => {
      const told = story?.();
      const who = goal.kind === 'predict' ? golemOf(goal) : seat;
      const stops = told ? (trailOf(edition, told.view, who, told.events)?.stops ?? []) : [];
      // Several rounds are better watched than read.
      if (stops.some(({ row }, index) => row <= (stops[index - 1]?.row ?? 0))) return [];
      const words = studyWords(language, edition.id);
      const { note } = wordsOf(language, edition.id);
      return stops.map(({ row, cell, facing, notes }) =>
        words.ran(row, [note(notes), words.readPlace(cell, facing)].filter(Boolean).join('; ')),
      );
    },
    trail: (table, missed) => {
      const strayed = missed?.strayed?.();
      const ghost = strayed && trailOf(edition, strayed.view, missed!.seat, strayed.events);
      deskOf(table, edition).speakOf(ghost && { seat: missed!.seat, ghost });
    },
    missed: (goal, { got, wanted, said, seat, view, strayed }, language) => {
      const words = studyWords(language, edition.id);
      if (said) return words.wrongPlace(placeSays(said.right, language));
      const { title, says } = PLACES.includes(goal.kind)
        ? endedSays(goal, edition.sceneOf(view), seat, words)
        : words.missed(goal.kind, got, wanted);
      const found = strayed?.();
      const wrong = found && wrongRowOf(edition, seat, found);
      return {
        title,
        says: wrong ? `${says} ${rowSays(wrong, words, (events) => wordsOf(language, edition.id).note(events))}` : says,
      };
    },
  };
}

const PLACES: readonly string[] = ['reach', 'repair', 'shorten'];

/** Which row was the first to go wrong, and what came of it. */
function rowSays({ row, why, place }: WrongRow, words: StudyWords, note: (events: readonly GolemsEvent[]) => string): string {
  switch (why.kind) {
    case 'missing':
      return words.wrongRow.missing(row);
    case 'reach':
      return words.wrongRow.row(row, words.wrongRow.reach(why.reach, why.away));
    case 'air':
      return words.wrongRow.row(row, words.wrongRow.air);
    case 'out':
      return words.wrongRow.row(row, words.out);
    case 'met':
      return words.wrongRow.row(row, [note(why.events), words.readPlace(place!.cell, place!.facing)].filter(Boolean).join('; '));
  }
}

/** Where one's golem has ended instead of the place that was asked for. */
function endedSays(goal: Goal, { figures }: Scene, seat: Seat, words: StudyWords): ReturnType<PuzzlePart['missed']> {
  const { at, facing } = figures[seat]!;
  return words.ended(at === null ? undefined : words.readPlace(at, facing), at === goal['at']);
}

/** A cell, or a cell and a facing, or `out`. */
function placeSays(answer: string, language: Language): string {
  const words = studyWords(language);
  const [cell = '', facing] = answer.split(' ');
  if (facing !== undefined) return words.readPlace(cell, facing);
  return answer === 'out' ? words.out : cell;
}
