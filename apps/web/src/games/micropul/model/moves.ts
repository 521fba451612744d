import type { Action } from '@stolik/kernel/game';
import type { Corner } from '@stolik/micropul/places';
import type { Spot } from '@stolik/micropul/preview';
import { type Cell, cellKey, turned } from './position.ts';

/** The legal actions of a decision, found by what people point at. */
export interface Moves {
  /** By cell, by the face as it lies. */
  readonly lays: ReadonlyMap<string, ReadonlyMap<string, Action>>;
  readonly stones: ReadonlyMap<string, Action>;
  /** 0 is a face-down tile, K the K-th open one. [M8] */
  readonly takes: ReadonlyMap<number, Action>;
}

export const spotKey = ({ x, y, corner }: Spot): string => `${x},${y},${corner}`;

const LAY = /^lay (\S+)@(-?\d+),(-?\d+)$/;
const STONE = /^stone (-?\d+),(-?\d+),(NW|NE|SE|SW)$/;
const TAKE = /^take(?: (\d+))?$/;

/** Reads legal actions from their notation: what an action code means is the rules' own affair. */
export function readMoves(legal: readonly Action[], write: (action: Action) => string): Moves {
  const lays = new Map<string, Map<string, Action>>();
  const stones = new Map<string, Action>();
  const takes = new Map<number, Action>();
  for (const action of legal) {
    const text = write(action);
    const lay = LAY.exec(text);
    if (lay) {
      const key = cellKey(Number(lay[2]), Number(lay[3]));
      const faces = lays.get(key) ?? new Map<string, Action>();
      lays.set(key, faces.set(lay[1]!, action));
      continue;
    }
    const stone = STONE.exec(text);
    if (stone) {
      stones.set(spotKey({ x: Number(stone[1]), y: Number(stone[2]), corner: stone[3] as Corner }), action);
      continue;
    }
    const take = TAKE.exec(text);
    if (take) takes.set(Number(take[1] ?? 0), action);
  }
  return { lays, stones, takes };
}

export const NO_MOVES: Moves = { lays: new Map(), stones: new Map(), takes: new Map() };

/** The quarter turns in which a tile may be laid on a cell, each face once. */
export function turnsAt(moves: Moves, tile: string, cell: Cell): number[] {
  const faces = moves.lays.get(cellKey(cell.x, cell.y));
  if (!faces) return [];
  const seen = new Set<string>();
  return [0, 1, 2, 3].filter((turn) => {
    const face = turned(tile, turn);
    if (!faces.has(face) || seen.has(face)) return false;
    seen.add(face);
    return true;
  });
}

/** Every cell where the tile fits in some turn. */
export function cellsFor(moves: Moves, tile: string): Cell[] {
  const cells: Cell[] = [];
  for (const key of moves.lays.keys()) {
    const [x, y] = key.split(',').map(Number) as [number, number];
    if (turnsAt(moves, tile, { x, y }).length > 0) cells.push({ x, y });
  }
  return cells;
}

/** The wanted turn if it fits, else the first one clockwise from it that does. */
export function nearestTurn(turns: readonly number[], wanted: number): number | undefined {
  for (let more = 0; more < 4; more++) if (turns.includes((wanted + more) & 3)) return (wanted + more) & 3;
  return undefined;
}

/** The next legal turn in a direction; the same one when no other fits. */
export function nextTurn(turns: readonly number[], from: number, direction: 1 | -1): number {
  for (let more = 1; more < 4; more++) {
    const turn = (from + direction * more + 4 * more) & 3;
    if (turns.includes(turn)) return turn;
  }
  return from;
}

/** What a move in notation is about, for the desk to lay it out. */
export type Laid =
  | { readonly kind: 'tile'; readonly face: string; readonly at: Cell }
  | { readonly kind: 'stone'; readonly at: Spot }
  | { readonly kind: 'take'; readonly number: number };

export function readMove(text: string): Laid | undefined {
  const lay = LAY.exec(text);
  if (lay) return { kind: 'tile', face: lay[1]!, at: { x: Number(lay[2]), y: Number(lay[3]) } };
  const stone = STONE.exec(text);
  if (stone) return { kind: 'stone', at: { x: Number(stone[1]), y: Number(stone[2]), corner: stone[3] as Corner } };
  const take = TAKE.exec(text);
  return take ? { kind: 'take', number: Number(take[1] ?? 0) } : undefined;
}

/** What "take" means: from face down as long as something lies so, then the first open tile. [M8] */
export const takeMeant = (takes: Moves['takes'], number: number): number =>
  number === 0 && !takes.has(0) ? (takes.keys().next().value ?? 0) : number;
