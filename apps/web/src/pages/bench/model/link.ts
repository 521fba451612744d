import { CELLS, cellName, findCell, findSide, SIDES, sideName } from '@stolik/circuit/board/geometry';
import { findTile, LAMP, LED, RESISTOR, SIDE_CODES, SIDE_FUSE, TILES, tileText } from '@stolik/circuit/board/tiles';
import { type Bench, EMPTY_BENCH, isInside, isSideInside, isSwitch, SIZES, type Size, USUAL_SIDES } from './bench.ts';

/*
 * A bench as a piece of an address, five fields between dots: version with size and switches, side tokens, tiles, smoke, closed reeds.
 * The switches are 1 for power and 2 for nature. Tiles run down the names of the cells, a letter each; letters that are no tile skip so
 * many cells. Side tokens go two to a letter, nothing where they are the usual ones. Smoke is a letter for each burnt cell, then for each
 * burnt fuse; a reed that is closed by hand is a letter as well.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SIZE_LETTERS: Readonly<Record<Size, string>> = { small: 's', wide: 'm', whole: 'w' };
const VERSION = '1';
const LONGEST_SKIP = LETTERS.length - TILES;
/** Nothing longer was written here. */
const LONGEST = 2 + SIDES / 2 + CELLS + CELLS + SIDES + CELLS + 4;

export function writeBench(bench: Bench): string {
  const head = VERSION + SIZE_LETTERS[bench.size] + String(Number(bench.power) + 2 * Number(bench.nature));
  return [head, writeSides(bench), writeTiles(bench), writePlaces(bench.smoke), writePlaces(bench.closed)]
    .join('.')
    .replace(/\.+$/, '');
}

function writeSides({ sides }: Bench): string {
  const tokens = Array.from({ length: SIDES }, (_, side) => sides[sideName(side)] ?? 'x');
  if (tokens.every((token, side) => token === USUAL_SIDES[sideName(side)])) return '';
  return Array.from({ length: SIDES / 2 }, (_, pair) => {
    const [first, second] = [tokens[pair * 2]!, tokens[pair * 2 + 1]!];
    return LETTERS.charAt(SIDE_CODES.indexOf(first) * SIDE_CODES.length + SIDE_CODES.indexOf(second));
  }).join('');
}

function writeTiles({ tiles }: Bench): string {
  let text = '';
  let skipped = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = tiles[cellName(cell)];
    if (tile === undefined) {
      skipped++;
      continue;
    }
    for (; skipped > 0; skipped -= Math.min(skipped, LONGEST_SKIP))
      text += LETTERS.charAt(TILES + Math.min(skipped, LONGEST_SKIP) - 1);
    text += LETTERS.charAt(findTile(tile)!);
  }
  return text;
}

const writePlaces = (names: readonly string[]): string =>
  names
    .map((name) => findCell(name) ?? CELLS + findSide(name)!)
    .sort((a, b) => a - b)
    .map((at) => LETTERS.charAt(at))
    .join('');

/** The bench a link holds; undefined where it holds none. */
export function readBench(code: string): Bench | undefined {
  const [head = '', sides = '', tiles = '', smoke = '', closed = '', ...more] = code.split('.');
  const size = SIZES.find((each) => SIZE_LETTERS[each] === head.charAt(1));
  if (code.length > LONGEST || more.length > 0 || !size || !/^1.[0-3]$/.test(head)) return undefined;
  if (!/^[\w-]*$/.test(sides + tiles + smoke + closed)) return undefined;
  const lying = readTiles(tiles, size);
  const tokens = readSides(sides);
  if (!lying || !tokens) return undefined;
  const switches = Number(head.charAt(2));
  const bench: Bench = { ...EMPTY_BENCH, size, power: switches % 2 === 1, nature: switches > 1, tiles: lying, sides: tokens };
  const [burnt, held] = [placesOf(smoke), placesOf(closed)];
  if (!burnt?.every((name) => canBurn(bench, name)) || !held?.every((name) => isSwitch(bench, name))) return undefined;
  return { ...bench, smoke: burnt, closed: held };
}

function readTiles(text: string, size: Size): Readonly<Record<string, string>> | undefined {
  const tiles: Record<string, string> = {};
  let cell = 0;
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value >= TILES) cell += value - TILES + 1;
    else {
      if (cell >= CELLS || !isInside(size, cell)) return undefined;
      tiles[cellName(cell++)] = tileText(value);
    }
  }
  return cell > CELLS ? undefined : tiles;
}

function readSides(text: string): Readonly<Record<string, string>> | undefined {
  if (text === '') return USUAL_SIDES;
  if (text.length !== SIDES / 2) return undefined;
  const kinds = [...text].flatMap((letter) => {
    const value = LETTERS.indexOf(letter);
    return [Math.floor(value / SIDE_CODES.length), value % SIDE_CODES.length];
  });
  if (kinds.some((kind) => kind >= SIDE_CODES.length)) return undefined;
  return Object.fromEntries(kinds.map((kind, side) => [sideName(side), SIDE_CODES[kind]!]));
}

/** Names of cells and side tokens, each once. */
function placesOf(text: string): readonly string[] | undefined {
  const places = [...text].map((letter) => LETTERS.indexOf(letter));
  const names = places.map((at) => (at < CELLS ? cellName(at) : sideName(at - CELLS)));
  return new Set(names).size === names.length ? names : undefined;
}

/** LEDs and resistors, and fuses; in nature lamps as well. [C4.3, C4.4] */
function canBurn({ tiles, sides, size }: Bench, name: string): boolean {
  const side = findSide(name);
  if (side !== undefined) return isSideInside(size, side) && SIDE_FUSE[SIDE_CODES.indexOf(sides[name]!)] === true;
  const kind = (findTile(tiles[name] ?? '') ?? -1) >> 2;
  return kind === LED || kind === RESISTOR || kind === LAMP;
}
