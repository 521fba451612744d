import { LANGUAGES } from '@stolik/kernel/language';
import { describe, expect, test } from 'vitest';
import { waysToGoal } from '../../src/advice/ways.ts';
import { writeField } from '../../src/core/field.ts';
import { defaultScenario, findScenario, SCENARIOS } from '../../src/scenarios/all.ts';
import { checkScenario, scenarioField } from '../../src/scenarios/check.ts';
import { composeField } from '../../src/scenarios/parts.ts';
import { stuckPositions } from './stuck.ts';

const good = (): Record<string, unknown> => structuredClone(findScenario('golems4', 'barrels-and-bombs')) as never;
const first = (change: (raw: Record<string, never>) => void): string => {
  const raw = good();
  change(raw as Record<string, never>);
  const [found] = checkScenario(raw);
  return found ? `${found.at}: ${found.says}` : 'good';
};

describe('the shipped scenarios', () => {
  test('[G6.12] the twelve of the book are there, and tables for two and three with bots, with logic, and more for children', () => {
    expect(SCENARIOS.golems6.map(({ id }) => id)).toEqual([
      'duel',
      'courtyard',
      'cross',
      'winter-duel',
      'river',
      'towers',
      'barrel-yard',
      'tournament',
      'solo-hunters',
      'two-and-two',
      'three-and-one',
      'logic-garden',
      'treasure',
      'race',
      'gears',
      'all-gears',
      'ford',
      'nine-cards',
    ]);
  });

  test('[G4.2.1] v4 has duels in both seasons, segments, barrels, portals and lines, four robots, bots', () => {
    expect(SCENARIOS.golems4.map(({ id }) => id)).toEqual([
      'summer-duel',
      'winter-duel',
      'long-field',
      'barrels-and-bombs',
      'portals-and-lines',
      'four-robots',
      'solo',
      'solo-winter',
      'duel-with-bots',
      'three-and-one',
    ]);
  });

  test.each([...SCENARIOS.golems6, ...SCENARIOS.golems4])('$game $id is sound and told in every language', (scenario) => {
    expect(checkScenario(scenario)).toEqual([]);
    for (const language of LANGUAGES) {
      expect(scenario.title[language]).not.toBe('');
      expect(scenario.story[language].length).toBeGreaterThan(40);
    }
  });

  test('[G6.2.2] [G4.2.1] three or four golems all face different ways, two face each other', () => {
    for (const scenario of [...SCENARIOS.golems6, ...SCENARIOS.golems4]) {
      if (scenario.options['kids'] === true || scenario.bots.length > 0) continue;
      const facings = scenario.starts.map(({ facing }) => facing);
      expect(new Set(facings).size, scenario.id).toBe(facings.length);
      if (scenario.players.min === 2) expect(['NS', 'SN', 'EW', 'WE'], scenario.id).toContain(facings.slice(0, 2).join(''));
    }
  });

  const forChildren = SCENARIOS.golems6.filter(({ options, starts }) => options['kids'] === true && starts.length > 1);

  test.each(forChildren)('[G6.12] $id: both golems have equally short ways to their goals', (scenario) => {
    const [one, other] = scenario.starts.map((_, seat) => waysToGoal(scenario, seat));
    expect(one?.length).toBeGreaterThan(0);
    expect(other).toEqual(one);
  });

  test('[G6.12] the shortest ways are counted in commands, barrels pushed and water crossed', () => {
    expect(waysToGoal(findScenario('golems6', 'treasure', 1)!, 0)).toEqual([8]);
    expect(waysToGoal(findScenario('golems6', 'treasure', 1)!, 1)).toEqual([4]);
    expect(waysToGoal(findScenario('golems6', 'ford')!, 0)).toEqual([5]);
  });

  test.each(forChildren.filter(({ id }) => id !== 'ford'))(
    '[G6.11.3] $id: nothing that is pushed can shut everybody out',
    (scenario) => {
      expect(stuckPositions(scenario)).toEqual([]);
    },
  );

  test('[G6.11.3] a field where barrels can shut everybody out is found', () => {
    expect(stuckPositions(findScenario('golems6', 'treasure', 1)!).length).toBeGreaterThan(0);
  });

  test('there is a default for every number of players', () => {
    expect([1, 2, 3, 4].map((players) => defaultScenario('golems4', players).id)).toEqual([
      'solo',
      'summer-duel',
      'long-field',
      'long-field',
    ]);
    expect([1, 2, 3, 4].map((players) => defaultScenario('golems6', players).id)).toEqual([
      'solo-hunters',
      'duel',
      'courtyard',
      'courtyard',
    ]);
  });
});

describe('the field', () => {
  test('[G4.1.1] a 4x4 and a winter segment: 4x6 with glare ice and drifts', () => {
    const scenario = {
      ...findScenario('golems4', 'summer-duel')!,
      parts: [
        { part: '4x4', side: 'summer', at: 'a1' },
        { part: '2x4', side: 'winter', at: 'a5' },
      ] as const,
    };
    expect(writeField(scenarioField(scenario))).toEqual(['i..s', 's..i', '....', '....', '....', '....']);
  });

  test('[G6.1.1] the cross is ten wide and ten high, with gaps', () => {
    const rows = writeField(scenarioField(findScenario('golems6', 'cross')!));
    expect(rows).toHaveLength(10);
    expect(rows[0]).toBe('###...####');
    expect(rows.join('').replaceAll('#', '')).toHaveLength(16 + 36);
  });

  test('[G6.1.2] parts may be rotated', () => {
    const turned = composeField('golems4', [{ part: '2x4', side: 'winter', at: 'a1', turn: 1 }]);
    expect(turned.ok && turned.value).toEqual(['si', '..', '..', 'is']);
  });
});

describe('what is wrong, and where', () => {
  test('a good one is good', () => expect(first(() => undefined)).toBe('good'));

  // biome-ignore lint/suspicious/noExplicitAny: raw JSON that is broken on purpose
  test.each<[string, (raw: any) => void, RegExp]>([
    ['unknown key', (raw) => Object.assign(raw, { sory: {} }), /^sory: unknown key/],
    ['missing language', (raw) => delete raw['title']['pl'], /^title\.pl: the title is missing/],
    ['parts apart', (raw) => Object.assign(raw['parts'][1], { at: 'f9' }), /^parts: the parts must touch/],
    ['parts overlap', (raw) => Object.assign(raw['parts'][1], { at: 'a4' }), /^parts\[1\]: this part overlaps part 1/],
    ['no such part', (raw) => Object.assign(raw['parts'][1], { part: '3x3' }), /^parts\[1\]\.part: there is no part “3x3”/],
    ['too many parts', (raw) => Object.assign(raw['parts'][1], { part: '4x4' }), /^parts\[1\]: the box has only 1 of 4x4/],
    ['token off the field', (raw) => Object.assign(raw['tokens'], { z9: 'stone' }), /^tokens\.z9: this field has no cell z9/],
    ['unknown token', (raw) => Object.assign(raw['tokens'], { a1: 'lava' }), /^tokens\.a1: there is no token “lava”/],
    ['a bad line', (raw) => Object.assign(raw['tokens'], { a1: 'line:NN' }), /^tokens\.a1: a line is one of/],
    ['bad contents', (raw) => Object.assign(raw['tokens'], { a1: 'barrel:beer' }), /^tokens\.a1: a barrel can’t hold “beer”/],
    [
      'too many barrels',
      (raw) => Object.assign(raw['tokens'], { a1: 'barrel' }),
      /^tokens: the field uses 6 barrels, but the box has only 5/,
    ],
    ['two on one cell', (raw) => Object.assign(raw['starts'][1], { at: 'b1' }), /^starts\[1\]\.at: two robots/],
    ['on a barrel', (raw) => Object.assign(raw['starts'][1], { at: 'b3' }), /^starts\[1\]\.at: a robot can’t start/],
    ['bad facing', (raw) => Object.assign(raw['starts'][0], { facing: 'up' }), /^starts\[0\]\.facing/],
    ['unknown robot', (raw) => Object.assign(raw['starts'][0], { golem: 'pink' }), /^starts\[0\]\.golem: “pink” is unknown/],
    ['robot twice', (raw) => Object.assign(raw['starts'][1], { golem: 'red' }), /^starts\[1\]\.golem: Red is there twice/],
    ['starts missing', (raw) => raw['starts'].pop(), /^starts: there are 3 starts for up to 4/],
    ['too many players', (raw) => Object.assign(raw['players'], { max: 7 }), /^players: from 1 to 4/],
    ['unknown option', (raw) => Object.assign(raw['options'], { logic: true }), /^options\.logic: unknown option/],
  ])('%s', (_, change, says) => {
    expect(first(change)).toMatch(says);
  });

  test('all problems are told, not only the first', () => {
    // biome-ignore lint/suspicious/noExplicitAny: raw JSON that is broken on purpose
    const raw = good() as any;
    Object.assign(raw['starts'][0], { golem: 'pink', facing: 'up' });
    expect(checkScenario(raw)).toHaveLength(2);
  });
});
