import { tileArt, tileBackArt } from '@stolik/circuit/art';
import { sideArt } from '@stolik/circuit/art/edges';
import type { TileState } from '@stolik/circuit/art/parts';
import { ironArt, shortArt } from '@stolik/circuit/art/tokens';
import type { TileCode } from '@stolik/circuit/art/way';
import { circuitPuzzles } from '@stolik/circuit/puzzles';
import type { CircuitView } from '@stolik/circuit/seen/view';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { sidePlace } from '@stolik/circuit/words/naming';
import { type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';
import { onCleanup, untrack } from 'solid-js';
import { latePart } from '../../base/ui/late-part.ts';
import type { Lit } from '../../shell/contract.ts';
import type { PuzzlePart } from '../../shell/study/part.ts';
import { advice } from './advice.ts';
import { face, lendFace } from './art/face.ts';
import { deskOf } from './desk/desk.ts';
import { spotName } from './model/layout.ts';
import { whereItStops, whyMissed } from './words/missed.ts';
import { PUZZLE_KINDS, PUZZLE_THEMES, PUZZLE_WORDS } from './words/puzzles.ts';
import { withPanelWords } from './words/with-panel.ts';

const CLAUSES: Readonly<Record<string, string>> = {
  light: 'C5.1',
  parts: 'C5.1',
  eight: 'C7.1',
  win: 'C7.2',
  fuse: 'C4.4',
  repair: 'C6.3',
  short: 'C4.3',
  smoke: 'C4.3',
  burns: 'C4.3',
  glows: 'C5.1',
  lit: 'C5.1',
  mend: 'C6.2',
  swap: 'C3.2',
  gain: 'C7.2',
  leave: 'C4.1',
};

const tile = (code: TileCode, state: TileState = {}): string => tileArt(code, { face: face(), rotation: 0, state, chip: true });
const FUSE = `<g transform="translate(20 0)">${sideArt('+f', 'left', { face: 'real', burnt: true })}</g>`;

const PICTURES: Readonly<Record<string, () => string>> = {
  light: () => tile('E', { lit: 2 }),
  parts: () => tile('E', { lit: 2 }),
  eight: () => tile('E', { lit: 2 }),
  win: () => tile('E', { lit: 2 }),
  fuse: () => FUSE,
  repair: () => ironArt(),
  short: () => shortArt(2),
  smoke: () => tile('V', { burnt: true }),
  burns: () => tile('V', { burnt: true }),
  glows: () => tile('E', { lit: 2 }),
  mend: () => ironArt(),
  swap: () => tileBackArt(),
  gain: () => tile('E', { lit: 2 }),
  leave: () => tile('L'),
};

/** What is to shine, as it will: the part that lies there already, else one of the hand. */
function pictureOf(goal: Goal, view: CircuitView): string {
  if (goal.kind === 'swap') return tile(namedIn(goal, 'token') as TileCode);
  if (goal.kind !== 'lit') return PICTURES[goal.kind]?.() ?? '';
  const lying = view.cells[namedIn(goal, 'cell')]?.tile.charAt(0);
  const holdsLed = view.seats.some(({ hand }) => hand.kind === 'open' && hand.tokens.includes('V'));
  return tile((lying ?? (holdsLed ? 'V' : 'E')) === 'V' ? 'V' : 'E', { lit: goal['level'] === 1 ? 1 : 2 });
}

const isSide = (place: string): boolean => /^(left|right)/.test(place);

const litAt = (place: string): Lit => ({
  board: () => {
    const found = document.querySelector(`.ci-cell[data-spot="${place}"]`);
    return found ? [found.getBoundingClientRect()] : [];
  },
  hand: [],
});

/** There it is the mishap that is looked for. */
const MISHAPS_WANTED: ReadonlySet<string> = new Set(['short', 'smoke', 'fuse', 'win']);

/** There it is light that is looked for: where nothing glows, the current stops somewhere. */
const LIGHTS: ReadonlySet<string> = new Set(['light', 'parts', 'eight']);

export const puzzles: PuzzlePart<CircuitView, CircuitEvent> = {
  rules: circuitPuzzles,
  lines: () => import('@stolik/circuit/puzzles/1.jsonl?raw').then(({ default: text }) => text),
  dailies: () => import('@stolik/circuit/puzzles/daily.jsonl?raw').then(({ default: text }) => text),
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
      ...(move && { move: words.move(move) }),
      says: words.says[goal.kind] ?? '',
      look: words.look[goal.kind] ?? '',
      clause: CLAUSES[goal.kind] ?? 'C3.1',
      picture: pictureOf(goal, view),
    };
  },
  read: {
    plays: (goal) => namedIn(goal, 'move'),
    says: (answer, language) => (isSide(answer) ? sidePlace(answer, language) : answer),
    pressed: (table, answers) => {
      const spot = deskOf(table).pressed();
      return spot && answers.find((answer) => answer === spotName(spot));
    },
    lit: litAt,
  },
  point: (_, goal) => {
    if (goal['face'] !== 'schematic') return;
    const before = untrack(face);
    lendFace('schematic');
    onCleanup(() => lendFace(before));
  },
  Why: latePart(withPanelWords(() => import('./panel/verdict-why.tsx').then(({ VerdictWhy }) => VerdictWhy))),
  missed: (goal, { got, wanted, said, view, answer }, language) => {
    const words = PUZZLE_WORDS[language];
    if (said) return words.wrong(isSide(said.right) ? sidePlace(said.right, language) : said.right);
    const mishap = MISHAPS_WANTED.has(goal.kind) ? undefined : whyMissed(goal, view, language);
    if (mishap) return mishap;
    const { title, says } = words.missed(goal.kind, Math.max(0, got), wanted);
    const stop = LIGHTS.has(goal.kind) && got <= 0 ? whereItStops(view, answer, language) : undefined;
    return { title, says: stop ? `${says} ${stop}` : says };
  },
};
