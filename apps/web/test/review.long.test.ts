import { loadBots, loadRules } from '@stolik/games/games';
import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import type { Step } from '@stolik/kernel/steps';
import { stateAfter } from '@stolik/table/table';
import { expect, test } from 'vitest';
import type { ReviewNews, ReviewOrder } from '../src/session/bots/review.ts';
import { reviewGame } from '../src/session/bots/review-answer.ts';

const DECISIONS = 12;

/** What gives much away is seen with short thoughts too. */
async function hasty(id: string): ReturnType<typeof loadBots> {
  const book = await loadBots(id);
  return { ...book, adviser: { ...book.adviser, iterations: book.adviser.iterations / 8 } };
}

/** The beginning of a game in which everybody does anything. */
async function carelessGame(id: string, seats: number): Promise<ReviewOrder> {
  const game = await loadRules(id);
  const options = {};
  const state = stateAfter(game, { options, seats }, []);
  const rng = new SeededRng('careless');
  const steps: Step[] = [];
  for (let decisions = 0; decisions < DECISIONS; ) {
    const next = game.next(state);
    if (next.kind === 'over') break;
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const action: number = actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng);
    game.play(state, actor, action);
    steps.push({ kind: 'play', actor, action });
    if (actor !== CHANCE) decisions++;
  }
  return {
    kind: 'review',
    game: id,
    options,
    seats,
    steps,
    of: Array.from({ length: seats }, (_, seat) => seat),
    names: Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`),
    language: 'en',
  };
}

test.each([
  ['micropul', 2],
  ['circuit', 2],
  ['golems6', 2],
  ['golems4', 2],
] as const)('a careless game of %s for %i is looked through; what was better could have been played', async (id, seats) => {
  const order = await carelessGame(id, seats);
  const news: ReviewNews[] = [];
  await reviewGame(order, (each) => news.push(each), hasty);
  const last = news.at(-1)!;
  if (!('review' in last)) throw new Error(`no review: ${JSON.stringify(last)}`);
  const points = last.review.moments.filter(({ kind }) => kind === 'mistake');
  expect(points.length).toBeLessThanOrEqual(3);
  // In rounds a program that paid off is no mistake, however careless it was; something is always shown.
  expect(last.review.moments.length).toBeGreaterThan(0);
  if (!id.startsWith('golems')) expect(points.length).toBeGreaterThan(0);
  const game = await loadRules(id);
  for (const { step, seat, played, best, chances, when } of points) {
    expect(order.steps[step]).toEqual({ kind: 'play', actor: seat, action: played });
    expect(chances!.best).toBeGreaterThan(chances!.played + 0.09);
    expect(Object.values(when)[0]).toBeGreaterThan(0);
    const state = stateAfter(game, order, order.steps.slice(0, step));
    expect(game.refuse(state, seat, best!)).toBeUndefined();
  }
});

test('a game that nobody knows is answered with a sentence', async () => {
  const news: ReviewNews[] = [];
  await reviewGame({ kind: 'review', game: 'go', options: {}, seats: 2, steps: [], of: [0], names: [], language: 'en' }, (each) =>
    news.push(each),
  );
  expect(news).toEqual([{ says: 'there is no game go' }]);
});
