import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inFours, sheetsOf } from '../../src/pages/class/paper/sheet-data.ts';
import { PLANS } from '../../src/pages/class/plans/plans.ts';
import type { Titles } from '../../src/pages/class/plans/running.ts';
import { CLASS_WORDS } from '../../src/pages/class/words/paper.ts';
import { withNames } from '../../src/shell/study/on-paper.ts';

// Addresses are read from the browser's own.
beforeAll(() => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => {});
});
afterAll(() => vi.unstubAllGlobals());

test('cards fill sheets, and the last one may have room', () => {
  const pupils = Array.from({ length: 19 }, (_, index) => index);
  expect(sheetsOf(pupils, 8).map(({ length }) => length)).toEqual([8, 8, 3]);
  expect(sheetsOf([], 8)).toEqual([]);
});

test('a key is written in groups of four, however it came', () => {
  expect(inFours('8c1f -k3a vqp0x')).toEqual(['8c1f', '-k3a', 'vqp0', 'x']);
});

test('a printed board has its letters and numbers outside', () => {
  const places = [
    { name: 'a1', x: 50, y: 150 },
    { name: 'b1', x: 150, y: 150 },
    { name: 'a2', x: 50, y: 50 },
    { name: 'b2', x: 150, y: 50 },
  ];
  const { box, parts } = withNames({ box: '0 0 200 200', parts: [['cells', '<path/>']] }, places, 100);
  expect(box).toBe('-50 0 250 250');
  expect(parts.map(([key]) => key)).toEqual(['board', 'names']);
  expect([...parts[1]![1].matchAll(/>(\w+)</g)].map(([, name]) => name)).toEqual(['a', 'b', '1', '2']);
});

test('every step of every plan says what is running and where to try it', async () => {
  const { runningOf } = await import('../../src/pages/class/plans/running.ts');
  const titles: Titles = { lesson: (id) => id, game: (id) => id, bench: (id) => ({ title: id, code: 'x' }) };
  for (const plan of PLANS)
    for (const { start } of plan.steps) {
      const { says, what } = runningOf(start, plan.game, CLASS_WORDS.en.plans, titles);
      expect(says).not.toBe('');
      expect(what.length > 0).toBe(start.kind !== 'talk');
      expect(what.every(({ href }) => href.startsWith('#/'))).toBe(true);
    }
});
