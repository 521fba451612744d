import { findCell, findSide } from '@stolik/circuit/board/geometry';
import { benchReading } from '@stolik/circuit/current/physics';
import type { ChainReason } from '@stolik/circuit/current/reasons';
import type { CircuitView } from '@stolik/circuit/seen/view';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { type Asked, panAt, type Recipe } from '../../../base/sound/recipe.ts';
import type { Draft } from '../model/draft.ts';
import { cellPoint, sidePoint, WIDE } from '../model/layout.ts';

/** Hum of the mains: overtones up to where small loudspeakers can play them. */
const HUM = [0.5, 1, 0.25, 0.6, 0.15, 0.35, 0.1, 0.2, 0.05, 0.12] as const;
const BUZZ = [1, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4] as const;

export const RECIPES = {
  /** A tile slides into its socket and snaps between the contacts. */
  tile: {
    loud: -26,
    parts: [
      { kind: 'knock', material: 'wood', pitch: 0.8, force: 0.6 },
      { kind: 'knock', material: 'brass', at: 0.035, pitch: 2.2, size: 0.28, level: 0.5, force: 0.7 },
    ],
  },
  /** A source or a fuse is set at the side, when the table is laid. */
  side: { loud: -38, parts: [{ kind: 'knock', material: 'brass', pitch: 2.8, size: 0.2, force: 0.4 }] },
  first: {
    loud: -31,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 2.5, size: 0.35, force: 0.5 },
      { kind: 'knock', material: 'wood', at: 0.12, pitch: 1.6, force: 0.4 },
    ],
  },
  /** A hand in the bag. */
  draw: {
    loud: -37,
    parts: [
      { kind: 'noise', length: 0.11, from: 1600, to: 2600, width: 0.9, attack: 0.03, grains: 900 },
      { kind: 'knock', material: 'felt', at: 0.08, pitch: 1.5, level: 0.7 },
    ],
  },
  lift: { loud: -38, parts: [{ kind: 'knock', material: 'brass', pitch: 3.2, size: 0.1, force: 0.35 }] },
  /** A tile is turned in the hand. */
  rotate: {
    loud: -40,
    parts: [
      { kind: 'noise', length: 0.05, from: 1800, to: 2600, width: 0.6, attack: 0.015 },
      { kind: 'knock', material: 'brass', at: 0.04, pitch: 2.4, size: 0.06, force: 0.4 },
    ],
  },
  swap: {
    loud: -33,
    parts: [
      { kind: 'knock', material: 'felt', pitch: 1.6, force: 0.7 },
      { kind: 'knock', material: 'wood', at: 0.14, pitch: 1.2, force: 0.4, level: 0.8 },
    ],
  },
  /** The iron touches the contact: it hisses, then it is quiet. */
  iron: {
    loud: -29,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 1.3, size: 0.3, force: 0.4, level: 0.5 },
      { kind: 'noise', at: 0.06, length: 0.5, from: 5200, to: 3000, width: 0.5, attack: 0.04, grains: 2600 },
    ],
  },
  /** A tile is plucked out. */
  out: {
    loud: -32,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 1.7, size: 0.22, force: 0.6, level: 0.6 },
      { kind: 'knock', material: 'felt', at: 0.1, force: 0.7 },
    ],
  },
  reed: {
    loud: -31,
    parts: [
      { kind: 'knock', material: 'glass', pitch: 1.5, size: 0.15, force: 0.7 },
      { kind: 'knock', material: 'brass', at: 0.05, pitch: 3.6, size: 0.12, force: 0.7 },
    ],
  },
  /** Current runs from plus to minus: the more of it, the higher and louder. */
  current: { loud: -29, parts: [{ kind: 'tone', from: 110, to: 123, length: 0.85, attack: 0.18, isHeld: true, harmonics: HUM }] },
  /** It runs and lights nothing. */
  weak: {
    loud: -35,
    parts: [{ kind: 'tone', from: 98, to: 82, length: 0.7, attack: 0.2, harmonics: HUM }],
  },
  /** The wire of a lamp warms, and the glass sings. */
  lamp: {
    loud: -25,
    parts: [
      { kind: 'tone', from: 220, length: 0.5, attack: 0.15, level: 0.16, harmonics: [1, 0.6, 0.3, 0.3] },
      { kind: 'knock', material: 'glass', pitch: 0.57, size: 1.4, force: 0.55 },
    ],
  },
  /** A diode is quick and small. */
  led: {
    loud: -26,
    parts: [
      { kind: 'tone', from: 1319, length: 0.22, attack: 0.004, harmonics: [1, 0, 0.2] },
      { kind: 'tone', at: 0.07, from: 1976, length: 0.3, attack: 0.004, level: 0.7, harmonics: [1, 0, 0.15] },
    ],
  },
  /** It could glow and does not. */
  dark: { loud: -33, parts: [{ kind: 'knock', material: 'glass', pitch: 0.5, size: 0.12, force: 0.4 }] },
  fuse: {
    loud: -21,
    parts: [
      { kind: 'noise', length: 0.05, from: 3500, to: 900, width: 1.2, level: 2 },
      { kind: 'knock', material: 'glass', at: 0.01, pitch: 1.1, size: 0.3, force: 0.9 },
      { kind: 'noise', at: 0.06, length: 0.4, from: 4200, to: 2600, width: 0.7, level: 0.5, grains: 700 },
    ],
  },
  short: {
    loud: -21,
    parts: [
      { kind: 'tone', from: 100, to: 96, length: 0.45, attack: 0.002, isHeld: true, level: 0.35, harmonics: BUZZ },
      { kind: 'noise', length: 0.5, from: 5500, to: 1800, width: 0.8, level: 1.6, grains: 260 },
    ],
  },
  /** A short is gone: the buzz falls and ends. */
  cleared: { loud: -31, parts: [{ kind: 'tone', from: 170, to: 60, length: 0.3, attack: 0.01, harmonics: BUZZ }] },
  /** Parts burn: fizz and smoke. */
  smoke: {
    loud: -25,
    parts: [
      { kind: 'noise', length: 0.9, from: 6500, to: 1500, width: 0.9, attack: 0.05, grains: 1500 },
      { kind: 'noise', at: 0.1, length: 0.8, from: 500, to: 260, width: 0.8, attack: 0.15, level: 0.8 },
    ],
  },
  /** Smoke is blown away. */
  puff: { loud: -34, parts: [{ kind: 'noise', length: 0.4, from: 500, to: 1400, width: 1, attack: 0.12 }] },
  penalty: {
    loud: -28,
    parts: [
      { kind: 'tone', from: 247, length: 0.22, harmonics: [1, 0.4, 0.2] },
      { kind: 'tone', at: 0.16, from: 185, length: 0.4, harmonics: [1, 0.4, 0.2] },
    ],
  },
  missed: { loud: -34, parts: [{ kind: 'tone', from: 220, to: 165, length: 0.45, attack: 0.03, harmonics: [1, 0.2] }] },
  pass: { loud: -36, parts: [{ kind: 'knock', material: 'felt', pitch: 0.9, force: 0.6 }] },
  lastRound: {
    loud: -27,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 0.8, size: 1.2, force: 0.4 },
      { kind: 'knock', material: 'brass', at: 0.3, pitch: 0.8, size: 1.2, force: 0.4 },
    ],
  },
} as const satisfies Record<string, Recipe>;

export type CircuitSound = keyof typeof RECIPES;
type Heard<Kind> = (
  event: Extract<CircuitEvent, { kind: Kind }>,
  view: CircuitView,
  before: readonly CircuitEvent[],
) => Asked<CircuitSound>;

/** Full tones upwards, so that each lamp of a move rings a little higher. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16] as const;

/** By kind of event. Silent: what is only the course of the game, and its end, which the table itself plays. */
export const HEARD: { readonly [Kind in CircuitEvent['kind']]: Heard<Kind> | 'silent' } = {
  sidePlaced: ({ side }) => ({ name: 'side', pan: panOf(side) }),
  firstPlayerDrawn: () => ({ name: 'first' }),
  turnBegan: 'silent',
  tokenDrawn: () => ({ name: 'draw' }),
  tileLaid: ({ cell }) => ({ name: 'tile', pan: panOf(cell), after: 90 }),
  tokenExchanged: () => ({ name: 'swap' }),
  ironUsed: ({ at }) => ({ name: 'iron', pan: panOf(at) }),
  tileTakenOut: ({ cell }) => ({ name: 'out', pan: panOf(cell) }),
  smokeTakenOff: ({ side }) => ({ name: 'puff', pan: panOf(side) }),
  reedSwitched: ({ cell }) => ({ name: 'reed', pan: panOf(cell) }),
  chainClosed: ({ reason }) => currentOf(reason),
  fuseBurnt: ({ side }) => ({ name: 'fuse', pan: panOf(side) }),
  shortMade: () => ({ name: 'short' }),
  shortRemoved: () => ({ name: 'cleared' }),
  partsBurnt: ({ cells }) => ({ name: 'smoke', pan: panOf(cells[0] ?? '') }),
  glowPlaced: (event, view, before) => ({
    name: view.cells[event.cell]?.tile.startsWith('V') ? 'led' : 'lamp',
    pan: panOf(event.cell),
    // A weak lamp is a quiet one.
    force: event.level === 1 ? 0.6 : 1,
    pitch: SCALE[Math.min(before.filter((each) => each !== event && each.kind === 'glowPlaced').length, SCALE.length - 1)]!,
  }),
  keptDark: ({ cells }) => ({ name: 'dark', pan: panOf(cells[0] ?? '') }),
  penaltyPaid: () => ({ name: 'penalty' }),
  secondAsked: 'silent',
  turnLost: () => ({ name: 'missed' }),
  turnMissed: () => ({ name: 'missed' }),
  turnEnded: 'silent',
  passed: () => ({ name: 'pass' }),
  lastRoundBegan: () => ({ name: 'lastRound' }),
  resigned: 'silent',
  gameEnded: 'silent',
};

/** `before` are the events of the same step that have been shown. */
export function heard(event: CircuitEvent, view: CircuitView, before: readonly CircuitEvent[]): readonly Asked<CircuitSound>[] {
  const sound = HEARD[event.kind];
  return sound === 'silent' ? [] : [(sound as Heard<CircuitEvent['kind']>)(event as never, view, before)];
}

/** The milliamps of "Why?": twice the current is five semitones and a little louder. */
export function currentOf(chain: ChainReason): Asked<CircuitSound> {
  const pan = panOf(chain.parts[Math.floor(chain.parts.length / 2)]?.cell ?? '');
  if (chain.outcome === 'dark' || chain.outcome === 'weak' || chain.outcome === 'opened') return { name: 'weak', pan };
  const doublings = Math.log2(Math.max(1, benchReading(chain).milliamps) / 30);
  const within = (least: number, most: number, value: number): number => Math.max(least, Math.min(most, value));
  return { name: 'current', pan, pitch: within(-7, 12, 5 * doublings), force: within(0.3, 1, 0.55 + 0.12 * doublings) };
}

/** Where a cell or a side lies on a wide board. */
function panOf(name: string): number {
  const cell = findCell(name);
  const side = cell === undefined ? findSide(name) : undefined;
  if (cell === undefined && side === undefined) return 0;
  const { x } = cell === undefined ? sidePoint(side!) : cellPoint(cell);
  return panAt((x + 50 - WIDE.x) / WIDE.width);
}

/** A piece is taken up, or turned in the hand. */
export function inHand(before: Draft, now: Draft): readonly Asked<CircuitSound>[] {
  if (now.kind === 'none' || now.kind === 'aim') return [];
  if (now.kind !== before.kind || (now.kind === 'tile' && before.kind === 'tile' && now.slot !== before.slot))
    return [{ name: 'lift' }];
  return 'turn' in now && 'turn' in before && now.turn !== before.turn ? [{ name: 'rotate' }] : [];
}
