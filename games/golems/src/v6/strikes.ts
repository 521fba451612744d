import * as cards from '../programs/program.ts';
import * as kinds from './kinds.ts';
import type { State6 } from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { ATTACK, TESTS } = cards;
const { LADDER, LONE, WALL, WATER } = kinds;

/** The kinds of target of a strike. */
export const HIT_NOTHING = 0;
export const HIT_GOLEM = 1;
export const HIT_BARREL = 2;
export const HIT_WALL = 3;
export const HIT_WATER = 4;
export const HIT_LADDER = 5;
export const HITS = ['none', 'golem', 'barrel', 'wall', 'water', 'ladder'] as const;

/** The last hit found: its kind, the golem or -1, the cell it ended in or -1 for nothing. Reused. */
export const hit = { kind: HIT_NOTHING, golem: -1, cell: -1 };

/** Finds the target of this golem's strike now. [G6.7.1, G6.8.2, G6.8.3] */
export function findHit(state: State6, striker: number): void {
  const { steps } = state.field;
  const direction = state.facing[striker]!;
  let cell = state.at[striker]!;
  hit.golem = -1;
  for (let left = state.table.range[striker]!; left > 0; left--) {
    cell = steps[cell * 4 + direction]!;
    if (cell < 0) break;
    hit.cell = cell;
    if (state.golemAt[cell] !== 0) {
      hit.kind = HIT_GOLEM;
      hit.golem = state.golemAt[cell]! - 1;
      return;
    }
    if (state.barrel[cell] !== 0) {
      hit.kind = HIT_BARREL;
      return;
    }
    const token = state.token[cell]!;
    if (token === 0 || token >= LADDER + LONE) continue;
    if (token < LADDER) hit.kind = token === WALL ? HIT_WALL : HIT_WATER;
    else {
      // An empty ladder ends a strike; it may come back to the striker on its other half.
      hit.kind = HIT_LADDER;
      hit.golem = state.golemAt[state.pair[cell]!]! - 1;
    }
    return;
  }
  hit.kind = HIT_NOTHING;
  hit.cell = -1;
}

const [ANY, BARREL, WALLS, WATERS, ATTACKED] = TESTS.keys() as unknown as [number, number, number, number, number];

/** Whether what an If or While asks is so now. [G6.3.4, G6.5.5] */
export function holds(state: State6, golem: number, test: number): boolean {
  if (test === ATTACKED) return isAttacked(state, golem);
  const ahead = state.field.steps[state.at[golem]! * 4 + state.facing[golem]!]!;
  if (ahead < 0) return false;
  const token = state.token[ahead]!;
  if (test === ANY) return state.golemAt[ahead] !== 0 || state.barrel[ahead] !== 0 || token === WALL || token === WATER;
  if (test === BARREL) return state.barrel[ahead] !== 0;
  if (test === WALLS) return token === WALL;
  return test === WATERS && token === WATER;
}

// Judged on the strikes of this pass that are known before any If is: plain, Repeat's, the Subprogram's, a bot's.
function isAttacked(state: State6, golem: number): boolean {
  if (state.battles === 0) return false;
  for (let striker = 0; striker < state.table.seats; striker++) {
    if (striker === golem || state.battle[striker] !== ATTACK || state.at[striker]! < 0) continue;
    findHit(state, striker);
    if (hit.golem === golem) return true;
  }
  return false;
}
