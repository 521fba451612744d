import { type Face, findFace, isBig } from '../board/faces.ts';
import { CORNERS } from '../board/places.ts';
import type { LaidStone, MicropulView } from '../seen/view.ts';

const WIDTH = 5;
const STONE_MARKS = ['¹', '²'];
const FREE_PLACE = '·';

/** Two lines of WIDTH characters: corners left and right, a stone's mark after its unit; a big tile fills them, its catalyst between. */
function drawFace(face: Face, text: string, stones: readonly LaidStone[]): readonly [string, string] {
  const corner = (index: number): string => {
    const stone = stones.find((each) => each.corner === CORNERS[index]);
    const symbol = isBig(face) ? text[4]! : text[index]!;
    return symbol + (stone ? STONE_MARKS[stone.seat]! : isBig(face) ? symbol : ' ');
  };
  const middle = isBig(face) ? text[5]! : ' ';
  return [corner(0) + middle + corner(1), corner(3) + middle + corner(2)];
}

const centred = (text: string, width: number): string => {
  const left = Math.floor((width - text.length) / 2);
  return ' '.repeat(left) + text + ' '.repeat(width - left - text.length);
};

/** The table with its coordinates and one place around it on every side, x to the right, y downwards. */
export function drawBoard({ board, stones }: MicropulView): string {
  if (board.length === 0) return '';
  const xs = range(board.map(({ x }) => x));
  const ys = range(board.map(({ y }) => y));
  const tiles = new Map(board.map((each) => [`${each.x},${each.y}`, each.tile]));
  const cell = (x: number, y: number): readonly [string, string] => {
    const text = tiles.get(`${x},${y}`);
    if (text !== undefined)
      return drawFace(
        findFace(text)!,
        text,
        stones.filter((stone) => stone.x === x && stone.y === y),
      );
    const isBeside =
      tiles.has(`${x - 1},${y}`) || tiles.has(`${x + 1},${y}`) || tiles.has(`${x},${y - 1}`) || tiles.has(`${x},${y + 1}`);
    return [centred(isBeside ? FREE_PLACE : '', WIDTH), ' '.repeat(WIDTH)];
  };
  const gutter = Math.max(...ys.map((y) => `${y}`.length)) + 1;
  const rule = `${' '.repeat(gutter)}+${xs.map(() => `${'-'.repeat(WIDTH)}+`).join('')}`;
  const head = `${' '.repeat(gutter + 1)}${xs.map((x) => centred(`${x}`, WIDTH)).join(' ')}`;
  const rows = ys.flatMap((y) => {
    const cells = xs.map((x) => cell(x, y));
    const upper = `${`${y}`.padStart(gutter - 1)} |${cells.map(([line]) => `${line}|`).join('')}`;
    const lower = `${' '.repeat(gutter)}|${cells.map(([, line]) => `${line}|`).join('')}`;
    return [upper, lower, rule];
  });
  return [head, rule, ...rows].map((line) => line.trimEnd()).join('\n');
}

/** From one below the least to one above the greatest. */
function range(numbers: readonly number[]): number[] {
  const least = Math.min(...numbers) - 1;
  return Array.from({ length: Math.max(...numbers) + 2 - least }, (_, index) => least + index);
}

/** Tiles in a row, each over its name. */
export function drawTiles(tiles: readonly string[]): string {
  const drawn = tiles.map((text) => drawFace(findFace(text)!, text, []));
  const column = (text: string): string => centred(text, WIDTH + 3);
  const lines = [drawn.map(([upper]) => column(upper)), drawn.map(([, lower]) => column(lower)), tiles.map(column)];
  return lines.map((line) => line.join('').trimEnd()).join('\n');
}
