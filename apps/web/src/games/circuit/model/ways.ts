import type { PictureFace } from '@stolik/circuit/art/draw';
import { railWay } from '@stolik/circuit/art/edges';
import { type Side, type TileCode, wayThrough } from '@stolik/circuit/art/way';
import { DIRECTIONS, findCell, findSide, ROWS } from '@stolik/circuit/board/geometry';
import { benchReading } from '@stolik/circuit/current/physics';
import type { ChainEnd, ChainPart, ChainReason } from '@stolik/circuit/current/reasons';
import { within } from '../../../base/felt/camera.ts';
import { CELL, cellPoint, EDGE_MIDDLES, LOWER_Y, type Point, sidePoint, UPPER_Y } from './layout.ts';

/** A stretch of current without a branch, as one path of the field. */
export interface Run {
  readonly d: string;
  readonly level: 1 | 2;
  /** How long a dot takes to the place of the next, beside the usual time: half as long at twice the milliamps. */
  readonly pace: number;
}

/** So many milliamps, those of "Why?", have the usual pace. */
const USUAL_MILLIAMPS = 40;
const FASTEST = 0.5;
const SLOWEST = 3;

/** In tenths, so that chains of about the same current keep step. */
export const paceOf = (chain: ChainReason): number =>
  Math.round(10 * within(USUAL_MILLIAMPS / Math.max(1, benchReading(chain).milliamps), FASTEST, SLOWEST)) / 10;

/** Path data moved; ours has only absolute M, L, H, V and A. */
export function moved(d: string, by: Point): string {
  return d.replace(/([MLHVA])([^MLHVA]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'H') return `H${numbers[0]! + by.x}`;
    if (command === 'V') return `V${numbers[0]! + by.y}`;
    const end = numbers.length;
    const shifted = numbers.map((n, i) => (i === end - 2 ? n + by.x : i === end - 1 ? n + by.y : n));
    return command + shifted.join(' ');
  });
}

const sideOf = (letter: string): Side => DIRECTIONS.indexOf(letter) as Side;
const joined = (d: string, isFirst: boolean): string => (isFirst ? d : d.replace(/^M/, 'L'));

/** From a terminal to the first contact (or, reversed, from the last contact into it), a stub that ends in the middle of it. */
export function stub(end: ChainEnd, isPlus: boolean, face: PictureFace): string {
  if (end.kind === 'battery') return '';
  if (end.kind === 'strip') {
    const x = 'abcdef'.indexOf(end.at) * CELL + 50;
    const depth = LOWER_Y + (face === 'real' ? 18 : 45);
    return isPlus ? `M${x} ${depth}V${LOWER_Y}` : `L${x} ${LOWER_Y}V${depth}`;
  }
  const side = findSide(end.at)!;
  const { x, y } = sidePoint(side);
  const edge = side < ROWS ? x + 60 : x;
  const reach = face === 'real' ? 8 : end.fuse ? 34 : 39;
  const inner = side < ROWS ? edge - reach : edge + reach;
  return isPlus ? `M${inner} ${y + 50}H${edge}` : `L${edge} ${y + 50}H${inner}`;
}

function partWay(part: ChainPart, face: PictureFace): string {
  const code = part.tile.charAt(0) as TileCode;
  return moved(
    wayThrough(code, Number(part.tile.charAt(1)), sideOf(part.entry), sideOf(part.exit), face),
    cellPoint(findCell(part.cell)!),
  );
}

/** Between two tiles that are no neighbours the current goes along the upper rail. */
function railBetween(from: ChainPart, to: ChainPart): string {
  const a = findCell(from.cell)! >> 3;
  const b = findCell(to.cell)! >> 3;
  return from.exit === 'N' && to.entry === 'N' && a !== b ? moved(railWay(a, b), { x: 0, y: UPPER_Y }) : '';
}

/** The pieces of a chain in order, each with a key by which pieces of other chains that run the same way are known. */
function piecesOf(chain: ChainReason, face: PictureFace): { readonly key: string; readonly d: string }[] {
  const pieces = [{ key: `+${chain.from.at}`, d: stub(chain.from, true, face) }];
  for (const [i, part] of chain.parts.entries()) {
    const before = chain.parts[i - 1];
    const rail = before ? railBetween(before, part) : '';
    if (rail) pieces.push({ key: `rail${before!.cell}${part.cell}`, d: rail });
    pieces.push({ key: part.cell + part.entry + part.exit, d: partWay(part, face) });
  }
  pieces.push({ key: `-${chain.to.at}`, d: stub(chain.to, false, face) });
  return pieces.filter(({ d }) => d !== '');
}

/** A whole chain as one path from plus to minus. */
export function chainWay(chain: ChainReason, face: PictureFace): string {
  return piecesOf(chain, face)
    .map(({ d }, i) => joined(d, i === 0).replace(/^L/, i === 0 ? 'M' : 'L'))
    .join('');
}

export const levelOf = (chain: ChainReason): 1 | 2 => (chain.parts.some(({ level }) => level === 2) ? 2 : 1);

/** The current of many chains, each wire once and as bright as its brightest chain. */
export function runsOf(chains: readonly ChainReason[], face: PictureFace): readonly Run[] {
  const taken = new Set<string>();
  const runs: Run[] = [];
  const bright = [...chains].sort((a, b) => levelOf(b) - levelOf(a));
  for (const chain of bright) {
    let d = '';
    const close = (): void => {
      if (d) runs.push({ d, level: levelOf(chain), pace: paceOf(chain) });
      d = '';
    };
    for (const piece of piecesOf(chain, face)) {
      if (taken.has(piece.key)) close();
      else {
        taken.add(piece.key);
        d += d ? joined(piece.d, false) : piece.d.replace(/^L/, 'M');
      }
    }
    close();
  }
  return runs;
}

/** Where the current leaves a tile, and whither: for who wants nothing to move. */
export interface Arrow extends Point {
  /** Quarter turns clockwise from up. */
  readonly turn: number;
  readonly level: 1 | 2;
}

export function arrowsOf(chains: readonly ChainReason[]): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const chain of chains) {
    for (const { cell, exit } of chain.parts) {
      const turn = sideOf(exit);
      const { x, y } = cellPoint(findCell(cell)!);
      const middle = EDGE_MIDDLES[turn]!;
      const level = arrows.get(cell + exit)?.level === 2 ? 2 : levelOf(chain);
      arrows.set(cell + exit, { x: x + middle.x, y: y + middle.y, turn, level });
    }
  }
  return [...arrows.values()];
}

/** What moves on the field: by chains, or as meters know it. */
export interface Flow {
  readonly runs: readonly Run[];
  readonly arrows: readonly Arrow[];
  readonly live: ReadonlySet<number>;
}

/** Cells in which current runs. */
export const liveCells = (chains: readonly ChainReason[]): ReadonlySet<number> =>
  new Set(chains.flatMap(({ parts }) => parts.map(({ cell }) => findCell(cell)!)));
