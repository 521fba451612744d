import type { Seat } from '@stolik/kernel/game';
import data from '../../data/outlook.json' with { type: 'json' };
import { bitCount } from '../geometry.ts';
import { type CircuitState, handCount } from '../state.ts';
import { BRANCH, CORNER, CROSSING, IRON, LAMP, LED, RESISTOR, TOKENS, WIRE } from '../tiles.ts';
import { expectAnyone, expectKnown, surveyField } from './prospects.ts';
import { fillPool } from './standing.ts';

/*
 * The chance of winning of a seat that is about to move, or has just moved, where each plays for itself and there are more than two: a logistic function
 * of what can be seen, with weights that change as the field fills up (tools/train/circuit-fit.ts).
 */

export const FEATURES = [
  'one',
  'lead',
  'lead-over-second',
  'lead-over-third',
  'own-turn',
  'any-lay',
  'any-iron',
  'own-irons',
  'rival-irons',
  'hand-lamps',
  'hand-leds',
  'hand-resistors',
  'hand-wires',
  'hand-branches',
  'dim',
  'fuses',
] as const;
export const SIZE = FEATURES.length;
/** Covered cells at which the weights are given; between them they are mixed. */
export const KNOTS = [0, 16, 32, 42, 48] as const;

export const features = new Float64Array(SIZE);
/** The knot below, and how far the way to the next one has been gone. */
export const phase = { knot: 0, part: 0 };

const LIT = 1 / 4;
const WIDEST = 6;
const pool = new Uint8Array(TOKENS);
const leads = new Float64Array(8);

const ironsOf = (state: CircuitState, seat: Seat): number => state.irons[seat]! + handCount(state, seat, IRON);
const scoreOf = (state: CircuitState, seat: Seat): number =>
  state.points[seat]! - state.penalties[seat]! - state.miss[seat]! + LIT * state.lit[seat]!;

/** Fills `features` and `phase` for a seat. */
export function readOutlook(state: CircuitState, seat: Seat): void {
  features.fill(0);
  let rivals = 0;
  let irons = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    irons += ironsOf(state, other);
    const lead = Math.max(-WIDEST, Math.min(WIDEST, scoreOf(state, seat) - scoreOf(state, other)));
    let at = rivals++;
    for (; at > 0 && leads[at - 1]! > lead; at--) leads[at] = leads[at - 1]!;
    leads[at] = lead;
  }
  features[0] = 1;
  for (let i = 0; i < 3 && i < rivals; i++) features[1 + i] = leads[i]!;
  fillPool(state, seat, pool);
  surveyField(state, seat);
  features[4] = expectKnown(state, seat, pool, 0);
  features[5] = expectAnyone(pool, Number.POSITIVE_INFINITY);
  features[6] = expectAnyone(pool, 0) - features[5]!;
  features[7] = ironsOf(state, seat);
  features[8] = irons;
  features[9] = handCount(state, seat, LAMP);
  features[10] = handCount(state, seat, LED);
  features[11] = handCount(state, seat, RESISTOR);
  features[12] = handCount(state, seat, WIRE) + handCount(state, seat, CORNER);
  features[13] = handCount(state, seat, BRANCH) + handCount(state, seat, CROSSING);
  features[14] = bitCount(state.dimLow) + bitCount(state.dimHigh);
  features[15] = state.burntFuses;
  const covered = bitCount(state.occupiedLow) + bitCount(state.occupiedHigh);
  phase.knot = 0;
  while (phase.knot < KNOTS.length - 2 && covered >= KNOTS[phase.knot + 1]!) phase.knot++;
  phase.part = (covered - KNOTS[phase.knot]!) / (KNOTS[phase.knot + 1]! - KNOTS[phase.knot]!);
}

/** Log odds by these weights, `SIZE` for each knot. */
export function oddsBy(state: CircuitState, seat: Seat, weights: Float64Array): number {
  readOutlook(state, seat);
  const from = phase.knot * SIZE;
  let odds = 0;
  for (let i = 0; i < SIZE; i++) {
    const low = weights[from + i]!;
    odds += features[i]! * (low + (weights[from + SIZE + i]! - low) * phase.part);
  }
  return odds;
}

type Knot = Readonly<Record<(typeof FEATURES)[number], number>>;

const weightsOf = (knots: readonly Knot[]): Float64Array =>
  Float64Array.from(knots.flatMap((knot) => FEATURES.map((name) => knot[name])));

/** What was learnt for a kind of table: for a seat that is about to move, and for one that has just moved. */
export interface Outlook {
  readonly before: Float64Array;
  readonly after: Float64Array;
}

const outlookOf = ({ before, after }: { readonly before: readonly Knot[]; readonly after: readonly Knot[] }): Outlook => ({
  before: weightsOf(before),
  after: weightsOf(after),
});
const FOR_THREE = outlookOf(data.for3);
const FOR_FOUR = outlookOf(data.for4);

/** Undefined where nothing was learnt: two sides, teams, other rules. */
export function outlookFor({ seats, options }: CircuitState): Outlook | undefined {
  if (options.teams || options.battery || options.x2) return undefined;
  return seats === 3 ? FOR_THREE : seats === 4 ? FOR_FOUR : undefined;
}
