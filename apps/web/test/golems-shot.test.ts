import { expect, test } from 'vitest';
import { shotOf } from '../src/games/golems/board/camera.ts';
import type { GolemsEvent, Scene } from '../src/games/golems/model/scene.ts';
import { cellsOfShot, eventsOfRow } from '../src/games/golems/story/shot.ts';

const event = (kind: string, more: object = {}): GolemsEvent => ({ kind, ...more }) as unknown as GolemsEvent;
const scene = { round: 1, tokens: {}, figures: [{ seat: 0, at: 'c3' }] } as unknown as Scene;
const ROOM = { width: 320, height: 320 };

test('a shot shows where a row leads and who strikes, also what is still to come in it', () => {
  const told = [event('rowOpened'), event('golemMoved', { seat: 0, from: 'c2', to: 'c3' })];
  const coming = [
    event('strikeMade', { seat: 0, way: ['c4', 'c5'] }),
    event('rowOpened'),
    event('golemMoved', { seat: 0, from: 'c3', to: 'h8' }),
  ];
  expect([...cellsOfShot(eventsOfRow(told, coming), scene)].sort()).toEqual(['c2', 'c3', 'c5']);
});

test('for turns and looks nobody comes closer', () => {
  const row = [event('golemTurned', { seat: 0, from: 'N', to: 'E' }), event('conditionTested', { seat: 0, at: 'c4' })];
  expect(cellsOfShot(row, scene).size).toBe(0);
  expect(shotOf([], ROOM, 30)).toBeUndefined();
});

test('the camera comes at most twice as close, only to small cells, and not for a little', () => {
  const here = [{ x: 3, y: 3 }];
  expect(shotOf(here, ROOM, 30)).toEqual({ x: 3, y: 3, zoom: 60 });
  expect(shotOf(here, ROOM, 56)).toBeUndefined();
  expect(shotOf([...here, { x: 8, y: 3 }], ROOM, 30)).toEqual({ x: 5.5, y: 3, zoom: 320 / 7 });
  expect(shotOf([...here, { x: 11, y: 11 }], ROOM, 30)).toBeUndefined();
});
