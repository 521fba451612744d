import { REFEREE, type Seat, type Viewer, WATCHER } from '@stolik/kernel/game';
import { CELLS, cellName, SIDE_BASE, SIDES, sideName } from '../board/geometry.ts';
import type { CircuitOptions } from '../board/options.ts';
import { orderOf, seatToMove, sidesOf } from '../board/order.ts';
import {
  type CircuitState,
  FILL_HAND,
  glowLevel,
  glowSeat,
  HAND_SLOTS,
  isDark,
  LAY_AGAIN,
  OVER,
  REASONS,
  SWAP_AGAIN,
  tokensLeft,
} from '../board/state.ts';
import { EMPTY, REED, SIDE_CODES, TOKENS, tileText, tokenText } from '../board/tiles.ts';
import { isOn } from '../current/solver.ts';
import type { CircuitEvent } from '../turn/events.ts';
import { scoreOf, winningSide } from '../turn/next.ts';
import { seersOf } from '../turn/play.ts';
import { endClause, seatsIn } from '../turn/turn.ts';

export interface CellView {
  readonly tile: string;
  readonly glow?: { readonly seat: Seat; readonly level: number };
  readonly smoke?: true;
  /** A reed with its On token. */
  readonly on?: true;
  /** A standing short keeps chains of this tile dark. */
  readonly dark?: true;
}

export interface SideView {
  readonly token: string;
  readonly smoke?: true;
}

export interface SeatView {
  readonly side: number;
  readonly hand:
    | { readonly kind: 'open'; readonly tokens: readonly string[] }
    | { readonly kind: 'hidden'; readonly count: number };
  readonly irons: number;
  readonly glowTokens: number;
  readonly lit: number;
  readonly points: number;
  readonly penalties: number;
  readonly score: number;
  readonly shorts: number;
  /** Levels of tokens whose tile was taken out. */
  readonly kept: readonly number[];
  readonly misses: boolean;
  readonly gone: boolean;
}

export interface CircuitView {
  readonly viewer: Viewer;
  readonly options: CircuitOptions;
  readonly seats: readonly SeatView[];
  readonly order: readonly Seat[];
  readonly first: Seat | null;
  /** Whose turn it is; null before the first and after the last. */
  readonly turn: Seat | null;
  readonly place: number;
  /** The second action x2 asks for. */
  readonly again: 'lay' | 'swap' | null;
  /** Occupied cells by name. */
  readonly cells: Readonly<Record<string, CellView>>;
  /** Side tokens by name (left1 … right8), as far as they are drawn. */
  readonly sides: Readonly<Record<string, SideView>>;
  /** Lower contacts by column: 1 plus, -1 minus, 0 none; and whether the upper rail has one. */
  readonly lower: readonly number[];
  readonly upper: readonly boolean[];
  readonly bag: number;
  /** What is in the bag; only a referee sees it. */
  readonly bagTokens: Readonly<Record<string, number>> | null;
  readonly discard: Readonly<Record<string, number>>;
  readonly stands: boolean;
  /** Turns since a short began to stand. */
  readonly short: number | null;
  readonly passed: readonly Seat[];
  /** Seats that still have a turn in the last round; null before it. */
  readonly last: readonly Seat[] | null;
  readonly over: { readonly side: number | null; readonly reason: string; readonly clause: string } | null;
}

export function canSeeHand(state: CircuitState, viewer: Viewer, seat: Seat): boolean {
  if (viewer === REFEREE) return true;
  return viewer !== WATCHER && (seersOf(state, seat) & (1 << viewer)) !== 0;
}

export function view(state: CircuitState, viewer: Viewer): CircuitView {
  const begun = state.phase >= FILL_HAND;
  const side = winningSide(state);
  return {
    viewer,
    options: state.options,
    seats: Array.from({ length: state.seats }, (_, seat) => viewSeat(state, viewer, seat)),
    order: orderOf(state.options, state.seats),
    first: begun ? state.first : null,
    turn: begun && state.phase !== OVER ? seatToMove(state) : null,
    place: state.place,
    again: state.again === LAY_AGAIN ? 'lay' : state.again === SWAP_AGAIN ? 'swap' : null,
    cells: viewCells(state),
    sides: viewSides(state),
    lower: Array.from(state.strips),
    upper: Array.from({ length: 6 }, (_, column) => (state.rail & (1 << column)) !== 0),
    bag: state.bagSize,
    bagTokens: viewer === REFEREE ? viewPool(state.bag) : null,
    discard: viewPool(state.discard),
    stands: state.stands === 1,
    short: state.short < 0 ? null : state.short,
    passed: seatsIn(state.passed),
    last: state.last < 0 ? null : seatsIn(state.last),
    over:
      state.phase === OVER ? { side: side < 0 ? null : side, reason: REASONS[state.reason]!, clause: endClause(state) } : null,
  };
}

function viewSeat(state: CircuitState, viewer: Viewer, seat: Seat): SeatView {
  return {
    side: sidesOf(state.options, state.seats)[seat]!,
    hand: canSeeHand(state, viewer, seat)
      ? { kind: 'open', tokens: handTokens(state, seat) }
      : { kind: 'hidden', count: state.handSize[seat]! },
    irons: state.irons[seat]!,
    glowTokens: tokensLeft(state, seat),
    lit: state.lit[seat]!,
    points: state.points[seat]!,
    penalties: state.penalties[seat]!,
    score: scoreOf(state, seat),
    shorts: state.shorts[seat]!,
    kept: keptLevels(state, seat),
    misses: state.miss[seat] === 1,
    gone: (state.gone & (1 << seat)) !== 0,
  };
}

export function handTokens(state: CircuitState, seat: Seat): string[] {
  return Array.from(state.hands.subarray(seat * HAND_SLOTS, seat * HAND_SLOTS + state.handSize[seat]!), tokenText);
}

export const keptLevels = (state: CircuitState, seat: Seat): number[] => [
  ...Array.from({ length: state.kept[seat * 2]! }, () => 1),
  ...Array.from({ length: state.kept[seat * 2 + 1]! }, () => 2),
];

function viewCells(state: CircuitState): Record<string, CellView> {
  const cells: Record<string, CellView> = {};
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = state.tiles[cell]!;
    if (tile === EMPTY) continue;
    const glow = state.glow[cell]!;
    cells[cellName(cell)] = {
      tile: tileText(tile),
      ...(glow === 0 ? {} : { glow: { seat: glowSeat(glow), level: glowLevel(glow) } }),
      ...(state.smoke[cell] === 0 ? {} : { smoke: true }),
      ...(tile >> 2 === REED && isOn(state, cell) ? { on: true } : {}),
      ...(isDark(state, cell) ? { dark: true } : {}),
    };
  }
  return cells;
}

function viewSides(state: CircuitState): Record<string, SideView> {
  const sides: Record<string, SideView> = {};
  for (let side = 0; side < SIDES; side++) {
    const kind = state.sides[side]!;
    if (kind < 0) continue;
    sides[sideName(side)] = { token: SIDE_CODES[kind]!, ...(state.smoke[SIDE_BASE + side] === 0 ? {} : { smoke: true }) };
  }
  return sides;
}

function viewPool(pool: Uint8Array): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let token = 0; token < TOKENS; token++) if (pool[token]! > 0) counts[tokenText(token)] = pool[token]!;
  return counts;
}

/** All is open but what was drawn from the bag. [C2.4] */
export function see(event: CircuitEvent, viewer: Viewer): CircuitEvent | undefined {
  if (event.kind !== 'tokenDrawn') return event;
  const { seat, token, seers = 1 << event.seat } = event;
  const sees = viewer === REFEREE || (viewer >= 0 && (seers & (1 << viewer)) !== 0);
  return sees && token !== undefined ? { kind: 'tokenDrawn', seat, token } : { kind: 'tokenDrawn', seat };
}
