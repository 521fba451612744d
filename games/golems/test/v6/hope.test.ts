import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { cellName } from '../../src/core/field.ts';
import { golems6 } from '../../src/games/golems6.ts';
import { findScenario, SCENARIOS } from '../../src/scenarios/all.ts';
import { scenarioField } from '../../src/scenarios/check.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import { noHope } from '../../src/v6/hope.ts';
import type { View6 } from '../../src/v6/view.ts';
import { stuckPositions } from '../scenarios/stuck.ts';

const viewOf = (scenario: Scenario): View6 => {
  const players = scenario.players.max;
  return golems6.view(golems6.setup(unwrap(golems6.parseOptions({ scenario: scenario as never }, players)), players), 0) as View6;
};
const MAZE = findScenario('golems6', 'treasure')!;
/** As tokens may have come to lie. */
const withTokens = (tokens: View6['tokens'], goal = 'treasure'): View6 => {
  const view = viewOf(MAZE);
  return { ...view, tokens, options: { ...view.options, goal } };
};
const holding = (view: View6, ...items: number[]): View6 => ({
  ...view,
  golems: view.golems.map((golem, seat) => ({ ...golem, items: items[seat]! })),
});

describe('[G6.11.3] whether anybody can still win', () => {
  test.each(SCENARIOS.golems6.filter(({ options }) => options['kids'] === true))('$id begins with hope', (scenario) => {
    expect(noHope(viewOf(scenario))).toBeUndefined();
  });

  test('of an earlier field, in which barrels shut everybody out: never said too early, and said where it is so', () => {
    const earlier = findScenario('golems6', 'treasure', 1)!;
    const field = scenarioField(earlier);
    const fixed = Object.fromEntries(Object.entries(earlier.tokens).filter(([, text]) => text !== 'barrel'));
    const stuck = stuckPositions(earlier);
    const said = stuck.map(({ golems, barrels }) => {
      const view = viewOf({
        ...earlier,
        id: 'own-1',
        starts: earlier.starts.map((start, seat) => ({ ...start, at: cellName(field, golems[seat]!) })),
        tokens: { ...fixed, ...Object.fromEntries(barrels.map((cell) => [cellName(field, cell), 'barrel'])) },
      });
      return noHope(view);
    });
    expect(stuck.length).toBeGreaterThan(0);
    // The second reading lets nobody help the other; this one does, and so may hope where that one does not, never the other way round.
    expect(said.filter((each) => each === 'blocked').length).toBeGreaterThan(stuck.length / 2);
  });

  test('a field of one’s own: barrels in a corner that nobody can move', () => {
    // The treasure lies in the corner d4: a barrel below it goes up never, and sideways only where there is room.
    expect(noHope(withTokens({ d4: 'treasure', c4: 'wall' }))).toBeUndefined();
    expect(noHope(withTokens({ d4: 'treasure', c4: 'wall', d3: 'barrel', d2: 'wall' }))).toBe('blocked');
    expect(noHope(withTokens({ d4: 'treasure', c4: 'wall', d3: 'barrel', c3: 'wall' }))).toBe('blocked');
  });

  test('gears: all of them can’t be one team’s any more; who has more may still win', () => {
    const gears = { c2: 'gear', b3: 'gear' } as const;
    const all = withTokens(gears, 'all');
    expect(noHope(all)).toBeUndefined();
    expect(noHope(holding(all, 1, 0))).toBeUndefined();
    expect(noHope(holding(all, 1, 1))).toBe('shared');
    const most = withTokens({ ...gears, c4: 'wall', d3: 'wall', d4: 'gear' }, 'most');
    expect(noHope(holding(most, 1, 1))).toBeUndefined();
    const last = { ...most, tokens: { c4: 'wall', d3: 'wall', d4: 'gear' } };
    expect(noHope(holding(last, 1, 1))).toBe('blocked');
    expect(noHope(holding(last, 2, 1))).toBeUndefined();
  });

  test('what is certain only: behind water, ladders or snow nothing is said as long as there may be a way', () => {
    expect(noHope(withTokens({ d4: 'treasure', c4: 'water', d3: 'barrel', d2: 'wall' }))).toBeUndefined();
    expect(noHope(withTokens({ d4: 'treasure', c4: 'wall', d3: 'wall', a2: 'water' }))).toBe('blocked');
  });

  test('the ford: nothing can be pushed, and whoever shuns the water has a way', () => {
    const view = viewOf(findScenario('golems6', 'ford')!);
    expect(Object.values(view.tokens)).not.toContain('barrel');
    const dry = Object.fromEntries(Object.entries(view.tokens).map(([cell, text]) => [cell, text === 'water' ? 'wall' : text]));
    expect(noHope({ ...view, tokens: dry })).toBeUndefined();
  });

  test('battles have no such end', () => {
    expect(noHope(viewOf(findScenario('golems6', 'duel')!))).toBeUndefined();
  });
});
