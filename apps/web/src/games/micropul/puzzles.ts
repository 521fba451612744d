import type { Language } from '@stolik/kernel/language';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import { tileArt } from '@stolik/micropul/art';
import type { MicropulEvent } from '@stolik/micropul/events';
import { micropulPuzzles } from '@stolik/micropul/puzzles';
import type { MicropulView } from '@stolik/micropul/view';
import { no, yes } from '../../base/how-to.ts';
import type { PuzzlePart } from '../../shell/study/part.ts';
import { deskOf } from './desk/desk.ts';
import { askedAbout } from './model/asked-about.ts';
import { positionOf, type TableGroup } from './model/position.ts';
import { PUZZLE_WORDS } from './words/puzzles.ts';

const CLAUSES: Readonly<Record<string, string>> = {
  close: 'M6.2',
  spoil: 'M6.4',
  tiles: 'M5.2',
  lays: 'M5.3',
  points: 'M7.2',
  win: 'M7.1',
  secure: 'M6.3',
  leave: 'M5.2',
};

function groupOf(goal: Goal, view: MicropulView): TableGroup | undefined {
  const spot = askedAbout(goal);
  return spot && positionOf(view).groupAt(spot);
}

const countOf = (goal: Goal): number => Number(goal['count'] ?? 1);

const tile = (face: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${tileArt(face)}</g>`;

const PICTURES: Readonly<Record<string, string>> = {
  close: tile('BBBB', 8, 8, 0.84) + yes(80, 80),
  spoil: tile('WWWW', 8, 8, 0.84) + no(80, 80),
  tiles: tile('2.1.', 8, 8, 0.84),
  lays: tile('W+.B', 26, 4, 0.66) + tile('BW+.', 8, 30, 0.66),
  points: tile('WWWW', 8, 8, 0.84) + yes(80, 80),
  win: tile('+W1B', 8, 8, 0.84) + yes(80, 80),
  join: tile('.B..', 0, 34, 0.4) + tile('BB..', 36, 34, 0.4) + tile('B...', 72, 34, 0.4),
  claim: `${tile('BBBB', 8, 8, 0.84)}<circle cx="50" cy="50" r="17" fill="var(--lamp)" stroke="#2b2533" stroke-width="5"/>`,
  secure: `${tile('WWWW', 8, 8, 0.84)}<circle cx="50" cy="50" r="17" fill="var(--lamp)" stroke="#2b2533" stroke-width="5"/>`,
  leave: tile('2.1.', 8, 8, 0.84) + no(80, 80),
  take: tile('W.1.', 8, 8, 0.84) + yes(80, 80),
  reveal: tile('W+..', 8, 8, 0.84) + yes(80, 80),
};

/** In the colour that is asked for. */
const grown = (colour: string): string => tile(`${colour.repeat(2)}..`, 4, 30, 0.5) + tile(colour.repeat(4), 48, 30, 0.5);

export const puzzles: PuzzlePart<MicropulView, MicropulEvent> = {
  rules: micropulPuzzles,
  lines: () => import('@stolik/micropul/puzzles/1.jsonl?raw').then(({ default: text }) => text),
  dailies: () => import('@stolik/micropul/puzzles/daily.jsonl?raw').then(({ default: text }) => text),
  kinds: PUZZLE_WORDS.kinds,
  themes: PUZZLE_WORDS.themes,
  ask: (goal, view, language) => {
    const words = PUZZLE_WORDS.by[language];
    const group = groupOf(goal, view);
    return {
      goal: words.goal(goal.kind, { count: countOf(goal), colour: group?.colour ?? 'W', points: group?.points ?? 0 }),
      says: words.says[goal.kind] ?? '',
      look: words.look[goal.kind] ?? '',
      clause: CLAUSES[goal.kind] ?? 'M3.1',
      picture: goal.kind === 'grow' ? grown(group?.colour ?? 'W') : (PICTURES[goal.kind] ?? ''),
    };
  },
  point: (table, goal) => deskOf(table).askAbout(askedAbout(goal)),
  // The gap is shown where it is: the group that was to be closed is counted on the board.
  trail: (table, missed, goal) => {
    if (goal.kind === 'close') deskOf(table).pointAt(missed && askedAbout(goal));
  },
  why: (goal, { got, view }, language) => {
    const points = groupOf(goal, view)?.points ?? 0;
    return PUZZLE_WORDS.by[language].why(goal.kind, { got, points }) ?? [];
  },
  missed: (goal, { got, wanted, view }, language: Language) => {
    const group = groupOf(goal, view);
    return PUZZLE_WORDS.by[language].missed(goal.kind, { got, wanted, open: group?.openPlaces.length ?? 0 });
  },
};
