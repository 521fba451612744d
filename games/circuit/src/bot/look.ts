import type { Action, Seat } from '@stolik/kernel/game';
import { BEYOND, CELLS } from '../board/geometry.ts';
import { type CircuitState, cloneState, copyState, LAY_AGAIN, tokensLeft } from '../board/state.ts';
import { EMPTY, TOKENS } from '../board/tiles.ts';
import { arrivals, departures } from '../current/solver.ts';
import * as codes from '../turn/codes.ts';
import { next } from '../turn/next.ts';
import { play } from '../turn/play.ts';
import { isLoose } from './loose.ts';
import { type Outlook, oddsBy } from './outlook.ts';
import { bestInHand, expectHidden, expectKnown, surveyField } from './prospects.ts';
import { fillPool, leadOf, nextRival } from './standing.ts';
import type { CircuitWeights } from './weights.ts';
import { most } from './worth.ts';

/** A copy made in memory that is there already, where it fits. */
export function copyOf(kept: CircuitState | undefined, state: CircuitState): CircuitState {
  if (kept?.seats !== state.seats || kept.options !== state.options || kept.rail !== state.rail) return cloneState(state);
  copyState(kept, state);
  return kept;
}

/** The findings of a first look at a move, in points. */
export interface Look {
  /** The change of one's lead at once. */
  readonly gain: number;
  /** What the next rival can then expect. */
  readonly threat: number;
  /** What one can expect oneself after that, if the field stays as it is. */
  readonly hope: number;
  readonly worth: number;
}

const pool = new Uint8Array(TOKENS);
let ahead: CircuitState | undefined;

/** Whether a survey for one seat says the same for another: it does where neither would run out of glow tokens. */
const servesToo = (state: CircuitState, surveyed: Seat, other: Seat): boolean =>
  most.tokens < tokensLeft(state, surveyed) && most.tokens <= tokensLeft(state, other);

/** After `surveyField` of this state. */
export function countRoom({ tiles }: CircuitState): number {
  let cells = 0;
  for (let cell = 0; cell < CELLS; cell++)
    if (tiles[cell] === EMPTY && (arrivals[cell] === 0) !== (departures[cell] === 0)) cells++;
  return cells;
}

/** After `surveyField`: pairs of empty neighbours that two tiles make the rest of a circuit. */
function countPairs({ tiles }: CircuitState): number {
  let pairs = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (tiles[cell] !== EMPTY || arrivals[cell] === 0) continue;
    for (let edge = 0; edge < 4; edge++) {
      const beyond = BEYOND[cell * 4 + edge]!;
      if (beyond >= CELLS || tiles[beyond] !== EMPTY) continue;
      if ((arrivals[cell]! & ~(1 << edge)) !== 0 && (departures[beyond]! & ~(1 << (edge ^ 2))) !== 0) pairs++;
    }
  }
  return pairs;
}

const roomIn = (state: CircuitState, { room, pairs }: CircuitWeights): number =>
  (room === 0 ? 0 : room * countRoom(state)) + (pairs === 0 ? 0 : pairs * countPairs(state));

/** What a move costs that builds nothing. */
function idleCost(world: CircuitState, action: Action, weights: CircuitWeights): number {
  const base = codes.baseOf(action);
  if (codes.isSwap(base)) return weights.swap;
  return weights.loose !== 0 && isLoose(world, base) ? weights.loose : 0;
}

/** Looks at a move: what it brings, what it opens to the next rival, what it leaves for oneself. */
export function lookAt(world: CircuitState, seat: Seat, action: Action, weights: CircuitWeights): Look {
  fillPool(world, seat, pool);
  ahead = copyOf(ahead, world);
  const rival = nextRival(world, seat);
  play(ahead, seat, action);
  const gain = leadOf(ahead, seat, weights) - leadOf(world, seat, weights);
  const idle = idleCost(world, action, weights);
  if (rival < 0 || next(ahead).kind === 'over') return { gain, threat: 0, hope: 0, worth: gain };
  if (weights.threat === 0 && weights.hope === 0) return { gain, threat: 0, hope: 0, worth: gain - idle };
  surveyField(ahead, rival);
  const room = ahead.stands === 1 ? 0 : roomIn(ahead, weights);
  const threat = expectHidden(ahead, rival, pool, weights.iron);
  if (!servesToo(ahead, rival, seat)) surveyField(ahead, seat);
  const hope = expectKnown(ahead, seat, pool, weights.iron);
  const left = weights.hope * hope - weights.threat * threat;
  // The next tile of this turn may complete what this one has begun. [C8.1]
  const finish = weights.finish !== 0 && ahead.again === LAY_AGAIN ? weights.finish * bestInHand(ahead, seat) : 0;
  return { gain, threat, hope, worth: gain + room - idle + Math.max(left, finish) };
}

/** Log odds of winning after a move, by what was learnt from games. */
export function predict(world: CircuitState, seat: Seat, action: Action, { after }: Outlook): number {
  ahead = copyOf(ahead, world);
  play(ahead, seat, action);
  const asked = next(ahead);
  if (asked.kind !== 'over') return oddsBy(ahead, seat, after);
  const { winners } = asked.outcome;
  return winners.includes(seat) ? SURE : winners.length > 0 ? -SURE : 0;
}

const SURE = 5;
