import { CARDS } from '../programs/program.ts';
import { damagedCount } from '../v4/end.ts';
import * as kinds from '../v4/kinds.ts';
import * as record from '../v4/state.ts';
import { kitOf, partIndex, type State4 } from '../v4/state.ts';
import { type Net, oddsOf, readSigns, SIGNS, type Side } from './insight.ts';
import { judge4, standingOf4, type Weights } from './judge4.ts';
import { reachesOn } from './reach.ts';

const { CHASSIS, COMPONENTS, PROCESSOR, RULES, WEAPON } = kinds;
const { DAMAGED, OVER, STRIDE } = record;

function sideOf(state: State4, seat: number): Side {
  const { rows, power, reach, forbids } = kitOf(state);
  const broken = state.robot[seat * STRIDE + DAMAGED]!;
  const damage = damagedCount(state, seat);
  const range = reach[partIndex(state, seat, WEAPON, broken)]!;
  const at = state.at[seat]!;
  const facing = state.facing[seat]!;
  const reaches = reachesOn(state.field, state.token, state.pair, RULES);
  return {
    at,
    facing,
    lives: COMPONENTS.length + 1 - damage,
    damage,
    rows: rows[partIndex(state, seat, PROCESSOR, broken)]!,
    strength: power[partIndex(state, seat, WEAPON, broken)]!,
    range,
    way: reaches.commands(range, at, facing, state.at[1 - seat]!),
    hasCall: false,
    broken,
    forbidden: (broken & (1 << CHASSIS)) === 0 ? CARDS.length : forbids[partIndex(state, seat, CHASSIS, broken)]!,
  };
}

export function signsOf4(state: State4, out: Float32Array): void {
  readSigns(state.field, [sideOf(state, 0), sideOf(state, 1)], state.round, state.table.rounds, out);
}

const signs = new Float32Array(SIGNS);

/** `judge4` for two robots on a bare field, with what the net sees. */
export function judgeDuel4(state: State4, out: Float64Array, weights: Weights, net: Net): void {
  if (state.ask === OVER) {
    judge4(state, out, weights);
    return;
  }
  signsOf4(state, signs);
  const odds = standingOf4(state, 0, weights) - standingOf4(state, 1, weights) + oddsOf(net, signs);
  out[0] = 1 / (1 + Math.exp(-odds));
  out[1] = 1 - out[0];
}
