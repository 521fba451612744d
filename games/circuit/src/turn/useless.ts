import type { Refusal, Seat } from '@stolik/kernel/game';
import { openHigh, openLow } from '../board/geometry.ts';
import { type CircuitState, LAY_AGAIN, ONCE } from '../board/state.ts';
import { IRON } from '../board/tiles.ts';
import * as codes from './codes.ts';
import { refuseBase } from './legal.ts';
import { mayLay, mayLayKind, maySwap } from './may.ts';
import { circuitTiles } from './turn.ts';

/** An iron is in front of its player or in the hand; tiles are always in the hand. */
export type HeldAt = 'hand' | 'front';

/**
 * The reason why a piece of this seat can't be used at all now; undefined where it can. `refuse` checks one place, and the fault
 * of an unnamed place is no reason.
 */
export function refuseHeld(state: CircuitState, seat: Seat, token: number, at: HeldAt = 'hand'): Refusal | undefined {
  if (at === 'hand' && maySwap(state, seat)) return undefined;
  return token === IRON ? refuseAnyIron(state, seat) : refuseAnyLay(state, seat, token);
}

function refuseAnyLay(state: CircuitState, seat: Seat, kind: number): Refusal | undefined {
  // A short to be repaired and a second exchange come before any cell is looked at.
  if (!mayLay(state)) return refuseBase(state, seat, codes.layBase(kind * 4, 0));
  if (!mayLayKind(state, kind)) return { code: 'magnet-alone', clause: 'C8.1' };
  const open = openLow(state.occupiedLow, state.occupiedHigh) | openHigh(state.occupiedLow, state.occupiedHigh);
  if (open !== 0) return undefined;
  return { code: state.again === ONCE && state.bagSize === 0 ? 'field-full-bag-empty' : 'field-full', clause: 'C3.3' };
}

function refuseAnyIron(state: CircuitState, seat: Seat): Refusal | undefined {
  if (state.again !== ONCE) return { code: state.again === LAY_AGAIN ? 'lay-again' : 'swap-again', clause: 'C8.1' };
  if (state.stands === 1 || (state.burntLow | state.burntHigh) !== 0 || state.burntFuses > 0) return undefined;
  const sound = (state.occupiedLow & ~state.markedLow) | (state.occupiedHigh & ~state.markedHigh);
  if (sound === 0) return { code: 'nothing-to-solder', clause: 'C6.1' };
  return circuitTiles(state, seat) > 0 ? undefined : { code: 'no-tile-to-solder-in', clause: 'C6.1' };
}
