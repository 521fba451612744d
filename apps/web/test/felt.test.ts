import { expect, test } from 'vitest';
import { between, bringingIn, cornerOf, pannedBy, toScreen, toWorld, zoomedAt } from '../src/base/felt/camera.ts';
import { type Fingers, type Gesture, lifted, moved, NO_FINGERS, pressed } from '../src/base/felt/fingers.ts';
import { nearestTo, rowsOf, stepTo, targetOf } from '../src/base/felt/grid.ts';
import { createNotches, Twist } from '../src/base/felt/turning.ts';

const felt = { width: 700, height: 500 };
const LIMITS = { least: 0.2, most: 3 };

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
  const after = toWorld(zoomedAt(camera, felt, 1.5, at, LIMITS), felt, at.x, at.y);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
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
  expect(stepTo(cells, { x: 0, y: 0 }, { x: 1, y: 0 }, true)).toEqual({ x: 3, y: 0 });
  expect(stepTo(cells, { x: 0, y: 0 }, { x: 0, y: 1 }, true)).toEqual({ x: 0, y: 2 });
  expect(stepTo(cells, { x: 0, y: 0 }, { x: -1, y: 0 }, true)).toBeUndefined();
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
      const to = targetOf(arrow, cells, cell as (typeof cells)[number], true);
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

test('where nobody turns aside, an arrow keeps to its row or column and passes gaps', () => {
  const cells = [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 1, y: 1 },
  ];
  expect(targetOf('ArrowRight', cells, { x: 0, y: 0 })).toEqual({ x: 3, y: 0 });
  expect(targetOf('ArrowDown', cells, { x: 0, y: 0 })).toBeUndefined();
  expect(targetOf('End', cells, { x: 0, y: 0 })).toEqual({ x: 3, y: 0 });
  expect(targetOf('Home', cells, { x: 3, y: 0 })).toEqual({ x: 0, y: 0 });
  expect(nearestTo(cells, { x: 2, y: 2 })).toEqual({ x: 1, y: 1 });
  expect(nearestTo([], { x: 2, y: 2 })).toBeUndefined();
});

test('zoom keeps to its limits', () => {
  const at = { x: 0, y: 0 };
  expect(zoomedAt({ x: 0, y: 0, zoom: 1 }, felt, 100, at, LIMITS).zoom).toBe(3);
  expect(zoomedAt({ x: 0, y: 0, zoom: 1 }, felt, 0.01, at, LIMITS).zoom).toBe(0.2);
});

test('what is dragged follows the finger', () => {
  const camera = { x: 10, y: 20, zoom: 2 };
  const point = toScreen(camera, felt, 0, 0);
  expect(toScreen(pannedBy(camera, { x: 30, y: -8 }), felt, 0, 0)).toEqual({ x: point.x + 30, y: point.y - 8 });
});

test('a square comes wholly into sight by the least move, clear of what lies at the edges', () => {
  const camera = { x: 0, y: 0, zoom: 1 };
  expect(bringingIn(camera, felt, { x: 0, y: 0 }, 50)).toBe(camera);
  const margins = { top: 0, right: 60, bottom: 0, left: 0 };
  expect(toScreen(bringingIn(camera, felt, { x: 900, y: 0 }, 50, margins), felt, 900, 0)).toEqual({ x: 590, y: 250 });
});

test('a small world lies in the middle of the felt; of a large one no edge comes in', () => {
  expect(cornerOf({ width: 5, height: 5 }, felt, { x: 99, y: 99, zoom: 40 })).toEqual({ x: 250, y: 150 });
  const large = { width: 20, height: 20 };
  expect(cornerOf(large, felt, { x: -99, y: 99, zoom: 100 })).toEqual({ x: 0, y: -1500 });
  expect(cornerOf(large, felt, { x: 10, y: 10, zoom: 100 })).toEqual({ x: -650, y: -750 });
});

/** Moves one finger after the other; answers the gestures and the fingers as they are then. */
function play(start: Fingers, moves: readonly (readonly [finger: number, x: number, y: number])[]) {
  let fingers = start;
  const gestures: Gesture[] = [];
  for (const [finger, x, y] of moves) {
    const next = moved(fingers, finger, { x, y });
    fingers = next.fingers;
    if (next.gesture) gestures.push(next.gesture);
  }
  return { fingers, gestures };
}

test('a finger that trembles has tapped; one that goes on moves the world by all it went', () => {
  const one = pressed(NO_FINGERS, 1, { x: 100, y: 100 });
  const trembling = play(one, [
    [1, 103, 100],
    [1, 100, 104],
  ]);
  expect(trembling.gestures).toEqual([]);
  expect(trembling.fingers.hasMoved).toBe(false);
  const going = play(one, [
    [1, 103, 100],
    [1, 112, 100],
    [1, 113, 105],
  ]);
  expect(going.gestures).toEqual([
    { kind: 'pan', by: { x: 12, y: 0 } },
    { kind: 'pan', by: { x: 1, y: 5 } },
  ]);
  expect(going.fingers.hasMoved).toBe(true);
  expect(pressed(lifted(going.fingers, 1), 1, { x: 0, y: 0 }).hasMoved).toBe(false);
});

test('two fingers bring the world closer around the point between them and carry it along', () => {
  const two = pressed(pressed(NO_FINGERS, 1, { x: 100, y: 100 }), 2, { x: 200, y: 100 });
  expect(two.hasMoved).toBe(true);
  expect(play(two, [[2, 300, 100]]).gestures).toEqual([
    { kind: 'pinch', factor: 2, at: { x: 150, y: 100 }, by: { x: 50, y: 0 } },
  ]);
});

test('the finger that stays goes on from where it is, without a jump; a third one moves nothing', () => {
  const two = pressed(pressed(NO_FINGERS, 1, { x: 100, y: 100 }), 2, { x: 200, y: 100 });
  const one = lifted(play(two, [[2, 300, 100]]).fingers, 1);
  expect(play(one, [[2, 301, 100]]).gestures).toEqual([{ kind: 'pan', by: { x: 1, y: 0 } }]);
  const three = pressed(two, 3, { x: 0, y: 0 });
  expect(play(three, [[3, 50, 50]]).gestures).toEqual([]);
  expect(play(two, [[9, 50, 50]]).gestures).toEqual([]);
});

test('a notch of the wheel is a quarter, many small moves of a touchpad are one', () => {
  const notches = createNotches();
  expect([notches(100), notches(-100)]).toEqual([1, -1]);
  expect([notches(20), notches(20), notches(20)]).toEqual([0, 0, 1]);
  // Whoever changes their mind begins again.
  expect([notches(40), notches(-40), notches(-20)]).toEqual([0, 0, -1]);
});

test('two fingers twist by quarters, and one that only taps turns once', () => {
  const middle = { x: 100, y: 100 };
  const at = (degrees: number) => ({
    x: 100 + 80 * Math.cos((degrees * Math.PI) / 180),
    y: 100 + 80 * Math.sin((degrees * Math.PI) / 180),
  });
  expect(new Twist(middle, at(0)).lifted()).toBe(1);
  const twist = new Twist(middle, at(170));
  expect(twist.moved(middle, at(190))).toBe(0);
  expect(twist.moved(middle, at(215))).toBe(1);
  expect(twist.moved(middle, at(230))).toBe(0);
  expect(twist.moved(middle, at(300))).toBe(1);
  expect(twist.moved(middle, at(305))).toBe(-1);
  expect(twist.lifted()).toBe(0);
});
