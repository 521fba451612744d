import { tileArt } from '@stolik/circuit/art';
import { circuitPuzzles } from '@stolik/circuit/puzzles';
import { sidePlace } from '@stolik/circuit/text/words';
import { namedIn } from '@stolik/kernel/puzzles/puzzle';
import type { Lit } from '../../shell/contract.ts';
import type { PuzzlePart } from '../../shell/study/part.ts';
import { advice } from './advice.ts';
import { PUZZLE_KINDS, PUZZLE_THEMES, PUZZLE_WORDS } from './words/puzzles.ts';

const CLAUSES: Readonly<Record<string, string>> = {
  light: 'C5.1',
  parts: 'C5.1',
  eight: 'C7.1',
  fuse: 'C4.4',
  repair: 'C6.3',
  short: 'C4.3',
  smoke: 'C4.3',
  burns: 'C4.3',
  glows: 'C5.1',
};

const tile = (code: 'E' | 'V' | 'R' | 'I' | 'G'): string => tileArt(code, { face: 'real', rotation: 0, state: {}, chip: true });

const PICTURES: Readonly<Record<string, () => string>> = {
  light: () => tile('E'),
  parts: () => tile('E'),
  eight: () => tile('G'),
  fuse: () => tile('R'),
  repair: () => tile('I'),
  short: () => tile('I'),
  smoke: () => tile('V'),
  burns: () => tile('V'),
  glows: () => tile('E'),
};

const isSide = (place: string): boolean => /^(left|right)/.test(place);

const litAt = (place: string): Lit => ({
  board: () => {
    const found = document.querySelector(`.ci-cell[data-spot="${place}"]`);
    return found ? [found.getBoundingClientRect()] : [];
  },
  hand: [],
});

export const puzzles: PuzzlePart = {
  rules: circuitPuzzles,
  lines: () => import('@stolik/circuit/puzzles/1.jsonl?raw').then(({ default: text }) => text),
  kinds: PUZZLE_KINDS,
  themes: PUZZLE_THEMES,
  ask: (goal, view, language) => {
    const words = PUZZLE_WORDS[language];
    const place = namedIn(goal, 'cell') || namedIn(goal, 'side');
    const move = typeof goal['move'] === 'string' ? advice.tell!(view, 0, goal['move'], language) : '';
    return {
      goal: words.goal(goal.kind, {
        count: Number(goal['count'] ?? 1),
        place: isSide(place) ? sidePlace(place, language) : place,
      }),
      says: [move && words.move(move), words.says[goal.kind] ?? ''].filter(Boolean).join(' '),
      look: words.look[goal.kind] ?? '',
      clause: CLAUSES[goal.kind] ?? 'C3.1',
      picture: PICTURES[goal.kind]?.() ?? '',
    };
  },
  read: {
    plays: (goal) => namedIn(goal, 'move'),
    says: (answer, language) => (isSide(answer) ? sidePlace(answer, language) : answer),
    lit: litAt,
  },
  missed: (goal, { got, wanted, said }, language) => {
    const words = PUZZLE_WORDS[language];
    if (said) return words.wrong(isSide(said.right) ? sidePlace(said.right, language) : said.right);
    return words.missed(goal.kind, Math.max(0, got), wanted);
  },
};
