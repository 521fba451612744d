import type { Action, Seat } from '@stolik/kernel/game';
import type { Allowed } from '@stolik/search/knowledge';
import { cellAt, slotAt } from '../board/board.ts';
import { FACE_COUNT, KINDS, UNITS } from '../board/faces.ts';
import { KIND_OF_TILE } from '../board/tiles.ts';
import { isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace, TAKE } from '../turn/actions.ts';
import { canClaim, fits } from '../turn/legal.ts';
import { HAND_LIMIT, type State } from '../turn/state.ts';

/**
 * Whether an action code is in `legal`. At a node of the other seat a search has an arm for every tile that the seat may hold.
 * Most of them are not in the hand of the current world, so that is checked first.
 */
export class AllowedActions implements Allowed<State> {
  private state!: State;
  private seat: Seat = 0;
  /** By kind of tile: whether the hand has one. */
  private readonly inHand = new Uint8Array(FACE_COUNT);
  private readonly kinds = new Uint16Array(HAND_LIMIT);
  private held = 0;

  begin(state: State, seat: Seat): void {
    const { inHand, kinds } = this;
    for (let i = 0; i < this.held; i++) inHand[kinds[i]!] = 0;
    this.state = state;
    this.seat = seat;
    const hand = state.hands[seat]!;
    this.held = hand.length;
    for (let i = 0; i < hand.length; i++) {
      kinds[i] = KIND_OF_TILE[hand[i]!]!;
      inHand[kinds[i]!] = 1;
    }
  }

  has(action: Action): boolean {
    if (isLay(action)) return this.inHand[KINDS[layFaceOf(action)]!] === 1 && this.hasLay(action);
    const { state, seat } = this;
    if (isStone(action)) {
      const slot = slotAt(state.board, stonePlace(action));
      return state.stones[seat]! > 0 && slot >= 0 && canClaim(state, slot, stoneCorner(action));
    }
    if (state.hands[seat]!.length >= HAND_LIMIT) return false;
    return action === TAKE ? state.supplies[seat]! > 0 : action <= state.open.length;
  }

  private hasLay(action: Action): boolean {
    const { board, options } = this.state;
    const cell = cellAt(board, layPlace(action));
    return cell < 0 && fits(UNITS[layFaceOf(action)]!, board.edge[-cell - 1]! & 255, options.simple);
  }
}
