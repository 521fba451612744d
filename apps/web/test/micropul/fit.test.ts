import { expect, test } from 'vitest';
import { clearFit, isHidden, isNarrow, stripsOf, takenOn } from '../../src/games/micropul/board/fit.ts';
import { boundsOf, type Cell, keyOf } from '../../src/games/micropul/model/position.ts';

const lying = (cells: readonly Cell[]) => ({
  tiles: new Map(cells.map((cell) => [keyOf(cell), cell])),
  bounds: boundsOf(cells as Parameters<typeof boundsOf>[0]),
});
const row = (length: number): Cell[] => Array.from({ length }, (_, x) => ({ x, y: 0 }));
const PHONE = { width: 340, height: 420 };
const DESK = { width: 900, height: 700 };

test('the core and the button lie in a row below on a phone, in corners elsewhere', () => {
  expect(isNarrow(PHONE)).toBe(true);
  expect(stripsOf(PHONE).bottom).toBeGreaterThan(0);
  expect(stripsOf(DESK).bottom).toBe(0);
  expect(takenOn(PHONE)).toEqual([expect.objectContaining({ left: 0, width: PHONE.width })]);
  expect(takenOn(DESK)[1]!.left).toBeGreaterThan(DESK.width / 2);
});

test.each([
  ['one tile', 1],
  ['a short row', 3],
  ['a long row', 5],
])('%s and the places beside it are clear of the core and the buttons', (_, length) => {
  const { tiles, bounds } = lying(row(length));
  const camera = clearFit({ felt: DESK, bounds, tiles, isFinger: false, isOver: false });
  for (const { x, y } of tiles.values()) {
    for (const cell of [
      { x, y },
      { x: x - 1, y },
      { x: x + 1, y },
      { x, y: y - 1 },
      { x, y: y + 1 },
    ]) {
      expect(isHidden(camera, DESK, cell)).toBe(false);
    }
  }
});

test('when it is over every tile is in sight, however many lie there', () => {
  const cells = row(12).flatMap(({ x }) => [0, 1, 2, 3, 4, 5].map((y) => ({ x, y })));
  const { tiles, bounds } = lying(cells);
  const camera = clearFit({ felt: PHONE, bounds, tiles, isFinger: true, isOver: true });
  expect(cells.filter((cell) => isHidden(camera, PHONE, cell))).toEqual([]);
});
