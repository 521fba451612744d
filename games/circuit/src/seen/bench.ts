import { WATCHER } from '@stolik/kernel/game';
import { CELLS, findCell, findSide, SIDES } from '../board/geometry.ts';
import type { CircuitOptions } from '../board/options.ts';
import { type CircuitState, emptyState, putSmoke, putTile, setSide } from '../board/state.ts';
import { findTile, LOWER_STRIPS, SIDE_CODES, UPPER_RAIL } from '../board/tiles.ts';
import { type BlockedWay, blockedWays, type ChainReason } from '../current/reasons.ts';
import { type Anchors, searchWithin } from '../current/solver.ts';
import { findWays } from '../current/ways.ts';
import type { CircuitEvent } from '../turn/events.ts';
import { check } from '../turn/judge.ts';
import { type CircuitView, view } from './view.ts';

/*
 * The field without a game: nobody has a turn, and what lies on it is judged as if all of it had been laid at once. So what glows
 * follows from the field alone; what has burnt is a part of the field.
 */

export interface BenchField {
  /** Tiles as they lie, by cell: `V1`. */
  readonly tiles: Readonly<Record<string, string>>;
  /** Side tokens by name: `+f`. What is not named is not there. */
  readonly sides: Readonly<Record<string, string>>;
  /** Burnt tiles and fuses. */
  readonly smoke: readonly string[];
  /** Reed switches that are held closed by hand. */
  readonly closed?: readonly string[];
}

export interface BenchLook {
  readonly view: CircuitView;
  /** All closed chains in the order in which they act, with what came of each. */
  readonly chains: readonly ChainReason[];
  /** What has burnt just now: cells and side tokens. */
  readonly burnt: readonly string[];
  /** What alone keeps a way from plus to minus open. */
  readonly blocked: readonly BlockedWay[];
  readonly events: readonly CircuitEvent[];
  /** So many ways cross that they were not followed: nothing is known of the current. */
  readonly isTangled: boolean;
}

/** Batteries are on the bench whatever a table would agree on. [C2.2] */
const OPTIONS: CircuitOptions = Object.freeze({ battery: true, x2: false, teams: false, openHands: false });
/** Positions count seats; nobody sits here. */
const SEATS = 2;
const LIMITS = { chains: 2000, steps: 150_000 };

/** The rules know no hands: a reed that is held closed conducts as a straight wire does. */
const laidTile = ({ closed = [] }: BenchField, cell: string, tile: string): string =>
  tile.startsWith('K') && closed.includes(cell) ? `I${tile.charAt(1)}` : tile;

/** What is shown of it is a reed. */
function asHeld(field: BenchField, seen: CircuitView): CircuitView {
  const held = (field.closed ?? []).filter((cell) => field.tiles[cell]?.startsWith('K'));
  if (held.length === 0) return seen;
  const reeds = held.map((cell) => [cell, { ...seen.cells[cell], tile: field.tiles[cell]!, on: true as const }]);
  return { ...seen, cells: { ...seen.cells, ...Object.fromEntries(reeds) } };
}

const withReeds = (field: BenchField, chain: ChainReason): ChainReason => ({
  ...chain,
  parts: chain.parts.map((part) => ({ ...part, tile: field.tiles[part.cell] ?? part.tile })),
  repairs: chain.repairs.map((repair) => ({ ...repair, was: field.tiles[repair.cell] ?? repair.was })),
});

function layField(field: BenchField): CircuitState {
  const { tiles, sides, smoke } = field;
  const state = emptyState(OPTIONS, SEATS, LOWER_STRIPS, UPPER_RAIL);
  const burnt = new Set(smoke);
  for (const [name, code] of Object.entries(sides))
    setSide(state, findSide(name)!, SIDE_CODES.indexOf(code), burnt.has(name) ? 1 : 0);
  for (const [name, code] of Object.entries(tiles)) {
    const cell = findCell(name)!;
    putTile(state, cell, findTile(laidTile(field, name, code))!);
    if (burnt.has(name)) putSmoke(state, cell);
  }
  findWays(state);
  return state;
}

/** The field with the power off. */
export const lookAtBench = (field: BenchField): CircuitView => asHeld(field, view(layField(field), WATCHER));

/** The behaviour of the field under power. [C4] */
export function switchOn(field: BenchField): BenchLook {
  const state = layField(field);
  const events: CircuitEvent[] = [];
  const isFollowed = searchWithin(LIMITS, () => {
    check(state, 0, allTiles(state), undefined, (event) => {
      events.push(event);
      // Nobody's tokens run out where nobody counts them.
      if (event.kind === 'glowPlaced') state.lit[0] = 0;
    });
    return true;
  });
  if (!isFollowed) return { view: lookAtBench(field), chains: [], burnt: [], blocked: [], events: [], isTangled: true };
  return {
    view: asHeld(field, view(state, WATCHER)),
    chains: events.flatMap((event) => (event.kind === 'chainClosed' ? [withReeds(field, event.reason)] : [])),
    burnt: events.flatMap((event) =>
      event.kind === 'partsBurnt' ? event.cells : event.kind === 'fuseBurnt' ? [event.side] : [],
    ),
    blocked: blockedWays(state),
    events,
    isTangled: false,
  };
}

function allTiles(state: CircuitState): Anchors {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => state.tiles[cell]! >= 0);
  const anchors = { cells: new Uint8Array(2 * CELLS + SIDES), count: cells.length, side: -1 };
  anchors.cells.set(cells);
  return anchors;
}
