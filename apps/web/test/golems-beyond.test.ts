import { expect, test } from 'vitest';
import { signsTo } from '../src/games/golems/board/beyond.ts';

const ROOM = { width: 300, height: 300 };
const far = (seat: number, x: number, y: number) => ({ seat, cell: 'a1', at: { x, y } });

test('who is in sight needs no sign', () => {
  expect(signsTo([far(0, 150, 150), far(1, 30, 270)], ROOM, 58)).toEqual([]);
});

test('a sign stands at the edge on the side where its golem is', () => {
  const [right, above] = signsTo([far(0, 900, 150), far(1, 150, -400)], ROOM, 58);
  expect(right!.sign).toEqual({ x: 276, y: 150 });
  expect(above!.sign).toEqual({ x: 150, y: 24 });
});

test('signs do not cover each other', () => {
  const signs = signsTo([far(0, 900, 150), far(1, 800, 152), far(2, 150, 900), far(3, 155, 950)], ROOM, 58).map(
    ({ sign }) => sign,
  );
  expect(signs).toHaveLength(4);
  for (const [index, one] of signs.entries())
    for (const other of signs.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
});
