import { REFEREE } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { adviseScenario } from '../../src/advice/advice.ts';
import { waysToGoal } from '../../src/advice/ways.ts';
import { golems6 } from '../../src/games/golems6.ts';
import { findScenario } from '../../src/scenarios/all.ts';
import { checkScenario } from '../../src/scenarios/check.ts';
import { setCards, setKids } from '../../src/scenarios/edit/things.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import type { View6 } from '../../src/v6/view.ts';
import { golem, TestTable } from './table.ts';

const ALONE = { kids: true, goal: 'treasure', cards: 7 } as const;
const table = (options: object = {}): TestTable =>
  new TestTable({ tokens: { d4: 'treasure' }, golems: [golem('a1 N', { rows: 3 })] }, { ...ALONE, ...options });
const cardsOf = (now: TestTable) => (golems6.view(now.state, REFEREE) as View6).cards;

describe('[G6.11.4] one golem alone against a number of cards', () => {
  test('every row that runs uses a card up; the last program is as long as what is left', () => {
    const now = table();
    expect(cardsOf(now)).toEqual({ all: 7, used: 0 });
    now.play('1: program F F F');
    expect(cardsOf(now)).toEqual({ all: 7, used: 3 });
    now.play('1: program B F L');
    expect(now.try('1: program L F F')).toBeDefined();
    now.play('1: program L');
    expect(now.truth).toMatchObject({ over: true, winner: 0 });
    expect(cardsOf(now)).toEqual({ all: 7, used: 7 });
    expect(golems6.next(now.state).outcome).toMatchObject({ winners: [], reason: 'cards-over', clause: 'G6.11.4' });
  });

  test('the goal in time is won, with the cards that it took', () => {
    const now = table().play('1: program F F F', '1: program R F F', '1: program F');
    expect(now.truth).toMatchObject({ over: true, winner: 1 });
    expect(cardsOf(now)).toEqual({ all: 7, used: 7 });
    const sooner = table({ cards: 60 }).play('1: program F F F', '1: program R F F', '1: program F B B');
    expect(cardsOf(sooner)).toEqual({ all: 60, used: 7 });
    expect(golems6.next(sooner.state).outcome).toMatchObject({ winners: [0], reason: 'treasure' });
  });

  test.each<[string, object, number]>([
    ['two golems', { kids: true, goal: 'treasure', cards: 5 }, 2],
    ['grown-ups', { cards: 5 }, 1],
    ['no card', { ...ALONE, cards: 0 }, 1],
    ['more than twenty rounds', { ...ALONE, cards: 61 }, 1],
    ['the most of nobody', { ...ALONE, goal: 'most' }, 1],
    ['rounds besides', { ...ALONE, rounds: 3 }, 1],
  ])('not for %s', (_, options, players) => {
    expect(golems6.parseOptions(options, players)).toMatchObject({ ok: false });
  });

  test('tables of two have no such count', () => {
    const two = new TestTable(
      { tokens: { d4: 'treasure' }, golems: [golem('a1 N'), golem('a3 N')] },
      { kids: true, goal: 'treasure' },
    );
    expect(cardsOf(two)).toBeUndefined();
  });
});

describe('[G6.11.4] its scenarios', () => {
  const nine = findScenario('golems6', 'nine-cards')!;

  test('the one of the book can be done, with a card to spare', () => {
    expect(waysToGoal(nine, 0)).toEqual([8]);
    expect(checkScenario(nine)).toEqual([]);
    expect(adviseScenario(nine)).toEqual([]);
    const state = golems6.setup(unwrap(golems6.parseOptions({ scenario: 'nine-cards' }, 1)), 1);
    for (const text of ['program F R F', 'program L F R', 'program F F B']) {
      const action = golems6.read(state, 0, text);
      golems6.play(state, 0, unwrap(action as never));
    }
    expect(golems6.next(state).outcome).toMatchObject({ winners: [0] });
  });

  test('too few cards are told', () => {
    const short: Scenario = { ...nine, options: { ...nine.options, cards: 7 } };
    expect(checkScenario(short)).toEqual([]);
    expect(adviseScenario(short).map(({ code, facts }) => [code, facts])).toEqual([['cards-few', { cards: 7, needs: 8 }]]);
  });

  test('the editor makes one of two golems, and two again', () => {
    const treasure = findScenario('golems6', 'treasure')!;
    const alone = setCards(treasure, 9);
    expect(alone).toMatchObject({ players: { min: 1, max: 1 }, options: { kids: true, goal: 'treasure', cards: 9 } });
    expect(alone.starts).toHaveLength(1);
    expect(checkScenario(alone)).toEqual([]);
    expect(setCards(findScenario('golems6', 'gears')!, 9).options['goal']).toBe('all');
    const again = setCards(alone, undefined);
    expect(again.options['cards']).toBeUndefined();
    expect(checkScenario(again).map(({ code }) => code)).toEqual(['starts-count']);
    expect(setKids(alone, false).options).toEqual({});
  });

  test.each<[string, object, string]>([
    ['a second golem', { players: { min: 2, max: 2 }, starts: findScenario('golems6', 'treasure')!.starts }, 'kids-alone'],
    ['the most', { options: { ...nine.options, goal: 'most' } }, 'alone-most'],
    ['rounds', { options: { ...nine.options, rounds: 4 } }, 'option-alone'],
    ['half a card', { options: { ...nine.options, cards: 2.5 } }, 'option-cards'],
    ['grown-ups', { options: { cards: 9 } }, 'option-not-kids'],
  ])('%s does not go with it', (_, change, code) => {
    expect(checkScenario({ ...nine, ...change }).map((each) => each.code)).toContain(code);
  });
});
