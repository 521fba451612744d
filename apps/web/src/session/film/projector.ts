import { CHANCE, type GameEvent, type Seat } from '@stolik/kernel/game';
import type { Passage } from '@stolik/table/sight';
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js';

/** What can be shown: a table in this browser, or what one viewer gets of a table on a server. */
export interface Source {
  /** How many steps there are; grows, and shrinks after an undo. */
  readonly count: Accessor<number>;
  /** After so many steps; not to be changed. */
  stateAt(count: number): unknown;
  /** What came of the step after the first `count`, as whoever looks on may know it. */
  eventsAfter(count: number): readonly GameEvent[];
  readonly passages: Accessor<readonly Passage[]>;
}

/** How a table is shown; the same wherever it comes from. */
export interface Manner {
  /** How long an event is shown, in milliseconds, pace and all. */
  duration(event: GameEvent): number;
  /** After how many steps "the last turn" begins, where the game knows better. */
  lastTurn?(passages: readonly Passage[]): number | undefined;
  /** Nothing is shown by itself: "again" stops at the beginning, to be stepped through. */
  isStepped?(): boolean;
  /** A film stands still before this event until somebody says "go on": what came before it is to be looked at. */
  stopsBefore?(event: GameEvent): boolean;
  /** Whether a film can be stopped at this event, also where nothing lasts; without it, whether it lasts. */
  isMoment?(event: GameEvent): boolean;
  /** An event begins to be shown, in a film or live. */
  onEvent?(event: GameEvent, isLive: boolean): void;
  onTrouble?(error: unknown): void;
}

export interface ProjectorPlan {
  readonly source: Source;
  readonly manner: Manner;
  /** Nobody plays: a log is looked at, from so many steps on. */
  readonly isReplay?: boolean | undefined;
  readonly from?: number | undefined;
  /** Who is, or was last, at the screen. */
  me(): Seat | undefined;
  /** Everything has been shown, up to the present. What comes of that and takes time asks `isStale` before it goes on. */
  onShown?(isStale: () => boolean): Promise<void> | void;
  /** Whatever ran has been stopped. */
  onStop?(): void;
}

export type Mode = 'live' | 'paused' | 'film';

/** A moment of the film: so many steps are done, and of the next one so many events have been shown. */
export interface Moment {
  readonly step: number;
  readonly events: number;
}

/** What is on the screen, and how to move through what has been. */
export interface Film {
  /** How many steps are shown. */
  readonly at: Accessor<number>;
  readonly mode: Accessor<Mode>;
  readonly event: Accessor<GameEvent | undefined>;
  /** Events of the step after `at` that have been shown so far. */
  readonly shown: Accessor<readonly GameEvent[]>;
  /** The latest moment that has ever been on the screen. */
  readonly reached: Accessor<Moment>;
  readonly isLive: Accessor<boolean>;
  /** Stops at a moment: after so many steps and so many events of the next one. */
  jumpTo(count: number, events?: number): void;
  backToNow(): void;
  replayLastTurn(): void;
  play(): void;
  pause(): void;
  stepForward(): void;
  /** One event on, also where nobody has been yet. */
  stepOn(): void;
  stepBack(): void;
}

/** What whoever owns the table tells the projector. */
export interface Projector {
  readonly film: Film;
  /** Shows what has not been shown yet, then says so. */
  start(): void;
  /** The same, where nothing is being shown yet: a film that runs comes to it by itself. */
  goOn(): void;
  /** Whatever runs stops. */
  stop(): void;
  /** There are more steps, or fewer: to be called together with the change of `count`. */
  follow(): void;
  /** Shows the present at once, as if nothing else had ever been there. */
  snap(): void;
  /** A film from this step up to the present. */
  roll(from: number): void;
}

const NOTHING: readonly GameEvent[] = [];
const isLater = (a: Moment, b: Moment): boolean => a.step > b.step || (a.step === b.step && a.events > b.events);

/** Shows step by step what happened. What is shown (`at`) runs behind what is true (`count`) while events are shown. */
export function createProjector(plan: ProjectorPlan): Projector {
  const { source, manner, isReplay = false } = plan;
  const { count, eventsAfter } = source;
  const [at, setAt] = createSignal(isReplay ? Math.min(plan.from ?? 0, count()) : count());
  const [mode, setMode] = createSignal<Mode>(isReplay ? 'paused' : 'live');
  const [event, setEvent] = createSignal<GameEvent>();
  const [shown, setShown] = createSignal<readonly GameEvent[]>(NOTHING);
  const [reached, setReached] = createSignal<Moment>({ step: isReplay ? Number.POSITIVE_INFINITY : at(), events: 0 });
  const isLive = createMemo(() => mode() === 'live' && at() === count() && event() === undefined);
  // Whatever runs (a film, a thinking bot) holds the number it began with and stops when that is no longer the current one.
  let run = 0;
  let showing = 0;
  let hasLeft = false;
  onCleanup(() => {
    hasLeft = true;
    run++;
  });

  function reach(moment: Moment): void {
    if (isLater(moment, reached())) setReached(moment);
  }

  function follow(): void {
    if (at() > count()) setAt(count());
    else if (mode() === 'live' && event() === undefined) passSilent();
  }

  /** Steps of which nothing is shown are done at once: nobody is interrupted by a bot that has laid its cards face down. */
  function passSilent(): void {
    while (at() < count()) {
      const events = eventsAfter(at());
      if (events.some((seen) => manner.duration(seen) > 0)) return;
      for (const seen of events) manner.onEvent?.(seen, true);
      setAt(at() + 1);
      reach({ step: at(), events: 0 });
    }
  }

  async function proceed(): Promise<void> {
    const mine = ++run;
    showing = mine;
    while (mine === run && mode() !== 'paused' && at() < count()) {
      await showStep(mine);
      if (mine !== run) return;
      finishStep();
    }
    showing = 0;
    if (mine !== run || mode() === 'paused') return;
    if (isReplay) setMode('paused');
    else {
      setMode('live');
      await plan.onShown?.(() => mine !== run);
    }
  }

  function start(): void {
    if (!hasLeft) proceed().catch((error: unknown) => manner.onTrouble?.(error));
  }

  function goOn(): void {
    if (mode() !== 'paused' && showing !== run) start();
  }

  function finishStep(): void {
    batch(() => {
      setEvent(undefined);
      setShown(NOTHING);
      setAt(at() + 1);
      reach({ step: at(), events: 0 });
    });
  }

  async function showStep(mine: number): Promise<void> {
    const events = eventsAfter(at());
    const first = shown().length;
    for (let index = first; index < events.length; index++) {
      const seen = events[index]!;
      // Whoever has just said "go on" stands before it already.
      if (index > first && manner.stopsBefore?.(seen)) {
        hold(at(), index);
        return;
      }
      manner.onEvent?.(seen, mode() === 'live');
      const length = manner.duration(seen);
      if (length <= 0) continue;
      batch(() => {
        setEvent(seen);
        setShown(events.slice(0, index + 1));
        reach({ step: at(), events: index + 1 });
      });
      await new Promise((done) => setTimeout(done, length));
      if (mine !== run) return;
    }
  }

  function stop(): void {
    run++;
    plan.onStop?.();
  }

  function snap(): void {
    setEvent(undefined);
    setShown(NOTHING);
    setAt(count());
    setReached({ step: at(), events: 0 });
  }

  /** Stops whatever runs and shows one moment. */
  function hold(step: number, events = 0): void {
    batch(() => {
      stop();
      setMode('paused');
      setAt(Math.max(0, Math.min(step, count())));
      const past = events > 0 ? eventsAfter(at()).slice(0, events) : NOTHING;
      setShown(past);
      setEvent(past.at(-1));
      reach({ step: at(), events: past.length });
    });
  }

  function roll(from: number, events = 0): void {
    hold(from, events);
    setMode('film');
    start();
  }

  function backToNow(): void {
    hold(count());
    if (isReplay) return;
    setMode('live');
    start();
  }

  function stepForward(): void {
    const from = at();
    if (from >= count()) {
      backToNow();
      return;
    }
    hold(from);
    // One step is shown with its events, then the film stands still again.
    const mine = ++run;
    void showStep(mine).then(() => {
      if (mine === run) finishStep();
    });
  }

  function stepOn(): void {
    for (let step = at(), from = shown().length; step < count(); step++, from = 0) {
      const events = eventsAfter(step);
      for (let index = from; index < events.length; index++) {
        const next = events[index]!;
        if (manner.stopsBefore?.(next) && index > from) {
          hold(step, index);
          return;
        }
        if (manner.isMoment?.(next) ?? manner.duration(next) > 0) {
          hold(step, index + 1);
          return;
        }
      }
    }
    backToNow();
  }

  const lastTurn = (): number =>
    manner.lastTurn?.(source.passages()) ??
    lastTurnStart(
      source.passages().map(({ actor }) => actor),
      plan.me(),
    );

  return {
    start,
    goOn,
    stop,
    follow: () => batch(follow),
    snap: () => batch(snap),
    roll,
    film: {
      at,
      mode,
      event,
      shown,
      reached,
      isLive,
      jumpTo: hold,
      backToNow,
      replayLastTurn: () => (manner.isStepped?.() ? hold(lastTurn()) : roll(lastTurn())),
      play: () => (at() >= count() ? roll(0) : roll(at(), shown().length)),
      pause: () => hold(at(), shown().length),
      stepForward,
      stepOn,
      stepBack: () => hold(at() - 1),
    },
  };
}

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
