import type { Field } from '../core/field.ts';

/*
 * A small net that corrects the weights of a duel on a bare field. Weights add up what each golem has; the net sees both golems
 * together: who reaches whom first, who is at the edge, what the last rounds still allow.
 */

/** The situation of a golem compared with its rival, in numbers of about 1. */
export const SIGNS_OF_SIDE = 43;
const SHARED = 5;
export const SIGNS = 2 * SIGNS_OF_SIDE + SHARED;
export const UNITS = 16;
/** By sign the weights of all units, then the thresholds, then what each unit adds. */
export const NET_SIZE = (SIGNS + 2) * UNITS;
const THRESHOLDS = SIGNS * UNITS;
const ADDED = THRESHOLDS + UNITS;

export type Net = Float32Array;

/** The facts about a golem in a duel that both editions have. */
export interface Side {
  readonly at: number;
  readonly facing: number;
  /** Points until it is out. */
  readonly lives: number;
  /** What counts when the rounds are over: the more, the worse. */
  readonly damage: number;
  readonly rows: number;
  readonly strength: number;
  readonly range: number;
  /** Commands until the rival stands before its weapon. */
  readonly way: number;
  readonly hasCall: boolean;
  /** Bits of broken components, and the card that a broken chassis forbids; edition 4.0 alone. */
  readonly broken: number;
  readonly forbidden: number;
}

const FURTHEST = 8;
const MOST_STRIKES = 2;
const LONGEST_WALL = 3;
const MOVES = 4;

/** What a side looks like to itself, into `out` from `base` on. */
function readSide(field: Field, own: Side, rival: Side, out: Float32Array, base: number): void {
  const { at, facing, lives, rows, strength, way } = own;
  const hits = Math.min(5, Math.ceil(lives / rival.strength));
  out[base] = lives / 5;
  out[base + hits] = 1;
  out[base + 6] = rows / 5;
  out[base + 7] = strength / 4;
  out[base + 8] = own.range / 5;
  out[base + 9 + Math.min(5, way)] = 1;
  out[base + 15] = Math.min(FURTHEST, way) / FURTHEST;
  const points = strength * Math.max(0, Math.min(MOST_STRIKES, rows - way));
  out[base + 16] = Math.min(1, points / rival.lives);
  out[base + 17] = points >= rival.lives ? 1 : 0;
  out[base + 18] = own.hasCall ? 1 : 0;
  const { steps, width } = field;
  for (let side = 0; side < 4; side++) {
    let free = 0;
    for (let cell = steps[at * 4 + ((facing + side) & 3)]!; cell >= 0 && free < LONGEST_WALL; free++)
      cell = steps[cell * 4 + ((facing + side) & 3)]!;
    out[base + 19 + side] = free / LONGEST_WALL;
  }
  const east = (rival.at % width) - (at % width);
  const north = Math.floor(rival.at / width) - Math.floor(at / width);
  const ahead = facing === 0 ? north : facing === 1 ? east : facing === 2 ? -north : -east;
  const right = facing === 0 ? east : facing === 1 ? -north : facing === 2 ? -east : north;
  out[base + 23] = ahead / 4;
  out[base + 24] = right / 4;
  out[base + 25] = Math.abs(right) / 4;
  out[base + 26] = right === 0 && ahead > 0 ? 1 : 0;
  out[base + 27] = right === 0 && ahead < 0 ? 1 : 0;
  out[base + 28] = ahead === 0 ? 1 : 0;
  out[base + 29 + ((rival.facing - facing + 4) & 3)] = 1;
  const lead = rival.damage - own.damage;
  out[base + 33] = lead / 4;
  out[base + 34] = lead > 0 ? 1 : 0;
  out[base + 35] = lead === 0 ? 1 : 0;
  for (let component = 0; component < 3; component++) out[base + 36 + component] = (own.broken >> component) & 1;
  if (own.forbidden < MOVES) out[base + 39 + own.forbidden] = 1;
}

/** Writes both sides and the clock into `out`: the player's own side first, then the rival's. */
export function readSigns(field: Field, sides: readonly [Side, Side], round: number, rounds: number, out: Float32Array): void {
  out.fill(0);
  readSide(field, sides[0], sides[1], out, 0);
  readSide(field, sides[1], sides[0], out, SIGNS_OF_SIDE);
  const shared = 2 * SIGNS_OF_SIDE;
  const late = round / rounds;
  out[shared] = late;
  out[shared + 1] = late * late;
  for (let left = 0; left < 3; left++) if (rounds - round === left) out[shared + 2 + left] = 1;
}

/** The outputs of the units for these signs, seen by the first side and by the second. */
export const units = [new Float64Array(UNITS), new Float64Array(UNITS)] as const;

/** The advantage in log odds of the first side, beyond its weights. If two sides change places, one gains what the other loses. */
export function oddsOf(net: Net, signs: Float32Array, from = 0): number {
  const [own, others] = units;
  for (let unit = 0; unit < UNITS; unit++) {
    own[unit] = net[THRESHOLDS + unit]!;
    others[unit] = net[THRESHOLDS + unit]!;
  }
  for (let sign = 0; sign < SIGNS; sign++) {
    const value = signs[from + sign]!;
    if (value === 0) continue;
    const turned = turnedSign(sign);
    for (let unit = 0; unit < UNITS; unit++) {
      own[unit]! += value * net[sign * UNITS + unit]!;
      others[unit]! += value * net[turned * UNITS + unit]!;
    }
  }
  let odds = 0;
  for (let unit = 0; unit < UNITS; unit++) odds += net[ADDED + unit]! * (Math.max(0, own[unit]!) - Math.max(0, others[unit]!));
  return odds;
}

/** The same sign as the other side sees it. */
export const turnedSign = (sign: number): number =>
  sign >= 2 * SIGNS_OF_SIDE ? sign : sign >= SIGNS_OF_SIDE ? sign - SIGNS_OF_SIDE : sign + SIGNS_OF_SIDE;

/** Weights are kept as whole numbers of thousandths. */
export const netOf = (thousandths: readonly number[]): Net => Float32Array.from(thousandths, (each) => each / 1000);
