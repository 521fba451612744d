import { tileArt } from '@stolik/circuit/art';
import { ironArt } from '@stolik/circuit/art/tokens';
import type { TileCode } from '@stolik/circuit/art/way';
import { cellName } from '@stolik/circuit/board/geometry';
import type { CircuitView } from '@stolik/circuit/seen/view';
import { type OnPaper, withNames } from '../../shell/study/on-paper.ts';
import { miniature } from './miniature.ts';
import { ALL_CELLS, CELL, cellPoint } from './model/layout.ts';

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

/** The rows where something lies, and one more on each side; what is beyond the last row is seen with it. */
function rowsOf(view: CircuitView): { readonly lowest: number; readonly highest: number } {
  const cells = Object.entries(view.cells).flatMap(([name, lying]) => (lying ? [rowOf(name)] : []));
  const sides = Object.entries(view.sides).flatMap(([name, lying]) => (lying && lying.token !== 'x' ? [rowOf(name)] : []));
  const rows = [...cells, ...sides];
  if (rows.length === 0) return { lowest: 1, highest: ROWS };
  const [lowest, highest] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  return { lowest: Math.max(1, lowest), highest: Math.min(ROWS, highest) };
}

export const onPaper: OnPaper = {
  board: (seen) => {
    const view = seen as CircuitView;
    const { lowest, highest } = rowsOf(view);
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
  hand: (view, seat) => {
    const own = (view as CircuitView).seats[seat]!;
    const tokens = own.hand.kind === 'open' ? own.hand.tokens : [];
    return tokens.map(art);
  },
  given: () => '',
  room: () => '',
};
