import { circuit } from '@stolik/circuit/game';
import type { View6 } from '@stolik/golems/v6';
import { golems6 } from '@stolik/golems/v6/game';
import { type AnyGame, CHANCE, REFEREE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { micropul } from '@stolik/micropul/game';
import { stateAfter } from '@stolik/table/table';
import { expect, test } from 'vitest';
import { type KeptPicture, svgOf } from '../src/base/ui/picture.ts';
import { miniature as circuitSmall } from '../src/games/circuit/miniature.ts';
import { keptPictureOf } from '../src/games/golems/keepsake.ts';
import { drawn6 } from '../src/games/golems6/drawn.ts';
import { miniature as micropulSmall } from '../src/games/micropul/miniature.ts';
import { drawingOf, shotsOf } from '../src/shell/keepsake/moments.ts';

/** A whole game of chance. */
function finished(game: AnyGame) {
  const rng = new SeededRng(5);
  const options = {};
  const state: unknown = game.setup(unwrap(game.parseOptions(options, 2)), 2);
  const steps: Step[] = [];
  for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const step: Step = {
      kind: 'play',
      actor,
      action: actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng),
    };
    steps.push(step);
    playStep(game, state, step);
  }
  return { table: { options, seats: 2, steps }, state };
}

const GAMES: readonly (readonly [AnyGame, KeptPicture<never>])[] = [
  [micropul, (view, letters) => micropulSmall(view, letters)],
  [circuit, circuitSmall],
  [golems6, keptPictureOf(drawn6)],
];

test.each(GAMES)('the end of a game is a row of pictures that differ, and the last one is how it lies', (game, small) => {
  const draw = small as KeptPicture;
  const { table, state } = finished(game);
  const { moment, end } = shotsOf(game, table, draw, ['A', 'B']);
  expect(moment.length).toBeGreaterThan(1);
  expect(moment.length).toBeLessThanOrEqual(20);
  const drawn = moment.map(svgOf);
  for (const [index, each] of drawn.entries()) expect(each).not.toBe(drawn[index - 1]);
  expect(drawn.at(-1)).toContain(svgOf(draw(game.view(state, REFEREE), ['A', 'B'], { told: [] })));
  expect(svgOf(end)).toBe(drawn.at(-1));
});

test.each(GAMES)('a film of a moment ends where the moment ends, and then shows how the game ended', (game, small) => {
  const draw = small as KeptPicture;
  const { table, state } = finished(game);
  const to = Math.floor(table.steps.length / 2);
  const { moment, end } = shotsOf(game, table, draw, ['A', 'B'], { from: to - 2, to });
  const there = game.view(stateAfter(game, table, table.steps.slice(0, to)), REFEREE);
  expect(svgOf(moment.at(-1)!)).toContain(svgOf(draw(there, ['A', 'B'], { told: [] })));
  expect(svgOf(end)).toContain(svgOf(draw(game.view(state, REFEREE), ['A', 'B'], { told: [] })));
});

test('however long the moment, the film shows its beginning, everything that happens in it, and how the game ended', () => {
  const { table, state } = finished(golems6);
  const hurts: number[] = [];
  const now = stateAfter(golems6, table, []);
  for (const [at, step] of table.steps.entries())
    playStep(golems6, now, step, ({ kind }) => kind === 'damageTaken' && hurts.push(at));
  const draw = keptPictureOf(drawn6) as KeptPicture;
  const small = shotsOf(golems6, table, draw, ['A', 'B'], { from: 0 });
  const costs = small.moment.map(svgOf).filter((picture) => /−\d<\/text>/.test(picture));
  expect(hurts.length).toBeGreaterThan(0);
  expect(costs.length).toBe(hurts.length);
  expect(small.moment.length).toBeLessThan(table.steps.length);
  expect(svgOf(small.end)).toContain(svgOf(draw(golems6.view(state as never, REFEREE), ['A', 'B'], { told: [] })));
});

test('a film of golems shows the blow, what it cost, and the heap that it left', () => {
  const draw = keptPictureOf(drawn6);
  const { state } = finished(golems6);
  const view = golems6.view(state as never, REFEREE) as View6;
  const [first] = drawn6.sceneOf(view).figures;
  const at = first!.at ?? 'a1';
  const still = svgOf(draw(view, ['A', 'B'], { told: [] }));
  const shownWith = (now: object): string => svgOf(draw(view, ['A', 'B'], { told: [], now: now as never }));
  expect(shownWith({ kind: 'strikeMade', seat: 0, way: [at], hit: 'golem' }).length).toBeGreaterThan(still.length);
  expect(shownWith({ kind: 'damageTaken', seat: 0, at, points: 2 })).toContain('−2</text>');
  const out = { ...view, golems: view.golems.map((golem) => ({ ...golem, at: null })) } as never;
  const told = [{ kind: 'golemOut', seat: 0, at: 'b2' }];
  expect(draw(out, ['A', 'B'], { told }).parts.map(([key]) => key)).toContain('wreck 0');
});

/** As a page has them: letters by their names, in quotes. */
const LOOK: Readonly<Record<string, string>> = { '--p1': '#ff0000', '--text': '"Golos Text", sans-serif' };

test.each(GAMES)('a picture that is kept asks no page for its colours', (game, small) => {
  const picture = (small as KeptPicture)(game.view(finished(game).state, REFEREE), ['A', 'B'], { told: [] });
  const drawn = drawingOf(picture, '#123456', (property) => LOOK[property] ?? '');
  expect(drawn).not.toContain('var(');
  // No quote but those around values.
  expect(drawn.replace(/ [\w:-]+="[^"]*"/g, '')).not.toContain('"');
  expect(drawn).toContain('fill="#123456"');
  expect(drawn.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox=')).toBe(true);
});
