import type { Seat } from '@stolik/kernel/game';
import data from '../../data/outlook.json' with { type: 'json' };
import { boxName } from '../board/options.ts';
import type { CircuitState } from '../board/state.ts';
import type { BoxName } from '../board/tiles.ts';
import { readSigns, SIGNS, signs } from './signs.ts';

/*
 * The chance of winning of a seat that is about to move, or has just moved, where each plays for itself and there are more than two: a small net
 * over what can be seen (signs.ts), learnt from games (tools/train/circuit-fit.ts).
 */

/** Units of the hidden layer. */
export const UNITS = 32;
/**
 * A net, flat. Each sign has its contribution to each unit and to the odds; then come the biases; then each unit's contribution
 * to the odds.
 */
export const ROW = UNITS + 1;
export const NET_SIZE = (SIGNS + 1) * ROW + UNITS;
/** Weights are kept as whole numbers of this fraction. */
export const SCALE = 1 / 1024;

/** The sums of each unit for the signs asked about last; the final entry holds the odds without units. */
export const units = new Float64Array(ROW);

/** Log odds by this net for the signs in `from` at this place. */
export function oddsOf(net: Float64Array, from: Float64Array | Float32Array, at: number): number {
  for (let unit = 0; unit < ROW; unit++) units[unit] = net[SIGNS * ROW + unit]!;
  for (let i = 0; i < SIGNS; i++) {
    const sign = from[at + i]!;
    if (sign === 0) continue;
    for (let unit = 0, row = i * ROW; unit < ROW; unit++, row++) units[unit]! += sign * net[row]!;
  }
  let odds = units[UNITS]!;
  for (let unit = 0; unit < UNITS; unit++) if (units[unit]! > 0) odds += units[unit]! * net[(SIGNS + 1) * ROW + unit]!;
  return odds;
}

/** Log odds of a seat by this net. */
export function oddsBy(state: CircuitState, seat: Seat, net: Float64Array): number {
  readSigns(state, seat);
  return oddsOf(net, signs, 0);
}

/** The learned nets for a kind of table: for a seat that is about to move, and for one that has just moved. */
export interface Outlook {
  readonly before: Float64Array;
  readonly after: Float64Array;
}

const netOf = (weights: readonly number[]): Float64Array => Float64Array.from(weights, (weight) => weight * SCALE);
const outlookOf = ({ before, after }: { readonly before: readonly number[]; readonly after: readonly number[] }): Outlook => ({
  before: netOf(before),
  after: netOf(after),
});
const learnt = ({ for3, for4 }: (typeof data)['lively']): Readonly<Record<number, Outlook>> => ({
  3: outlookOf(for3),
  4: outlookOf(for4),
});
const LEARNT: Readonly<Record<BoxName, Readonly<Record<number, Outlook>>>> = {
  lively: learnt(data.lively),
  classic: learnt(data.classic),
};

/** Undefined where no net was trained: two sides, teams, other rules. */
export function outlookFor({ seats, options }: CircuitState): Outlook | undefined {
  if (options.teams || options.battery || options.x2) return undefined;
  return LEARNT[boxName(options)][seats];
}
