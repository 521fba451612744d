import type { Seat } from '@stolik/kernel/game';
import { SIDE_BASE } from '../board/geometry.ts';
import { type CircuitState, handCount, LAY_AGAIN, ONCE, SWAP_AGAIN } from '../board/state.ts';
import { IRON, MAGNET } from '../board/tiles.ts';

export const holdsIron = (state: CircuitState, seat: Seat): boolean => state.irons[seat]! > 0 || handCount(state, seat, IRON) > 0;

/** Whether laying is what this seat may do now, be there a tile and a cell or not. */
export const mayLay = (state: CircuitState): boolean => state.again === LAY_AGAIN || (state.again === ONCE && state.stands === 0);
export const maySwap = (state: CircuitState, seat: Seat): boolean =>
  state.bagSize > 0 &&
  state.handSize[seat]! > 0 &&
  (state.again === SWAP_AGAIN || (state.again === ONCE && (state.stands === 0 || !holdsIron(state, seat))));

export const mayLayKind = (state: CircuitState, kind: number): boolean => kind !== MAGNET || state.again !== LAY_AGAIN;

export const isBurntFuse = (state: CircuitState, side: number): boolean => state.smoke[SIDE_BASE + side] !== 0;
