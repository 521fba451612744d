import type { GameEvent, Seat } from '@stolik/kernel/game';
import type { Passage } from '@stolik/table/sight';
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js';
import {
  beginsAsReplay,
  beginsLive,
  type Cut,
  followed,
  heldAt,
  lastTurnStart,
  type Mode,
  type Moment,
  nextStop,
  type Reel,
  type Showing,
  withEvents,
  withStepDone,
} from './showing.ts';

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
  /** How long an event is shown, in milliseconds, pace and all. `isFilm`: somebody has asked for a film. */
  duration(event: GameEvent, isFilm?: boolean): number;
  /** After how many steps "the last turn" begins, where the game knows better. */
  lastTurn?(passages: readonly Passage[]): number | undefined;
  /** Nothing is shown by itself: "again" stops at the beginning, to be stepped through. */
  isStepped?(): boolean;
  /** A film stands still before this event until somebody says "go on": what came before it is to be looked at. */
  stopsBefore?(event: GameEvent): boolean;
  /** One past the last event that is shown at the same time as this one; by itself, every event is. */
  beatEnd?(events: readonly GameEvent[], from: number): number;
  /** So many times as long as usual is this beat shown. */
  slowness?(events: readonly GameEvent[], from: number, end: number): number;
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
  /** Tells what came since then as it is told when it happens: nothing has to be gone back from. */
  catchUp(from: number): void;
}

/** Shows step by step what happened. What is shown (`at`) runs behind what is true (`count`) while events are shown. */
export function createProjector(plan: ProjectorPlan): Projector {
  const { source, manner, isReplay = false } = plan;
  const { count, eventsAfter } = source;
  const [showing, show] = createSignal<Showing>(isReplay ? beginsAsReplay(count(), plan.from) : beginsLive(count()));
  const onScreen = createOnScreen(showing, count);
  const { at, mode, shown } = onScreen;
  const reel = (): Reel => ({ count: count(), eventsAfter });
  const setMode = (now: Mode): void => void show({ ...showing(), mode: now });
  const runs = createRuns();
  let running = 0;

  function follow(): void {
    const now = followed(showing(), reel(), (seen) => manner.duration(seen) > 0);
    for (const seen of now.passed) manner.onEvent?.(seen, true);
    show(now.showing);
  }

  async function proceed(): Promise<void> {
    const mine = runs.begin();
    running = mine;
    while (mine === runs.now() && mode() !== 'paused' && at() < count()) {
      await showStep(mine);
      if (mine !== runs.now()) return;
      show(withStepDone(showing()));
    }
    running = 0;
    if (mine !== runs.now() || mode() === 'paused') return;
    setMode(isReplay ? 'paused' : 'live');
    if (!isReplay) await plan.onShown?.(() => mine !== runs.now());
  }

  function start(): void {
    if (!runs.hasLeft()) proceed().catch((error: unknown) => manner.onTrouble?.(error));
  }

  const showStep = async (mine: number): Promise<void> =>
    showEvents(eventsAfter(at()), shown().length, {
      manner,
      isLive: () => mode() === 'live',
      isFilm: () => mode() === 'film',
      show: (events, index) => show(withEvents(showing(), events, index)),
      hold: (index) => hold(at(), index),
      isStale: () => mine !== runs.now(),
    });

  function stop(): void {
    runs.begin();
    plan.onStop?.();
  }

  /** Stops whatever runs and shows one moment. */
  function hold(step: number, events = 0): void {
    batch(() => {
      stop();
      show(heldAt(showing(), reel(), step, events));
    });
  }

  function roll(from: number, events = 0): void {
    hold(from, events);
    setMode('film');
    start();
  }

  function catchUp(from: number): void {
    hold(from);
    setMode('live');
    start();
  }

  const backToNow = (): void => (isReplay ? hold(count()) : catchUp(count()));

  /** One step is shown with its events, then the film stands still again. */
  function stepForward(): void {
    if (at() >= count()) {
      backToNow();
      return;
    }
    hold(at());
    const mine = runs.begin();
    void showStep(mine).then(() => {
      if (mine === runs.now()) show(withStepDone(showing()));
    });
  }

  function stepOn(): void {
    const next = nextStop(showing(), reel(), cutOf(manner));
    if (next) hold(next.step, next.events);
    else backToNow();
  }

  function replayLastTurn(): void {
    const from = manner.lastTurn?.(source.passages()) ?? lastTurnStart(actorsOf(source.passages()), plan.me());
    if (manner.isStepped?.()) hold(from);
    else roll(from);
  }

  return {
    start,
    goOn: () => {
      if (mode() !== 'paused' && running !== runs.now()) start();
    },
    stop,
    follow,
    snap: () => void show(beginsLive(count())),
    roll,
    catchUp,
    film: {
      ...onScreen,
      jumpTo: hold,
      backToNow,
      replayLastTurn,
      play: () => (at() >= count() ? roll(0) : roll(at(), shown().length)),
      pause: () => hold(at(), shown().length),
      stepForward,
      stepOn,
      stepBack: () => hold(at() - 1),
    },
  };
}

/** Whatever runs (a film, a thinking bot) holds the number it began with and stops when that is no longer the current one. */
function createRuns(): { now(): number; begin(): number; hasLeft(): boolean } {
  let run = 0;
  let hasLeft = false;
  onCleanup(() => {
    hasLeft = true;
    run++;
  });
  return { now: () => run, begin: () => ++run, hasLeft: () => hasLeft };
}

const actorsOf = (passages: readonly Passage[]): readonly number[] => passages.map(({ actor }) => actor);

/** What is on the screen, each part told apart: whoever asks for one is not woken by another. */
function createOnScreen(
  showing: Accessor<Showing>,
  count: Accessor<number>,
): Pick<Film, 'at' | 'mode' | 'shown' | 'event' | 'reached' | 'isLive'> {
  const at = createMemo(() => showing().at);
  const mode = createMemo(() => showing().mode);
  const shown = createMemo(() => showing().shown);
  const event = createMemo(() => shown().at(-1));
  const reached = createMemo(() => showing().reached);
  const isLive = createMemo(() => mode() === 'live' && at() === count() && event() === undefined);
  return { at, mode, shown, event, reached, isLive };
}

interface Screening {
  readonly manner: Manner;
  isLive(): boolean;
  isFilm(): boolean;
  /** The first so many of these events are on the screen. */
  show(events: readonly GameEvent[], count: number): void;
  /** The film stands still after so many events. */
  hold(count: number): void;
  /** Something else has begun meanwhile. */
  isStale(): boolean;
}

const cutOf = (manner: Manner): Cut => ({
  isMoment: (seen) => manner.isMoment?.(seen) ?? manner.duration(seen) > 0,
  stopsBefore: (seen) => manner.stopsBefore?.(seen) === true,
  beatEnd: (events, from) => endOf(manner, events, from),
});

const endOf = (manner: Manner, events: readonly GameEvent[], from: number): number => manner.beatEnd?.(events, from) ?? from + 1;

/** Shows the events of one step from the first that has not been shown, beat by beat, up to one that the film stops before. */
async function showEvents(events: readonly GameEvent[], first: number, screening: Screening): Promise<void> {
  const { manner } = screening;
  for (let index = first, end = first; index < events.length; index = end) {
    const seen = events[index]!;
    end = endOf(manner, events, index);
    // Whoever has just said "go on" stands before it already.
    if (index > first && manner.stopsBefore?.(seen)) {
      screening.hold(index);
      return;
    }
    const beat = events.slice(index, end);
    for (const each of beat) manner.onEvent?.(each, screening.isLive());
    const length = Math.max(...beat.map((each) => manner.duration(each, screening.isFilm())));
    if (length <= 0) continue;
    screening.show(events, end);
    const slowness = manner.slowness?.(events, index, end) ?? 1;
    await new Promise((done) => setTimeout(done, length * slowness));
    if (screening.isStale()) return;
  }
}
