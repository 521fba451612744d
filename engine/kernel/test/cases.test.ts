import { expect, test } from 'vitest';
import { type CaseRules, parseCase, runCase } from '../src/cases.ts';
import { ok, problem, unwrap } from '../src/result.ts';
import { type CoinState, coin } from '../src/testing/coin.ts';

const rules: CaseRules<unknown, unknown> = {
  unordered: ['bag'],
  unreadable: 'problem',
  load(_players, _options, position) {
    const coins = position['coins'];
    if (!Array.isArray(coins)) return problem('position.coins', 'a list is expected');
    const left = [...coins];
    return ok({
      state: coin.setup({}, 2),
      draw: () => (left.length > 0 ? ok(left.shift()) : problem('position.coins', 'has run out')),
      truth: (state) => ({ guesses: (state as CoinState).guesses, bag: [2, 1], deep: { a: [{ b: 1 }] } }),
    });
  },
};

const run = (changes: object): ReturnType<typeof runCase> =>
  runCase(coin, rules, unwrap(parseCase({ game: 'coin', players: 2, position: { coins: [0, 1] }, ...changes })));

test('a case that agrees has no differences', () => {
  const report = run({ moves: ['1: guess 1', '2: guess 0'], illegal: ['1: guess 0'], expect: { guesses: [1, 0], bag: [1, 2] } });
  expect(report).toEqual({ ok: true, value: { differences: [] } });
});

test('differences are told key by key, to any depth', () => {
  const report = unwrap(run({ moves: ['1: guess 1'], expect: { guesses: [0, -1], deep: { a: [{ b: 2 }], c: null } } }));
  expect(report.differences).toEqual(['guesses[0]: expected 0, got 1', 'deep.a[0].b: expected 2, got 1']);
});

test('a list of another length differs as a whole', () => {
  expect(unwrap(run({ expect: { bag: [1] } })).differences).toEqual(['bag: expected [1], got [2,1]']);
});

test('a refused move and an allowed illegal one are differences', () => {
  expect(unwrap(run({ moves: ['1: guess 1', '1: guess 1'] })).differences[0]).toContain('should be accepted');
  expect(unwrap(run({ illegal: ['1: guess 1'] })).differences[0]).toContain('should be refused but is legal');
});

test.each([
  ['position.coins', { position: {} }],
  ['expect.colour', { expect: { colour: 1 } }],
  ['moves[0]', { moves: ['1: jump'] }],
  ['illegal[0]', { illegal: ['1: jump'] }],
  ['players', { players: 7 }],
  ['position.coins', { position: { coins: [1] } }],
])('a case that is wrong itself is a problem at %s', (at, changes) => {
  expect(run(changes)).toMatchObject({ ok: false, problem: { at } });
});

test.each([
  ['case', []],
  ['colour', { colour: 1 }],
  ['game', { players: 2 }],
  ['players', { game: 'coin', players: 'two' }],
  ['clauses', { game: 'coin', players: 2, clauses: [1] }],
  ['moves[0]', { game: 'coin', players: 2, moves: ['guess 1'] }],
  ['illegal', { game: 'coin', players: 2, illegal: 'none' }],
  ['expect', { game: 'coin', players: 2, expect: [] }],
  ['moves', { game: 'coin', players: 2, moves: null }],
  ['position', { game: 'coin', players: 2, position: JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`) }],
])('a file that is no case is refused at %s', (at, raw) => {
  expect(parseCase(raw)).toMatchObject({ ok: false, problem: { at } });
});
