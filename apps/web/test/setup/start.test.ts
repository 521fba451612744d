import { expect, test } from 'vitest';
import { startOf } from '../../src/pages/home/start.ts';
import type { Remembered } from '../../src/pages/setup/memory.ts';
import type { Seating } from '../../src/pages/setup/seating.ts';

const kinds = (seats: Seating): string => seats.map(({ kind, level }) => (kind === 'bot' ? level : kind[0])).join('');
const here = (name = ''): Seating[number] => ({ kind: 'here', name, level: '' });
const FACTS = { person: here(), usualLevel: '2', forChildren: { scenario: 'treasure' } };
const FOUR: Remembered = {
  seats: [here('Ola'), ...['3', '4', '5'].map((level) => ({ kind: 'bot', name: '', level }) as const)],
  options: { teams: true },
};

test('the first time one sits down opposite a beginner, later as the last time', () => {
  expect(kinds(startOf(FACTS, undefined, { kind: 'same' }).seats)).toBe('h2');
  expect(startOf(FACTS, undefined, { kind: 'same' }).options).toBeUndefined();
  expect(startOf(FACTS, FOUR, { kind: 'same' })).toEqual(FOUR);
});

test('another level is for the same company; who had none gets a bot', () => {
  expect(startOf(FACTS, FOUR, { kind: 'level', level: '6' })).toMatchObject({ options: { teams: true } });
  expect(kinds(startOf(FACTS, FOUR, { kind: 'level', level: '6' }).seats)).toBe('h666');
  const family: Remembered = { seats: [here('Ola'), here('Jan')], options: { simple: true } };
  expect(startOf(FACTS, family, { kind: 'level', level: '1' })).toMatchObject({ options: undefined });
  expect(kinds(startOf(FACTS, family, { kind: 'level', level: '1' }).seats)).toBe('h1');
});

test('alone, and for children', () => {
  expect(startOf(FACTS, FOUR, { kind: 'alone' })).toEqual({ seats: [FOUR.seats[0]], options: undefined });
  expect(startOf(FACTS, undefined, { kind: 'children' })).toMatchObject({ options: { scenario: 'treasure' } });
  const teams = startOf(FACTS, FOUR, { kind: 'teams', names: ['One', 'Two'] });
  expect(teams).toMatchObject({ seats: [here('One'), here('Two')], options: { scenario: 'treasure' } });
  const puzzle = startOf({ ...FACTS, forOneChild: { scenario: 'nine-cards' } }, FOUR, { kind: 'puzzle' });
  expect(puzzle).toEqual({ seats: [here()], options: { scenario: 'nine-cards' } });
});
