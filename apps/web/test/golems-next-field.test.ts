import { findGame } from '@stolik/games/games';
import { golems6 } from '@stolik/golems/v6/game';
import { expect, test } from 'vitest';
import { fieldAfter } from '../src/games/golems/kids/field-after.ts';
import { cardsRun, medalOf } from '../src/games/golems/kids/medal.ts';
import { choicesAfter } from '../src/shell/table/result-choices.ts';

test('[G6.12] fields for children follow one another, and after the last comes the first', () => {
  const seen: string[] = [];
  for (let at: string | undefined = 'treasure'; at && !seen.includes(at); at = fieldAfter(at, 2)?.id) seen.push(at);
  expect(seen.length).toBeGreaterThan(3);
  for (const id of seen) expect(golems6.parseOptions({ scenario: id }, 2).ok).toBe(true);
  expect(new Set(seen)).toEqual(new Set(findGame('golems6')!.forChildren!.map(({ scenario }) => scenario)));
  // For one alone there is one field only.
  expect(fieldAfter('nine-cards', 1)).toBeUndefined();
  // Who has drawn a field goes on with the book.
  expect(fieldAfter(null, 2)?.id).toBeDefined();
});

test('a child goes on to the next field, and after a loss may try this one again first', () => {
  const plan = { isHere: true, stronger: undefined, easier: undefined, mayReview: false, hasNextField: true };
  const kinds = (ended: 'won' | 'lost' | 'neither') => choicesAfter({ ...plan, ended }).map(({ kind }) => kind);
  expect(kinds('won')).toEqual(['field', 'again']);
  expect(kinds('neither')).toEqual(['field', 'again']);
  expect(kinds('lost')).toEqual(['again', 'field']);
});

test('[G6.11.3] the medal is gold for the shortest way, and says how few cards would do', () => {
  const row = (...commands: readonly (string | null)[]) => ({ kind: 'rowOpened', row: 1, commands }) as const;
  const ran = (rows: number) => [{ after: 1, actor: 0, text: '', events: Array.from({ length: rows }, () => row('F', 'F')) }];
  const medal = (rows: number) => medalOf('nine-cards', ran(rows) as never, 0);
  expect(medal(8)).toEqual({ used: 8, best: 8, metal: 'gold' });
  expect(medal(9)).toEqual({ used: 9, best: 8, metal: 'silver' });
  expect(medal(11)?.metal).toBe('bronze');
  expect(cardsRun([{ after: 1, actor: 0, text: '', events: [row(null, 'F'), row('L', null)] }] as never, 0)).toBe(1);
  // Gears are several ways, and nobody knows a drawn field.
  expect(medalOf('gears', ran(8) as never, 0)).toBeUndefined();
  expect(medalOf(null, ran(8) as never, 0)).toBeUndefined();
});
