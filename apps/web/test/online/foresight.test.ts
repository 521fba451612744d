import { circuit } from '@stolik/circuit/game';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import { type AnyGame, CHANCE, type GameEvent } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { micropul } from '@stolik/micropul/game';
import { worldOf } from '@stolik/wire/world';
import { expect, test } from 'vitest';
import { predict } from '../../src/session/online/foresight.ts';

interface Tally {
  decisions: number;
  predicted: number;
  wrong: number;
}

/** Plays at random; whoever decides looks ahead from their own world, and what really comes is compared. */
function playAhead(game: AnyGame, seed: number, tally: Tally): void {
  const rng = new SeededRng(seed);
  const state: unknown = game.setup(unwrap(game.parseOptions({}, 2)), 2);
  for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
    const actor = next.kind === 'chance' ? CHANCE : next.seats[rng.below(next.seats.length)]!;
    const action = actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng);
    const step = actor === CHANCE ? undefined : predict(game, worldOf(game, state, actor), actor, action);
    const events: GameEvent[] = [];
    game.play(state, actor, action, (event: GameEvent) => events.push(...[game.see(event, actor) ?? []].flat()));
    if (actor === CHANCE) continue;
    tally.decisions++;
    if (!step) continue;
    tally.predicted++;
    const isRight = canonicalJson([step.events, step.world]) === canonicalJson([events, worldOf(game, state, actor)]);
    if (!isRight) tally.wrong++;
  }
}

test.each([
  ['micropul', micropul, 0.9],
  ['circuit', circuit, 0.9],
  ['golems6', golems6, 0.4],
  ['golems4', golems4, 0.4],
] as const)('%s: what is shown before the server has answered is what comes', (_, game, share) => {
  const tally: Tally = { decisions: 0, predicted: 0, wrong: 0 };
  for (let seed = 1; seed <= 3; seed++) playAhead(game, seed, tally);
  expect(tally.wrong).toBe(0);
  expect(tally.predicted / tally.decisions).toBeGreaterThan(share);
});

test('the last program of a round is not shown ahead: it opens what the others have laid', () => {
  const state: unknown = golems4.setup(unwrap(golems4.parseOptions({}, 2)), 2);
  const rng = new SeededRng(3);
  while (golems4.next(state as never).kind !== 'together')
    golems4.play(state as never, CHANCE, golems4.roll(state as never, rng));
  const [first, last] = golems4.next(state as never).seats as [number, number];
  const game: AnyGame = golems4;
  expect(predict(game, worldOf(game, state, first), first, game.sample(state, first, rng))).toBeDefined();
  game.play(state, first, game.sample(state, first, rng));
  expect(predict(game, worldOf(game, state, last), last, game.sample(state, last, rng))).toBeUndefined();
});
