import { expect, test } from 'vitest';
import { boundsOf, cornerAt, positionOf, stonePoint, turned, withTile } from '../../src/games/micropul/model/position.ts';

const start = { x: 0, y: 0, tile: 'WWBB' };
const table = (...board: { x: number; y: number; tile: string }[]) => ({ board: [start, ...board], stones: [] });

test('[M6.1] a group holds the units of neighbouring tiles and what joins them', () => {
  const position = positionOf(table({ x: 1, y: 0, tile: 'W...' }));
  const group = position.groupAt({ x: 0, y: 0, corner: 'NW' });
  expect(group).toBe(position.groupAt({ x: 1, y: 0, corner: 'NW' }));
  expect(group).toMatchObject({ colour: 'W', points: 3, isClosed: false });
  expect(group?.dots).toHaveLength(3);
  expect(group?.links).toEqual([
    { from: { x: 25, y: 25 }, to: { x: 75, y: 25 } },
    { from: { x: 75, y: 25 }, to: { x: 125, y: 25 } },
  ]);
  expect(position.joins).toEqual([{ colour: 'W', x: 75, y: 25, towards: 'right' }]);
});

test('[M6.2] the places that keep a group open are counted once each', () => {
  const black = positionOf(table()).groupAt({ x: 0, y: 0, corner: 'SE' });
  const places = black?.openPlaces.map(({ x, y }) => `${x},${y}`).sort();
  expect(places).toEqual(['-1,0', '0,1', '1,0']);
});

test('[M6.2] a group with no open place is closed', () => {
  const position = positionOf(table({ x: 0, y: -1, tile: '....' }, { x: 1, y: 0, tile: '....' }, { x: -1, y: 0, tile: '....' }));
  const white = position.groupAt({ x: 0, y: 0, corner: 'NE' });
  expect(white).toMatchObject({ isClosed: true, openPlaces: [] });
});

test('[M7.2] a big micropul is one spot, drawn as one mass', () => {
  const position = positionOf(table({ x: 0, y: 1, tile: 'big:B+' }));
  const group = position.groupAt({ x: 0, y: 1, corner: 'SW' });
  expect(group).toMatchObject({ points: 3, bigs: [{ x: 0, y: 1 }] });
  expect(group?.spots.filter(({ y }) => y === 1)).toEqual([{ x: 0, y: 1, corner: 'NW' }]);
  expect(position.joins).toHaveLength(2);
});

test('a corner without micropul and an empty place belong to no group', () => {
  const position = positionOf(table({ x: 1, y: 0, tile: 'W...' }));
  expect(position.groupAt({ x: 1, y: 0, corner: 'SE' })).toBeUndefined();
  expect(position.groupAt({ x: 5, y: 5, corner: 'SE' })).toBeUndefined();
});

test('a preview leaves the table as it was', () => {
  const view = table();
  const after = withTile(view, { x: 1, y: 0, tile: 'WB..' });
  expect(after.tiles.size).toBe(2);
  expect(positionOf(view).tiles.size).toBe(1);
});

test('a stone lies on its unit, on a big micropul in its upper left', () => {
  const position = positionOf(table({ x: 0, y: 1, tile: 'big:B+' }));
  expect(stonePoint(position, { x: 0, y: 0, corner: 'SE', seat: 0 })).toEqual({ x: 75, y: 75 });
  expect(stonePoint(position, { x: 0, y: 1, corner: 'NW', seat: 0 })).toEqual({ x: 25, y: 125 });
});

test('tiles turn clockwise, four turns come round', () => {
  expect(turned('W1+.', 1)).toBe('.W1+');
  expect(turned('W1+.', 4)).toBe('W1+.');
  expect(turned('big:W1', 3)).toBe('big:W1');
  expect(() => turned('nonsense', 1)).toThrow('nonsense is no tile');
});

test('points of a tile belong to its nearest corner', () => {
  expect([cornerAt(10, 10), cornerAt(90, 10), cornerAt(90, 90), cornerAt(10, 90)]).toEqual(['NW', 'NE', 'SE', 'SW']);
});

test('the bounds hold every tile', () => {
  expect(
    boundsOf([
      { x: -2, y: 3 },
      { x: 4, y: -1 },
    ]),
  ).toEqual({ left: -2, top: -1, right: 4, bottom: 3 });
  expect(boundsOf([])).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
});
