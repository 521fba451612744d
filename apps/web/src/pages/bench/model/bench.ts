import { findCell, findSide, ROWS, SIDES, sideName } from '@stolik/circuit/board/geometry';
import { SIDE_CODES, TILE_CODES, TURNS } from '@stolik/circuit/board/tiles';
import type { BenchField } from '@stolik/circuit/seen/bench';
import { ALL_CELLS } from '../../../games/circuit/model/layout.ts';

/** How much of the field there is: one battery and four rows, both batteries and four rows, or all of it with the upper rail. */
export const SIZES = ['small', 'wide', 'whole'] as const;
export type Size = (typeof SIZES)[number];

/** Everything that lies on the bench. Changed by the functions below only; each gives back the same value where nothing changes. */
export interface Bench extends BenchField {
  readonly size: Size;
  /** Off: nothing glows and nothing burns, however it lies. */
  readonly power: boolean;
  /** What glows and burns is what nature says, not the game. */
  readonly nature: boolean;
  readonly closed: readonly string[];
}

const LOW_ROWS = 4;
const SMALL_COLUMNS = 3;

export const columnsOf = (size: Size): number => (size === 'small' ? SMALL_COLUMNS : 6);
export const rowsOf = (size: Size): number => (size === 'whole' ? ROWS : LOW_ROWS);
export const isInside = (size: Size, cell: number): boolean => cell >> 3 < columnsOf(size) && (cell & 7) < rowsOf(size);
/** Side tokens stand where the field has its own edge. */
export const isSideInside = (size: Size, side: number): boolean =>
  side % ROWS < rowsOf(size) && (side < ROWS || size !== 'small');

export const cellsOf = (size: Size): readonly number[] => ALL_CELLS.filter((cell) => isInside(size, cell));

/** What a table lays by chance lies so on the bench, until somebody lays it otherwise: every kind that the box holds. [C1.3] */
const LEFT = ['-f', '-', '+f', '-f', '+', 'x', '-', '+'];
const RIGHT = ['+', 'x', '-', '+', '+f', '-', '+', '-'];
export const USUAL_SIDES: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: SIDES }, (_, side) => [sideName(side), [...LEFT, ...RIGHT][side]!]),
);

export const EMPTY_BENCH: Bench = {
  size: 'whole',
  power: true,
  tiles: {},
  sides: USUAL_SIDES,
  smoke: [],
  nature: false,
  closed: [],
};

const without = (smoke: readonly string[], name: string): readonly string[] =>
  smoke.includes(name) ? smoke.filter((each) => each !== name) : smoke;

const kindOf = (tile: string): number => TILE_CODES.indexOf(tile.charAt(0));
export const turnOf = (tile: string): number => Number(tile.charAt(1));

/** Lays a tile on a cell, empty or not; a new one is whole. */
export function lay(bench: Bench, cell: string, tile: string): Bench {
  const at = findCell(cell);
  if (at === undefined || !isInside(bench.size, at)) return bench;
  if (bench.tiles[cell] === tile && !bench.smoke.includes(cell)) return bench;
  return {
    ...bench,
    tiles: { ...bench.tiles, [cell]: tile },
    smoke: without(bench.smoke, cell),
    closed: without(bench.closed, cell),
  };
}

/** Takes the tile away, with its smoke. */
export function take(bench: Bench, cell: string): Bench {
  if (bench.tiles[cell] === undefined) return bench;
  const { [cell]: _, ...tiles } = bench.tiles;
  return { ...bench, tiles, smoke: without(bench.smoke, cell), closed: without(bench.closed, cell) };
}

/** Carries the tile to another cell; what lay there comes back the other way. */
export function carry(bench: Bench, from: string, to: string): Bench {
  const tile = bench.tiles[from];
  const at = findCell(to);
  if (tile === undefined || at === undefined || !isInside(bench.size, at) || from === to) return bench;
  const met = bench.tiles[to];
  const { [from]: _, ...rest } = bench.tiles;
  const goes = (name: string): string => (name === from ? to : name === to ? from : name);
  return {
    ...bench,
    tiles: { ...rest, [to]: tile, ...(met === undefined ? {} : { [from]: met }) },
    smoke: bench.smoke.map(goes),
    closed: bench.closed.map(goes),
  };
}

/** The next way a tile can lie that is another one. */
export function turnedTile(tile: string, by: number): string {
  const turns = TURNS[kindOf(tile)] ?? 4;
  return `${tile.charAt(0)}${(((turnOf(tile) + by) % turns) + turns) % turns}`;
}

/** Turns the tile, or exchanges the side token for the next kind. */
export function turn(bench: Bench, name: string, by: number): Bench {
  if (findSide(name) !== undefined) return setSide(bench, name, nextSide(bench.sides[name] ?? 'x', by));
  const tile = bench.tiles[name];
  if (tile === undefined) return bench;
  const turned = turnedTile(tile, by);
  return turned === tile ? bench : { ...bench, tiles: { ...bench.tiles, [name]: turned } };
}

const nextSide = (token: string, by: number): string =>
  SIDE_CODES[(SIDE_CODES.indexOf(token) + by + SIDE_CODES.length) % SIDE_CODES.length]!;

/** Lays a side token; a new one is whole. */
export function setSide(bench: Bench, name: string, token: string): Bench {
  const side = findSide(name);
  if (side === undefined || !isSideInside(bench.size, side) || !SIDE_CODES.includes(token)) return bench;
  if (bench.sides[name] === token && !bench.smoke.includes(name)) return bench;
  return { ...bench, sides: { ...bench.sides, [name]: token }, smoke: without(bench.smoke, name) };
}

/** A new part or fuse for a burnt one. */
export const mend = (bench: Bench, name: string): Bench =>
  bench.smoke.includes(name) ? { ...bench, smoke: without(bench.smoke, name) } : bench;

export const mendAll = (bench: Bench): Bench => (bench.smoke.length === 0 ? bench : { ...bench, smoke: [] });

/** The iron takes smoke off a fuse and any tile out. [C6] */
export const solder = (bench: Bench, name: string): Bench =>
  findSide(name) === undefined ? take(bench, name) : mend(bench, name);

export const setPower = (bench: Bench, power: boolean): Bench => (bench.power === power ? bench : { ...bench, power });

export const setNature = (bench: Bench, nature: boolean): Bench => (bench.nature === nature ? bench : { ...bench, nature });

export const isSwitch = ({ tiles }: Bench, name: string): boolean => tiles[name]?.startsWith('K') === true;

/** A reed switch is closed or let go by hand. */
export function flipSwitch(bench: Bench, name: string): Bench {
  if (!isSwitch(bench, name)) return bench;
  const { closed } = bench;
  return { ...bench, closed: closed.includes(name) ? without(closed, name) : [...closed, name] };
}

/** What lies outside a smaller field is taken away. */
export function resize(bench: Bench, size: Size): Bench {
  if (bench.size === size) return bench;
  const isLeft = (name: string): boolean => {
    const [cell, side] = [findCell(name), findSide(name)];
    return cell === undefined ? side !== undefined && isSideInside(size, side) : isInside(size, cell);
  };
  return {
    ...bench,
    size,
    tiles: Object.fromEntries(Object.entries(bench.tiles).filter(([name]) => isLeft(name))),
    smoke: bench.smoke.filter(isLeft),
    closed: bench.closed.filter(isLeft),
  };
}

/** No tile and no smoke; side tokens stay as they were laid. */
export const clear = (bench: Bench): Bench =>
  Object.keys(bench.tiles).length === 0 && bench.smoke.length === 0 ? bench : { ...bench, tiles: {}, smoke: [], closed: [] };

/** The field as the rules judge it: side tokens that stand nowhere are left out. */
export const fieldOf = ({ size, tiles, sides, smoke, closed }: Bench): BenchField => ({
  tiles,
  closed,
  sides: Object.fromEntries(Object.entries(sides).filter(([name]) => isSideInside(size, findSide(name)!))),
  smoke,
});
