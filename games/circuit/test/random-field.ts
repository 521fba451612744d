import type { SeededRng } from '@stolik/kernel/random';
import { CELLS, cellName, SIDES, sideName } from '../src/board/geometry.ts';
import { type CircuitState, emptyState, putGlow, putSmoke, putTile, setSide } from '../src/board/state.ts';
import { findTile, LOWER_STRIPS, SIDE_CODES, UPPER_RAIL } from '../src/board/tiles.ts';
import { beyond, type Field, hasContact } from './naive.ts';

// The same random field twice: as the engine's state and as the naive field.

/** Wires first; loads, bridges, branches, reeds with magnets and batteries far more often than in the box. */
const MIX = 'IIIIIIIILLLLLLLLLLTTTXHHHEEEERRRDVVVVKKMGG';

export interface Trial {
  readonly field: Field;
  readonly state: CircuitState;
  readonly rng: SeededRng;
}

export function randomTrial(rng: SeededRng): Trial {
  const battery = rng.below(3) === 0;
  const field: Field = { battery, tiles: new Map(), sides: new Map(), smoke: new Set(), glow: new Map() };
  const options = { battery, x2: false, teams: false, openHands: false };
  const state = emptyState(options, 2, LOWER_STRIPS, UPPER_RAIL);
  const fuseRate = 2 + rng.below(4);
  for (let side = 0; side < SIDES; side++) {
    const code = rng.below(6) === 0 ? 'x' : (rng.below(2) === 0 ? '+' : '-') + (rng.below(fuseRate) === 0 ? 'f' : '');
    const burnt = code.endsWith('f') && rng.below(5) === 0;
    field.sides.set(sideName(side), code);
    if (burnt) field.smoke.add(sideName(side));
    setSide(state, side, SIDE_CODES.indexOf(code), burnt ? 1 : 0);
    if (burnt) state.burntFuses++;
  }
  const density = 45 + rng.below(55);
  for (let cell = 0; cell < CELLS; cell++) if (rng.below(100) < density) layRandom({ field, state, rng }, cell);
  return { field, state, rng };
}

/** A tile that more often than not is turned so that its contacts meet those around it: else hardly any way is closed. */
export function randomTile(field: Field, name: string, rng: SeededRng): string {
  const kind = MIX.charAt(rng.below(MIX.length));
  const turns = [0, 1, 2, 3].map((rotation) => `${kind}${rotation}`);
  if (rng.below(12) === 0) return turns[rng.below(4)]!;
  const fits = turns.map((tile) => fit(field, name, tile));
  const best = turns.filter((_, i) => fits[i] === Math.max(...fits));
  return best[rng.below(best.length)]!;
}

export function fit(field: Field, name: string, tile: string): number {
  let met = 0;
  for (const [edge, back] of [
    ['N', 'S'],
    ['E', 'W'],
    ['S', 'N'],
    ['W', 'E'],
  ] as const) {
    if (!hasContact(tile, edge)) continue;
    const other = beyond(name, edge);
    if (other.length === 2) met += field.tiles.has(other) ? (hasContact(field.tiles.get(other), back) ? 2 : -2) : 0;
    else met += other === '' || field.sides.get(other) === 'x' ? -2 : 2;
  }
  return met;
}

function layRandom({ field, state, rng }: Trial, cell: number): void {
  const name = cellName(cell);
  const tile = randomTile(field, name, rng);
  field.tiles.set(name, tile);
  putTile(state, cell, findTile(tile)!);
  if (/^[RV]/.test(tile) && rng.below(14) === 0) {
    field.smoke.add(name);
    putSmoke(state, cell);
  }
  if (/^[EV]/.test(tile) && rng.below(5) === 0) {
    const seat = rng.below(2);
    const level = 1 + rng.below(2);
    field.glow.set(name, [seat, level]);
    putGlow(state, cell, seat, level);
  }
}
