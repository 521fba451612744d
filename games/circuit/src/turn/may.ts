import type { Seat } from '@stolik/kernel/game';
import * as geometry from '../board/geometry.ts';
import * as record from '../board/state.ts';
import { type CircuitState, handCount } from '../board/state.ts';
import * as box from '../board/tiles.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { SIDE_BASE } = geometry;
const { LAY_AGAIN, ONCE, SWAP_AGAIN } = record;
const { IRON, MAGNET } = box;

export const holdsIron = (state: CircuitState, seat: Seat): boolean => state.irons[seat]! > 0 || handCount(state, seat, IRON) > 0;

/** Whether laying is what this seat may do now, be there a tile and a cell or not. */
export const mayLay = (state: CircuitState): boolean => state.again === LAY_AGAIN || (state.again === ONCE && state.stands === 0);
export const maySwap = (state: CircuitState, seat: Seat): boolean =>
  state.bagSize > 0 &&
  state.handSize[seat]! > 0 &&
  (state.again === SWAP_AGAIN || (state.again === ONCE && (state.stands === 0 || !holdsIron(state, seat))));

export const mayLayKind = (state: CircuitState, kind: number): boolean => kind !== MAGNET || state.again !== LAY_AGAIN;

export const isBurntFuse = (state: CircuitState, side: number): boolean => state.smoke[SIDE_BASE + side] !== 0;
