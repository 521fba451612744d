import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askedPart } from '../../src/games/circuit/model/asked-part.ts';
import { boxOfPart, isInPart, WHOLE, WIDE } from '../../src/games/circuit/model/layout.ts';

const empty = Array.from({ length: 8 }, () => '.. .. .. .. .. ..');
const asked = (board: readonly string[], solution: readonly string[], goal: object = {}) =>
  askedPart({ position: { board: [...board] }, solution, goal: { kind: 'lit', ...goal } });

test('a question in a corner is seen with the cells around it, and so is where it is answered', () => {
  const board = [...empty.slice(0, 6), 'L1 E1 .. .. .. ..', 'I0 .. I0 .. .. ..'];
  expect(asked(board, ['lay L2 c2'])).toEqual({ left: 0, right: 3, bottom: 0, top: 2 });
  expect(asked(board, ['lay L2 e5'])).toEqual({ left: 0, right: 5, bottom: 0, top: 5 });
});

test('a side that a question names is seen with its row', () => {
  const board = [...empty.slice(0, 3), '.. .. .. .. I1 I1', ...empty.slice(4)];
  const part = asked(board, ['lay I1 d5'], { side: 'right5' });
  expect(part).toEqual({ left: 2, right: 5, bottom: 3, top: 5 });
  expect(isInPart({ kind: 'side', side: 12 }, part)).toBe(true);
  expect(isInPart({ kind: 'side', side: 4 }, part)).toBe(false);
  expect(isInPart({ kind: 'lower', column: 4 }, part)).toBe(false);
});

test('a table without a question, and a question about all of it, show the whole field', () => {
  expect(askedPart(undefined)).toEqual(WHOLE);
  expect(boxOfPart(WHOLE, WIDE)).toEqual(WIDE);
});

test('most lessons need no more than half of the field', () => {
  const lessons = ['01-chain', '02-lamp', '04-led', '05-polarity'].flatMap((name) => {
    const text = readFileSync(new URL(`../../../../games/circuit/lessons/circuit/${name}.json`, import.meta.url), 'utf8');
    return (JSON.parse(text) as { levels: Parameters<typeof askedPart>[0][] }).levels;
  });
  const heights = lessons.map((lesson) => askedPart(lesson)).map(({ bottom, top }) => top - bottom + 1);
  expect(heights.filter((rows) => rows <= 4).length).toBeGreaterThan(heights.length / 2);
});
