import { MAX_CELLS } from './field.ts';
import { type TokenRules, WATER, type World } from './world.ts';

const seen = new Uint8Array(MAX_CELLS);
const queue = new Int16Array(MAX_CELLS);

/** The cells where a golem may come out, ascending, and their number. Reused. */
export interface Exits {
  length: number;
  readonly cells: Int16Array;
}

export const newExits = (): Exits => ({ length: 0, cells: new Int16Array(MAX_CELLS) });

/**
 * The cells next to this water and its stream where a golem may come out. `start` is always among them unless it is NOWHERE (a
 * golem that fell in has none). The golem itself holds it, so no other golem gets it. [G6.8.4, G4.7.3]
 */
export function findExits(world: World, rules: TokenRules, water: number, start: number, out: Exits): void {
  const { steps } = world.field;
  seen.fill(0, 0, world.token.length);
  out.length = 0;
  let tail = 0;
  queue[tail++] = water;
  seen[water] = 1;
  for (let head = 0; head < tail; head++) {
    for (let direction = 0; direction < 4; direction++) {
      const side = steps[queue[head]! * 4 + direction]!;
      if (side < 0 || seen[side] !== 0) continue;
      const token = world.token[side]!;
      if (token !== 0 && rules.enter[token] === WATER) {
        seen[side] = 1;
        queue[tail++] = side;
      } else {
        seen[side] = side === start || isFree(world, rules, side) ? 2 : 3;
      }
    }
  }
  if (start >= 0) seen[start] = 2;
  for (let cell = 0; cell < world.token.length; cell++) if (seen[cell] === 2) out.cells[out.length++] = cell;
}

/** No golem and nothing that keeps a golem from being put down there. */
export function isFree(world: World, rules: TokenRules, cell: number): boolean {
  if (world.golemAt[cell] !== 0 || world.barrel[cell] !== 0) return false;
  const token = world.token[cell]!;
  return token === 0 || rules.free[token] === 1;
}
