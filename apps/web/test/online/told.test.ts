import type { AnyGame } from '@stolik/kernel/game';
import { nim } from '@stolik/kernel/testing/nim';
import type { SeenStep } from '@stolik/wire/push';
import { expect, test } from 'vitest';
import { predict } from '../../src/session/online/foresight.ts';
import {
  hasStandIn,
  isCut,
  isGoing,
  isWaiting,
  passageReader,
  type Sent,
  stepsIn,
  type Told,
  toldBy,
  whyNoUndo,
  withNews,
  withoutSent,
  withSent,
  worldAfter,
} from '../../src/session/online/told.ts';

const game: AnyGame = nim;
const START = { left: 9, turn: 0, gone: -1 };

/** Matches taken in turn, each step with the world after it. */
function played(...counts: readonly number[]): SeenStep[] {
  let world: unknown = START;
  return counts.map((count, index) => {
    const step = predict(game, world, index % 2, count)!;
    world = step.world;
    return step;
  });
}

const told = (steps: readonly SeenStep[], sent: readonly Sent[] = []): Told => ({ start: START, steps, sent });
const news = (steps: readonly SeenStep[], decision: number) => ({
  start: START,
  passages: steps,
  world: steps.at(-1)?.world ?? START,
  decision,
});

test('what was sent is shown on top of what the server has told, where it could be predicted', () => {
  const steps = played(1, 2);
  const [, , ahead] = played(1, 2, 3);
  const sent = withSent(told(steps), { decision: 1, text: 'take 3', step: ahead });
  expect(stepsIn(sent)).toEqual([...steps, ahead]);
  expect(isWaiting(sent)).toBe(false);
  const blind = withSent(told(steps), { decision: 1, text: 'take 3', step: undefined });
  expect(stepsIn(blind)).toBe(steps);
  expect(isWaiting(blind)).toBe(true);
});

test('every moment has its world; before the first step it is the beginning', () => {
  const steps = played(1, 2);
  expect(worldAfter(START, steps, 0)).toBe(START);
  expect(worldAfter(START, steps, 2)).toMatchObject({ left: 6 });
  expect(worldAfter(START, [], 5)).toBe(START);
});

test('more steps are no cut; fewer, or others in the place of known ones, are', () => {
  const [a, b, c] = played(1, 2, 3);
  expect(isCut(told([a!]), [a!, b!, c!])).toBe(false);
  expect(isCut(told([]), [a!])).toBe(false);
  expect(isCut(told([a!, b!]), [a!])).toBe(true);
  expect(isCut(told([a!, b!]), [a!, c!])).toBe(true);
});

test('what has arrived is no longer ours; what has not is predicted again from where the table stands', () => {
  const [a, b, c] = played(1, 2, 3);
  const mine: Sent = { decision: 1, text: 'take 3', step: c };
  expect(withNews(told([a!, b!], [mine]), news([a!, b!, c!], 2), game, 0).sent).toEqual([]);
  // The other has taken only one: what was predicted is reckoned again.
  const [, other] = played(1, 1);
  const { sent, steps } = withNews(told([a!, b!], [mine]), news([a!, other!], 1), game, 0);
  expect(steps).toEqual([a, other]);
  expect(sent).toEqual([{ ...mine, step: expect.objectContaining({ world: expect.objectContaining({ left: 4 }) }) }]);
});

test('what can no longer be done there is not shown any more, and is waited for', () => {
  const late = played(1, 2, 3, 2);
  const mine: Sent = { decision: 1, text: 'take 3', step: late[2] };
  const after = withNews(told(late.slice(0, 2), [mine]), news(late, 1), game, 0);
  expect(after.sent).toEqual([{ ...mine, step: undefined }]);
  expect(isWaiting(after)).toBe(true);
});

test('a decision that came to nothing takes what was sent after it along', () => {
  const sent = [1, 2, 3].map((decision): Sent => ({ decision, text: '', step: undefined }));
  expect(withoutSent(told([], sent), 2).sent.map(({ decision }) => decision)).toEqual([1]);
});

test('passages that stand where they stood stay the same objects', () => {
  const steps = played(1, 2);
  const read = passageReader();
  const first = read(steps);
  expect(first.map(({ after, actor }) => [after, actor])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(read([...steps, ...played(3)])[1]).toBe(first[1]);
  expect(read(steps.slice(1))[0]).not.toBe(first[1]);
});

test('who is played by a bot, whether the table goes on, why nothing is taken back', () => {
  const seats = [
    { kind: 'person', name: 'Ola', isHere: true },
    { kind: 'person', name: 'Kuba', isHere: false, standIn: '2' },
    { kind: 'bot', level: '2' },
  ] as unknown as Parameters<typeof hasStandIn>[0]['seats'];
  expect([0, 1, 2].map((seat) => hasStandIn({ seats }, seat))).toEqual([false, true, true]);
  expect(isGoing({ phase: 'playing', isPaused: false } as Parameters<typeof isGoing>[0])).toBe(true);
  expect(isGoing({ phase: 'playing', isPaused: true } as Parameters<typeof isGoing>[0])).toBe(false);
  const room = { phase: 'playing' } as Parameters<typeof whyNoUndo>[1];
  expect(whyNoUndo(told(played(1)), room, 0)).toBe('answered');
  expect(whyNoUndo(told(played(1)), room, 1)).toBe('nothing');
  expect(whyNoUndo(toldBy(news([], 0)), { phase: 'over' }, 0)).toBe('over');
});
