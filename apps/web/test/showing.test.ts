import { CHANCE, type GameEvent } from '@stolik/kernel/game';
import { expect, test } from 'vitest';
import {
  beginsAsReplay,
  beginsLive,
  followed,
  heldAt,
  lastTurnStart,
  movesAmong,
  nextStop,
  type Reel,
  withEvents,
  withStepDone,
} from '../src/session/film/showing.ts';

/** Steps as words: small letters are silent, `|` is an event before which the film stops. */
const reelOf = (...steps: readonly string[]): Reel => ({
  count: steps.length,
  eventsAfter: (count) => [...(steps[count] ?? '')].map((kind): GameEvent => ({ kind })),
});
const isShown = ({ kind }: GameEvent): boolean => kind !== kind.toLowerCase();
const stops = ({ kind }: GameEvent): boolean => kind === '|';
/** Capitals that follow each other with a + before them are shown together. */
const CUT = {
  isMoment: isShown,
  stopsBefore: stops,
  beatEnd: (events: readonly GameEvent[], from: number): number => {
    let end = from + 1;
    while (events[end]?.kind === '+') end += 2;
    return end;
  },
};
const words = (events: readonly GameEvent[]): string => events.map(({ kind }) => kind).join('');

test('a table begins in the present, a replay where it is asked to', () => {
  expect(beginsLive(3)).toMatchObject({ at: 3, mode: 'live', shown: [] });
  expect(beginsAsReplay(3, 2)).toMatchObject({ at: 2, mode: 'paused' });
  expect(beginsAsReplay(3, 9)).toMatchObject({ at: 3 });
});

test('new steps wait to be shown; silent ones are done at once, and their events are heard', () => {
  const now = followed(beginsLive(0), reelOf('ab', '', 'aB', 'c'), isShown);
  expect(now.showing).toMatchObject({ at: 2, reached: { step: 2, events: 0 } });
  expect(words(now.passed)).toBe('ab');
});

test('nothing passes by itself while an event is on the screen or somebody looks at the past', () => {
  const reel = reelOf('a', 'b');
  const showing = withEvents(beginsLive(0), reel.eventsAfter(0), 1);
  expect(followed(showing, reel, isShown).showing.at).toBe(0);
  expect(followed(heldAt(beginsLive(2), reel, 0), reel, isShown).showing.at).toBe(0);
});

test('steps that were taken back are no longer shown', () => {
  expect(followed(beginsLive(4), reelOf('A', 'B'), isShown).showing.at).toBe(2);
});

test('what has been reached is remembered, however far somebody goes back', () => {
  const reel = reelOf('ABC', 'DE');
  const two = withEvents(beginsLive(0), reel.eventsAfter(0), 2);
  expect(two.reached).toEqual({ step: 0, events: 2 });
  const done = withStepDone(two);
  expect(done).toMatchObject({ at: 1, shown: [], reached: { step: 1, events: 0 } });
  const back = heldAt(done, reel, 0, 1);
  expect(back).toMatchObject({ at: 0, mode: 'paused', reached: { step: 1, events: 0 } });
  expect(words(back.shown)).toBe('A');
});

test('a film stands still only where there is something', () => {
  const reel = reelOf('A', 'B');
  expect(heldAt(beginsLive(2), reel, -3).at).toBe(0);
  expect(heldAt(beginsLive(2), reel, 99).at).toBe(2);
  expect(words(heldAt(beginsLive(2), reel, 1, 99).shown)).toBe('B');
});

test('one event on: over what is silent, into the next step, up to the present', () => {
  const reel = reelOf('aBc', 'd', 'E');
  const start = heldAt(beginsLive(3), reel, 0);
  expect(nextStop(start, reel, CUT)).toEqual({ step: 0, events: 2 });
  expect(nextStop(heldAt(start, reel, 0, 2), reel, CUT)).toEqual({ step: 2, events: 1 });
  expect(nextStop(heldAt(start, reel, 2, 1), reel, CUT)).toBeUndefined();
});

test('one event on stops before the end of a round, and passes it from there', () => {
  const reel = reelOf('Ab|C');
  const start = heldAt(beginsLive(1), reel, 0, 1);
  expect(nextStop(start, reel, CUT)).toEqual({ step: 0, events: 2 });
  expect(nextStop(heldAt(start, reel, 0, 2), reel, CUT)).toEqual({ step: 0, events: 4 });
});

test('one beat on passes all that happens at once', () => {
  const reel = reelOf('aB+C+DE');
  const start = heldAt(beginsLive(1), reel, 0);
  expect(nextStop(start, reel, CUT)).toEqual({ step: 0, events: 6 });
  expect(nextStop(heldAt(start, reel, 0, 6), reel, CUT)).toEqual({ step: 0, events: 7 });
});

test('"again" begins where the others began to move, or with one’s own last decision', () => {
  expect(lastTurnStart([0, 1, CHANCE, 0, 1, 1], 0)).toBe(4);
  expect(lastTurnStart([1, 0, CHANCE, 0], 0)).toBe(1);
  expect(lastTurnStart([0, 1, CHANCE, CHANCE], 0)).toBe(1);
  expect(lastTurnStart([], 0)).toBe(0);
});

test('"again" never begins with chance that nobody decided', () => {
  expect(lastTurnStart([CHANCE, CHANCE, 0], 0)).toBe(2);
  expect(lastTurnStart([0, CHANCE, 1], 0)).toBe(2);
  expect(lastTurnStart([CHANCE, 0, CHANCE, CHANCE, 1, CHANCE], 0)).toBe(4);
});

test('moves are counted without what is dealt and drawn', () => {
  const passages = [CHANCE, CHANCE, 0, CHANCE, 1, 0].map((actor, index) => ({ actor, after: index + 1 }));
  expect([0, 2, 3, 4, 6].map((steps) => movesAmong(passages, steps))).toEqual([0, 0, 1, 1, 3]);
});
