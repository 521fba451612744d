import { BEYOND, CELLS } from '../board/geometry.ts';
import type { CircuitState } from '../board/state.ts';
import { EMPTY } from '../board/tiles.ts';
import { arrivals, departures, floodPoles } from '../current/solver.ts';

const before = new Int8Array(CELLS);
const queue = new Uint8Array(CELLS);
const UNSEEN = -1;
const START = -2;

/**
 * The fewest empty cells, in order, that tiles must fill so that current passes from `starts` to a minus (`towards` minus) or from a plus
 * to `starts`; empty where there is no such way. Ways over tiles that already lie in between are left out, so fewer may do.
 */
export function gapFrom(state: CircuitState, starts: readonly number[], towards: 'plus' | 'minus'): readonly number[] {
  floodPoles(state);
  const goal = towards === 'minus' ? departures : arrivals;
  before.fill(UNSEEN);
  let length = 0;
  for (const cell of starts) {
    before[cell] = START;
    queue[length++] = cell;
  }
  for (let at = 0; at < length; at++) {
    const cell = queue[at]!;
    if (goal[cell] !== 0) return wayTo(cell);
    for (let edge = 0; edge < 4; edge++) {
      const beyond = BEYOND[cell * 4 + edge]!;
      if (beyond >= CELLS || state.tiles[beyond] !== EMPTY || before[beyond] !== UNSEEN) continue;
      before[beyond] = cell;
      queue[length++] = beyond;
    }
  }
  return [];
}

function wayTo(cell: number): readonly number[] {
  const way: number[] = [];
  for (let at = cell; at !== START; at = before[at]!) way.push(at);
  return way;
}
