import { commandArt } from '@stolik/golems/art/commands';
import type { Edition } from '@stolik/golems/programs/program';
import type { AnyPuzzleRules } from '@stolik/kernel/puzzles/prove';
import { type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';
import type { Lit } from '../../../shell/contract.ts';
import type { PuzzlePart } from '../../../shell/study/part.ts';
import { deskOf } from '../desk/desk.ts';
import { Known } from './known.tsx';
import { STUDY_KINDS, STUDY_THEMES, STUDY_WORDS } from './words.ts';

const CLAUSES: Readonly<Record<Edition, string>> = { golems6: 'G6.3.2', golems4: 'G4.3.2' };

const PICTURES: Readonly<Record<string, string>> = {
  reach: commandArt('F'),
  repair: commandArt('if'),
  shorten: commandArt('repeat'),
  beat: commandArt('A'),
  out: commandArt('A'),
  treasure: commandArt('F'),
  gears: commandArt('F'),
  predict: commandArt('R'),
};

/** Whom a question is about, from 0. */
const golemOf = (goal: Goal): number => (typeof goal['golem'] === 'number' ? goal['golem'] - 1 : 0);

/** `c3 N` */
const cellOf = (answer: string): string => answer.split(' ')[0] ?? '';

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
    Known,
    ask: (goal, _view, language, { seat, nameOf }) => {
      const words = STUDY_WORDS[language];
      return {
        goal: words.goal(goal, golemOf(goal) === seat ? undefined : nameOf(golemOf(goal))),
        says: words.says[goal.kind] ?? '',
        look: words.look[goal.kind] ?? '',
        clause: CLAUSES[edition],
        picture: PICTURES[goal.kind] ?? '',
      };
    },
    begin: (table, goal) => {
      const program = goal['program'];
      if (goal.kind !== 'repair' || typeof program !== 'string') return;
      deskOf(table).propose(`program ${program}`);
    },
    read: {
      plays: (goal) => `program ${namedIn(goal, 'program')}`,
      says: (answer, language) => {
        const [cell = '', facing] = answer.split(' ');
        const words = STUDY_WORDS[language];
        return facing === undefined ? words.out : words.readPlace(cell, facing);
      },
      lit: (answer) => litCell(cellOf(answer)),
    },
    missed: (goal, { got, wanted, said }, language) => {
      const words = STUDY_WORDS[language];
      if (!said) return words.missed(goal.kind, got, wanted);
      const [cell = '', facing] = said.right.split(' ');
      return words.wrongPlace(facing === undefined ? words.out : words.readPlace(cell, facing));
    },
  };
}
