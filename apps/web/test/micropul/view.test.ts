import { expect, test } from 'vitest';
import { doMeet, placeCallout } from '../../src/games/micropul/board/callout-places.ts';
import {
  between,
  fitCamera,
  holdCamera,
  seeAll,
  showCell,
  toScreen,
  toWorld,
  zoomAt,
} from '../../src/games/micropul/board/camera.ts';
import { rowsOf, stepTo } from '../../src/games/micropul/board/walk.ts';

const felt = { width: 700, height: 500 };
const bounds = { left: -2, top: -1, right: 2, bottom: 1 };

test('fitting shows every tile and the places around', () => {
  const camera = fitCamera(bounds, felt, false);
  const corner = toScreen(camera, felt, -300, -200);
  const other = toScreen(camera, felt, 400, 300);
  expect(corner.x).toBeGreaterThanOrEqual(0);
  expect(corner.y).toBeGreaterThanOrEqual(0);
  expect(other.x).toBeLessThanOrEqual(felt.width);
  expect(other.y).toBeLessThanOrEqual(felt.height);
});

test('on a phone a tile never fits smaller than 44 pixels', () => {
  const wide = { left: -9, top: -9, right: 9, bottom: 9 };
  expect(fitCamera(wide, { width: 330, height: 400 }, true).zoom * 100).toBeGreaterThanOrEqual(44);
});

test('margins keep the table out of the strips where other things lie', () => {
  const camera = fitCamera(bounds, felt, false, { top: 60, right: 0, bottom: 56, left: 26 });
  const [from, to] = [toScreen(camera, felt, -300, -200), toScreen(camera, felt, 400, 300)];
  expect(from.x).toBeGreaterThanOrEqual(26);
  expect(from.y).toBeGreaterThanOrEqual(60);
  expect(to.y).toBeLessThanOrEqual(felt.height - 56);
});

test('screen and drawing agree there and back', () => {
  const camera = { x: 120, y: -40, zoom: 0.7 };
  const { x, y } = toScreen(camera, felt, 33, 44);
  expect(toWorld(camera, felt, x, y).x).toBeCloseTo(33);
  expect(toWorld(camera, felt, x, y).y).toBeCloseTo(44);
});

test('zooming holds the point under the pointer', () => {
  const camera = { x: 0, y: 0, zoom: 1 };
  const at = { x: 100, y: 400 };
  const before = toWorld(camera, felt, at.x, at.y);
  const after = toWorld(zoomAt(camera, felt, 1.5, at), felt, at.x, at.y);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('a cell in sight moves nothing; one outside comes in', () => {
  const camera = { x: 0, y: 0, zoom: 1 };
  expect(showCell(camera, felt, { x: 0, y: 0 })).toBe(camera);
  const moved = showCell(camera, felt, { x: 9, y: 0 });
  expect(toScreen(moved, felt, 1000, 0).x).toBeLessThanOrEqual(felt.width);
  const above = showCell(camera, felt, { x: 0, y: 1 }, { top: 20, right: 0, bottom: 56, left: 26 });
  expect(toScreen(above, felt, 0, 200).y).toBeLessThanOrEqual(felt.height - 56);
});

test('nobody gets lost on the endless table', () => {
  expect(holdCamera({ x: 99999, y: -99999, zoom: 1 }, bounds)).toEqual({ x: 400, y: -200, zoom: 1 });
});

test('a glide begins and ends where it should', () => {
  const from = { x: 0, y: 0, zoom: 0.5 };
  const to = { x: 10, y: 20, zoom: 2 };
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toEqual(to);
  expect(between(from, to, 0.5).zoom).toBeCloseTo(1);
});

test('arrows go straight on first, then to what lies more ahead than aside', () => {
  const cells = [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 2 },
  ];
  expect(stepTo(cells, { x: 0, y: 0 }, 'ArrowRight')).toEqual({ x: 3, y: 0 });
  expect(stepTo(cells, { x: 0, y: 0 }, 'ArrowDown')).toEqual({ x: 0, y: 2 });
  expect(stepTo(cells, { x: 0, y: 0 }, 'ArrowLeft')).toBeUndefined();
});

test('every cell can be walked to with arrows', () => {
  const cells = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 2, y: -1 },
    { x: -1, y: 2 },
    { x: 4, y: 4 },
  ];
  const seen = new Set<unknown>([cells[0]]);
  for (const cell of seen) {
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
      const to = stepTo(cells, cell as (typeof cells)[number], arrow);
      if (to) seen.add(to);
    }
  }
  expect(seen.size).toBe(cells.length);
});

test('rows are read from the top, cells from the left', () => {
  const rows = rowsOf([
    { x: 1, y: 1 },
    { x: 0, y: -1 },
    { x: 0, y: 1 },
  ]);
  expect(rows).toEqual([
    { y: -1, cells: [{ x: 0, y: -1 }] },
    {
      y: 1,
      cells: [
        { x: 0, y: 1 },
        { x: 1, y: 1 },
      ],
    },
  ]);
});

test('bubbles find free felt, or stay away', () => {
  const tiles = [{ left: 200, top: 150, width: 300, height: 200 }];
  const wish = { anchors: [{ x: 210, y: 160 }], width: 150, height: 50, tolerance: 0, reach: 160, crossing: 60 };
  const first = placeCallout(felt, wish, tiles, [])!;
  expect(doMeet(first.box, tiles[0]!)).toBe(false);
  const second = placeCallout(felt, wish, tiles, [first.box])!;
  expect(doMeet(first.box, second.box)).toBe(false);
  const everywhere = [{ left: 0, top: 0, ...felt }];
  expect(placeCallout(felt, wish, everywhere, [])).toBeUndefined();
  expect(placeCallout(felt, { ...wish, tolerance: Infinity, reach: Infinity, crossing: Infinity }, everywhere, [])).toBeDefined();
});

test('when it is over every tile is seen, however many there are', () => {
  const wide = { left: -6, top: -5, right: 6, bottom: 5 };
  const small = { width: 330, height: 150 };
  const camera = seeAll(wide, small);
  const [from, to] = [toScreen(camera, small, -600, -500), toScreen(camera, small, 700, 600)];
  expect(Math.min(from.x, from.y)).toBeGreaterThanOrEqual(0);
  expect(to.x).toBeLessThanOrEqual(small.width);
  expect(to.y).toBeLessThanOrEqual(small.height);
});
