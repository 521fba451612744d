import { CHANCE, type GameEvent, type Seat } from '@stolik/kernel/game';
import type { Passage } from '@stolik/table/sight';

export type Mode = 'live' | 'paused' | 'film';

/** A moment of the film: so many steps are done, and of the next one so many events have been shown. */
export interface Moment {
  readonly step: number;
  readonly events: number;
}

/** What is on the screen of all that has happened. */
export interface Showing {
  /** How many steps are shown. */
  readonly at: number;
  readonly mode: Mode;
  /** Events of the step after `at` that have been shown so far; the last one is on the screen. */
  readonly shown: readonly GameEvent[];
  /** The latest moment that has ever been on the screen. */
  readonly reached: Moment;
}

/** What can be shown: so many steps, and what came of the step after the first `count`. */
export interface Reel {
  readonly count: number;
  eventsAfter(count: number): readonly GameEvent[];
}

const NOTHING: readonly GameEvent[] = [];

const isLater = (a: Moment, b: Moment): boolean => a.step > b.step || (a.step === b.step && a.events > b.events);

const reaching = (showing: Showing): Showing => {
  const now = { step: showing.at, events: showing.shown.length };
  return isLater(now, showing.reached) ? { ...showing, reached: now } : showing;
};

/** A table begins in the present. A replay begins where it is asked to, and has been seen to its end. */
export const beginsLive = (count: number): Showing => ({
  at: count,
  mode: 'live',
  shown: NOTHING,
  reached: { step: count, events: 0 },
});
export const beginsAsReplay = (count: number, from = 0): Showing => ({
  at: Math.min(from, count),
  mode: 'paused',
  shown: NOTHING,
  reached: { step: Number.POSITIVE_INFINITY, events: 0 },
});

/** Stands still at one moment. */
export function heldAt(showing: Showing, { count, eventsAfter }: Reel, step: number, events = 0): Showing {
  const at = Math.max(0, Math.min(step, count));
  const shown = events > 0 ? eventsAfter(at).slice(0, events) : NOTHING;
  return reaching({ ...showing, mode: 'paused', at, shown });
}

/** So many events of the step after `at` are shown. */
export const withEvents = (showing: Showing, events: readonly GameEvent[], count: number): Showing =>
  reaching({ ...showing, shown: events.slice(0, count) });

export const withStepDone = (showing: Showing): Showing => reaching({ ...showing, at: showing.at + 1, shown: NOTHING });

/**
 * There are more steps, or fewer. Steps of which nothing is shown are done at once: nobody is interrupted by a bot that has laid its
 * cards face down. `passed` are their events.
 */
export function followed(
  showing: Showing,
  { count, eventsAfter }: Reel,
  isShown: (event: GameEvent) => boolean,
): { readonly showing: Showing; readonly passed: readonly GameEvent[] } {
  if (showing.at > count) return { showing: { ...showing, at: count }, passed: NOTHING };
  const passed: GameEvent[] = [];
  let now = showing;
  while (now.mode === 'live' && now.shown.length === 0 && now.at < count) {
    const events = eventsAfter(now.at);
    if (events.some(isShown)) break;
    passed.push(...events);
    now = withStepDone(now);
  }
  return { showing: now, passed };
}

/** How a film is cut. */
export interface Cut {
  isMoment(event: GameEvent): boolean;
  stopsBefore(event: GameEvent): boolean;
  /** One past the last event that is shown together with this one. */
  beatEnd(events: readonly GameEvent[], from: number): number;
}

/** Where "one beat on" leads: after the next one that is a moment of its own, or before an event that the film stops at; undefined: the present. */
export function nextStop(
  { at, shown }: Showing,
  { count, eventsAfter }: Reel,
  { isMoment, stopsBefore, beatEnd }: Cut,
): Moment | undefined {
  for (let step = at, from = shown.length; step < count; step++, from = 0) {
    const events = eventsAfter(step);
    for (let index = from, end = from; index < events.length; index = end) {
      end = beatEnd(events, index);
      if (index > from && stopsBefore(events[index]!)) return { step, events: index };
      if (events.slice(index, end).some(isMoment)) return { step, events: end };
    }
  }
  return undefined;
}

/** How many of the first so many steps somebody has decided: people count moves, not what is dealt and drawn. */
export const movesAmong = (passages: readonly Pick<Passage, 'after' | 'actor'>[], steps: number): number =>
  passages.filter(({ after, actor }) => after <= steps && actor !== CHANCE).length;

/** Since the person at the screen last decided; or that decision, when nobody has moved since. */
export function lastTurnStart(actors: readonly number[], me: Seat | undefined): number {
  const isOthers = (index: number): boolean => actors[index] !== me && actors[index] !== CHANCE;
  let from = actors.length - 1;
  while (from > 0 && actors[from] === CHANCE) from--;
  if (from <= 0) return 0;
  const wasOthers = isOthers(from);
  while (from > 0 && (actors[from - 1] === CHANCE || isOthers(from - 1) === wasOthers)) from--;
  while (from < actors.length - 1 && actors[from] === CHANCE) from++;
  return from;
}
