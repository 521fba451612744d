import type { CircuitState } from '../board/state.ts';
import { edgesMet } from '../current/contacts.ts';
import * as codes from '../turn/codes.ts';

/** Whether a tile is placed so that none of its contacts meets another; a magnet is loose where it switches no reed. */
export const isLoose = (state: CircuitState, base: number): boolean =>
  codes.isLay(base) && edgesMet(state, codes.layTileOf(base), codes.layCellOf(base)) === 0;
