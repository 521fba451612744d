import { planBattles } from '@stolik/golems/tournament';
import { golems6 } from '@stolik/golems/v6/game';
import { LANGUAGES } from '@stolik/kernel/language';
import type { Sitter } from '@stolik/table/table';
import { expect, test } from 'vitest';
import { leadsOf, optionsOf } from '../src/pages/tournament/battle-options.ts';
import {
  battleAt,
  isDone,
  leadersIn,
  nextBattle,
  playedIn,
  readSeries,
  type Series,
  sittersIn,
  withBattle,
} from '../src/pages/tournament/series.ts';
import { TOURNAMENT } from '../src/pages/tournament/words.ts';

const PEOPLE: readonly Sitter[] = [
  { kind: 'person', name: 'Ola' },
  { kind: 'person', name: 'Bo' },
  { kind: 'bot', name: 'Oto', level: '2' },
];
const SERIES: Series = { id: 'x', participants: PEOPLE, mode: 'all', battles: planBattles('all', 3, 2), savedAt: 1 };
const won = (...places: number[]) => ({ places, dealt: places.map(() => 1), taken: places.map(() => 0) });

test('battles are played one after the other, each with everybody at their own seat', () => {
  expect(nextBattle(SERIES)).toBe(0);
  const begun = withBattle(SERIES, 0, { table: 't1' }, 2);
  expect([nextBattle(begun), battleAt(begun, 't1'), battleAt(begun, 't2'), playedIn(begun)]).toEqual([0, 0, -1, 0]);
  const half = withBattle(begun, 0, { result: won(1, 2, 3) }, 3);
  expect([nextBattle(half), playedIn(half), isDone(half)]).toEqual([1, 1, false]);
  expect(leadersIn(half)).toEqual([0]);
  expect(sittersIn(half, 1).map(({ name }) => name)).toEqual(['Ola', 'Bo', 'Oto']);
  const over = withBattle(half, 1, { result: won(3, 1, 2) }, 4);
  expect(isDone(over)).toBe(true);
  // Ola: 4 + 0, Bo: 2 + 4, Oto: 0 + 2.
  expect(leadersIn(over)).toEqual([1]);
  expect(over.savedAt).toBe(4);
});

test('[G6.10.5] every battle is a table that the rules accept, where strikes decide', () => {
  for (const participants of [2, 3, 4])
    for (const battle of [...planBattles('all', participants, 5), ...planBattles('pairs', participants, 2)])
      expect(golems6.parseOptions(optionsOf(battle), battle.seats.length)).toMatchObject({ ok: true, value: { tie: 'strikes' } });
});

test('everybody keeps their golem in every battle, and the others get what is left', () => {
  const leads = ['guard', null, 'mage'];
  for (const battle of [...planBattles('all', 3, 5), ...planBattles('pairs', 3, 2)]) {
    const options = optionsOf(battle, leads);
    expect(golems6.parseOptions(options, battle.seats.length)).toMatchObject({ ok: true });
    const golems = options['golems'] as readonly string[];
    expect(new Set(golems).size).toBe(battle.seats.length);
    for (const [seat, participant] of battle.seats.entries())
      if (leads[participant]) expect(golems[seat]).toBe(leads[participant]);
  }
  // What was kept by hand is no reason to lose a tournament.
  const kept = (leads: unknown) => leadsOf({ participants: PEOPLE, leads: leads as never });
  expect(kept(undefined)).toEqual([null, null, null]);
  expect(kept('mage')).toEqual([null, null, null]);
  expect(kept(['dragon', 'mage', 'mage', 'club'])).toEqual([null, 'mage', null]);
  const [battle] = planBattles('all', 3, 2);
  expect(optionsOf(battle!, [null, null, null])).toEqual(optionsOf(battle!));
});

test('what is kept comes back; what is no tournament does not', () => {
  const begun = withBattle(SERIES, 0, { table: 't1', result: won(1, 2, 2) }, 2);
  expect(readSeries(structuredClone(begun))).toEqual(begun);
  const led: Series = { ...begun, leads: ['mage', null, 'club'] };
  expect(readSeries(structuredClone(led))).toEqual(led);
  for (const bad of [
    undefined,
    null,
    '',
    {},
    [],
    { ...SERIES, battles: [] },
    { ...SERIES, battles: [{ seats: [0, 9], scenario: 'duel' }] },
    { ...SERIES, battles: [{ seats: [0, 1], scenario: 'duel', result: {} }] },
    { ...SERIES, battles: [{ seats: [0, 1], scenario: 'duel', turn: 'half' }] },
    { ...SERIES, participants: [null] },
    { ...SERIES, mode: 'cup' },
  ])
    expect(readSeries(bad)).toBeUndefined();
});

test('its words are whole in every language', () => {
  for (const language of LANGUAGES) {
    const words = TOURNAMENT[language];
    expect(words.plan(3, 48)).toMatch(/3.*48/);
    expect(words.winner('Ola')).toContain('Ola');
    expect(Object.values(words.columns).every(Boolean)).toBe(true);
  }
});
