import type { ActionList, Seat } from '@stolik/kernel/game';
import { CELLS, cellCount, hasCell, openHigh, openLow, SIDES } from '../board/geometry.ts';
import { type CircuitState, handCount, ONCE } from '../board/state.ts';
import { EMPTY, KINDS, TURNS } from '../board/tiles.ts';
import { arrivals, departures, floodPoles } from '../current/solver.ts';
import * as codes from '../turn/codes.ts';
import { legal } from '../turn/legal.ts';
import { holdsIron, isBurntFuse, mayLay, mayLayKind, maySwap } from '../turn/may.ts';
import { inPlace, kindsInHand, reckonCell } from './worth.ts';

/** Moves worth a look: each effect once; an iron only where it brings more than it costs, or must be used. Never empty. */
export function listMoves(state: CircuitState, seat: Seat, out: ActionList): void {
  if (state.stands === 1) {
    listRepairs(state, seat, out);
    return;
  }
  if (mayLay(state)) listLays(state, seat, out);
  if (maySwap(state, seat)) {
    for (let token = 0; token < KINDS; token++) if (handCount(state, seat, token) > 0) out.push(codes.swapBase(token));
  }
  if (state.again === ONCE && holdsIron(state, seat)) {
    listIrons(state, seat, out);
    listFuses(state, seat, out);
  }
  if (out.length === 0) legal(state, seat, out);
}

function listLays(state: CircuitState, seat: Seat, out: ActionList): void {
  const low = openLow(state.occupiedLow, state.occupiedHigh);
  const high = openHigh(state.occupiedLow, state.occupiedHigh);
  for (let kinds = kindsInHand(state, seat); kinds !== 0; kinds &= kinds - 1) {
    const kind = 31 - Math.clz32(kinds & -kinds);
    if (!mayLayKind(state, kind)) continue;
    for (let tile = kind * 4; tile < kind * 4 + TURNS[kind]!; tile++) {
      for (let cell = 0; cell < CELLS; cell++) if (hasCell(low, high, cell)) out.push(codes.layBase(tile, cell));
    }
  }
}

/** With so few cells free at a table for more than two, an iron that only lights something (C7.2) or only goes away may decide. */
const LAST_CELLS = 12;

/** Irons that close a chain worth more than the penalty of C6.1; towards the end also such as are worth just that, or cost nothing. */
function listIrons(state: CircuitState, seat: Seat, out: ActionList): void {
  floodPoles(state);
  const isLate = state.seats > 2 && CELLS - cellCount(state.occupiedLow, state.occupiedHigh) <= LAST_CELLS;
  const fromHand = state.irons[seat]! > 0 ? 0 : 1;
  const hand = kindsInHand(state, seat);
  for (let cell = 0; cell < CELLS; cell++) {
    const lying = state.tiles[cell]!;
    if (isLate && state.smoke[cell] !== 0) out.push(codes.ironBase(cell, codes.NO_TILE, fromHand));
    if (lying === EMPTY || arrivals[cell] === 0 || departures[cell] === 0) continue;
    if (state.glow[cell] !== 0 && state.smoke[cell] === 0) continue;
    reckonCell(state, seat, cell, hand);
    for (let kinds = hand; kinds !== 0; kinds &= kinds - 1) {
      const kind = 31 - Math.clz32(kinds & -kinds);
      for (let tile = kind * 4; tile < kind * 4 + TURNS[kind]!; tile++) {
        if (tile === lying && state.smoke[cell] === 0) continue;
        if (inPlace[tile]! > 1 || (isLate && inPlace[tile] === 1)) out.push(codes.ironBase(cell, tile, fromHand));
      }
    }
  }
}

/** A fuse is repaired without a penalty, and what it then closes may glow. [C6.2, C4.2] */
function listFuses(state: CircuitState, seat: Seat, out: ActionList): void {
  if (state.burntFuses === 0) return;
  const fromHand = state.irons[seat]! > 0 ? 0 : 1;
  for (let side = 0; side < SIDES; side++) if (isBurntFuse(state, side)) out.push(codes.fuseBase(side, fromHand));
}

/** While a short stands: all that may be done, each effect once. [C4.6] */
function listRepairs(state: CircuitState, seat: Seat, out: ActionList): void {
  legal(state, seat, out);
  let kept = 0;
  for (let i = 0; i < out.length; i++) {
    const action = out.items[i]!;
    if (action >= codes.BASES) continue;
    if (codes.isIronOnCell(action)) {
      const tile = codes.ironTileOf(action);
      const isTwin = tile !== codes.NO_TILE && (tile & 3) >= TURNS[tile >> 2]!;
      if (isTwin || (codes.isFromHand(action) && state.irons[seat]! > 0)) continue;
    }
    out.items[kept++] = action;
  }
  if (kept > 0) out.length = kept;
}
