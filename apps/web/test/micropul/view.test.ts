import { expect, test } from 'vitest';
import { toScreen } from '../../src/base/felt/camera.ts';
import { doMeet, placeCallout } from '../../src/games/micropul/board/callout-places.ts';
import { fitCamera, holdCamera, seeAll, showCell } from '../../src/games/micropul/board/camera.ts';

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

test('bubbles find free felt, or stay away', () => {
  const tiles = [{ left: 200, top: 150, width: 300, height: 200 }];
  const request = { anchors: [{ x: 210, y: 160 }], width: 150, height: 50, tolerance: 0, reach: 160, crossing: 60 };
  const first = placeCallout(felt, request, tiles, [])!;
  expect(doMeet(first.box, tiles[0]!)).toBe(false);
  const second = placeCallout(felt, request, tiles, [first.box])!;
  expect(doMeet(first.box, second.box)).toBe(false);
  const everywhere = [{ left: 0, top: 0, ...felt }];
  expect(placeCallout(felt, request, everywhere, [])).toBeUndefined();
  expect(
    placeCallout(felt, { ...request, tolerance: Infinity, reach: Infinity, crossing: Infinity }, everywhere, []),
  ).toBeDefined();
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
