import { CHANCE, type Seat } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import type { Step } from '@stolik/kernel/steps';
import { micropul } from '@stolik/micropul/game';
import { stateAfter } from '@stolik/table/table';
import { expect, test } from 'vitest';
import { answer, choose } from '../src/session/bots/bot-answer.ts';
import type { BotQuestion } from '../src/session/bots/bots.ts';

function game(length: number, seed: number): { steps: Step[]; state: ReturnType<typeof micropul.setup>; seat: Seat } {
  const rng = new SeededRng(seed);
  const state = micropul.setup(unwrap(micropul.parseOptions({}, 2)), 2);
  const steps: Step[] = [];
  for (;;) {
    const next = micropul.next(state);
    if (next.kind === 'turn' && steps.length >= length) return { steps, state, seat: next.seat };
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const action = next.kind === 'chance' ? micropul.roll(state, rng) : micropul.sample(state, actor, rng);
    steps.push({ kind: 'play', actor, action });
    micropul.play(state, actor, action);
  }
}

const asked = (steps: readonly Step[], seat: Seat, level: string): BotQuestion => ({
  id: 7,
  game: 'micropul',
  wants: { level },
  seat,
  seats: 2,
  options: {},
  steps,
  levels: [],
  seed: 3,
});

test('a bot gets a world that its seat can’t tell from the real one, and nothing of the real one', () => {
  const { state, seat } = game(20, 2);
  const before = canonicalJson(state);
  const worlds: unknown[] = [];
  for (let seed = 0; seed < 12; seed++) {
    choose(
      micropul,
      {
        choose(world, mine) {
          worlds.push(world);
          world.hands[mine].length = 0;
          return 0;
        },
        recall: undefined,
      },
      state,
      seat,
      new SeededRng(seed),
    );
  }
  expect(canonicalJson(state)).toBe(before);
  const hidden = worlds.map((world) => canonicalJson((world as { hands: unknown[] }).hands[1 - seat]));
  expect(new Set(hidden).size).toBeGreaterThan(1);
});

test('the thread answers by the steps alone, going on, after taking back, and at another table', async () => {
  const long = game(24, 2);
  const short = game(14, 2);
  const other = game(18, 9);
  for (const { steps, seat } of [short, long, short, other, long]) {
    const found = await answer(asked(structuredClone(steps), seat, 'greedy'));
    if (!found.ok) throw new Error(found.says);
    const state = stateAfter(micropul, { options: {}, seats: 2 }, steps) as never;
    expect(micropul.refuse(state, seat, found.action)).toBeUndefined();
    expect(await answer(asked(steps, seat, 'greedy'))).toEqual(found);
  }
});

test('a level that is not known plays as the weakest does, a game that is not known is said', async () => {
  const { steps, seat } = game(14, 2);
  expect(await answer(asked(steps, seat, 'grandmaster'))).toMatchObject({ id: 7, ok: true });
  expect(await answer({ ...asked(steps, seat, 'greedy'), game: 'chess' })).toMatchObject({ id: 7, ok: false });
});

/** A machine that is always fast enough. */
const unhurried = (): number => 0;

test('a slow machine answers within three seconds, and says that it was hasty', async () => {
  const { steps, seat } = game(20, 2);
  const question: BotQuestion = { ...asked(steps, seat, '1'), wants: { hintsIn: 'en' } };
  let now = 0;
  let last = 0;
  // It looks at the clock every few iterations; each look costs it a fifth of a second.
  const slow = (): number => {
    last = now;
    now += 200;
    return last;
  };
  const found = await answer(question, slow);
  expect(found).toMatchObject({ ok: true, hints: { isHasty: true } });
  expect(last).toBeLessThan(4000);
  expect(await answer(question, unhurried)).toMatchObject({ ok: true, hints: { isHasty: false } });
});

test('hints are legal moves with reasons, three at most, and the same whenever they are asked for', async () => {
  const { steps, seat } = game(20, 2);
  const ask = async (seed: number) => {
    const found = await answer({ ...asked(steps, seat, '1'), seed, wants: { hintsIn: 'pl' } }, unhurried);
    if (!found.ok || !found.hints) throw new Error('no hints');
    return { action: found.action, ...found.hints };
  };
  const { action: first, ideas, isClose, isHasty } = await ask(3);
  expect(ideas.length).toBeGreaterThan(0);
  expect(ideas.length).toBeLessThanOrEqual(3);
  expect(first).toBe(ideas[0]!.action);
  const state = stateAfter(micropul, { options: {}, seats: 2 }, steps) as never;
  for (const { action, says } of ideas) {
    expect(micropul.refuse(state, seat, action)).toBeUndefined();
    expect(says).not.toBe('');
  }
  expect(await ask(4)).toEqual({ action: first, ideas, isClose, isHasty });
});
