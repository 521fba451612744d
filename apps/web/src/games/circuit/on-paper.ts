import { tileArt } from '@stolik/circuit/art';
import { ironArt } from '@stolik/circuit/art/tokens';
import type { TileCode } from '@stolik/circuit/art/way';
import { cellName, sideName } from '@stolik/circuit/board/geometry';
import type { CircuitView } from '@stolik/circuit/seen/view';
import { type OnPaper, type Spot, withNames } from '../../shell/study/on-paper.ts';
import { closeUp } from './miniature.ts';
import { ALL_CELLS, ALL_SIDES, CELL, cellPoint, sidePoint } from './model/layout.ts';
import { rowOf, rowsOf } from './model/rows.ts';

const art = (token: string): string =>
  token === 'iron' ? ironArt() : tileArt(token as TileCode, { face: 'real', rotation: 0, state: {}, chip: true });

const namesOf = (isShown: (row: number) => boolean) =>
  ALL_CELLS.flatMap((cell) => {
    const { x, y } = cellPoint(cell);
    const name = cellName(cell);
    return isShown(rowOf(name)) ? [{ name, x: x + CELL / 2, y: y + CELL / 2 }] : [];
  });
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

export const onPaper: OnPaper<CircuitView> = {
  board: (view, _question, _language, answers = []) => {
    const places = answers.flatMap(placesIn);
    const { lowest, highest } = rowsOf(view, places);
    return withNames(
      closeUp(view, [], places),
      namesOf((row) => row >= lowest && row <= highest),
      CELL,
    );
  },
  spots: (answer) => placesIn(answer).map((place) => SPOTS.get(place)!),
  hand: (view, seat) => {
    const own = view.seats[seat]!;
    const tokens = own.hand.kind === 'open' ? own.hand.tokens : [];
    return tokens.map(art);
  },
  given: () => '',
  room: () => '',
};
