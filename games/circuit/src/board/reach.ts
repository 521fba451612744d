import { cellCount } from './geometry.ts';
import type { CircuitState } from './state.ts';

/*
 * Rough reach by whole columns of bits: what tracks join to a plus or a minus, taking every tile for a joint of all its
 * contacts in both directions. It may take in too much, never too little: good for saying no quickly.
 */

const FULL = 0xffffff;
const TOP = 0x808080;
const BOTTOM = 0x010101;

// Where those under the rail begin in `contacts` of the state.
const RAIL_AT = 8;

/** Cells joined to a plus, to a minus, and cells whose tile could join the two. */
export const plusReach = { low: 0, high: 0 };
export const minusReach = { low: 0, high: 0 };
export const between = { low: 0, high: 0 };
const comes = { low: 0, high: 0 };
const goes = { low: 0, high: 0 };

type Halves = { low: number; high: number };

/** Cells at a contact of this pole, as the poles stand; burnt fuses are out of `plusSides` and `minusSides`. */
function atPole(state: CircuitState, pole: number, sides: number, out: Halves): void {
  const { strips } = state;
  let low = sides & 0xff;
  let high = (sides >>> 8) << 16;
  for (let column = 0; column < 3; column++) {
    if (strips[column] === pole) low |= 1 << (column * 8);
    if (strips[column + 3] === pole) high |= 1 << (column * 8);
  }
  out.low = low;
  out.high = high;
}

/** Of the cells at a pole those whose tile can have a contact there (left, right or below; which one is not asked). */
function seed(state: CircuitState, poles: Halves, stopLow: number, stopHigh: number, region: Halves): void {
  const { contacts } = state;
  region.low = poles.low & (contacts[4]! | contacts[6]!) & ~stopLow;
  region.high = poles.high & (contacts[5]! | contacts[3]!) & ~stopHigh;
}

/** Spreads over joints, but not into cells of the stop set. */
function grow(state: CircuitState, stopLow: number, stopHigh: number, region: Halves): void {
  const { contacts } = state;
  const northLow = contacts[0]! & ~stopLow;
  const northHigh = contacts[1]! & ~stopHigh;
  const eastLow = contacts[2]! & ~stopLow;
  const eastHigh = contacts[3]! & ~stopHigh;
  const southLow = contacts[4]! & ~stopLow;
  const southHigh = contacts[5]! & ~stopHigh;
  const westLow = contacts[6]! & ~stopLow;
  const westHigh = contacts[7]! & ~stopHigh;
  const railLow = northLow & contacts[RAIL_AT]!;
  const railHigh = northHigh & contacts[RAIL_AT + 1]!;
  let low = region.low;
  let high = region.high;
  for (;;) {
    const oldLow = low;
    const oldHigh = high;
    low |= ((low & northLow & ~TOP) << 1) & southLow;
    high |= ((high & northHigh & ~TOP) << 1) & southHigh;
    low |= ((low & southLow & ~BOTTOM) >>> 1) & northLow;
    high |= ((high & southHigh & ~BOTTOM) >>> 1) & northHigh;
    const fromLow = low & eastLow;
    low |= (fromLow << 8) & westLow & FULL;
    high |= (((high & eastHigh) << 8) | (fromLow >>> 16)) & westHigh & FULL;
    const fromHigh = high & westHigh;
    high |= (fromHigh >>> 8) & eastHigh;
    low |= (((low & westLow) >>> 8) | ((fromHigh & 0xff) << 16)) & eastLow;
    if (((low & railLow) | (high & railHigh)) !== 0) {
      low |= railLow;
      high |= railHigh;
    }
    if (low === oldLow && high === oldHigh) break;
  }
  region.low = low;
  region.high = high;
}

/** Cells one of whose edges the region's tracks, the rail or a pole come to. */
function edgeOn(state: CircuitState, region: Halves, poles: Halves, out: Halves): void {
  const { contacts } = state;
  const { low, high } = region;
  let nearLow = poles.low | ((low & contacts[0]! & ~TOP) << 1) | ((low & contacts[4]! & ~BOTTOM) >>> 1);
  let nearHigh = poles.high | ((high & contacts[1]! & ~TOP) << 1) | ((high & contacts[5]! & ~BOTTOM) >>> 1);
  const east = low & contacts[2]!;
  nearLow |= (east << 8) & FULL;
  nearHigh |= (((high & contacts[3]!) << 8) | (east >>> 16)) & FULL;
  const west = high & contacts[7]!;
  nearHigh |= west >>> 8;
  nearLow |= ((low & contacts[6]!) >>> 8) | ((west & 0xff) << 16);
  if (((low & contacts[0]! & contacts[RAIL_AT]!) | (high & contacts[1]! & contacts[RAIL_AT + 1]!)) !== 0) {
    nearLow |= contacts[RAIL_AT]!;
    nearHigh |= contacts[RAIL_AT + 1]!;
  }
  out.low = nearLow;
  out.high = nearHigh;
}

const poles: Halves = { low: 0, high: 0 };

/** Fills the sets above for the current field; the reach does not enter cells of the stop set. */
export function findReach(state: CircuitState, stopLow: number, stopHigh: number): void {
  atPole(state, 1, state.plusSides, poles);
  seed(state, poles, stopLow, stopHigh, plusReach);
  grow(state, stopLow, stopHigh, plusReach);
  edgeOn(state, plusReach, poles, comes);
  atPole(state, -1, state.minusSides, poles);
  seed(state, poles, stopLow, stopHigh, minusReach);
  grow(state, stopLow, stopHigh, minusReach);
  edgeOn(state, minusReach, poles, goes);
  between.low = comes.low & goes.low;
  between.high = comes.high & goes.high;
}

/** Lamps and LEDs with neither token nor smoke that are joined to a pole. */
export const dimInReach = (state: CircuitState): number =>
  cellCount(state.dimLow & (plusReach.low | minusReach.low), state.dimHigh & (plusReach.high | minusReach.high));
