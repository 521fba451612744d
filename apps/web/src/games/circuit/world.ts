import * as codes from '@stolik/circuit/codes';
import type { CircuitEvent } from '@stolik/circuit/events';
import { CELLS, findCell, findSide, SIDE_BASE } from '@stolik/circuit/geometry';
import { play } from '@stolik/circuit/play';
import { type ChainReason, chainReason } from '@stolik/circuit/reasons';
import { findChains, findShorts, found } from '@stolik/circuit/solver';
import {
  addToHand,
  type CircuitState,
  cloneState,
  DECIDE,
  emptyState,
  keepDark,
  LAY_AGAIN,
  ONCE,
  OVER,
  putGlow,
  putSmoke,
  putTile,
  SWAP_AGAIN,
} from '@stolik/circuit/state';
import { findTile, findToken, IRON, SIDE_CODES } from '@stolik/circuit/tiles';
import { verdictOf } from '@stolik/circuit/verdict';
import type { CircuitView } from '@stolik/circuit/view';
import type { Action, Seat } from '@stolik/kernel/game';

/**
 * A state that agrees with everything in a view: enough to ask the rules what a move of this viewer would do and which chains
 * are closed. What the view hides (other hands, the bag) is there only as a number.
 */
export function worldOf(view: CircuitView): CircuitState {
  const rail = view.upper.reduce((bits, has, column) => (has ? bits | (1 << column) : bits), 0);
  const state = emptyState(view.options, view.seats.length, view.lower, rail);
  state.phase = view.over ? OVER : DECIDE;
  state.place = view.place;
  state.first = view.first ?? 0;
  putField(state, view);
  for (const [seat, shown] of view.seats.entries()) putSeat(state, seat, shown);
  state.bagSize = view.bag;
  // The kinds in the bag are not seen; that something is in it is all the rules ask before a draw.
  state.bag[0] = view.bag;
  state.stands = view.stands ? 1 : 0;
  state.short = view.short ?? -1;
  state.again = view.again === 'lay' ? LAY_AGAIN : view.again === 'swap' ? SWAP_AGAIN : ONCE;
  state.passed = view.passed.reduce((bits, seat) => bits | (1 << seat), 0);
  state.last = view.last ? view.last.reduce((bits, seat) => bits | (1 << seat), 0) : -1;
  return state;
}

function putField(state: CircuitState, view: CircuitView): void {
  for (const [name, { tile, glow, smoke, dark }] of Object.entries(view.cells)) {
    const cell = findCell(name)!;
    putTile(state, cell, findTile(tile)!);
    if (glow) putGlow(state, cell, glow.seat, glow.level);
    if (smoke) putSmoke(state, cell);
    if (dark) keepDark(state, cell);
  }
  for (const [name, { token, smoke }] of Object.entries(view.sides)) {
    const side = findSide(name)!;
    state.sides[side] = SIDE_CODES.indexOf(token);
    if (!smoke) continue;
    state.smoke[SIDE_BASE + side] = 1;
    state.burntFuses++;
  }
}

function putSeat(state: CircuitState, seat: Seat, shown: CircuitView['seats'][number]): void {
  const hand = shown.hand.kind === 'open' ? shown.hand.tokens.map((token) => findToken(token) ?? 0) : Array.from({ length: shown.hand.count }, () => 0);
  for (const token of hand) addToHand(state, seat, token);
  state.ironsMost[seat] = hand.filter((token) => token === IRON).length;
  state.irons[seat] = shown.irons;
  state.points[seat] = shown.points;
  state.lit[seat] = shown.lit;
  state.penalties[seat] = shown.penalties;
  state.shorts[seat] = shown.shorts;
  state.miss[seat] = shown.misses ? 1 : 0;
  if (shown.gone) state.gone |= 1 << seat;
}

/** What a move would do, up to the end of its turn: the events the rules would tell. */
export function foresee(view: CircuitView, seat: Seat, action: Action): readonly CircuitEvent[] {
  if (codes.isSwap(codes.baseOf(action))) return [];
  const events: CircuitEvent[] = [];
  play(cloneState(worldOf(view)), seat, action, (event) => events.push(event));
  const next = events.findIndex(({ kind }) => kind === 'turnBegan' || kind === 'turnMissed');
  return next < 0 ? events : events.slice(0, next);
}

/** More are never told apart by eye. */
const MOST_DRAWN = 24;

/** The closed chains current runs in now: those that hold a lit element. While a short stands nothing glows. [C4.4] */
export function liveChains(view: CircuitView): readonly ChainReason[] {
  const lit = Object.entries(view.cells).flatMap(([name, { glow, smoke }]) => (glow && !smoke ? [findCell(name)!] : []));
  if (view.stands || lit.length === 0) return [];
  const state = worldOf(view);
  findChains(state, { cells: Uint8Array.from({ length: 2 * CELLS }, (_, i) => lit[i] ?? 0), count: lit.length, side: -1 });
  const glowing = Array.from(found.order.subarray(0, found.count)).filter(
    (chain) => verdictOf(found.resistors[chain]!, found.lamps[chain]!, found.leds[chain]!, found.helpers[chain]!).kind === 'glow',
  );
  return unique(glowing.slice(0, MOST_DRAWN).map((chain) => chainReason(state, 0, chain, 'glow')));
}

/** The chains without load that stand now. */
export function standingShorts(view: CircuitView): readonly ChainReason[] {
  if (!view.stands) return [];
  const state = worldOf(view);
  findShorts(state);
  return Array.from({ length: Math.min(found.count, MOST_DRAWN) }, (_, chain) => chainReason(state, view.turn ?? 0, chain, 'short'));
}

function unique(chains: readonly ChainReason[]): readonly ChainReason[] {
  const seen = new Set<string>();
  return chains.filter((chain) => {
    const key = `${chain.from.at}>${chain.parts.map(({ cell, entry, exit }) => cell + entry + exit).join()}>${chain.to.at}`;
    return !seen.has(key) && seen.add(key);
  });
}
