import type { Emit, Seat } from '@stolik/kernel/game';
import * as geometry from '../board/geometry.ts';
import { cellName, sideName } from '../board/geometry.ts';
import { type CircuitState, glowLevel, glowSeat, isFlooded, putTile, setSide, takeFromHand, takeTile } from '../board/state.ts';
import * as box from '../board/tiles.ts';
import { tileText, tokenText } from '../board/tiles.ts';
import { type Anchors, isOn } from '../current/solver.ts';
import { extendWays, findWays, joinsPoles, renewWays, staleWithout } from '../current/ways.ts';
import * as codes from './codes.ts';
import type { CircuitEvent, IronUse } from './events.ts';
import { addReed, check, type GlowChoice } from './judge.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { BEYOND, CELLS } = geometry;
const { IRON, MAGNET, REED } = box;

type Sink = Emit<CircuitEvent> | undefined;

const anchors: Anchors = { cells: new Uint8Array(2 * CELLS), count: 0, side: -1 };

/** Does the move and the check that follows; who is next is another matter. Also run on copies, to look ahead. */
export function doMove(state: CircuitState, seat: Seat, base: number, choice: GlowChoice | undefined, emit: Sink): void {
  if (base === codes.PASS) {
    state.passed |= 1 << seat;
    emit?.({ kind: 'passed', seat });
    return;
  }
  state.passed = 0;
  if (codes.isLay(base)) layTile(state, seat, codes.layTileOf(base), codes.layCellOf(base), choice, emit);
  else if (codes.isSwap(base)) exchange(state, seat, codes.swapTokenOf(base), emit);
  else useIron(state, seat, base, choice, emit);
}

function layTile(state: CircuitState, seat: Seat, tile: number, cell: number, choice: GlowChoice | undefined, emit: Sink): void {
  takeFromHand(state, seat, tile >> 2);
  state.ironsMost[seat] = Math.min(state.ironsMost[seat]!, state.handSize[seat]!);
  putInto(state, cell, tile);
  emit?.({ kind: 'tileLaid', seat, tile: tileText(tile), cell: cellName(cell) });
  anchors.count = 0;
  anchors.side = -1;
  if (tile >> 2 === MAGNET) switchReeds(state, cell, emit);
  else if (joinsPoles(state, cell)) anchors.cells[anchors.count++] = cell;
  if (tile >> 2 === REED && emit && isOn(state, cell)) emit({ kind: 'reedSwitched', cell: cellName(cell), on: true });
  if (anchors.count > 0) check(state, seat, anchors, choice, emit);
}

function putInto(state: CircuitState, cell: number, tile: number): void {
  const isKnown = isFlooded(state);
  putTile(state, cell, tile);
  if (isKnown) extendWays(state, cell);
  else findWays(state);
}

/** Reeds beside a magnet just laid; those that another magnet held On already are not new. [C3.3, C4.2] */
function switchReeds(state: CircuitState, magnet: number, emit: Sink): void {
  for (let d = 0; d < 4; d++) {
    const cell = BEYOND[magnet * 4 + d]!;
    if (cell >= CELLS || state.tiles[cell]! >> 2 !== REED || isHeldOn(state, cell, magnet)) continue;
    emit?.({ kind: 'reedSwitched', cell: cellName(cell), on: true });
    addReed(state, anchors, cell);
  }
}

function isHeldOn(state: CircuitState, reed: number, except: number): boolean {
  for (let d = 0; d < 4; d++) {
    const cell = BEYOND[reed * 4 + d]!;
    if (cell < CELLS && cell !== except && state.tiles[cell]! >> 2 === MAGNET) return true;
  }
  return false;
}

function exchange(state: CircuitState, seat: Seat, token: number, emit: Sink): void {
  takeFromHand(state, seat, token);
  discard(state, token);
  if (token === IRON) spendHandIron(state, seat);
  else state.ironsMost[seat] = Math.min(state.ironsMost[seat]!, state.handSize[seat]!);
  emit?.({ kind: 'tokenExchanged', seat, token: tokenText(token) });
}

export function discard(state: CircuitState, token: number): void {
  state.discard[token]!++;
}

function spendHandIron(state: CircuitState, seat: Seat): void {
  state.ironsLeast[seat] = Math.max(0, state.ironsLeast[seat]! - 1);
  state.ironsMost[seat]!--;
}

/** One use, then the iron goes to the discard. [C6] */
function useIron(state: CircuitState, seat: Seat, base: number, choice: GlowChoice | undefined, emit: Sink): void {
  const fromHand = codes.isFromHand(base);
  if (fromHand) {
    takeFromHand(state, seat, IRON);
    spendHandIron(state, seat);
  } else state.irons[seat]!--;
  discard(state, IRON);
  anchors.count = 0;
  anchors.side = -1;
  const from = fromHand ? 'hand' : 'front';
  if (codes.isIronOnFuse(base)) {
    const side = codes.fuseSideOf(base);
    emit?.({ kind: 'ironUsed', seat, from, use: 'fuse', at: sideName(side) });
    setSide(state, side, state.sides[side]!, 0);
    state.burntFuses--;
    emit?.({ kind: 'smokeTakenOff', side: sideName(side) });
    anchors.side = side;
  } else {
    const cell = codes.ironCellOf(base);
    const tile = codes.ironTileOf(base);
    const use: IronUse = state.smoke[cell] !== 0 ? 'burnt' : tile === codes.NO_TILE ? 'short' : 'exchange';
    emit?.({ kind: 'ironUsed', seat, from, use, at: cellName(cell) });
    takeOut(state, cell, use === 'exchange' ? 'bag' : 'discard', emit);
    if (tile !== codes.NO_TILE) solderIn(state, seat, cell, tile, use === 'burnt' ? 'C6.2' : 'C6.1', emit);
  }
  check(state, seat, anchors, choice, emit);
}

function takeOut(state: CircuitState, cell: number, to: 'bag' | 'discard', emit: Sink): void {
  const tile = state.tiles[cell]!;
  const glow = state.glow[cell]!;
  const isKnown = isFlooded(state);
  const stale = isKnown ? staleWithout(state, cell) : 0;
  takeTile(state, cell);
  if (isKnown) renewWays(state, cell, stale);
  if (to === 'bag') {
    state.bag[tile >> 2]!++;
    state.bagSize++;
  } else discard(state, tile >> 2);
  const kept = glow === 0 ? {} : { kept: { seat: glowSeat(glow), level: glowLevel(glow) } };
  emit?.({ kind: 'tileTakenOut', cell: cellName(cell), tile: tileText(tile), to, ...kept });
  if (emit && tile >> 2 === MAGNET) {
    for (let d = 0; d < 4; d++) {
      const reed = BEYOND[cell * 4 + d]!;
      if (reed < CELLS && state.tiles[reed]! >> 2 === REED && !isOn(state, reed)) {
        emit({ kind: 'reedSwitched', cell: cellName(reed), on: false });
      }
    }
  }
}

function solderIn(state: CircuitState, seat: Seat, cell: number, tile: number, clause: string, emit: Sink): void {
  takeFromHand(state, seat, tile >> 2);
  state.ironsMost[seat] = Math.min(state.ironsMost[seat]!, state.handSize[seat]!);
  putInto(state, cell, tile);
  emit?.({ kind: 'tileLaid', seat, tile: tileText(tile), cell: cellName(cell) });
  if (emit && tile >> 2 === REED && isOn(state, cell)) emit({ kind: 'reedSwitched', cell: cellName(cell), on: true });
  state.penalties[seat]! += 1;
  emit?.({ kind: 'penaltyPaid', seat, points: 1, for: 'iron', clause });
  if (tile >> 2 === MAGNET) switchReeds(state, cell, emit);
  else if (joinsPoles(state, cell)) anchors.cells[anchors.count++] = cell;
}
