import { findGame } from '@stolik/games/games';
import { usualOptions } from '@stolik/search/manifest';
import { expect, test } from 'vitest';
import { type StartFacts, startOf } from '../../src/pages/home/start.ts';
import type { Remembered } from '../../src/pages/setup/memory.ts';
import { botLevels, type Seating } from '../../src/pages/setup/seating.ts';

const kinds = (seats: Seating): string => seats.map(({ kind, level }) => (kind === 'bot' ? level : kind[0])).join('');
const here = (name = ''): Seating[number] => ({ kind: 'here', name, level: '' });
const CIRCUIT = findGame('circuit')!;
const FACTS: StartFacts = {
  person: here(),
  usualLevel: '2',
  usualAt: (seats) => usualOptions(CIRCUIT, botLevels(seats), seats.length),
  forChildren: { scenario: 'treasure' },
};
const FOUR: Remembered = {
  seats: [here('Ola'), ...['3', '4', '5'].map((level) => ({ kind: 'bot', name: '', level }) as const)],
  options: { teams: true },
};

test('the first time one sits down opposite a beginner, later as the last time', () => {
  expect(kinds(startOf(FACTS, undefined, { kind: 'same' }).seats)).toBe('h2');
  expect(startOf(FACTS, undefined, { kind: 'same' }).options).toEqual({ x2: true });
  expect(startOf(FACTS, FOUR, { kind: 'same' })).toEqual(FOUR);
});

test('another level is for who sat opposite a bot; everybody else gets one bot', () => {
  const pair: Remembered = { seats: [here('Ola'), { kind: 'bot', name: '', level: '3' }], options: { simple: true } };
  expect(startOf(FACTS, pair, { kind: 'level', level: '6' })).toMatchObject({ options: { simple: true } });
  expect(kinds(startOf(FACTS, pair, { kind: 'level', level: '6' }).seats)).toBe('h6');
  // After a table with five bots "against a bot" is not against five.
  expect(kinds(startOf(FACTS, FOUR, { kind: 'level', level: '6' }).seats)).toBe('h6');
  expect(startOf(FACTS, FOUR, { kind: 'level', level: '6' }).options).toEqual({ x2: true });
  const family: Remembered = { seats: [here('Ola'), here('Jan')], options: { simple: true } };
  expect(startOf(FACTS, family, { kind: 'level', level: '1' })).toMatchObject({ options: {} });
  expect(kinds(startOf(FACTS, family, { kind: 'level', level: '1' }).seats)).toBe('h1');
});

test('alone, and for children', () => {
  expect(startOf(FACTS, FOUR, { kind: 'alone' })).toEqual({ seats: [FOUR.seats[0]], options: {} });
  expect(startOf(FACTS, undefined, { kind: 'children' })).toMatchObject({ options: { scenario: 'treasure' } });
  const teams = startOf(FACTS, FOUR, { kind: 'teams', names: ['One', 'Two'] });
  expect(teams).toMatchObject({ seats: [here('One'), here('Two')], options: { scenario: 'treasure' } });
  const puzzle = startOf({ ...FACTS, forOneChild: { scenario: 'nine-cards' } }, FOUR, { kind: 'puzzle' });
  expect(puzzle).toEqual({ seats: [here()], options: { scenario: 'nine-cards' } });
});

test('what is usual follows the level; what somebody chose stays', () => {
  const at = (last: Remembered | undefined, level: string) => startOf(FACTS, last, { kind: 'level', level });
  expect(at(undefined, '1').options).toEqual({});
  expect(at(undefined, '2').options).toEqual({ x2: true });
  expect(at(at(undefined, '1'), '4').options).toEqual({ x2: true });
  expect(at(at(undefined, '4'), '1').options).toEqual({});
  const before: Remembered = { seats: at(undefined, '4').seats, options: {} };
  expect(startOf(FACTS, before, { kind: 'same' }).options).toEqual({ x2: true });
  const slow: Remembered = { ...before, options: { x2: false } };
  expect(startOf(FACTS, slow, { kind: 'same' }).options).toEqual({ x2: false });
  expect(at(slow, '6').options).toEqual({ x2: false });
});
