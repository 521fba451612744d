import type { Action, ReadProblem, Seat } from '@stolik/kernel/game';
import { ok, type Result } from '@stolik/kernel/result';
import { cellName, findCell, findSide } from '../board/geometry.ts';
import {
  addToHand,
  type CircuitState,
  cloneState,
  DECIDE,
  emptyState,
  handCount,
  keepDark,
  LAY_AGAIN,
  ONCE,
  OVER,
  PLACE_SIDES,
  putGlow,
  putSmoke,
  putTile,
  SWAP_AGAIN,
  setSide,
} from '../board/state.ts';
import { findTile, findToken, IRON, SIDE_CODES } from '../board/tiles.ts';
import { type BlockedWay, blockedWays, type ChainReason } from '../current/reasons.ts';
import { findWays } from '../current/ways.ts';
import { read } from '../notation/notation.ts';
import { chosenGlow, glowResults } from '../turn/choices.ts';
import * as codes from '../turn/codes.ts';
import type { CircuitEvent } from '../turn/events.ts';
import { refuse } from '../turn/legal.ts';
import { doMove } from '../turn/move.ts';
import { passesSieve, prepareSieve } from '../turn/sieve.ts';
import type { CircuitView } from './view.ts';

/** The effect of a move as far as its player can know: everything but the draw from the bag. */
export interface Preview {
  /** All chains it would close, in the order they act, with their reasons. */
  readonly chains: readonly ChainReason[];
  readonly glow: readonly { readonly cell: string; readonly level: number }[];
  readonly points: number;
  readonly burnt: readonly string[];
  readonly fuses: readonly string[];
  readonly shortMade: boolean;
  readonly shortRemoved: boolean;
  /** Points lost, and whether the next turn is lost too. */
  readonly penalty: number;
  readonly losesTurn: boolean;
  readonly reedsOn: readonly string[];
  readonly keptDark: readonly string[];
  /** Where the player may choose who glows: the names of each way, the one previewed among them; else empty. */
  readonly choices: readonly (readonly string[])[];
  /** What alone keeps a way from plus to minus open afterwards. */
  readonly blocked: readonly BlockedWay[];
}

/** For the player who sees this view: what the move they would write so does. Pure; no secret is needed or used. */
export function preview(view: CircuitView, seat: Seat, text: string): Result<Preview, ReadProblem> {
  const state = stateFromView(view);
  const action = read(state, seat, text);
  if (!action.ok) return action;
  const refusal = refuse(state, seat, action.value);
  if (refusal) return { ok: false, problem: { kind: 'refused', refusal } };
  return ok(lookAt(state, seat, action.value));
}

/** The same for an action of a state one owns. The state is not changed. */
export function lookAt(state: CircuitState, seat: Seat, action: Action): Preview {
  const base = codes.baseOf(action);
  const after = cloneState(state);
  const events: CircuitEvent[] = [];
  const choice = codes.choiceOf(action);
  doMove(after, seat, base, choice === 0 ? undefined : chosenGlow(state, seat, base, choice), (event) => events.push(event));
  const glow = events.flatMap((event) => (event.kind === 'glowPlaced' ? [{ cell: event.cell, level: event.level }] : []));
  return {
    chains: events.flatMap((event) => (event.kind === 'chainClosed' ? [event.reason] : [])),
    glow,
    points: glow.reduce((sum, token) => sum + token.level, 0),
    burnt: events.flatMap((event) => (event.kind === 'partsBurnt' ? event.cells : [])),
    fuses: events.flatMap((event) => (event.kind === 'fuseBurnt' ? [event.side] : [])),
    shortMade: events.some((event) => event.kind === 'shortMade'),
    shortRemoved: events.some((event) => event.kind === 'shortRemoved'),
    penalty: events.reduce((sum, event) => sum + (event.kind === 'penaltyPaid' ? event.points : 0), 0),
    losesTurn: events.some((event) => event.kind === 'turnLost'),
    reedsOn: events.flatMap((event) => (event.kind === 'reedSwitched' && event.on ? [event.cell] : [])),
    keptDark: events.flatMap((event) => (event.kind === 'keptDark' ? event.cells : [])),
    choices: choicesOf(state, seat, base),
    blocked: blockedWays(after),
  };
}

function choicesOf(state: CircuitState, seat: Seat, base: number): string[][] {
  if (!prepareSieve(state, seat) || !passesSieve(state, base)) return [];
  const ways = glowResults(state, seat, base);
  return ways.length > 1 ? ways.map((way) => way.names.map(cellName)) : [];
}

/** A state that has all this view shows and nothing else: the bag's tokens and unseen hands have no faces. */
export function stateFromView(view: CircuitView): CircuitState {
  const rail = view.upper.reduce((bits, contact, column) => (contact ? bits | (1 << column) : bits), 0);
  const state = emptyState(view.options, view.seats.length, view.lower, rail);
  for (const [name, side] of Object.entries(view.sides)) {
    setSide(state, findSide(name)!, SIDE_CODES.indexOf(side.token), side.smoke ? 1 : 0);
    if (side.smoke) state.burntFuses++;
  }
  for (const [name, cell] of Object.entries(view.cells)) {
    const at = findCell(name)!;
    putTile(state, at, findTile(cell.tile)!);
    if (cell.smoke) putSmoke(state, at);
    if (cell.glow) putGlow(state, at, cell.glow.seat, cell.glow.level);
    if (cell.dark) keepDark(state, at);
  }
  for (const [seat, own] of view.seats.entries()) copySeat(state, seat, own);
  state.bagSize = view.bag;
  state.place = view.place;
  state.first = view.first ?? 0;
  state.again = view.again === 'lay' ? LAY_AGAIN : view.again === 'swap' ? SWAP_AGAIN : ONCE;
  state.stands = view.stands ? 1 : 0;
  state.short = view.short ?? -1;
  state.passed = bitsOf(view.passed);
  state.last = view.last ? bitsOf(view.last) : -1;
  state.phase = view.over ? OVER : view.turn === null ? PLACE_SIDES : DECIDE;
  findWays(state);
  return state;
}

function copySeat(state: CircuitState, seat: Seat, own: CircuitView['seats'][number]): void {
  if (own.hand.kind === 'open') for (const token of own.hand.tokens) addToHand(state, seat, findToken(token)!);
  state.irons[seat] = own.irons;
  state.penalties[seat] = own.penalties;
  state.shorts[seat] = own.shorts;
  state.miss[seat] = own.misses ? 1 : 0;
  if (own.gone) state.gone |= 1 << seat;
  for (const level of own.kept) {
    state.kept[seat * 2 + level - 1]!++;
    state.points[seat]! += level;
    state.lit[seat]!++;
  }
  state.ironsLeast[seat] = handCount(state, seat, IRON);
  state.ironsMost[seat] = state.ironsLeast[seat]!;
}

const bitsOf = (seats: readonly Seat[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0);
