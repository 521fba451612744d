import { expect, test, vi } from 'vitest';
import { loadMessages } from '../src/base/messages/catalog.ts';
import { type Now, turnSeat, turnWords } from '../src/shell/table/now-words.ts';

await loadMessages('en');

const NAMES = ['Ada', 'Łukasz', 'Ola'];
const now = (change: Partial<Now>): Now => ({
  next: { kind: 'turn', seats: [1] },
  isAsked: false,
  eyes: 0,
  isThinking: false,
  isAlone: false,
  nameOf: (seat) => NAMES[seat]!,
  ...change,
});

test('whose turn it is; of oneself one is told without a name, also while the own move is on its way', () => {
  expect(turnWords(now({}))).toBe('Łukasz’s turn.');
  expect(turnWords(now({ isAsked: true, next: { kind: 'turn', seats: [0] } }))).toBe('Your turn.');
  expect(turnWords(now({ next: { kind: 'turn', seats: [0] } }))).toBe('Your turn.');
  expect(turnWords(now({ isThinking: true }))).toBe('Łukasz is thinking…');
  expect(turnWords(now({ next: { kind: 'chance', seats: [] } }))).toBe('Just a moment…');
  expect(turnWords(now({ isAsked: true, isAlone: true }))).toBe('');
});

test('where several decide at the same time it is nobody’s turn: all who are waited for are named', () => {
  const together = { kind: 'together', seats: [1, 2] } as const;
  expect(turnWords(now({ next: together }))).toBe('Waiting for Łukasz, Ola…');
  expect(turnWords(now({ next: together, eyes: undefined }))).toBe('Waiting for Łukasz, Ola…');
  expect(turnWords(now({ next: { ...together, seats: [2] } }))).toBe('Waiting for Ola…');
  expect(turnWords(now({ next: { ...together, seats: [0, 1] } })), 'paused').toBe('Your turn.');
  expect(turnSeat(now({ next: together }))).toBeUndefined();
  expect(turnSeat(now({ next: together, isAsked: true, eyes: 2 }))).toBe(2);
  expect(turnSeat(now({}))).toBe(1);
});

test('who has left a table to read its rules finds the way back to it there', async () => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => {});
  const { behind } = await import('../src/base/router.ts');
  vi.unstubAllGlobals();
  const [table, rules] = ['#/online/abcdefghijkm', '#/rules/micropul'];
  expect(behind(undefined, table, rules)).toBe(table);
  expect(behind(undefined, '#/table/1', rules)).toBe('#/table/1');
  expect(behind(table, rules, '#/rules/micropul/M4.1')).toBe(table);
  expect(behind(table, rules, '#/')).toBeUndefined();
  expect(behind(undefined, '#/', rules)).toBeUndefined();
});
