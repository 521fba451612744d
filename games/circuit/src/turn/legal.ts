import * as kernel from '@stolik/kernel/game';
import { type Action, ActionList, type Actor, type Refusal, type Seat } from '@stolik/kernel/game';
import * as geometry from '../board/geometry.ts';
import { cellName, hasCell, lowestBit, openHigh, openLow, sideName } from '../board/geometry.ts';
import { isGone, seatToMove } from '../board/order.ts';
import * as record from '../board/state.ts';
import { type CircuitState, handBits, handCount } from '../board/state.ts';
import * as box from '../board/tiles.ts';
import { tileText, tokenText } from '../board/tiles.ts';
import { chainCell, findShorts, found } from '../current/solver.ts';
import { countWays } from './choices.ts';
import { choosing, gatherChoosing } from './choosing.ts';
import * as codes from './codes.ts';
import { holdsIron, isBurntFuse, mayLay, mayLayKind, maySwap } from './may.ts';
import { prepareSieve, waysOf } from './sieve.ts';
import { circuitTiles } from './turn.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { CHANCE } = kernel;
const { HALF_CELLS, SIDES } = geometry;
const { DECIDE, DRAW_FIRST, EXCHANGE, FILL_HAND, LAY_AGAIN, ONCE, PLACE_SIDES, SWAP_AGAIN } = record;
const { EMPTY, IRON, SIDE_FUSE, SIDE_KINDS, TOKENS } = box;

// ---- what a seat may do, in the order of the notation ----

/** Cells of standing shorts, as bits of two halves. [C4.6] */
const shorted = { low: 0, high: 0 };

function markShorted(state: CircuitState): void {
  findShorts(state);
  shorted.low = 0;
  shorted.high = 0;
  for (let chain = 0; chain < found.count; chain++) {
    for (let i = 0; i < found.length[chain]!; i++) {
      const cell = chainCell(chain, i);
      if (cell < HALF_CELLS) shorted.low |= 1 << cell;
      else shorted.high |= 1 << (cell - HALF_CELLS);
    }
  }
}

export function legal(state: CircuitState, actor: Actor, out: ActionList): void {
  if (actor === CHANCE) {
    listChance(state, out);
    return;
  }
  if (state.phase !== DECIDE || seatToMove(state) !== actor) return;
  const before = out.length;
  const hand = handBits(state, actor);
  if (state.stands === 0) {
    listGathered(state, actor, hand, gatherChoosing(state, actor, hand), out);
  } else {
    listBases(state, actor, hand, out);
    if (out.length > before && holdsIron(state, actor) && prepareSieve(state, actor, hand)) tryChoices(state, out, before);
  }
  if (out.length === before) out.push(codes.PASS);
}

/** Lists the actions beyond the moves that `gatherChoosing` has found. Only without a standing short. */
export function listGathered(state: CircuitState, seat: Seat, hand: number, extra: number, out: ActionList): void {
  const before = out.length;
  listBases(state, seat, hand, out);
  if (extra > 0) insertChoices(out, before, extra);
}

function listBases(state: CircuitState, seat: Seat, hand: number, out: ActionList): void {
  if (mayLay(state)) listLays(state, hand, out);
  if (maySwap(state, seat)) for (let held = hand; held !== 0; held &= held - 1) out.push(codes.swapBase(lowestBit(held)));
  if (state.again === ONCE && holdsIron(state, seat)) listIrons(state, seat, hand, out);
}

function listLays(state: CircuitState, hand: number, out: ActionList): void {
  const low = openLow(state.occupiedLow, state.occupiedHigh);
  const high = openHigh(state.occupiedLow, state.occupiedHigh);
  for (let kinds = hand & ~(1 << IRON); kinds !== 0; kinds &= kinds - 1) {
    const kind = lowestBit(kinds);
    if (!mayLayKind(state, kind)) continue;
    for (let tile = kind * 4; tile < kind * 4 + 4; tile++) {
      for (let cells = low; cells !== 0; cells &= cells - 1) out.push(codes.layBase(tile, lowestBit(cells)));
      for (let cells = high; cells !== 0; cells &= cells - 1) out.push(codes.layBase(tile, HALF_CELLS + lowestBit(cells)));
    }
  }
}

function listIrons(state: CircuitState, seat: Seat, hand: number, out: ActionList): void {
  const front = state.irons[seat]! > 0;
  const inHand = (hand & (1 << IRON)) !== 0;
  let low = state.occupiedLow & (~state.markedLow | state.burntLow);
  let high = state.occupiedHigh & (~state.markedHigh | state.burntHigh);
  if (state.stands === 1) {
    markShorted(state);
    low &= shorted.low;
    high &= shorted.high;
  }
  for (; low !== 0; low &= low - 1) listIronsOn(state, lowestBit(low), hand, front, inHand, out);
  for (; high !== 0; high &= high - 1) listIronsOn(state, HALF_CELLS + lowestBit(high), hand, front, inHand, out);
  if (state.stands === 1 || state.burntFuses === 0) return;
  for (let side = 0; side < SIDES; side++) if (isBurntFuse(state, side)) pushIron(codes.fuseBase(side, 0), front, inHand, out);
}

function listIronsOn(state: CircuitState, cell: number, hand: number, front: boolean, inHand: boolean, out: ActionList): void {
  const burnt = state.smoke[cell] !== 0;
  for (let kinds = hand & ~(1 << IRON); kinds !== 0; kinds &= kinds - 1) {
    const kind = lowestBit(kinds);
    for (let tile = kind * 4; tile < kind * 4 + 4; tile++) {
      if (burnt || tile !== state.tiles[cell]) pushIron(codes.ironBase(cell, tile, 0), front, inHand, out);
    }
  }
  if (burnt || state.stands === 1) pushIron(codes.ironBase(cell, codes.NO_TILE, 0), front, inHand, out);
}

function pushIron(base: Action, front: boolean, inHand: boolean, out: ActionList): void {
  if (front) out.push(base);
  if (inHand) out.push(base + 1);
}

/** Behind each move that leaves a choice of who glows, its other ways: the list stays in the order of the notation. */
function insertChoices(out: ActionList, from: number, extra: number): void {
  let read = out.length - 1;
  for (let i = 0; i < extra; i++) out.push(codes.PASS);
  const { items } = out;
  let write = out.length - 1;
  for (let i = choosing.count - 1; i >= 0; i--) {
    const base = choosing.bases[i]!;
    while (read >= from && items[read] !== base) items[write--] = items[read--]!;
    for (let choice = choosing.ways[i]! - 1; choice > 0; choice--) items[write--] = codes.withChoice(base, choice);
    items[write--] = items[read--]!;
  }
}

const bases = new ActionList();

/** The same while a short stands: any iron may light what it keeps dark, so all are tried. */
function tryChoices(state: CircuitState, out: ActionList, from: number): void {
  bases.clear();
  for (let i = from; i < out.length; i++) bases.push(out.items[i]!);
  out.length = from;
  for (let i = 0; i < bases.length; i++) {
    const base = codes.baseOf(bases.items[i]!);
    out.push(base);
    const ways = waysOf(state, base);
    for (let choice = 1; choice < ways; choice++) out.push(codes.withChoice(base, choice));
  }
}

function listChance(state: CircuitState, out: ActionList): void {
  if (state.phase === PLACE_SIDES) {
    for (let kind = 0; kind < SIDE_KINDS; kind++) if (state.sidePool[kind]! > 0) out.push(kind);
  } else if (state.phase === DRAW_FIRST) {
    for (let seat = 0; seat < state.seats; seat++) if (!isGone(state, seat)) out.push(seat);
  } else if (state.phase === FILL_HAND || state.phase === EXCHANGE) {
    for (let token = 0; token < TOKENS; token++) if (state.bag[token]! > 0) out.push(token);
  }
}

// ---- why not ----

export function refuse(state: CircuitState, actor: Actor, action: Action): Refusal | undefined {
  if (actor === CHANCE) return refuseChance(state, action);
  if (!Number.isInteger(action) || action < 0 || codes.baseOf(action) > codes.PASS)
    return { code: 'no-such-move', clause: 'C3.2' };
  const base = codes.baseOf(action);
  const refusal = refuseBase(state, actor, base);
  if (refusal) return refusal;
  const choice = codes.choiceOf(action);
  if (choice === 0) return undefined;
  if (!codes.isSwap(base) && base !== codes.PASS && choice < countWays(state, actor, base)) return undefined;
  return { code: 'no-such-choice', clause: 'C5.3' };
}

function refuseChance(state: CircuitState, outcome: number): Refusal | undefined {
  const pool =
    state.phase === PLACE_SIDES ? state.sidePool : state.phase === FILL_HAND || state.phase === EXCHANGE ? state.bag : undefined;
  if (state.phase === DRAW_FIRST) {
    const seated = Number.isInteger(outcome) && outcome >= 0 && outcome < state.seats && !isGone(state, outcome);
    return seated ? undefined : { code: 'no-such-outcome', clause: 'C2.3' };
  }
  return pool && (pool[outcome] ?? 0) > 0 ? undefined : { code: 'no-such-outcome', clause: 'C2.4' };
}

/** Why this seat may not do this move now; what glows is another question. */
export function refuseBase(state: CircuitState, seat: Seat, base: number): Refusal | undefined {
  if (state.phase !== DECIDE || seatToMove(state) !== seat) return { code: 'not-your-turn', clause: 'C3.4' };
  if (codes.isLay(base)) return refuseLay(state, seat, codes.layTileOf(base), codes.layCellOf(base));
  if (codes.isSwap(base)) return refuseSwap(state, seat, codes.swapTokenOf(base));
  if (base !== codes.PASS) return refuseIron(state, seat, base);
  if (state.again !== ONCE) return mustRepeat(state);
  if (!canMove(state, seat)) return undefined;
  return state.stands === 1 ? mustRepair(state, seat) : { code: 'pass-not-needed', clause: 'C3.2' };
}

const mustRepeat = (state: CircuitState): Refusal => ({
  code: state.again === LAY_AGAIN ? 'lay-again' : 'swap-again',
  clause: 'C8.1',
});

const mustRepair = (state: CircuitState, seat: Seat): Refusal => ({
  code: holdsIron(state, seat) ? 'short-use-iron' : 'short-exchange',
  clause: 'C4.6',
});

function refuseLay(state: CircuitState, seat: Seat, tile: number, cell: number): Refusal | undefined {
  if (state.again === SWAP_AGAIN) return mustRepeat(state);
  if (!mayLay(state)) return mustRepair(state, seat);
  if (!mayLayKind(state, tile >> 2)) return { code: 'magnet-alone', clause: 'C8.1' };
  if (handCount(state, seat, tile >> 2) === 0)
    return { code: 'not-in-hand', clause: 'C3.2', details: { token: tokenText(tile >> 2) } };
  const details = { cell: cellName(cell) };
  if (state.tiles[cell] !== EMPTY) return { code: 'cell-taken', clause: 'C3.3', details };
  const isOpen = hasCell(openLow(state.occupiedLow, state.occupiedHigh), openHigh(state.occupiedLow, state.occupiedHigh), cell);
  return isOpen ? undefined : { code: 'cell-alone', clause: 'C3.3', details };
}

function refuseSwap(state: CircuitState, seat: Seat, token: number): Refusal | undefined {
  if (state.again === LAY_AGAIN) return mustRepeat(state);
  if (state.again === ONCE && state.stands === 1 && holdsIron(state, seat)) return mustRepair(state, seat);
  if (handCount(state, seat, token) === 0) return { code: 'not-in-hand', clause: 'C3.2', details: { token: tokenText(token) } };
  return state.bagSize > 0 ? undefined : { code: 'bag-empty', clause: 'C3.2' };
}

function refuseIron(state: CircuitState, seat: Seat, base: number): Refusal | undefined {
  if (state.again !== ONCE) return mustRepeat(state);
  const fromHand = codes.isFromHand(base);
  if (fromHand && handCount(state, seat, IRON) === 0) return { code: 'no-iron-in-hand', clause: 'C3.2' };
  if (!fromHand && state.irons[seat] === 0) return { code: 'no-iron-in-front', clause: 'C3.2' };
  if (!codes.isIronOnFuse(base)) return refuseIronOnCell(state, seat, codes.ironCellOf(base), codes.ironTileOf(base));
  if (state.stands === 1) return mustRepair(state, seat);
  const side = codes.fuseSideOf(base);
  if (isBurntFuse(state, side)) return undefined;
  const code = SIDE_FUSE[state.sides[side]!] ? 'fuse-sound' : 'no-fuse';
  return { code, clause: 'C6.2', details: { side: sideName(side) } };
}

function refuseIronOnCell(state: CircuitState, seat: Seat, cell: number, tile: number): Refusal | undefined {
  const lying = state.tiles[cell]!;
  const details = { cell: cellName(cell) };
  if (lying === EMPTY) return { code: 'cell-empty', clause: 'C6.1', details };
  const burnt = state.smoke[cell] !== 0;
  if (state.stands === 1) {
    markShorted(state);
    if (!hasCell(shorted.low, shorted.high, cell)) return { code: 'not-shorted', clause: 'C4.6', details };
  }
  if (state.glow[cell] !== 0 && !burnt) return { code: 'tile-glows', clause: 'C6.1', details };
  if (tile === codes.NO_TILE) {
    return burnt || state.stands === 1 ? undefined : { code: 'must-lay-too', clause: 'C6.1', details };
  }
  if (handCount(state, seat, tile >> 2) === 0)
    return { code: 'not-in-hand', clause: 'C6.1', details: { token: tokenText(tile >> 2) } };
  return tile === lying && !burnt
    ? { code: 'same-tile', clause: 'C6.1', details: { ...details, tile: tileText(tile) } }
    : undefined;
}

/** Whether anything but a pass is possible. */
export function canMove(state: CircuitState, seat: Seat): boolean {
  if (maySwap(state, seat)) return true;
  const tiles = circuitTiles(state, seat);
  if (state.stands === 1) return holdsIron(state, seat);
  if (tiles > 0 && (openLow(state.occupiedLow, state.occupiedHigh) | openHigh(state.occupiedLow, state.occupiedHigh)) !== 0)
    return true;
  if (!holdsIron(state, seat)) return false;
  const sound = (state.occupiedLow & ~state.markedLow) | (state.occupiedHigh & ~state.markedHigh);
  return (tiles > 0 && sound !== 0) || (state.burntLow | state.burntHigh) !== 0 || state.burntFuses > 0;
}
