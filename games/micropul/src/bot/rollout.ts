import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { ORIENTATIONS, ROTATIONS, UNITS_TURNED } from '../board/faces.ts';
import { FACE_OF_TILE, type Tile } from '../board/tiles.ts';
import { layAction, putStoneAction, TAKE } from '../turn/actions.ts';
import { fits, sample } from '../turn/legal.ts';
import { HAND_LIMIT, type State } from '../turn/state.ts';
import { Gains, type Sense } from './gain.ts';
import { weightsFor } from './weights.ts';

const NOISE_STEPS = 1024;
/** Tiles of the hand that are looked at. */
const TILES_LOOKED_AT = 3;

/** The best action so far. */
class Pick {
  best: Action = TAKE;
  most = Number.NEGATIVE_INFINITY;
  private readonly noise: number;
  private readonly reach: number;

  constructor({ noise, reach }: Sense) {
    this.noise = noise;
    this.reach = reach;
  }

  clear(): void {
    this.best = TAKE;
    this.most = Number.NEGATIVE_INFINITY;
  }

  look(gain: number, action: Action, rng: Rng): void {
    if (gain + this.reach <= this.most) return;
    const value = gain + (rng.below(NOISE_STEPS) * this.noise) / NOISE_STEPS;
    if (value <= this.most) return;
    this.most = value;
    this.best = action;
  }
}

/** The action that gains most at once, among those of a few tiles of the hand, with a little luck. */
export function rolloutBy(sense: Sense): (state: State, seat: Seat, rng: Rng) => Action {
  const gains = new Gains(weightsFor, 1, sense);
  const pick = new Pick(sense);
  return (state, seat, rng) => {
    gains.begin(state, seat);
    pick.clear();
    const hand = state.hands[seat]!;
    turnTiles(hand, Math.min(TILES_LOOKED_AT, hand.length), rng);
    lookAtLays(state, gains, pick, rng);
    if (hand.length < HAND_LIMIT) lookAtTakes(state, seat, gains, pick, rng);
    if (state.stones[seat]! > 0 && state.board.freeGroups > 0) lookAtStones(state, gains, pick, rng);
    // None of these tiles fits anywhere, and there is nothing else to do with them.
    return pick.most === Number.NEGATIVE_INFINITY ? sample(state, seat, rng) : pick.best;
  };
}

/** The faces that are tried: the tiles looked at, in all their rotations. */
const faces = new Uint16Array(HAND_LIMIT * 4);
const units = new Uint8Array(HAND_LIMIT * 4);
let turned = 0;

function turnTiles(hand: readonly Tile[], tiles: number, rng: Rng): void {
  const first = hand.length > tiles ? rng.below(hand.length) : 0;
  turned = 0;
  for (let i = 0; i < tiles; i++) {
    const face = FACE_OF_TILE[hand[(first + i) % hand.length]!]!;
    for (let r = 0; r < ORIENTATIONS[face]!; r++) {
      faces[turned] = ROTATIONS[face * 4 + r]!;
      units[turned++] = UNITS_TURNED[face * 4 + r]!;
    }
  }
}

/** Place by place, since what surrounds a place is the same for all faces. */
function lookAtLays(state: State, gains: Gains, pick: Pick, rng: Rng): void {
  const { edge } = state.board;
  const { simple } = state.options;
  const count = turned;
  for (let i = 0; i < edge.length; i++) {
    const contact = edge[i]! & 255;
    const place = edge[i]! >> 8;
    for (let t = 0; t < count; t++) {
      if (fits(units[t]!, contact, simple)) pick.look(gains.ofLay(i, faces[t]!), layAction(place, faces[t]!), rng);
    }
  }
}

function lookAtTakes(state: State, seat: Seat, gains: Gains, pick: Pick, rng: Rng): void {
  if (state.supplies[seat]! > 0) pick.look(gains.ofTake(), TAKE, rng);
  for (let number = 1; number <= state.open.length; number++) pick.look(gains.ofTake(), number, rng);
}

function lookAtStones(state: State, gains: Gains, pick: Pick, rng: Rng): void {
  const { parent, stones, faces, places } = state.board;
  const end = faces.length * 4;
  for (let unit = 0; unit < end; unit++) {
    if (parent[unit] !== unit || stones[unit] !== 0) continue;
    pick.look(gains.ofClaim(unit), putStoneAction(places[unit >> 2]!, unit & 3), rng);
  }
}
