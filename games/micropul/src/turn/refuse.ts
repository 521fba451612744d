import { type Action, type Actor, CHANCE, type Refusal, type Seat } from '@stolik/kernel/game';
import { contactAt, slotAt, xOf, yOf } from '../board/board.ts';
import { type Face, isBig, UNITS, writeFace } from '../board/faces.ts';
import { NO_UNIT, rootOf, stonesOn } from '../board/groups.ts';
import { CORNERS, type Place } from '../board/places.ts';
import { isAction, isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace, TAKE } from './actions.ts';
import { fits } from './legal.ts';
import { indexInHand } from './play.ts';
import { hasNeighbour } from './preview.ts';
import { HAND_LIMIT, type State } from './state.ts';

export type RefusalCode =
  | 'game-over'
  | 'not-your-turn'
  | 'chance-pending'
  | 'no-such-action'
  | 'not-among-unseen'
  | 'tile-not-in-hand'
  | 'place-taken'
  | 'not-beside'
  | 'colours-clash'
  | 'nothing-touches'
  | 'hand-full'
  | 'supply-empty'
  | 'no-open-tile'
  | 'no-stones-left'
  | 'no-micropul-there'
  | 'group-claimed'
  | 'group-spoilt';

/** Narrower than the kernel's, so that every code must have its texts. */
export interface MicropulRefusal extends Refusal {
  readonly code: RefusalCode;
}

export function refusal(code: RefusalCode, clause: string, details?: Readonly<Record<string, string | number>>): MicropulRefusal {
  return details ? { code, clause, details } : { code, clause };
}

export function refuse(state: State, actor: Actor, action: Action): MicropulRefusal | undefined {
  if (state.phase === 'over') return refusal('game-over', 'M7.1');
  if (actor === CHANCE) return refuseChance(state, action);
  if (state.phase !== 'turn') return refusal('chance-pending', 'M3.2');
  if (state.turn !== actor) return refusal('not-your-turn', 'M3', { seat: state.turn + 1 });
  if (!isAction(action)) return refusal('no-such-action', 'M3');
  if (isLay(action)) return refuseLay(state, actor, layPlace(action), layFaceOf(action));
  if (isStone(action)) return refuseStone(state, actor, stonePlace(action), stoneCorner(action));
  return refuseTake(state, actor, action);
}

function refuseChance(state: State, outcome: Action): MicropulRefusal | undefined {
  if (state.phase === 'turn') return refusal('not-your-turn', 'M3', { seat: state.turn + 1 });
  const isPossible =
    state.phase === 'first' ? Number.isInteger(outcome) && outcome >= 0 && outcome < state.seats : state.pool.includes(outcome);
  return isPossible ? undefined : refusal('not-among-unseen', 'M2.1');
}

function refuseLay(state: State, seat: Seat, place: Place, face: Face): MicropulRefusal | undefined {
  const { board, options } = state;
  const details = { tile: writeFace(face), x: xOf(board, place), y: yOf(board, place) };
  if (indexInHand(state, seat, face) < 0) return refusal('tile-not-in-hand', 'M3.1', details);
  if (slotAt(board, place) >= 0) return refusal('place-taken', 'M4.1', details);
  if (!hasNeighbour(board, place)) return refusal('not-beside', options.simple ? 'M4.3' : 'M4.1', details);
  const contact = contactAt(board, place);
  if (!fits(UNITS[face]!, contact, true)) return refusal('colours-clash', 'M4.2', details);
  return fits(UNITS[face]!, contact, options.simple) ? undefined : refusal('nothing-touches', 'M4.1', details);
}

function refuseTake(state: State, seat: Seat, action: Action): MicropulRefusal | undefined {
  if (action !== TAKE && action > state.open.length) return refusal('no-open-tile', 'M8', { number: action });
  if (state.hands[seat]!.length >= HAND_LIMIT) return refusal('hand-full', 'M3.2', { limit: HAND_LIMIT });
  if (action === TAKE && state.supplies[seat] === 0) return refusal('supply-empty', state.open.length > 0 ? 'M8' : 'M3.2');
  return undefined;
}

function refuseStone(state: State, seat: Seat, place: Place, corner: number): MicropulRefusal | undefined {
  const { board } = state;
  const details = { x: xOf(board, place), y: yOf(board, place), corner: CORNERS[corner]! };
  if (state.stones[seat] === 0) return refusal('no-stones-left', 'M6.3', details);
  const slot = slotAt(board, place);
  const unit = slot * 4 + corner;
  if (slot < 0 || board.parent[unit] === NO_UNIT) return refusal('no-micropul-there', 'M6.3', details);
  // Notation never leads here: it reads every corner of a big micropul as NW.
  if (corner > 0 && isBig(board.faces[slot]!)) return refusal('no-such-action', 'M6.3', details);
  const stones = stonesOn(board, rootOf(board, unit));
  if (stones > 1) return refusal('group-spoilt', 'M6.4', details);
  return stones === 1 ? refusal('group-claimed', 'M6.3', details) : undefined;
}
