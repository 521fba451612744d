import { MOST_TEXT, readClientMessage } from '@stolik/wire/messages';
import { expect, test } from 'vitest';
import { TEST_OFFERS } from './online/offers.ts';

const LONG = 500_000;
const gap = ' '.repeat(LONG);
const NASTY = [
  `lay X${gap}Y`,
  `lay E1 c1 glow${gap}x`,
  `stone ${'1'.repeat(LONG)}`,
  `program F${gap}(`,
  `program ${'('.repeat(LONG)}`,
  `program ?${'('.repeat(LONG)}:`,
  `program 2(${')'.repeat(LONG)}x`,
  `${gap}x`,
  `drop${gap}z`,
  `lay ${'@'.repeat(LONG)}`,
  `lay ${'@ '.repeat(LONG / 2)}`,
];

// Twice as long must take twice as long: what takes four times as long runs into the time limit of the test.
test.each(TEST_OFFERS)('$game.id reads any text in a time that grows as the text does', ({ game }) => {
  const seats = Math.max(2, game.seats.min);
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error(options.problem.says);
  const state: unknown = game.setup(options.value, seats);
  for (const text of NASTY) for (const actor of [0, -1]) expect(game.read(state, actor, text)).toMatchObject({ ok: false });
  for (const text of NASTY) game.lines?.split(text);
});

test('a move has so many characters and no more', () => {
  const act = (length: number) => readClientMessage(JSON.stringify(['act', 'a', 0, 'x'.repeat(length)])).ok;
  expect([act(MOST_TEXT), act(MOST_TEXT + 1)]).toEqual([true, false]);
  expect(act(201), 'long texts cost more than they are worth').toBe(false);
});
