import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import { LANGUAGES } from '@stolik/kernel/language';
import { LogWriter, parseLog, printLog, replay } from '@stolik/kernel/log';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep } from '@stolik/kernel/steps';
import { describe, expect, test } from 'vitest';
import { golems4 } from '../../src/games/golems4.ts';
import { golems6 } from '../../src/games/golems6.ts';
import { SCENARIOS } from '../../src/scenarios/all.ts';
import { checkScenario } from '../../src/scenarios/check.ts';
import { sentenceOf } from '../../src/scenarios/says.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';

const GAMES = { golems6: golems6 as AnyGame, golems4: golems4 as AnyGame };
const ALL = [...SCENARIOS.golems6, ...SCENARIOS.golems4];

const problemOf = (game: AnyGame, options: unknown, players: number): string | undefined => {
  const read = game.parseOptions(options, players);
  return read.ok ? undefined : `${read.problem.at}: ${read.problem.says}`;
};

describe('a whole scenario among the options', () => {
  test.each(ALL)('$game $id, sent whole, begins as the one of the book', (scenario) => {
    const game = GAMES[scenario.game];
    const whole = JSON.parse(JSON.stringify(scenario));
    for (let players = scenario.players.min; players <= scenario.players.max; players++) {
      const book = game.setup(unwrap(game.parseOptions({ scenario: scenario.id }, players)), players);
      const own = game.setup(unwrap(game.parseOptions({ scenario: whole }, players)), players);
      const { parts, ...table } = own.table;
      expect(parts).toEqual(scenario.parts);
      expect(canonicalJson({ ...own, table })).toBe(canonicalJson(book));
      expect(game.view(own, 0).parts).toEqual(scenario.parts);
      expect(game.view(book, 0)).not.toHaveProperty('parts');
    }
  });

  test('[G6.12] what is wrong with it is named with its place', () => {
    const duel = SCENARIOS.golems6[0]!;
    const at = (change: object, players = 2): string | undefined =>
      problemOf(golems6 as AnyGame, { scenario: { ...duel, ...change } }, players);
    expect(at({})).toBeUndefined();
    expect(at({}, 3)).toMatch(/^scenario: duel is for 2 players, not 3/);
    expect(at({ game: 'golems4' })).toMatch(/^scenario\./);
    expect(at({ tokens: { a1: 'lava' } })).toMatch(/^scenario\.tokens\.a1: there is no token “lava”/);
    expect(at({ options: { rounds: 99 } })).toMatch(/^scenario\.options\.rounds: a whole number from 1 to 10/);
    expect(at({ options: { goal: 'edge' } })).toMatch(/^scenario\.options\.goal/);
    expect(at({ options: { scenario: 'duel' } })).toMatch(/^scenario\.options\.scenario: unknown option/);
    expect(problemOf(golems6 as AnyGame, { scenario: SCENARIOS.golems4[0] }, 2)).toMatch(
      /^scenario: "summer-duel" is a scenario of golems4/,
    );
    for (const nonsense of [7, true, [], ['duel'], {}])
      expect(problemOf(golems6 as AnyGame, { scenario: nonsense }, 2)).toMatch(/^scenario/);
    expect(problemOf(golems6 as AnyGame, { scenario: null }, 2)).toBeUndefined();
  });

  test('[G6.2.5] the table’s own options and golems go before those of the scenario', () => {
    const solo = SCENARIOS.golems6.find(({ id }) => id === 'solo-hunters')!;
    const read = (options: object) => golems6.parseOptions({ scenario: solo, ...options }, 1);
    expect(read({ rounds: 3 })).toMatchObject({ ok: true, value: { rounds: 3 } });
    expect(read({ golems: [solo.bots[0]!.golem] })).toMatchObject({ ok: false, problem: { at: 'golems' } });
  });

  test.each(['golems6', 'golems4'] as const)('%s: a game on an own scenario is logged, printed and played again', (id) => {
    const game = GAMES[id];
    const scenario: Scenario = {
      ...SCENARIOS[id][0]!,
      id: 'own-1',
      parts: [
        { part: '4x4', side: 'summer', at: 'a1' },
        id === 'golems6'
          ? { part: '3x3', side: 'winter', at: 'e2', turn: 1 }
          : { part: '2x4', side: 'winter', at: 'e1', turn: 1 },
      ],
      tokens: { e3: 'water', b2: 'barrel' },
      options: { rounds: 2 },
    };
    const options = { scenario };
    expect(problemOf(game, options, 2)).toBeUndefined();
    const state = game.setup(unwrap(game.parseOptions(options, 2)), 2);
    const writer = new LogWriter(game, { seats: 2, options });
    const rng = new SeededRng(3);
    for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
      const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
      const action = actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng);
      const step = { kind: 'play', actor, action } as const;
      writer.add(state, step);
      playStep(game, state, step);
      writer.check(state);
    }
    const again = replay(game, unwrap(parseLog(printLog(writer.log()))));
    expect(again.ok && canonicalJson(again.value.state)).toBe(canonicalJson(state));
  });
});

// Everything a stranger could put somewhere.
const NASTY: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  NaN,
  1e9,
  '',
  'a1',
  'z99',
  'constructor',
  '__proto__',
  'toString',
  'wall wall',
  'barrel:barrel/barrel/barrel/barrel/barrel/barrel/barrel/barrel/barrel/barrel/barrel',
  'water barrel ice',
  'stone barrel',
  'x'.repeat(5000),
  '\u202eabc',
  [],
  [[]],
  [null, null],
  {},
  { a1: 'wall' },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  Array.from({ length: 2000 }, () => ({ at: 'a1', facing: 'N', golem: 'sword' })),
];
const KEYS = [
  'id',
  'game',
  'title',
  'parts',
  'tokens',
  'starts',
  'bots',
  'options',
  'at',
  'side',
  'turn',
  'b2',
  'kids',
  'rounds',
  'toString',
];

/** One place of the tree is taken, changed, doubled or thrown away. */
function spoil(value: unknown, rng: Rng): unknown {
  if (typeof value !== 'object' || value === null || rng.below(6) === 0) return NASTY[rng.below(NASTY.length)];
  const keys = Object.keys(value);
  const key = rng.below(5) === 0 || keys.length === 0 ? KEYS[rng.below(KEYS.length)]! : keys[rng.below(keys.length)]!;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (rng.below(8) === 0) delete copy[key];
  else if (Array.isArray(value) && rng.below(4) === 0) copy[String(value.length)] = value[rng.below(Math.max(1, value.length))];
  else copy[key] = spoil(Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : {}, rng);
  return copy;
}

describe('strangers', () => {
  test.each(['golems6', 'golems4'] as const)('%s: whatever is sent as a scenario is refused in words or can be played', (id) => {
    const game = GAMES[id];
    const rng = new SeededRng(99);
    const counts = { refused: 0, played: 0 };
    for (let round = 0; round < 3000; round++) {
      const book = ALL[rng.below(ALL.length)]!;
      let scenario: unknown = book;
      for (let times = rng.below(3); times >= 0; times--) scenario = spoil(scenario, rng);
      const players = 1 + rng.below(4);
      const read = game.parseOptions({ scenario }, players);
      if (!read.ok) {
        counts.refused++;
        expect(read.problem.at.length).toBeLessThan(120);
        expect(read.problem.says.length).toBeLessThan(600);
        continue;
      }
      counts.played++;
      const state = game.setup(read.value, players);
      for (let step = 0; step < 12 && game.next(state).kind !== 'over'; step++) {
        const next = game.next(state);
        const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
        game.play(state, actor, actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng));
      }
      expect(canonicalJson(game.view(state, 0)).length).toBeGreaterThan(100);
    }
    expect(counts.refused).toBeGreaterThan(500);
    expect(counts.played).toBeGreaterThan(20);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('every problem is a sentence in three languages, and no two languages say the same', () => {
    const rng = new SeededRng(5);
    const met = new Set<string>();
    for (let round = 0; round < 5000; round++) {
      let scenario: unknown = ALL[rng.below(ALL.length)]!;
      for (let times = rng.below(3); times >= 0; times--) scenario = spoil(scenario, rng);
      for (const problem of checkScenario(scenario)) {
        if (met.has(problem.code)) continue;
        met.add(problem.code);
        const sentences = LANGUAGES.map((language) => sentenceOf('golems6', problem, language));
        for (const sentence of sentences) expect(sentence).toMatch(/^[^a-zа-яё].*\.$/s);
        expect(new Set(sentences).size, sentences.join(' | ')).toBe(3);
        expect(sentences.join()).not.toContain('undefined');
      }
    }
    expect(met.size).toBeGreaterThan(25);
  });
});
