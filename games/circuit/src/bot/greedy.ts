import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { BEYOND, CELLS, hasCell, openHigh, openLow, RAIL } from '../board/geometry.ts';
import { isGone, orderOf, sideOf } from '../board/order.ts';
import { addToHand, type CircuitState, cloneState, copyState } from '../board/state.ts';
import { CONTACTS, CORNER, EMPTY, LAMP, LED, RESISTOR, TURNS, WIRE } from '../board/tiles.ts';
import { arrivals, departures, floodPoles, joinsFloods, poleOf } from '../current/solver.ts';
import * as codes from '../turn/codes.ts';
import { legal } from '../turn/legal.ts';
import { doMove } from '../turn/move.ts';

/*
 * Two simple players, for the balance of the box, for tests and for a first opponent. They are handed a redealt world: they see
 * nothing there that their seat may not know, and only their own hand and the field are looked at.
 */

const list = new ActionList();
let mine: CircuitState | undefined;
let theirs: CircuitState | undefined;

function scratch(kept: CircuitState | undefined, state: CircuitState): CircuitState {
  if (kept === undefined || kept.seats !== state.seats || kept.options !== state.options || kept.rail !== state.rail)
    return cloneState(state);
  copyState(kept, state);
  return kept;
}

/** Points gained less points lost; a lost turn counts one and a half; of equal moves a lay is better than a swap, a swap than an iron. */
function worthOf(before: CircuitState, after: CircuitState, seat: Seat, base: number): number {
  const gained = after.points[seat]! - before.points[seat]! - (after.penalties[seat]! - before.penalties[seat]!);
  const lost = after.miss[seat]! > before.miss[seat]! ? 1.5 : 0;
  return gained - lost - (codes.isLay(base) ? 0 : codes.isSwap(base) ? 0.2 : 0.4);
}

/** Moves worth trying: each effect once, glow from the plus on. */
function listMoves(state: CircuitState, seat: Seat): void {
  list.clear();
  legal(state, seat, list);
  let kept = 0;
  for (let i = 0; i < list.length; i++) {
    const action = list.at(i);
    const tile = codes.isLay(action)
      ? codes.layTileOf(action)
      : codes.isIronOnCell(action)
        ? codes.ironTileOf(action)
        : codes.NO_TILE;
    if (action >= codes.BASES || (tile !== codes.NO_TILE && (tile & 3) >= TURNS[tile >> 2]!)) continue;
    list.items[kept++] = action;
  }
  // Where only a turned twin is legal (an iron on the same tile) something must still be left.
  if (kept > 0) list.length = kept;
}

/** How well a tile lies: contacts that meet another or a pole, less those that face a blank edge. */
export function fitOf(state: CircuitState, base: number): number {
  if (!codes.isLay(base)) return 0;
  const cell = codes.layCellOf(base);
  const contacts = CONTACTS[codes.layTileOf(base)]!;
  let fit = 0;
  for (let d = 0; d < 4; d++) {
    if ((contacts & (1 << d)) === 0) continue;
    const beyond = BEYOND[cell * 4 + d]!;
    if (beyond === RAIL) fit += (state.rail & (1 << (cell >> 3))) === 0 ? -1 : 1;
    else if (beyond >= CELLS) fit += poleOf(state, beyond) === 0 ? -1 : 1;
    else if (state.tiles[beyond] !== EMPTY) fit += (CONTACTS[state.tiles[beyond]!]! & (1 << (d ^ 2))) === 0 ? -1 : 1;
  }
  return fit;
}

interface Move {
  readonly base: number;
  /** With a little chance, so that equal moves come in any order. */
  readonly fit: number;
}

/** All moves of the greatest worth at once, the best fitting first. */
function findBest(state: CircuitState, seat: Seat, rng: Rng): Move[] {
  listMoves(state, seat);
  let best: Move[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const base = codes.baseOf(list.at(i));
    mine = scratch(mine, state);
    doMove(mine, seat, base, undefined, undefined);
    const worth = worthOf(state, mine, seat, base);
    if (worth < most) continue;
    if (worth > most) best = [];
    most = worth;
    best.push({ base, fit: fitOf(state, base) + rng.below(1000) / 1001 });
  }
  return best.sort((a, b) => b.fit - a.fit);
}

/** Takes what scores most at once, else builds on. It ignores later turns. */
export function greedyCircuit(world: CircuitState, seat: Seat, rng: Rng): Action {
  return findBest(world, seat, rng)[0]!.base;
}

/** Of the best moves it looks at so many at most. */
const LOOKED_AT = 24;

/** Like the greedy one, but of equal moves takes one after which the next player can score least by laying a tile. */
export function carefulCircuit(world: CircuitState, seat: Seat, rng: Rng): Action {
  const moves = findBest(world, seat, rng);
  const rival = nextRival(world, seat);
  let chosen = moves[0]!.base;
  let least = Number.POSITIVE_INFINITY;
  for (const { base } of moves.slice(0, rival < 0 ? 0 : LOOKED_AT)) {
    mine = scratch(mine, world);
    doMove(mine, seat, base, undefined, undefined);
    const threat = mostByLaying(mine, rival);
    if (threat >= least) continue;
    least = threat;
    chosen = base;
    if (least === 0) break;
  }
  return chosen;
}

/** The next to move, if they are on another side; -1 if a partner is. */
function nextRival(state: CircuitState, seat: Seat): Seat {
  const order = orderOf(state.options, state.seats);
  for (let i = 1; i <= order.length; i++) {
    const other = order[(state.place + i) % order.length]!;
    if (isGone(state, other) || other === seat) continue;
    return sideOf(state, other) === sideOf(state, seat) ? -1 : other;
  }
  return -1;
}

/** What may lie in a hand one does not see: the parts that most often close a chain. */
const LIKELY = [LAMP, LED, RESISTOR, WIRE, CORNER];
const tries: number[] = [];

/** The most a player could score at once by laying some likely tile. */
function mostByLaying(state: CircuitState, seat: Seat): number {
  floodPoles(state);
  tries.length = 0;
  const low = openLow(state.occupiedLow, state.occupiedHigh);
  const high = openHigh(state.occupiedLow, state.occupiedHigh);
  for (let cell = 0; cell < CELLS; cell++) {
    if (arrivals[cell] === 0 || departures[cell] === 0 || !hasCell(low, high, cell)) continue;
    for (const kind of LIKELY) {
      for (let tile = kind * 4; tile < kind * 4 + TURNS[kind]!; tile++)
        if (joinsFloods(tile, cell)) tries.push(codes.layBase(tile, cell));
    }
  }
  let most = 0;
  for (const base of tries) {
    theirs = scratch(theirs, state);
    const token = codes.layTileOf(base) >> 2;
    addToHand(theirs, seat, token);
    doMove(theirs, seat, base, undefined, undefined);
    most = Math.max(most, theirs.points[seat]! - state.points[seat]!);
  }
  return most;
}

/** For tests: what the careful player fears after this move. */
export function threatAfter(world: CircuitState, seat: Seat, action: Action, rival: Seat): number {
  const after = cloneState(world);
  doMove(after, seat, codes.baseOf(action), undefined, undefined);
  return mostByLaying(after, rival);
}
