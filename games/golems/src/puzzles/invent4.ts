import type { Json } from '@stolik/kernel/json';
import type { Invention } from '@stolik/kernel/puzzles/making';
import type { Beginning } from '@stolik/kernel/puzzles/prove';
import { type Rng, shuffle } from '@stolik/kernel/random';
import { COMPONENTS, ROBOTS } from '../v4/kinds.ts';
import type { State4 } from '../v4/state.ts';
import { once, type Puzzled, pick } from './edition.ts';
import { facing, type Ground, inventGround, type Layout, scatter } from './ground.ts';
import { inventor, isWhatever, playersFor } from './inventing.ts';

export const KINDS4 = ['predict', 'repair', 'reach', 'shorten', 'beat', 'out', 'unhurt', 'sure'] as const;

const LAYOUTS: readonly Layout[] = [
  [['4x4', 'a1']],
  [
    ['4x4', 'a1'],
    ['2x4', 'a5'],
  ],
  [
    ['4x4', 'a1'],
    ['2x4', 'e1', 1],
  ],
  [
    ['4x4', 'a1'],
    ['2x4', 'a5'],
    ['2x4', 'e1', 1],
  ],
];

/** Makes up questions for Golems 4.0. */
export const inventor4 = (edition: Puzzled<State4>): ((kind: string, rng: Rng) => Invention[]) => inventor(edition, duelTable);

const EVENTS = ['frost', 'thaw', 'swap', 'draught'] as const;
const STRAIGHT = ['line:NS', 'line:EW'] as const;
const TURNS = ['line:NE', 'line:SE', 'line:SW', 'line:NW'] as const;
const CONTENTS = ['chips', 'bomb', 'tools'] as const;

/** Two robots, sometimes three; the programs of the others are known. */
function duelTable(kind: string, rng: Rng): Beginning {
  const isFight = kind === 'beat' || kind === 'out' || isWhatever(kind);
  const ground = inventGround('golems4', isFight ? LAYOUTS.slice(0, 2) : LAYOUTS, 3, rng);
  furnish(ground, isFight, rng);
  const players = playersFor(2, kind, rng);
  const robots = shuffle([...ROBOTS], rng);
  const golems = Array.from({ length: players }, (_, seat): Json => {
    const damaged = damagedFor(kind, seat, rng);
    return { at: ground.take()!, facing: facing(rng), robot: robots[seat]!, damaged };
  });
  const { field, tokens } = ground;
  const card = rng.below(4);
  const chance =
    card === 0 ? { bonus: 'cycle' } : card === 1 ? { bonus: 'if' } : once(rng, 2) ? { event: pick(rng, EVENTS) } : {};
  return { players, options: { box: 'even' }, position: { field: [...field], tokens, golems, ...chance }, seat: 0 };
}

/** No more than the box has. [G4.1.5] */
function furnish(ground: Ground, isFight: boolean, rng: Rng): void {
  for (let barrels = rng.below(isFight ? 4 : 3); barrels > 0; barrels--) scatter(ground, `barrel:${pick(rng, CONTENTS)}`, 1);
  scatter(ground, 'stone', rng.below(3));
  for (let water = rng.below(4); water > 0; water--) scatter(ground, once(rng, 2) ? 'water ice' : 'water', 1);
  if (once(rng, 3)) scatter(ground, 'portal', 2);
  if (once(rng, 2)) scatter(ground, pick(rng, STRAIGHT), 1);
  if (once(rng, 2)) scatter(ground, pick(rng, TURNS), 1);
}

/**
 * Where somebody is to be hurt the others have one sound component at most: with two to choose from they would decide, and the question would
 * not be closed. [G4.4.4]
 */
function damagedFor(kind: string, seat: number, rng: Rng): readonly string[] {
  if (seat === 0) return kind === 'shorten' ? ['processor'] : COMPONENTS.filter(() => once(rng, 4));
  if (kind !== 'beat' && kind !== 'out') return COMPONENTS.filter(() => once(rng, 4));
  const sound = once(rng, 2) ? undefined : pick(rng, COMPONENTS);
  return COMPONENTS.filter((component) => component !== sound);
}
