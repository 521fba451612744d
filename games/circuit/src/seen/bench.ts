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

function layField({ tiles, sides, smoke }: BenchField): CircuitState {
  const state = emptyState(OPTIONS, SEATS, LOWER_STRIPS, UPPER_RAIL);
  const burnt = new Set(smoke);
  for (const [name, code] of Object.entries(sides))
    setSide(state, findSide(name)!, SIDE_CODES.indexOf(code), burnt.has(name) ? 1 : 0);
  for (const [name, code] of Object.entries(tiles)) {
    const cell = findCell(name)!;
    putTile(state, cell, findTile(code)!);
    if (burnt.has(name)) putSmoke(state, cell);
  }
  findWays(state);
  return state;
}

/** The field with the power off. */
export const lookAtBench = (field: BenchField): CircuitView => view(layField(field), WATCHER);

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
    view: view(state, WATCHER),
    chains: events.flatMap((event) => (event.kind === 'chainClosed' ? [event.reason] : [])),
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
