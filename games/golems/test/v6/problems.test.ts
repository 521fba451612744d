import { LANGUAGES } from '@stolik/kernel/language';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { golems6 } from '../../src/games/golems6.ts';
import { golems6Cases } from '../../src/v6/cases.ts';
import { golem, TestTable } from './table.ts';

test('options that are unknown, wrong or do not go together are named', () => {
  const at = (options: object, seats = 2): string | undefined => {
    const read = golems6.parseOptions(options, seats);
    return read.ok ? undefined : read.problem.at;
  };
  expect(at({})).toBeUndefined();
  expect(at({ speed: 1 })).toBe('speed');
  expect(at({ swap: 'yes' })).toBe('swap');
  expect(at({ tie: 'coin' })).toBe('tie');
  expect(at({ goal: 'edge' })).toBe('goal');
  expect(at({ turns: 'together' })).toBe('turns');
  expect(at({ rounds: 11 })).toBe('rounds');
  expect(at({ kids: true, rounds: 20 })).toBeUndefined();
  expect(at({ kids: true }, 3)).toBe('kids');
  expect(at({ kids: true, logic: true })).toBe('logic');
  expect(at({ kids: true, tie: 'again' })).toBe('tie');
  expect(at({ kids: true, tie: 'draw' })).toBeUndefined();
  expect(at({ scenario: 'nowhere' })).toBe('scenario');
  expect(at({ scenario: 'duel' }, 4)).toBe('scenario');
  expect(at({ golems: ['sword'] })).toBe('golems');
  expect(at({ golems: ['sword', 'spoon'] })).toBe('golems');
});

test('a position that is wrong names the key at fault', () => {
  const options = unwrap(golems6.parseOptions({}, 2));
  const two = [golem('a1 N'), golem('d4 S')];
  const field = ['....', '....', '....', '....'];
  const at = (position: object): string | undefined => {
    const read = golems6Cases.load(2, options, { field, golems: two, ...position });
    return read.ok ? undefined : read.problem.at;
  };
  expect(at({})).toBeUndefined();
  expect(at({ event: 'frost' })).toBe('position.event');
  expect(at({ field: ['..', '.'] })).toBe('position.field[1]');
  expect(at({ field: ['.x'] })).toBe('position.field[0]');
  expect(at({ tokens: { z9: 'wall' } })).toBe('position.tokens.z9');
  expect(at({ tokens: { b2: 'stone' } })).toBe('position.tokens.b2');
  expect(at({ tokens: { b2: 'barrel:bomb' } })).toBe('position.tokens.b2');
  expect(at({ tokens: { a1: 'wall' } })).toBe('position.golems[0].at');
  expect(at({ golems: [golem('a1 N'), golem('a1 S')] })).toBe('position.golems[1].at');
  expect(at({ golems: [golem('a1 N')] })).toBe('position.golems');
  expect(at({ golems: [...two, ...['a2 N', 'b2 N', 'c2 N'].map((place) => golem(place, { bot: 'hunter' }))] })).toBe(
    'position.golems',
  );
  expect(at({ golems: [golem('a1 N'), golem('d4 Q')] })).toBe('position.golems[1].facing');
  expect(at({ golems: [golem('a1 N'), golem('d4 S', { robot: 'red' })] })).toBe('position.golems[1].robot');
  expect(at({ bonus: ['luck'] })).toBe('position.bonus[0]');
  expect(at({ logic: ['not'] })).toBe('position.logic[0]');
  expect(at({ decks: [['if', 'frost']] })).toBe('position.decks[0][1]');
  expect(at({ dice: [7] })).toBe('position.dice[0]');
  expect(at({ subprograms: ['A A'] })).toBe('position.subprograms[0]');
  expect(at({ round: 11 })).toBe('position.round');
});

test('every refusal is a sentence in every language', () => {
  const table = new TestTable(
    { tokens: { a2: 'water' }, golems: [golem('a1 N'), golem('d4 S')], logic: ['and'] },
    { logic: true },
  );
  const lines = ['1: exit a1', '1: program F F', '1: program 2(F)', '1: program P', '1: program W(D)', '1: program ?ladder(F:B)'];
  for (const line of lines) {
    const action = golems6.read(table.state, 0, line.slice(3));
    const refusal = action.ok
      ? golems6.refuse(table.state, 0, action.value)
      : action.problem.kind === 'refused'
        ? action.problem.refusal
        : undefined;
    expect(refusal?.clause).toMatch(/^G6\./);
    for (const language of LANGUAGES) expect(golems6.explain(refusal!, language)).toMatch(/[.]$/);
  }
});

test('a deck or dice that run out make the case wrong', () => {
  const golems = [golem('a1 N'), golem('d4 S', { bot: 'tumbler' })];
  expect(() => new TestTable({ golems, dice: [] }).play('1: program S')).toThrow(/dice/);
  const two = [golem('a1 N'), golem('d4 S')];
  expect(() => new TestTable({ golems: two, decks: [[], []] }).play('1: program S', '2: program S')).toThrow(/decks/);
});
