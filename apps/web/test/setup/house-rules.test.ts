import { expect, test } from 'vitest';
import { OPTIONS as CIRCUIT } from '../../src/games/circuit/setup/options.ts';
import { OPTIONS as MICROPUL } from '../../src/games/micropul/setup/options.ts';
import type { OptionField } from '../../src/shell/contract.ts';
import { type Agreement, agreed, chosenOf, fieldsFor, valueFor } from '../../src/shell/terms/house-rules.ts';

const agreement = (change: Partial<Agreement>): Agreement => ({
  fields: CIRCUIT,
  usual: {},
  own: {},
  chosen: {},
  players: 2,
  ...change,
});
const shown = (change: Partial<Agreement>): readonly string[] => fieldsFor(agreement(change)).map(({ key }) => key);

test('only what can mean something is shown', () => {
  expect(shown({})).toEqual(['box', 'x2', 'battery']);
  expect(shown({ players: 3 })).toEqual(['box', 'x2', 'battery', 'teams']);
  expect(shown({ players: 4, chosen: { teams: true } })).toEqual(['box', 'x2', 'battery', 'teams', 'openHands']);
  expect(shown({ players: 6 })).toEqual(['box', 'battery', 'teams', 'openHands']);
  expect(shown({ fields: MICROPUL, players: 1 })).toEqual(['simple', 'soloPlus']);
  expect(shown({ fields: MICROPUL, players: 2 })).toEqual(['simple', 'plusStacks', 'openHands']);
});

test('only that is sent, and it comes back with the players it needs', () => {
  const chosen = { x2: true, teams: true, openHands: true };
  expect(agreed(agreement({ chosen, players: 2 }))).toEqual({ x2: true });
  expect(agreed(agreement({ chosen, players: 4 }))).toEqual(chosen);
  expect(agreed(agreement({ chosen: { x2: true }, players: 5 }))).toEqual({ teams: true });
});

const FIELDS = ['tie', 'subprogram'].map((key) => ({ kind: 'switch', key }) as OptionField);

test('a scenario’s own options are where one starts from, and only what was chosen goes before them', () => {
  const given = agreement({ fields: FIELDS, usual: { subprogram: false }, own: { tie: 'strikes', subprogram: true } });
  expect(FIELDS.map((field) => valueFor(field, given))).toEqual(['strikes', true]);
  expect(agreed(given)).toEqual({});
  const changed = { ...given, chosen: { tie: 'draw', scenario: 'tournament' } };
  expect(valueFor(FIELDS[0]!, changed)).toBe('draw');
  expect(agreed(changed)).toEqual({ tie: 'draw', scenario: 'tournament' });
  expect(agreed({ ...given, own: {} })).toEqual({ subprogram: false });
});

test('a number is chosen like a text; what is not offered is the first', () => {
  const label = { en: '', ru: '', pl: '' };
  const size = {
    kind: 'choice',
    key: 'size',
    label,
    hint: label,
    values: [5, 7, 11].map((value) => ({ value, label })),
  } as const;
  expect([7, '7', undefined, 9].map((value) => chosenOf(size, value)?.value)).toEqual([7, 5, 5, 5]);
  expect(agreed(agreement({ fields: [size], chosen: { size: 11 } }))).toEqual({ size: 11 });
});
