import { LANGUAGES } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { adviseScenario } from '../../src/advice/advice.ts';
import { EDITIONS } from '../../src/editions/editions.ts';
import { findScenario, SCENARIOS } from '../../src/scenarios/all.ts';
import { checkScenario, readDraft } from '../../src/scenarios/check.ts';
import { freshScenario } from '../../src/scenarios/edit/fresh.ts';
import {
  type Edited,
  findRoom,
  flipPart,
  layPart,
  movePart,
  partsLeft,
  removePart,
  turnPart,
} from '../../src/scenarios/edit/parts.ts';
import {
  addGolem,
  changeGolem,
  eraseOn,
  golemOn,
  moveGolem,
  putToken,
  removeGolem,
  setKids,
  setOption,
  turnOn,
} from '../../src/scenarios/edit/things.ts';
import { sentenceOf } from '../../src/scenarios/says.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import { fromShared, printScenario, readScenarioFile, toShared } from '../../src/scenarios/share.ts';

const TITLE = { en: 'Mine', ru: 'Моё', pl: 'Moje' };
const six = (): Scenario => freshScenario('golems6', 'own-1', TITLE);
const four = (): Scenario => freshScenario('golems4', 'own-1', TITLE);
const done = (edited: Edited): Scenario => unwrap(edited);
const why = (edited: Edited): string | undefined => (edited.ok ? undefined : `${edited.problem.code} ${edited.problem.clause}`);
const codes = (scenario: Scenario): readonly string[] => checkScenario(scenario).map(({ code }) => code);
const advice = (scenario: Scenario): readonly string[] => adviseScenario(scenario).map(({ code }) => code);

describe('a fresh one', () => {
  test.each([six(), four()])('$game can be played at once', (scenario) => {
    expect(checkScenario(scenario)).toEqual([]);
    expect(adviseScenario(scenario)).toEqual([]);
  });
});

describe('parts', () => {
  test('[G6.1.1] the box has four of 3x3 and one of 4x4, and every one finds room beside the others', () => {
    let scenario = six();
    expect(partsLeft(scenario)).toEqual({ '3x3': 4, '4x4': 0 });
    for (let count = 0; count < 4; count++) scenario = done(layPart(scenario, '3x3', 'winter', findRoom(scenario, '3x3')));
    expect(codes(scenario)).toEqual([]);
    expect(why(layPart(scenario, '3x3', 'summer', { x: 40, y: 0 }))).toBe('parts-out G6.1.1');
  });

  test('[G6.1.1] no part lies on another; parts that do not touch are told', () => {
    const scenario = done(layPart(six(), '3x3', 'summer', { x: 4, y: 0 }));
    expect(why(movePart(scenario, 1, -1, 0))).toBe('parts-overlap G6.1.1');
    expect(codes(done(movePart(scenario, 1, 2, 0)))).toEqual(['parts-apart']);
  });

  test('a part laid left of and below the field: every cell gets its new name', () => {
    const scenario = done(layPart(done(putToken(six(), 'a1', 'wall')), '3x3', 'summer', { x: -3, y: -1 }));
    expect(scenario.parts.map(({ at }) => at)).toEqual(['d2', 'a1']);
    expect(scenario.tokens).toEqual({ d2: 'wall' });
    expect(scenario.starts.map(({ at }) => at)).toEqual(['e2', 'f5']);
    expect(codes(scenario)).toEqual([]);
  });

  test('a part takes along what lies on it, when it is moved and when it is turned', () => {
    let scenario = done(layPart(four(), '2x4', 'summer', { x: 0, y: 4 }));
    scenario = done(putToken(scenario, 'a5', 'line:NE'));
    scenario = done(addGolem(scenario, 'd6'));
    expect(scenario.starts[2]).toMatchObject({ at: 'd6', facing: 'S' });
    const moved = done(movePart(scenario, 1, 1, 0));
    expect(moved.tokens).toEqual({ b5: 'line:NE' });
    expect(moved.starts[2]).toMatchObject({ at: 'e6', facing: 'S' });
    expect(moved.starts[0]).toEqual(scenario.starts[0]);
    const turned = done(turnPart(scenario, 1));
    expect(turned.parts[1]).toMatchObject({ at: 'a5', turn: 1 });
    expect(turned.tokens).toEqual({ a8: 'line:SE' });
    expect(turned.starts[2]).toMatchObject({ at: 'b5', facing: 'W' });
    let back = turned;
    for (let times = 0; times < 3; times++) back = done(turnPart(back, 1));
    expect({ ...back, parts: [] }).toEqual({ ...scenario, parts: [] });
  });

  test('a long part that has no room to turn makes some', () => {
    const scenario = done(layPart(four(), '2x4', 'summer', { x: 0, y: -2 }));
    const turned = done(turnPart(scenario, 1));
    expect(turned.parts).toHaveLength(2);
    expect(checkScenario(turned).filter(({ code }) => code === 'parts-overlap')).toEqual([]);
  });

  test('a part goes back into the box with everything on it', () => {
    let scenario = done(layPart(six(), '3x3', 'winter', { x: 4, y: 0 }));
    scenario = done(putToken(scenario, 'f1', 'barrel'));
    scenario = done(addGolem(scenario, 'g3'));
    expect(scenario.players).toEqual({ min: 3, max: 3 });
    const left = done(removePart(scenario, 1));
    expect(left.tokens).toEqual({});
    expect(left.players).toEqual({ min: 2, max: 2 });
    expect(codes(left)).toEqual([]);
    expect(codes(done(removePart(left, 0)))).toContain('no-parts');
  });

  test('[G6.1.1] a part is turned over', () => {
    expect(done(flipPart(six(), 0)).parts[0]!.side).toBe('winter');
  });
});

describe('tokens', () => {
  test('[G6.1.6] the box runs out: water, ladders, and walls that are the backs of both', () => {
    let scenario = done(layPart(six(), '3x3', 'summer', { x: 4, y: 0 }));
    for (const cell of ['a2', 'a3', 'a4', 'd1', 'd2', 'd3']) scenario = done(putToken(scenario, cell, 'water'));
    expect(why(putToken(scenario, 'e1', 'water'))).toBe('box G6.1.6');
    scenario = done(putToken(scenario, 'e1', 'ladder:A'));
    scenario = done(putToken(scenario, 'e3', 'ladder:A'));
    expect(scenario.tokens).toMatchObject({ e1: 'ladder:A+', e3: 'ladder:A-' });
    expect(why(putToken(scenario, 'f1', 'ladder:A'))).toBe('box G6.1.6');
    scenario = done(putToken(scenario, 'f1', 'wall'));
    scenario = done(putToken(scenario, 'f2', 'wall'));
    expect(why(putToken(scenario, 'f3', 'wall'))).toBe('box-walls G6.1.6');
    expect(why(putToken(six(), 'a2', 'barrel:hole'))).toBeUndefined();
    expect(why(putToken(done(putToken(six(), 'a2', 'barrel:hole')), 'a3', 'barrel:hole'))).toBe('box G6.1.6');
  });

  test('a new obstacle takes the place of the old one; a golem is not built over', () => {
    const scenario = done(putToken(done(putToken(six(), 'a2', 'water')), 'a2', 'wall'));
    expect(scenario.tokens).toEqual({ a2: 'wall' });
    expect(why(putToken(scenario, 'b1', 'wall'))).toBe('golem-there G6.2.2');
    expect(why(putToken(scenario, 'h8', 'wall'))).toBe('token-off G6.1.1');
  });

  test('[G4.7.1] barrels make columns in v4 and come off one by one', () => {
    let scenario = done(putToken(four(), 'a2', 'water'));
    scenario = done(putToken(scenario, 'a2', 'barrel'));
    scenario = done(putToken(scenario, 'a2', 'barrel:bomb'));
    expect(scenario.tokens).toEqual({ a2: 'water barrel:barrel/bomb' });
    expect(codes(scenario)).toEqual([]);
    expect(eraseOn(scenario, 'a2').tokens).toEqual({ a2: 'water barrel' });
    expect(eraseOn(eraseOn(eraseOn(scenario, 'a2'), 'a2'), 'a2').tokens).toEqual({});
    expect(done(putToken(done(putToken(six(), 'a2', 'barrel')), 'a2', 'barrel:dynamite')).tokens).toEqual({
      a2: 'barrel:dynamite',
    });
  });

  test('[G4.7.6] lines are turned; what has no sides is not', () => {
    let scenario = done(putToken(four(), 'a2', 'line:NS'));
    scenario = done(putToken(scenario, 'a3', 'line:NE'));
    expect(turnOn(scenario, 'a2')!.tokens['a2']).toBe('line:EW');
    expect(turnOn(scenario, 'a3')!.tokens['a3']).toBe('line:SE');
    expect(turnOn(scenario, 'd1')).toBeUndefined();
    expect(turnOn(scenario, 'b1')!.starts[0]!.facing).toBe('E');
  });
});

describe('golems', () => {
  test('[G6.9.5] four at most, people and bots; [G6.2.5] all of another type', () => {
    let scenario = done(addGolem(six(), 'a3', 'hunter'));
    scenario = done(addGolem(scenario, 'd2'));
    expect(codes(scenario)).toEqual([]);
    expect(scenario.bots[0]).toEqual({ at: 'a3', facing: 'E', golem: 'hammer', program: 'hunter' });
    expect(why(addGolem(scenario, 'd3'))).toBe('many-golems G6.9.5');
    const taken = changeGolem(scenario, { kind: 'start', index: 0 }, { golem: 'hammer' });
    expect([taken.starts[0]!.golem, taken.bots[0]!.golem]).toEqual(['hammer', 'sword']);
  });

  test('two that meet change places; nobody stands in the water', () => {
    const scenario = done(putToken(six(), 'a2', 'water'));
    expect(done(moveGolem(scenario, { kind: 'start', index: 0 }, 'c4')).starts.map(({ at }) => at)).toEqual(['c4', 'b1']);
    expect(why(moveGolem(scenario, { kind: 'start', index: 0 }, 'a2'))).toBe('golem-on-token G6.2.2');
    expect(golemOn(scenario, 'c4')).toEqual({ kind: 'start', index: 1 });
  });

  test('without a start, or with one alone, nobody can play', () => {
    const alone = removeGolem(six(), { kind: 'start', index: 1 });
    expect(codes(alone)).toEqual(['few-golems']);
    expect(codes(removeGolem(alone, { kind: 'start', index: 0 }))).toEqual(['no-start']);
  });
});

describe('[G6.11] young players', () => {
  const kids = (): Scenario => setKids(done(addGolem(six(), 'a3', 'hunter')), true);

  test('two golems, no bots, and something to look for', () => {
    expect(kids().bots).toEqual([]);
    expect(codes(kids())).toEqual(['no-treasure']);
    expect(codes(setOption(kids(), 'goal', 'all'))).toEqual(['no-gears']);
    expect(codes(setOption(kids(), 'goal', 'edge'))).toEqual([]);
    expect(codes(done(putToken(kids(), 'd1', 'treasure')))).toEqual([]);
    expect(codes(setOption(kids(), 'goal', undefined))).toContain('kids-goal');
    expect(setKids(kids(), false).options).toEqual({});
  });

  test('a treasure nobody can get to, or only one', () => {
    let scenario = done(putToken(kids(), 'd1', 'treasure'));
    for (const cell of ['c1', 'd2']) scenario = done(putToken(scenario, cell, 'wall'));
    expect(codes(scenario)).toEqual(['goal-out-of-reach']);
    expect(checkScenario(scenario)[0]!.cells).toEqual(['d1']);
    let half = done(putToken(kids(), 'd1', 'treasure'));
    for (const cell of ['a3', 'b3', 'c3', 'd3']) half = done(putToken(half, cell, 'wall'));
    expect(codes(half)).toEqual([]);
    expect(advice(half)).toEqual(['goal-unfair']);
    // In a corner a barrel is moved by nobody.
    let shut = done(putToken(kids(), 'd1', 'treasure'));
    shut = done(putToken(done(putToken(done(putToken(shut, 'c1', 'wall')), 'd2', 'barrel')), 'c2', 'wall'));
    expect(codes(shut)).toEqual([]);
    expect(advice(shut)).toEqual(['goal-shut']);
    expect(adviseScenario(shut)[0]!.cells).toEqual(['d2']);
    // Water can be crossed, a ladder leads over the wall.
    const crossed = done(putToken(half, 'b3', 'water'));
    expect(advice(crossed)).toEqual(['ways-uneven']);
    const climbed = done(putToken(done(putToken(half, 'a2', 'ladder:A')), 'a4', 'ladder:A'));
    expect(advice(climbed)).toEqual(['ways-uneven']);
  });

  test('the far edge: there already, walled off, or free', () => {
    const race = setOption(kids(), 'goal', 'edge');
    expect(advice(race)).toEqual([]);
    expect(advice(done(moveGolem(race, { kind: 'start', index: 0 }, 'b4')))).toEqual(['edge-at-once']);
    let walled = race;
    for (const cell of ['a1', 'c1', 'a2', 'b2', 'c2', 'd2']) walled = done(putToken(walled, cell, 'wall'));
    expect(advice(walled)).toContain('shut-in');
  });
});

describe('advice', () => {
  test('[G6.8.3] [G4.7.4] a ladder or a portal without its pair', () => {
    expect(advice(done(putToken(six(), 'a2', 'ladder:B')))).toEqual(['lone-token']);
    expect(advice(done(putToken(four(), 'a2', 'portal')))).toEqual(['lone-token']);
    expect(advice(done(putToken(done(putToken(four(), 'a2', 'portal')), 'a3', 'portal')))).toEqual([]);
  });

  test('[G4.2.1] open water on a winter part; on a summer part it may lie open', () => {
    const winter = { ...four(), parts: [{ part: '4x4', side: 'winter', at: 'a1' }] as const };
    expect(advice(done(putToken(winter, 'b3', 'water')))).toEqual(['winter-water']);
    expect(advice(done(putToken(winter, 'b3', 'ice')))).toEqual([]);
    expect(advice(done(putToken(four(), 'b3', 'water')))).toEqual([]);
  });

  test('[G6.12] ways that are not equal, with how long they are', () => {
    const uneven = findScenario('golems6', 'treasure', 1)!;
    expect(adviseScenario(uneven)).toMatchObject([{ code: 'ways-uneven', facts: { one: 8, other: 4 } }]);
    for (const language of LANGUAGES) expect(sentenceOf('golems6', adviseScenario(uneven)[0]!, language)).toContain('8');
  });

  test('golems that can never meet', () => {
    let scenario = six();
    for (const cell of ['a3', 'b3', 'c3', 'd3']) scenario = done(putToken(scenario, cell, 'wall'));
    expect(advice(scenario)).toEqual(['golems-apart']);
    expect(advice(done(putToken(scenario, 'a1', 'gear')))).toContain('goal-not-kids');
  });

  test('the scenarios of the book need none, and all of it is told in three languages', () => {
    for (const scenario of [...SCENARIOS.golems6, ...SCENARIOS.golems4]) expect(advice(scenario), scenario.id).toEqual([]);
    let odd = done(putToken(six(), 'a2', 'ladder:B'));
    odd = done(putToken(odd, 'a1', 'gear'));
    for (const problem of adviseScenario(odd)) {
      const sentences = LANGUAGES.map((language) => sentenceOf('golems6', problem, language));
      expect(new Set(sentences).size).toBe(3);
    }
  });
});

describe('sharing', () => {
  test.each([...SCENARIOS.golems6, ...SCENARIOS.golems4])('$game $id comes out of a link as it went in', (scenario) => {
    const text = JSON.stringify(toShared(scenario));
    const { source: _, ...same } = scenario;
    expect(unwrap(fromShared(JSON.parse(text), scenario.id))).toEqual({ ...same, source: 'house' });
    const { source: __, ...read } = unwrap(readScenarioFile(printScenario(scenario), scenario.id));
    expect(read).toEqual(same);
  });

  test('one text stands for three equal ones', () => {
    const scenario = { ...six(), title: { en: 'Bridge', ru: 'Bridge', pl: 'Bridge' } };
    expect(toShared(scenario)).toMatchObject({ title: 'Bridge' });
    expect(unwrap(fromShared(toShared(scenario), 'own-1'))).toEqual(scenario);
  });

  test('files that hold no scenario say so', () => {
    const said = (text: string): string => {
      const read = readScenarioFile(text, 'own-2');
      return read.ok ? 'good' : `${read.problem.at} ${read.problem.code}`;
    };
    expect(said('nonsense')).toBe('file not-scenario');
    expect(said('[]')).toBe('file not-scenario');
    expect(said('{"stolik":1,"game":"micropul"}')).toBe('game game');
    expect(said(`"${'x'.repeat(200_000)}"`)).toBe('file too-much');
    expect(said(JSON.stringify({ ...six(), starts: 7 }))).toBe('starts shape');
    // One that is not finished may be opened and finished.
    expect(said(printScenario({ ...six(), starts: [] }))).toBe('good');
  });
});

test('whatever one builds stays a draft that can be drawn, and never holds what is forbidden', () => {
  const rng = new SeededRng(17);
  const pick = <Item>(items: readonly Item[]): Item => items[rng.below(items.length)]!;
  for (const game of ['golems6', 'golems4'] as const) {
    let scenario = freshScenario(game, 'own-1', TITLE);
    const words =
      game === 'golems6'
        ? ['wall', 'water', 'barrel', 'barrel:plus', 'ladder:A', 'ladder:B', 'treasure', 'gear', 'logic:xor']
        : ['stone', 'water', 'ice', 'portal', 'barrel', 'barrel:tools', 'line:EW', 'line:SW'];
    for (let step = 0; step < 1500; step++) {
      const cell = `${pick([...'abcdefghij'])}${1 + rng.below(10)}`;
      const index = rng.below(Math.max(1, scenario.parts.length));
      const part = pick(Object.keys(EDITIONS[game].parts));
      const edited: Edited = pick<() => Edited>([
        () => putToken(scenario, cell, pick(words)),
        () => putToken(scenario, cell, pick(words)),
        () =>
          layPart(
            scenario,
            part,
            pick(['summer', 'winter']),
            rng.below(2) ? findRoom(scenario, part) : { x: rng.below(9) - 4, y: rng.below(9) - 4 },
          ),
        () => movePart(scenario, index, rng.below(5) - 2, rng.below(5) - 2),
        () => turnPart(scenario, index),
        () => (rng.below(4) ? flipPart(scenario, index) : removePart(scenario, index)),
        () => addGolem(scenario, cell, rng.below(2) ? 'hunter' : undefined),
        () => moveGolem(scenario, { kind: pick(['start', 'bot']), index: rng.below(3) }, cell),
        () => ({ ok: true, value: eraseOn(scenario, cell) }),
        () => ({ ok: true, value: turnOn(scenario, cell) ?? scenario }),
      ])();
      if (!edited.ok) continue;
      scenario = edited.value;
      expect(readDraft(JSON.parse(JSON.stringify(scenario))).ok).toBe(true);
      const found = codes(scenario);
      const allowed = ['no-start', 'few-golems', 'parts-apart', 'no-parts'];
      expect(
        found.filter((code) => !allowed.includes(code)),
        JSON.stringify(scenario),
      ).toEqual([]);
    }
  }
  expect(findScenario('golems6', 'duel')).toBeDefined();
});
