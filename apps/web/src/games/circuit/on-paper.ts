import { tileArt } from '@stolik/circuit/art';
import { ironArt } from '@stolik/circuit/art/tokens';
import type { TileCode } from '@stolik/circuit/art/way';
import { cellName, sideName } from '@stolik/circuit/board/geometry';
import type { CircuitView } from '@stolik/circuit/seen/view';
import { type OnPaper, type Spot, withNames } from '../../shell/study/on-paper.ts';
import { miniature } from './miniature.ts';
import { ALL_CELLS, ALL_SIDES, CELL, cellPoint, sidePoint } from './model/layout.ts';

const art = (token: string): string =>
  token === 'iron' ? ironArt() : tileArt(token as TileCode, { face: 'real', rotation: 0, state: {}, chip: true });

const ROWS = 8;
const namesOf = (isShown: (row: number) => boolean) =>
  ALL_CELLS.flatMap((cell) => {
    const { x, y } = cellPoint(cell);
    const name = cellName(cell);
    return isShown(rowOf(name)) ? [{ name, x: x + CELL / 2, y: y + CELL / 2 }] : [];
  });
const rowOf = (place: string): number => Number(place.replace(/\D/g, ''));

const SIDE_MIDDLE = 30;
/** Cells and side tokens by the names that moves and answers give them. */
const SPOTS: ReadonlyMap<string, Spot> = new Map([
  ...ALL_CELLS.map((cell): [string, Spot] => {
    const { x, y } = cellPoint(cell);
    return [cellName(cell), { x: x + CELL / 2, y: y + CELL / 2 }];
  }),
  ...ALL_SIDES.map((side): [string, Spot] => {
    const { x, y } = sidePoint(side);
    return [sideName(side), { x: x + SIDE_MIDDLE, y: y + CELL / 2 }];
  }),
]);

const placesIn = (answer: string): readonly string[] => answer.split(' ').filter((word) => SPOTS.has(word));

/** The rows where something lies or is laid, and one more on each side; what is beyond the last row is seen with it. */
function rowsOf(view: CircuitView, answers: readonly string[]): { readonly lowest: number; readonly highest: number } {
  const cells = Object.entries(view.cells).flatMap(([name, lying]) => (lying ? [rowOf(name)] : []));
  const sides = Object.entries(view.sides).flatMap(([name, lying]) => (lying && lying.token !== 'x' ? [rowOf(name)] : []));
  const rows = [...cells, ...sides, ...answers.flatMap(placesIn).map(rowOf)];
  if (rows.length === 0) return { lowest: 1, highest: ROWS };
  const [lowest, highest] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  return { lowest: Math.max(1, lowest), highest: Math.min(ROWS, highest) };
}

export const onPaper: OnPaper = {
  board: (seen, _question, _language, answers = []) => {
    const view = seen as CircuitView;
    const { lowest, highest } = rowsOf(view, answers);
    const { box, parts } = miniature(view);
    const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
    const top = highest === ROWS ? y : (ROWS - highest) * CELL;
    const bottom = lowest === 1 ? y + height : (ROWS - lowest + 1) * CELL;
    return withNames(
      { box: `${x} ${top} ${width} ${bottom - top}`, parts },
      namesOf((row) => row >= lowest && row <= highest),
      CELL,
    );
  },
  spots: (answer) => placesIn(answer).map((place) => SPOTS.get(place)!),
  hand: (view, seat) => {
    const own = (view as CircuitView).seats[seat]!;
    const tokens = own.hand.kind === 'open' ? own.hand.tokens : [];
    return tokens.map(art);
  },
  given: () => '',
  room: () => '',
};
