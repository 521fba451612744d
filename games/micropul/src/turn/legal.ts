import { ActionList, type Actor, CHANCE, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { isBig, ORIENTATIONS, ROTATIONS, UNITS_TURNED } from '../board/faces.ts';
import { NO_UNIT, rootOf } from '../board/groups.ts';
import { FACE_OF_TILE, KIND_OF_TILE, type Tile } from '../board/tiles.ts';
import { layAction, putStoneAction, TAKE } from './actions.ts';
import { HAND_LIMIT, type State } from './state.ts';

/** `SWAPPED[contact]`: white and black exchanged, so that `units & SWAPPED[contact]` are the corners where colours clash. */
const SWAPPED = Uint8Array.from({ length: 256 }, (_, contact) => ((contact << 4) | (contact >> 4)) & 255);

/**
 * Whether a face with these units may be placed at this contact. Colours never clash [M4.2], and some micropul touches one of its
 * own colour [M4.1], unless the option `simple` is on [M4.3].
 */
export const fits = (units: number, contact: number, simple: boolean): boolean =>
  (units & SWAPPED[contact]!) === 0 && (simple || (units & contact) !== 0);

/** Whether an earlier tile of the hand is equal: then this one adds no action. */
function isRepeated(hand: readonly Tile[], index: number): boolean {
  const kind = KIND_OF_TILE[hand[index]!]!;
  for (let i = 0; i < index; i++) if (KIND_OF_TILE[hand[i]!] === kind) return true;
  return false;
}

export function legal(state: State, actor: Actor, out: ActionList): void {
  if (actor === CHANCE) {
    listOutcomes(state, out);
  } else if (state.phase === 'turn' && state.turn === actor) {
    listLays(state, actor, out);
    listStones(state, actor, out);
    listTakes(state, actor, out);
  }
}

function listLays(state: State, seat: Seat, out: ActionList): void {
  const { edge } = state.board;
  const { simple } = state.options;
  const hand = state.hands[seat]!;
  for (let index = 0; index < hand.length; index++) {
    if (isRepeated(hand, index)) continue;
    const face = FACE_OF_TILE[hand[index]!]!;
    for (let r = 0; r < ORIENTATIONS[face]!; r++) {
      const units = UNITS_TURNED[face * 4 + r]!;
      for (let i = 0; i < edge.length; i++) {
        if (fits(units, edge[i]! & 255, simple)) out.push(layAction(edge[i]! >> 8, ROTATIONS[face * 4 + r]!));
      }
    }
  }
}

/**
 * Whether a stone may go on this corner of this tile: it is micropul of a group without a stone. On a big micropul, NW stands for
 * all corners. [M6.3]
 */
export function canClaim(state: State, slot: number, corner: number): boolean {
  const { board } = state;
  const unit = slot * 4 + corner;
  if (board.parent[unit] === NO_UNIT || (corner > 0 && isBig(board.faces[slot]!))) return false;
  return board.stones[rootOf(board, unit)] === 0;
}

function listStones(state: State, seat: Seat, out: ActionList): void {
  const { board } = state;
  if (state.stones[seat] === 0 || board.freeGroups === 0) return;
  for (let slot = 0; slot < board.faces.length; slot++) {
    for (let corner = 0; corner < 4; corner++) {
      if (canClaim(state, slot, corner)) out.push(putStoneAction(board.places[slot]!, corner));
    }
  }
}

function listTakes(state: State, seat: Seat, out: ActionList): void {
  if (state.hands[seat]!.length >= HAND_LIMIT) return;
  if (state.supplies[seat]! > 0) out.push(TAKE);
  for (let number = 1; number <= state.open.length; number++) out.push(number);
}

function listOutcomes(state: State, out: ActionList): void {
  if (state.phase === 'first') for (let seat = 0; seat < state.seats; seat++) out.push(seat);
  if (state.phase !== 'deal' && state.phase !== 'take' && state.phase !== 'reveal') return;
  for (const [i, tile] of state.pool.entries()) if (state.pool.indexOf(tile) === i) out.push(tile);
}

/** Whether this seat would have a legal action if it were to move now. [M3.4] */
export function canAct(state: State, seat: Seat): boolean {
  const hand = state.hands[seat]!;
  if (hand.length < HAND_LIMIT && (state.supplies[seat]! > 0 || state.open.length > 0)) return true;
  if (state.stones[seat]! > 0 && state.board.freeGroups > 0) return true;
  for (let index = 0; index < hand.length; index++) if (canLayAnywhere(state, hand[index]!)) return true;
  return false;
}

export function canLayAnywhere(state: State, tile: Tile): boolean {
  const { edge } = state.board;
  const face = FACE_OF_TILE[tile]!;
  for (let r = 0; r < ORIENTATIONS[face]!; r++) {
    const units = UNITS_TURNED[face * 4 + r]!;
    for (let i = 0; i < edge.length; i++) if (fits(units, edge[i]! & 255, state.options.simple)) return true;
  }
  return false;
}

const TRIES = 64;
const scratch = new ActionList();

/**
 * Uniform over `legal`. It draws a random (tile of the hand, rotation, edge place), (tile on the table, corner) or take until one
 * is legal and no duplicate. If it gives up after many tries, it draws from the full list, which is uniform too.
 */
export function sample(state: State, seat: Seat, rng: Rng): number {
  const { board } = state;
  const size = state.hands[seat]!.length;
  const edges = board.edge.length;
  const lays = size * 4 * edges;
  const stones = state.stones[seat]! > 0 && board.freeGroups > 0 ? board.faces.length * 4 : 0;
  const hidden = size < HAND_LIMIT && state.supplies[seat]! > 0 ? 1 : 0;
  const all = lays + stones + hidden + (size < HAND_LIMIT ? state.open.length : 0);
  for (let tries = 0; all > 0 && tries < TRIES; tries++) {
    const pick = rng.below(all);
    if (pick < lays) {
      const action = layOf(state, seat, (pick / edges) | 0, pick % edges);
      if (action >= 0) return action;
    } else if (pick < lays + stones) {
      const unit = pick - lays;
      if (canClaim(state, unit >> 2, unit & 3)) return putStoneAction(board.places[unit >> 2]!, unit & 3);
    } else {
      // With a face-down tile the takes are 0, 1, 2 …; without, 1, 2 ….
      return pick - lays - stones + 1 - hidden;
    }
  }
  scratch.clear();
  legal(state, seat, scratch);
  return scratch.at(rng.below(scratch.length));
}

/** The lay of this tile of the hand in this rotation on this edge place, -1 if it is none. `turned` is index * 4 + rotation. */
function layOf(state: State, seat: Seat, turned: number, edgeIndex: number): number {
  const hand = state.hands[seat]!;
  const face = FACE_OF_TILE[hand[turned >> 2]!]!;
  const turn = face * 4 + (turned & 3);
  const edge = state.board.edge[edgeIndex]!;
  if (!fits(UNITS_TURNED[turn]!, edge & 255, state.options.simple)) return -1;
  if ((turned & 3) >= ORIENTATIONS[face]! || isRepeated(hand, turned >> 2)) return -1;
  return layAction(edge >> 8, ROTATIONS[turn]!);
}
