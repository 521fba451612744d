import { BEYOND, CELLS, COLUMNS, NORTH, RAIL, topCell } from '../board/geometry.ts';
import { type CircuitState, cloneState } from '../board/state.ts';
import { CROSSING, EMPTY, ENTRIES, EXITS } from '../board/tiles.ts';
import {
  arrivals,
  conducts,
  departures,
  findChainsWith,
  floodPoles,
  floodTried,
  found,
  searchWithin,
} from '../current/solver.ts';
import { verdictOf } from '../current/verdict.ts';

const UNSEEN = -1;
const START = -2;
/** So many ways are tried until one holds. */
const MOST_TRIED = 6;
const LIMITS = { chains: 2000, steps: 50_000 };

/**
 * The fewest empty cells, in order, that tiles must fill so that current passes. It passes from `starts` to a minus (`towards`
 * minus) or from a plus to `starts`. The path may use the upper rail and existing tiles; empty if there is none.
 */
export function gapFrom(state: CircuitState, starts: readonly number[], towards: 'plus' | 'minus'): readonly number[] {
  floodPoles(state);
  const goal = Uint8Array.from(towards === 'minus' ? departures : arrivals);
  const search = new GapSearch(state, towards === 'minus' ? EXITS : ENTRIES);
  let tried = 0;
  for (const cell of search.cellsFrom(starts)) {
    if (goal[cell] === 0) continue;
    const gap = search.wayTo(cell);
    // A way may not use the rail or a tile twice: this one may be no circuit, and another one may.
    if (isCircuit(state, gap)) return gap;
    if (++tried === MOST_TRIED) break;
  }
  return [];
}

/** Whether these cells, with tiles that join everything and a lamp among them, are on one circuit that glows. */
function isCircuit(state: CircuitState, gap: readonly number[]): boolean {
  const filled = cloneState(state);
  for (const cell of gap) filled.tiles[cell] = CROSSING * 4;
  return (
    searchWithin(LIMITS, () => {
      floodTried(filled);
      findChainsWith(filled, CROSSING * 4, gap[0]!);
      return Array.from({ length: found.count }, (_, chain) => chain).some(isGlowingWithLamp);
    }) ?? false
  );
}

const isGlowingWithLamp = (chain: number): boolean =>
  verdictOf(found.resistors[chain]!, found.lamps[chain]! + 1, found.leds[chain]!, found.helpers[chain]!).kind === 'glow';

/** Empty cells by how many tiles it takes to get there, each with the one before it. */
class GapSearch {
  private readonly state: CircuitState;
  private readonly ways: Uint8Array;
  private readonly before = new Int8Array(CELLS).fill(UNSEEN);
  /** Edges of tiles that current has come to. */
  private readonly passed = new Uint8Array(CELLS * 4);
  private readonly queue: number[] = [];

  constructor(state: CircuitState, ways: Uint8Array) {
    this.state = state;
    this.ways = ways;
  }

  *cellsFrom(starts: readonly number[]): Generator<number> {
    for (const cell of starts) {
      this.before[cell] = START;
      this.queue.push(cell);
    }
    for (let at = 0; at < this.queue.length; at++) {
      const cell = this.queue[at]!;
      yield cell;
      for (let edge = 0; edge < 4; edge++) this.leave(cell, cell, edge);
    }
  }

  wayTo(cell: number): readonly number[] {
    const way: number[] = [];
    for (let at = cell; at !== START; at = this.before[at]!) way.push(at);
    return way;
  }

  /** Current that comes from the empty cell `from` leaves a cell by an edge. */
  private leave(from: number, cell: number, edge: number): void {
    const beyond = BEYOND[cell * 4 + edge]!;
    if (beyond < CELLS) this.enter(from, beyond, edge ^ 2);
    else if (beyond === RAIL && this.hasRail(cell >> 3)) {
      for (let column = 0; column < COLUMNS; column++) {
        if (column !== cell >> 3 && this.hasRail(column)) this.enter(from, topCell(column), NORTH);
      }
    }
  }

  private enter(from: number, cell: number, edge: number): void {
    const tile = this.state.tiles[cell]!;
    if (tile === EMPTY) {
      if (this.before[cell] !== UNSEEN) return;
      this.before[cell] = from;
      this.queue.push(cell);
      return;
    }
    if (this.passed[cell * 4 + edge] === 1 || !conducts(this.state, cell)) return;
    this.passed[cell * 4 + edge] = 1;
    const through = this.ways[tile * 4 + edge]!;
    for (let exit = 0; exit < 4; exit++) if ((through & (1 << exit)) !== 0) this.leave(from, cell, exit);
  }

  private hasRail(column: number): boolean {
    return (this.state.rail & (1 << column)) !== 0;
  }
}
