import data from '../../data/evaluation4.json' with { type: 'json' };
import { damagedCount } from '../v4/end.ts';
import * as kinds from '../v4/kinds.ts';
import * as record from '../v4/state.ts';
import { kitOf, partIndex, type State4 } from '../v4/state.ts';
import { FAR, reachesOn } from './reach.ts';
import { shareOut, shareWon } from './shares.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { OVER, DAMAGED, STRIDE } = record;
const { CHASSIS, COMPONENTS, PROCESSOR, RULES, WEAPON, BOT_POWER, BOT_REACH } = kinds;

/** The terms of a robot's value; `explain` names these. */
export const TERMS4 = [
  'one-sound',
  'two-sound',
  'three-sound',
  'one-sound-late',
  'two-sound-late',
  'three-sound-late',
  'rows',
  'power',
  'reach',
  'chassis',
  'threat',
  'deadly',
  'aims',
  'near-1',
  'near-2',
  'near-3',
  'near-4',
  'free-sides',
  'on-ice',
] as const;
export const COUNT4 = TERMS4.length;
export type Weights = Float64Array;

/** How much each term adds to the log odds of winning: fitted by tools/train/golems-fit.ts. */
export const WEIGHTS4: Weights = Float64Array.from(TERMS4, (term) => data.weights[term]);

/** The same by rule of thumb, as a good human player would weigh them. */
export const HUMAN4: Weights = Float64Array.from(TERMS4, (term) => data.human[term]);

const MOST_ATTACKS = 2;
const BOT_ROWS = 3;

/** The terms of one robot, into `out` from `base` on. */
export function termsOf4(state: State4, seat: number, out: Float64Array, base: number): void {
  const { table, field } = state;
  out.fill(0, base, base + COUNT4);
  const kit = kitOf(state);
  const isBot = table.isBot[seat] === 1;
  const damaged = state.robot[seat * STRIDE + DAMAGED]!;
  const sound = isBot ? 0 : COMPONENTS.length - damagedCount(state, seat);
  const late = state.round / table.rounds;
  if (sound > 0) {
    out[base + sound - 1] = 1;
    out[base + 2 + sound] = late * late;
  }
  const rows = isBot ? BOT_ROWS : kit.rows[partIndex(state, seat, PROCESSOR, damaged)]!;
  const power = isBot ? BOT_POWER : kit.power[partIndex(state, seat, WEAPON, damaged)]!;
  const reach = isBot ? BOT_REACH : kit.reach[partIndex(state, seat, WEAPON, damaged)]!;
  out[base + 6] = rows - 2;
  out[base + 7] = power - 1;
  out[base + 8] = reach - 1;
  out[base + 9] = isBot || (damaged >> CHASSIS) % 2 === 1 ? 0 : 1;
  const at = state.at[seat]!;
  const facing = state.facing[seat]!;
  const reaches = reachesOn(field, state.token, state.pair, RULES);
  let nearest = FAR;
  for (let other = 0; other < table.seats; other++) {
    const target = state.at[other]!;
    if (other === seat || target < 0) continue;
    const commands = reaches.commands(reach, at, facing, target);
    nearest = Math.min(nearest, commands);
    const points = power * Math.max(0, Math.min(MOST_ATTACKS, rows - commands));
    const needed = table.isBot[other] === 1 ? 1 : COMPONENTS.length + 1 - damagedCount(state, other);
    out[base + 10]! += Math.min(1, points / needed);
    if (points >= needed) out[base + 11]! += 1;
  }
  if (nearest <= 4) out[base + 12 + nearest] = 1;
  for (let side = 0; side < 4; side++) {
    const cell = field.steps[at * 4 + side]!;
    if (cell >= 0 && state.golemAt[cell] === 0 && RULES.enter[state.token[cell]!] === 0) out[base + 17]! += 0.25;
  }
  if (state.token[at] === kinds.ICE_TOKEN) out[base + 18] = 1;
}

const terms = new Float64Array(COUNT4);

export function standingOf4(state: State4, seat: number, weights: Float64Array): number {
  termsOf4(state, seat, terms, 0);
  let sum = 0;
  for (let term = 0; term < COUNT4; term++) sum += weights[term]! * terms[term]!;
  return sum;
}

/** Commands until a rival is in front of the robot's weapon; 0 when the game is over. */
export function wayOf4(state: State4, seat: number): number {
  const at = state.at[seat]!;
  if (at < 0) return FAR;
  if (state.ask === OVER) return 0;
  const reach = kitOf(state).reach[partIndex(state, seat, WEAPON, state.robot[seat * STRIDE + DAMAGED]!)]!;
  const reaches = reachesOn(state.field, state.token, state.pair, RULES);
  let nearest = FAR;
  for (let other = 0; other < state.table.seats; other++) {
    const target = state.at[other]!;
    if (other !== seat && target >= 0) nearest = Math.min(nearest, reaches.commands(reach, at, state.facing[seat]!, target));
  }
  return nearest;
}

/** Each seat's chance of winning, at the end of a round or of the game. */
export function judge4(state: State4, out: Float64Array, weights: Float64Array = WEIGHTS4): void {
  const { seats } = state.table;
  if (state.ask === OVER) {
    shareWon(state.winner, seats, out);
    return;
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = state.at[seat]! < 0 ? 0 : Math.exp(standingOf4(state, seat, weights));
  shareOut(seats, out);
}

/** The components of a robot in the order in which they are given up: the least missed first. */
export function breakingOrder4(state: State4, seat: number, weights: Weights): readonly number[] {
  const loss = (table: Uint8Array, component: number): number =>
    table[partIndex(state, seat, component, 0)]! - table[partIndex(state, seat, component, 1 << component)]!;
  const { rows, power, reach } = kitOf(state);
  const losses = [
    weights[6]! * loss(rows, PROCESSOR),
    weights[7]! * loss(power, WEAPON) + weights[8]! * loss(reach, WEAPON),
    weights[9]!,
  ];
  return [PROCESSOR, WEAPON, CHASSIS].sort((a, b) => losses[a]! - losses[b]!);
}
