import { CARDS } from '../programs/program.ts';
import * as kinds from '../v6/kinds.ts';
import type { State6 } from '../v6/state.ts';
import * as record from '../v6/state.ts';
import { type Net, oddsOf, readSigns, SIGNS, type Side } from './insight.ts';
import type { Weights } from './judge4.ts';
import { judge6, standingOf6 } from './judge6.ts';
import { reachesOn } from './reach.ts';

const { RULES } = kinds;
const { NO_CARD, OVER } = record;

function sideOf(state: State6, golem: number): Side {
  const { limit, range, rowsOnCard, strength } = state.table;
  const at = state.at[golem]!;
  const facing = state.facing[golem]!;
  const reaches = reachesOn(state.field, state.token, state.pair, RULES);
  return {
    at,
    facing,
    lives: limit[golem]! - state.damage[golem]!,
    damage: state.damage[golem]!,
    rows: Math.max(1, rowsOnCard[golem]! + state.extra[golem]!),
    strength: strength[golem]!,
    range: range[golem]!,
    way: reaches.commands(range[golem]!, at, facing, state.at[1 - golem]!),
    hasCall: state.subprogram[golem * 2] !== NO_CARD,
    broken: 0,
    forbidden: CARDS.length,
  };
}

export function signsOf6(state: State6, out: Float32Array): void {
  readSigns(state.field, [sideOf(state, 0), sideOf(state, 1)], state.round, state.lastRound, out);
}

const signs = new Float32Array(SIGNS);

/** `judge6` for two golems on a bare field, with what the net sees. */
export function judgeDuel6(state: State6, out: Float64Array, weights: Weights, net: Net): void {
  if (state.phase === OVER) {
    judge6(state, out, weights);
    return;
  }
  signsOf6(state, signs);
  const odds = standingOf6(state, 0, weights) - standingOf6(state, 1, weights) + oddsOf(net, signs);
  out[0] = 1 / (1 + Math.exp(-odds));
  out[1] = 1 - out[0];
}
