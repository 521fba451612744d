import { findScenario } from '@stolik/golems/scenarios';
import { golems6 } from '@stolik/golems/v6/game';
import type { Json } from '@stolik/kernel/json';
import { withLead } from '@stolik/kernel/leads';
import { expect, test } from 'vitest';
import { golemsFor, othersFor, reseat, scenarioFor, settle, withScenario } from '../../src/games/golems/setup/agreement.ts';
import { frailIn } from '../../src/games/golems/setup/laid.ts';
import { drawn6 } from '../../src/games/golems6/drawn.ts';
import { OPTIONS } from '../../src/games/golems6/options.ts';
import { type Agreement, agreed, fieldsFor, valueFor } from '../../src/shell/terms/house-rules.ts';

const of = (chosen: Agreement['chosen'], players: number): Agreement => {
  const settled = settle('golems6', chosen, players);
  return { fields: OPTIONS, usual: { subprogram: false }, own: settled.own, chosen: settled.options, players };
};
const shown = (agreement: Agreement): readonly string[] => fieldsFor(agreement).map(({ key }) => key);

test('another number of players does not take the chosen scenario away: it waits and comes back', () => {
  const options = { scenario: 'gears' };
  const three = scenarioFor('golems6', options, 3);
  expect(three.waiting?.id).toBe('gears');
  expect(three.scenario.id).not.toBe('gears');
  for (const other of othersFor('golems6', three, 3)) expect(other.players.max).toBeGreaterThanOrEqual(3);
  expect(scenarioFor('golems6', options, 2)).toMatchObject({ scenario: { id: 'gears' }, waiting: undefined });
});

test('what was agreed for one field is not asked of another', () => {
  const duel = findScenario('golems6', 'duel')!;
  const golems = withLead(golemsFor({}, duel, 2), 0, golemsFor({}, duel, 2)[1]!);
  const options = { scenario: 'duel', golems, rounds: 3 };
  expect(settle('golems6', options, 2).options).toMatchObject({ golems, rounds: 3 });
  expect(settle('golems6', options, 3).options).toEqual({ scenario: 'courtyard' });
  expect(withScenario({ ...options, tie: 'draw', swap: true }, findScenario('golems6', 'tournament')!)).toEqual({
    swap: true,
    scenario: 'tournament',
  });
});

test('a stool more or less leaves everybody the golem they lead', () => {
  const led = (options: Parameters<typeof reseat>[1], players: number) =>
    golemsFor(options, scenarioFor('golems6', options, players).scenario, players);
  expect(led({}, 2)).toEqual(['sword', 'guard']);
  const three = reseat(golems6, {}, 2, [0, 1, undefined]);
  expect(led(three, 3)).toEqual(['sword', 'guard', 'hammer']);
  expect(settle('golems6', three, 3).options['golems']).toEqual(led(three, 3));
  expect(led(reseat(golems6, three, 3, [1, 2]), 2)).toEqual(['guard', 'hammer']);
  // Who is new does not get what somebody has; and what the scenario says anyway is not said again.
  const own = { golems: ['hammer', 'guard'] };
  expect(new Set(led(reseat(golems6, own, 2, [0, 1, undefined]), 3)).size).toBe(3);
  expect(reseat(golems6, three, 3, [0, 1])).toEqual({});
  expect(reseat(golems6, { scenario: 'treasure' }, 2, [0, 1, undefined])).toEqual({ scenario: 'treasure' });
});

test('[G6.10.2] a tournament counts strikes until somebody says otherwise', () => {
  const tie = OPTIONS.find(({ key }) => key === 'tie')!;
  const tournament = of({ scenario: 'tournament' }, 4);
  expect(valueFor(tie, tournament)).toBe('strikes');
  expect(agreed(tournament)).not.toHaveProperty('tie');
});

test('[G6.11] an own scenario for children has the form for children', () => {
  const own = { ...findScenario('golems6', 'treasure')!, id: 'own-1' } as unknown as Json;
  for (const scenario of ['treasure', own]) {
    const keys = shown(of({ scenario, logic: true, tie: 'again' }, 2));
    expect(keys).toContain('turns');
    expect(keys).not.toContain('logic');
    expect(agreed(of({ scenario, logic: true, tie: 'again' }, 2))).toEqual({ scenario });
  }
  expect(shown(of({ scenario: 'duel' }, 2))).toContain('logic');
});

test('[G6.11] children who move one after the other, or alone, are asked nothing that means nothing there', () => {
  expect(shown(of({ scenario: 'treasure' }, 2))).toEqual(['turns']);
  expect(shown(of({ scenario: 'treasure', turns: 'together' }, 2))).toEqual(['swap', 'turns']);
  expect(shown(of({ scenario: 'nine-cards' }, 1))).toEqual([]);
  expect(shown(of({ scenario: 'solo-hunters' }, 1))).toContain('swap');
});

test('whoever leads what one hit knocks out is told so before the game', () => {
  const frail = (options: Parameters<typeof settle>[1], players = 2) => frailIn(golems6, drawn6, options, players);
  expect(frail({ scenario: 'winter-duel' })).toEqual(['club']);
  expect(frail({ scenario: 'winter-duel', golems: ['guard', 'shield'] })).toEqual([]);
  expect(frail({ scenario: 'winter-duel', golems: ['random', 'shield'] })).toEqual([]);
  expect(frail({ scenario: 'treasure', golems: ['club', 'guard'] })).toEqual([]);
  expect(frail({})).toEqual([]);
});
