import type { MicropulEvent } from '@stolik/micropul/events';
import type { MicropulView } from '@stolik/micropul/view';
import { type Asked, panAt, type Recipe } from '../../../base/sound/recipe.ts';
import type { Draft } from '../model/draft.ts';

/** A string that is plucked softly. */
const CHORD = [1, 0.4, 0.22, 0.1, 0.05] as const;
const string = (hertz: number, at: number, least: number, level = 1) =>
  ({ kind: 'tone', from: hertz, at, least, level, length: 1.3, attack: 0.006, harmonics: CHORD }) as const;

const tick = (at: number, least: number) =>
  ({ kind: 'knock', material: 'wood', at, least, pitch: 1.5 + at, force: 0.35, level: 0.8 }) as const;

export const RECIPES = {
  /** A thick tile is laid on felt. */
  tile: {
    loud: -27,
    parts: [
      { kind: 'knock', material: 'felt', force: 0.9 },
      { kind: 'knock', material: 'wood', pitch: 0.85, level: 0.8, force: 0.55 },
    ],
  },
  /** A stone is set on a wooden tile. */
  stone: {
    loud: -26,
    parts: [
      { kind: 'knock', material: 'stone', force: 0.6 },
      { kind: 'knock', material: 'wood', at: 0.004, pitch: 1.25, level: 0.6, force: 0.5 },
      { kind: 'knock', material: 'stone', at: 0.085, pitch: 1.08, level: 0.3, force: 0.4 },
    ],
  },
  deal: { loud: -40, parts: [{ kind: 'noise', length: 0.06, from: 2400, to: 1300, width: 0.8, attack: 0.02 }] },
  first: {
    loud: -31,
    parts: [
      { kind: 'knock', material: 'stone', pitch: 0.8, force: 0.5 },
      { kind: 'knock', material: 'stone', at: 0.16, pitch: 0.95, force: 0.5, level: 0.6 },
      { kind: 'knock', material: 'stone', at: 0.27, pitch: 1, force: 0.5, level: 0.35 },
    ],
  },
  /** A tile slides off the core. */
  draw: {
    loud: -34,
    parts: [
      { kind: 'noise', length: 0.16, from: 900, to: 1700, width: 0.9, attack: 0.05 },
      { kind: 'knock', material: 'wood', at: 0.15, pitch: 1.2, level: 0.5, force: 0.35 },
    ],
  },
  /** Tiles come out of the core into a supply, one click each. */
  won: { loud: -31, parts: [tick(0.05, 1), tick(0.16, 2), tick(0.26, 3), tick(0.35, 4), tick(0.43, 5), tick(0.5, 6)] },
  turnedUp: {
    loud: -31,
    parts: [
      { kind: 'noise', length: 0.09, from: 1400, to: 700, width: 0.8, attack: 0.02, level: 0.6 },
      { kind: 'knock', material: 'wood', at: 0.11, pitch: 0.9, force: 0.6 },
    ],
  },
  /** A dot is touched. */
  dot: { loud: -30, parts: [{ kind: 'knock', material: 'glass', pitch: 0.9, size: 0.5, force: 0.5 }] },
  /** A group closes and counts: a chord that has more notes the larger it is. `size` is what it is worth. */
  closed: {
    loud: -24,
    parts: [
      string(196, 0, 0),
      string(294, 0.05, 0),
      string(392, 0.1, 3),
      string(494, 0.15, 5),
      string(587, 0.2, 7),
      string(784, 0.26, 10),
      string(988, 0.32, 13),
      string(1175, 0.38, 16),
    ],
  },
  /** A group closes that nobody has: only wood. */
  closedFree: {
    loud: -31,
    parts: [
      { kind: 'tone', from: 196, length: 0.45, harmonics: CHORD, level: 0.6 },
      { kind: 'knock', material: 'wood', pitch: 0.55, size: 1.3, force: 0.5 },
    ],
  },
  /** A group is lost for everybody who has a stone there. */
  spoilt: {
    loud: -27,
    parts: [
      { kind: 'tone', from: 185, length: 0.7, harmonics: CHORD },
      { kind: 'tone', from: 196, length: 0.7, harmonics: CHORD, level: 0.8 },
      { kind: 'knock', material: 'stone', pitch: 0.6, force: 0.5, level: 0.6 },
    ],
  },
  /** One more turn: two quick steps upwards. */
  again: {
    loud: -27,
    parts: [
      { kind: 'knock', material: 'glass', pitch: 0.42, size: 0.8, force: 0.6 },
      { kind: 'knock', material: 'glass', at: 0.11, pitch: 0.63, size: 0.8, force: 0.6 },
      { kind: 'knock', material: 'wood', pitch: 1.1, force: 0.5, level: 0.5 },
    ],
  },
  /** What was hoped for does not come. */
  missed: { loud: -33, parts: [{ kind: 'tone', from: 311, to: 233, length: 0.4, attack: 0.03, harmonics: [1, 0.2] }] },
  lift: { loud: -38, parts: [{ kind: 'knock', material: 'wood', pitch: 1.7, force: 0.25 }] },
  /** A tile is turned in the hand. */
  rotate: {
    loud: -40,
    parts: [
      { kind: 'noise', length: 0.07, from: 1100, to: 1900, width: 0.6, attack: 0.02 },
      { kind: 'knock', material: 'wood', at: 0.06, pitch: 2.3, force: 0.25, level: 0.5 },
    ],
  },
  refuse: {
    loud: -29,
    parts: [
      { kind: 'knock', material: 'wood', pitch: 0.5, force: 0.4, level: 0.8 },
      { kind: 'knock', material: 'felt', at: 0.1, pitch: 0.9, force: 0.9 },
    ],
  },
} as const satisfies Record<string, Recipe>;

export type MicropulSound = keyof typeof RECIPES;
type Heard<Kind> = (event: Extract<MicropulEvent, { kind: Kind }>, view: MicropulView) => Asked<MicropulSound>;

/** By kind of event. Silent: what is only the course of the game, and its end, which the table itself plays. */
export const HEARD: { readonly [Kind in MicropulEvent['kind']]: Heard<Kind> | 'silent' } = {
  firstPlayerDrawn: () => ({ name: 'first' }),
  tileDealt: () => ({ name: 'deal' }),
  tileLaid: ({ x }, view) => ({ name: 'tile', pan: panOf(x, view), after: 150 }),
  catalystFired: ({ x }, view) => ({ name: 'dot', pan: panOf(x, view) }),
  tilesWon: ({ count }) => ({ name: 'won', size: count, force: count > 0 ? 1 : 0 }),
  groupClosed: ({ x, points, stones }, view) =>
    stones.length === 1 ? { name: 'closed', size: points, pan: panOf(x, view) } : { name: 'closedFree', pan: panOf(x, view) },
  groupSpoilt: ({ x }, view) => ({ name: 'spoilt', pan: panOf(x, view) }),
  stonePut: ({ x }, view) => ({ name: 'stone', pan: panOf(x, view), after: 210 }),
  drawBegan: 'silent',
  tileTaken: () => ({ name: 'draw' }),
  openTileTaken: () => ({ name: 'draw' }),
  tileTurnedUp: () => ({ name: 'turnedUp' }),
  nothingTurnedUp: () => ({ name: 'missed' }),
  extraTurnWon: () => ({ name: 'again' }),
  plusLost: () => ({ name: 'missed' }),
  extraTurnSkipped: () => ({ name: 'missed' }),
  turnBegan: 'silent',
  seatLost: 'silent',
  gameOver: 'silent',
};

export function heard(event: MicropulEvent, view: MicropulView): readonly Asked<MicropulSound>[] {
  const sound = HEARD[event.kind];
  return sound === 'silent' ? [] : [(sound as Heard<MicropulEvent['kind']>)(event as never, view)];
}

/** Where it lies among the tiles on the table. */
function panOf(x: number, { board }: MicropulView): number {
  const columns = [x, ...board.map((tile) => tile.x)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  return left === right ? 0 : panAt((x - left) / (right - left));
}

/** A piece is taken up, or turned in the hand. */
export function inHand(before: Draft, now: Draft): readonly Asked<MicropulSound>[] {
  if (now.kind === 'none') return [];
  if (now.kind !== 'tile' || before.kind !== 'tile' || now.index !== before.index)
    return now.kind === before.kind && now.kind !== 'tile' ? [] : [{ name: 'lift' }];
  return now.turn === before.turn ? [] : [{ name: 'rotate' }];
}
