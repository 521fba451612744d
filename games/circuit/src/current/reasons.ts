import type { Seat } from '@stolik/kernel/game';
import {
  BEYOND,
  CELLS,
  cellName,
  DIRECTIONS,
  NORTH,
  SIDE_BASE,
  SOUTH,
  STRIP_BASE,
  sideEdge,
  sideName,
} from '../board/geometry.ts';
import { type CircuitState, glowLevel, glowSeat } from '../board/state.ts';
import {
  BATTERY,
  batteryMinus,
  batteryPlus,
  EXITS,
  isLoad,
  LAMP,
  LED,
  LINKS,
  MAGNET,
  REED,
  RESISTOR,
  TILE_CODES,
  tileText,
} from '../board/tiles.ts';
import { arrivals, chainCell, conducts, departures, floodPoles, found, hasSoundFuse, isOn, OWN_BASE } from './solver.ts';
import { ledLevel, type Verdict, verdictOf } from './verdict.ts';

/** The outcome of a chain: by its loads, or because a fuse, a standing short or something earlier stepped in. */
export type ChainOutcome = 'short' | 'smoke' | 'fuse' | 'glow' | 'weak' | 'dark' | 'opened';

/** The start or the end of a chain. `at` is a column of the lower strip, a side token, or a battery's cell. */
export interface ChainEnd {
  readonly kind: 'strip' | 'side' | 'battery';
  readonly at: string;
  readonly fuse: boolean;
}

/** A tile of the chain in the order of the current. */
export interface ChainPart {
  readonly cell: string;
  readonly tile: string;
  /** Edges by which the current comes in and goes out, as letters N E S W. */
  readonly entry: string;
  readonly exit: string;
  readonly load: boolean;
  /** How it glows in this chain: its new token, or the one it bears; what it would get where a short keeps it dark. Else 0. */
  readonly level: number;
  /** The token it bears already. */
  readonly token?: { readonly seat: Seat; readonly level: number };
  /** It burns in this chain. */
  readonly burns: boolean;
}

/** One tile exchanged on the chain (a load put in, or another in its place) that would have made it glow. */
export interface Repair {
  readonly cell: string;
  readonly was: string;
  readonly tile: string;
  /** What the chain would have been then. */
  readonly row: string;
  readonly points: number;
}

/** Why a chain did what it did: feeds the animation, the "Why?" panel and screen readers alike. */
export interface ChainReason {
  readonly from: ChainEnd;
  readonly to: ChainEnd;
  readonly parts: readonly ChainPart[];
  /** Loads from the plus on: E, V, R. */
  readonly loads: readonly string[];
  /** Batteries that help. [C5.5] */
  readonly helpers: number;
  readonly outcome: ChainOutcome;
  /** The row of the table or the rule that decided, and its clause. */
  readonly row: string;
  readonly clause: string;
  /** So many elements glow at most. */
  readonly atMost: number;
  /** Who scores or pays. */
  readonly seat: Seat;
  /** The fuse that burnt instead. */
  readonly fuse?: string;
  /** For a short or smoke only: the single exchanges that would have made it glow, best first. */
  readonly repairs: readonly Repair[];
}

const OUTCOME_CLAUSE: Partial<Record<ChainOutcome, string>> = { fuse: 'C4.4', dark: 'C4.4', opened: 'C4.4' };

/**
 * The reason of a chain of the last search (`found`), told for the player whose turn it is. If the chain glows, `isLit` marks the
 * elements that get a token now: where only two of three glow, the third stays dark. [C5.3]
 */
export function chainReason(
  state: CircuitState,
  seat: Seat,
  chain: number,
  outcome: ChainOutcome,
  isLit: (cell: number) => boolean = () => false,
): ChainReason {
  const cells = Array.from({ length: found.length[chain]! }, (_, i) => chainCell(chain, i));
  const from = found.from[chain]!;
  const to = found.to[chain]!;
  const helpers = found.helpers[chain]!;
  const verdict = verdictOf(found.resistors[chain]!, found.lamps[chain]!, found.leds[chain]!, helpers);
  const edges = edgesOf(state, cells, from, to);
  const fuse = hasSoundFuse(state, from) ? from : hasSoundFuse(state, to) ? to : -1;
  const hurts = outcome === 'short' || outcome === 'smoke' || outcome === 'fuse';
  return {
    from: endOf(state, from),
    to: endOf(state, to),
    parts: partsOf(state, cells, edges, verdict, outcome, isLit),
    loads: cells.map((cell) => state.tiles[cell]! >> 2).flatMap((kind) => (isLoad(kind) ? [TILE_CODES[kind]!] : [])),
    helpers,
    outcome,
    row: verdict.row,
    clause: OUTCOME_CLAUSE[outcome] ?? verdict.clause,
    atMost: verdict.atMost,
    seat,
    ...(outcome === 'fuse' ? { fuse: sideName(fuse - SIDE_BASE) } : {}),
    repairs: hurts ? findRepairs(state, cells, edges, helpers) : [],
  };
}

function endOf(state: CircuitState, terminal: number): ChainEnd {
  if (terminal >= OWN_BASE) return { kind: 'battery', at: cellName(terminal - OWN_BASE), fuse: false };
  if (terminal >= STRIP_BASE) return { kind: 'strip', at: 'abcdef'.charAt(terminal - STRIP_BASE), fuse: false };
  return { kind: 'side', at: sideName(terminal - SIDE_BASE), fuse: hasSoundFuse(state, terminal) };
}

interface Passage {
  readonly entry: number;
  readonly exit: number;
}

/** The edges by which a chain passes its cells. A battery that is its own source is left by its plus and met at its minus. */
function edgesOf(state: CircuitState, cells: readonly number[], from: number, to: number): Passage[] {
  return cells.map((cell, i) => {
    const tile = state.tiles[cell]!;
    if (from === OWN_BASE + cell && i === 0) return { entry: batteryMinus(tile), exit: batteryPlus(tile) };
    const entry = i === 0 ? terminalEdge(from) : edgeBetween(state, cell, cells[i - 1]!);
    const exit =
      i === cells.length - 1
        ? to >= OWN_BASE
          ? edgeBetween(state, cell, to - OWN_BASE)
          : terminalEdge(to)
        : edgeBetween(state, cell, cells[i + 1]!);
    return { entry, exit };
  });
}

const terminalEdge = (terminal: number): number => (terminal >= STRIP_BASE ? SOUTH : sideEdge(terminal - SIDE_BASE));

function edgeBetween(state: CircuitState, cell: number, other: number): number {
  for (let d = 0; d < 4; d++) {
    if (BEYOND[cell * 4 + d] !== other) continue;
    if (LINKS[state.tiles[cell]! * 4 + d] !== 0 && LINKS[state.tiles[other]! * 4 + (d ^ 2)] !== 0) return d;
  }
  return NORTH;
}

function partsOf(
  state: CircuitState,
  cells: readonly number[],
  edges: readonly Passage[],
  verdict: Verdict,
  outcome: ChainOutcome,
  isLit: (cell: number) => boolean,
): ChainPart[] {
  let leds = 0;
  return cells.map((cell, i) => {
    const kind = state.tiles[cell]! >> 2;
    const due = kind === LAMP ? verdict.lamps : kind === LED ? ledLevel(verdict, leds++) : 0;
    const glow = state.glow[cell]!;
    const level = outcome === 'dark' ? due : outcome !== 'glow' ? 0 : glow !== 0 ? glowLevel(glow) : isLit(cell) ? due : 0;
    return {
      cell: cellName(cell),
      tile: tileText(state.tiles[cell]!),
      entry: DIRECTIONS.charAt(edges[i]!.entry),
      exit: DIRECTIONS.charAt(edges[i]!.exit),
      load: isLoad(kind),
      level,
      ...(glow === 0 ? {} : { token: { seat: glowSeat(glow), level: glowLevel(glow) } }),
      burns: outcome === 'smoke' && (kind === LED || (kind === RESISTOR && verdict.burnsResistors)),
    };
  });
}

/** Lamps and LEDs of a glowing chain that get no token: two at most glow, or the player has none left. [C5.3, C5.4] */
export const leftDark = ({ outcome, parts }: ChainReason): readonly ChainPart[] =>
  outcome === 'glow' ? parts.filter(({ tile, level }) => level === 0 && (tile.startsWith('E') || tile.startsWith('V'))) : [];

/** Whether what stays dark was left out by choice, because no more may glow, and not for want of tokens. */
export const isChoice = (chain: ChainReason): boolean =>
  chain.parts.filter(({ level, token }) => level > 0 && !token).length >= chain.atMost;

// ---- smallest repairs ----

/** Tries every lamp, LED and resistor in place of each tile that the chain passes straight. */
function findRepairs(state: CircuitState, cells: readonly number[], edges: readonly Passage[], helpers: number): Repair[] {
  const repairs: Repair[] = [];
  for (const [i, cell] of cells.entries()) {
    const { entry, exit } = edges[i]!;
    const was = state.tiles[cell]!;
    if ((entry ^ 2) !== exit || was >> 2 === BATTERY) continue;
    for (const kind of [LAMP, LED, RESISTOR]) {
      if (kind === was >> 2) continue;
      const kinds = cells.map((other, j) => (j === i ? kind : state.tiles[other]! >> 2));
      const number = (wanted: number): number => kinds.filter((other) => other === wanted).length;
      const verdict = verdictOf(number(RESISTOR), number(LAMP), number(LED), helpers);
      if (verdict.kind !== 'glow') continue;
      // In base position LEDs pass from south to north, so the exit is the rotation.
      const repair = { cell: cellName(cell), was: tileText(was), tile: tileText(kind * 4 + (kind === LED ? exit : exit & 1)) };
      repairs.push({ ...repair, row: verdict.row, points: pointsOf(kinds, verdict) });
    }
  }
  return repairs.sort((a, b) => b.points - a.points);
}

function pointsOf(kinds: readonly number[], verdict: Verdict): number {
  let leds = 0;
  const levels = kinds.map((kind) => (kind === LAMP ? verdict.lamps : kind === LED ? ledLevel(verdict, leds++) : 0));
  return levels
    .filter((level) => level > 0)
    .slice(0, verdict.atMost)
    .reduce((sum, level) => sum + level, 0);
}

// ---- ways that are not closed ----

export type BlockCause = 'faces-other-way' | 'burnt' | 'switched-off' | 'dead-battery' | 'magnet' | 'no-contact' | 'empty';

/** A place where current from a plus stops. */
export interface BlockedWay {
  readonly cell: string;
  /** Absent for an empty cell. */
  readonly tile?: string;
  /** The edge at which the current stands. */
  readonly edge: string;
  readonly cause: BlockCause;
  /** Were it not for this, the current could get to a minus. */
  readonly last: boolean;
  readonly clause: string;
}

/**
 * The places where current from the plus contacts stops, in the order of cell names. With `onlyLast`, only those that alone keep
 * a path open.
 */
export function blockedWays(state: CircuitState, onlyLast = true): BlockedWay[] {
  floodPoles(state);
  const blocked: BlockedWay[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    for (let edge = 0; edge < 4; edge++) {
      if ((arrivals[cell]! & (1 << edge)) === 0) continue;
      const cause = blockCause(state, cell, edge);
      if (cause === undefined) continue;
      const last = leadsOn(state, cell, edge, cause);
      if (onlyLast && !last) continue;
      const tile = state.tiles[cell]!;
      const lying = tile < 0 ? {} : { tile: tileText(tile) };
      blocked.push({
        cell: cellName(cell),
        ...lying,
        edge: DIRECTIONS.charAt(edge),
        cause,
        last,
        clause: cause === 'switched-off' ? 'C3.3' : 'C4.1',
      });
    }
  }
  return blocked;
}

function blockCause(state: CircuitState, cell: number, edge: number): BlockCause | undefined {
  const tile = state.tiles[cell]!;
  if (tile < 0) return 'empty';
  const kind = tile >> 2;
  if (kind === MAGNET) return 'magnet';
  if (LINKS[tile * 4 + edge] === 0) return 'no-contact';
  if (state.smoke[cell] !== 0) return 'burnt';
  if (kind === REED && !isOn(state, cell)) return 'switched-off';
  if (kind === BATTERY && !state.options.battery) return 'dead-battery';
  return conducts(state, cell) && EXITS[tile * 4 + edge] !== 0 ? undefined : 'faces-other-way';
}

/** Whether current that came in here could leave by another edge and reach a minus, were the block not there. */
function leadsOn(state: CircuitState, cell: number, edge: number, cause: BlockCause): boolean {
  const tile = state.tiles[cell]!;
  const anyEdge = cause === 'empty' || cause === 'magnet' || cause === 'no-contact';
  const exits = anyEdge ? 15 & ~(1 << edge) : LINKS[tile * 4 + edge]!;
  for (let d = 0; d < 4; d++) if ((exits & (1 << d)) !== 0 && (departures[cell]! & (1 << d)) !== 0) return true;
  return false;
}
