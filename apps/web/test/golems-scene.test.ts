import { SCENARIOS } from '@stolik/golems/scenarios';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import { type AnyGame, CHANCE, type GameEvent, type Viewer, WATCHER } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import type { Edition } from '../src/games/golems/desk/edition.ts';
import type { GolemsEvent, GolemsView, Scene } from '../src/games/golems/model/scene.ts';
import { edition4 } from '../src/games/golems4/edition.ts';
import { edition6 } from '../src/games/golems6/edition.ts';

/** Plays a random game and compares, after every step, what the events make of the old view with the new one. */
function follow(game: AnyGame, options: Record<string, unknown>, players: number, seed: number, viewer: Viewer): number {
  const rng = new SeededRng(seed);
  const edition: Edition = game === golems4 ? edition4 : edition6;
  const state = game.setup(unwrap(game.parseOptions(options, players)), players);
  let steps = 0;
  for (let next = game.next(state); next.kind !== 'over'; next = game.next(state), steps++) {
    const before = game.view(state, viewer) as GolemsView;
    const actor = next.kind === 'chance' ? CHANCE : next.seats[rng.below(next.seats.length)]!;
    const action = next.kind === 'chance' ? game.roll(state, rng) : game.sample(state, actor, rng);
    const events: GolemsEvent[] = [];
    const text = game.write(state, actor, action);
    game.play(state, actor, action, (event: GameEvent) => {
      const seen = game.see(event, viewer);
      if (seen) events.push(seen as GolemsEvent);
    });
    const made = edition.sceneOf(events.reduce(edition.follow, before));
    const told = `${JSON.stringify(options)} seed ${seed} step ${steps}: ${actor + 1} ${text}\n${events.map((event) => JSON.stringify(event)).join('\n')}`;
    expect(tidy(made), told).toEqual(tidy(edition.sceneOf(game.view(state, viewer) as GolemsView)));
  }
  return steps;
}

/** Words of a cell in one order. */
const tidy = (scene: Scene): unknown => ({
  ...scene,
  tokens: Object.fromEntries(Object.entries(scene.tokens).map(([cell, words]) => [cell, words.split(' ').sort().join(' ')])),
});

describe.each([
  ['golems6', golems6 as AnyGame],
  ['golems4', golems4 as AnyGame],
] as const)('the film of %s', (edition, game) => {
  test.each(SCENARIOS[edition].map(({ id }) => id))('%s: events lead from every view to the next', (id) => {
    const { players, options } = SCENARIOS[edition].find((scenario) => scenario.id === id)!;
    for (let seed = 1; seed <= 3; seed++) {
      const extra = edition === 'golems6' && seed === 2 && options['kids'] !== true ? { logic: true } : {};
      expect(follow(game, { scenario: id, ...extra }, players.max, seed, seed === 3 ? WATCHER : 0)).toBeGreaterThan(2);
    }
  });
});
