import type { Refusal } from '@stolik/kernel/game';
import {
  type Action,
  type AnyGame,
  CHANCE,
  type GameEvent,
  type Next,
  REFEREE,
  type Seat,
  type Viewer,
  WATCHER,
} from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import type { Chronicle } from '@stolik/table/chronicle';
import { type Passage, type Sight, sightOf } from '@stolik/table/sight';
import { type Command, decisionOf, reduce, type Table } from '@stolik/table/table';
import { canUndo, lookForUndo, type NoUndo, stepsAfterUndo } from '@stolik/table/undo';
import { type Accessor, batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Laying } from '../ui/laying.tsx';
import { idle, inSlices } from '../ui/leisure.ts';
import { askBot } from './bots.ts';
import { freshRng } from './chance.ts';
import { reuse } from './reuse.ts';

export interface MatchPlan {
  readonly game: AnyGame;
  readonly table: Table;
  /** Has followed the table up to here. */
  readonly chronicle: Chronicle;
  /** How the table comes to lie on the screen: nothing is shown or asked before. */
  readonly laying: Pick<Laying, 'laid' | 'add'>;
  /** Nobody plays: a log is looked at with open hands. */
  readonly isReplay?: boolean;
  /** A replay begins after so many steps. */
  readonly from?: number | undefined;
  /** How long an event is shown, in milliseconds, pace and all. */
  duration(event: GameEvent): number;
  /** After how many steps "the last turn" begins, where the game knows better. */
  lastTurn?(passages: readonly Passage[]): number | undefined;
  /** Nothing is shown by itself: "again" stops at the beginning, to be stepped through. */
  isStepped?(): boolean;
  /** How long a bot seems to think at least; longer where its answer is the end of taking back. */
  hesitation(isLastChance: boolean): number;
  /** An event begins to be shown, in a film or live. */
  onEvent?(event: GameEvent, isLive: boolean): void;
  /** The table has changed and is to be saved. */
  onChange?(table: Table): void;
  onRefusal?(refusal: Refusal): void;
  onTrouble?(error: unknown): void;
}

export type Mode = 'live' | 'paused' | 'film';

/** A moment of the film: so many steps are done, and of the next one so many events have been shown. */
export interface Moment {
  readonly step: number;
  readonly events: number;
}

const isLater = (a: Moment, b: Moment): boolean => a.step > b.step || (a.step === b.step && a.events > b.events);

/**
 * A table in the page: the reducer, the projector that shows what happened step by step, who sits at the screen, and the bots.
 * What is shown (`at`) runs behind what is true (`table`) while events are shown.
 */
export interface Match {
  readonly game: AnyGame;
  readonly table: Accessor<Table>;
  readonly next: Accessor<Next>;
  readonly sight: Accessor<Sight>;
  readonly passages: Accessor<readonly Passage[]>;
  /** The state that is shown; for asking the rules about it, never for drawing. */
  readonly shownState: Accessor<unknown>;
  /** How many steps are shown. */
  readonly at: Accessor<number>;
  readonly mode: Accessor<Mode>;
  readonly event: Accessor<GameEvent | undefined>;
  /** Events of the step after `at` that have been shown so far. */
  readonly shown: Accessor<readonly GameEvent[]>;
  /** The latest moment that has ever been on the screen. */
  readonly reached: Accessor<Moment>;
  readonly eyes: Accessor<Seat | undefined>;
  /** Who is asked to take the device; nobody's hand is shown meanwhile. */
  readonly curtain: Accessor<Seat | undefined>;
  readonly isAsked: Accessor<boolean>;
  readonly isThinking: Accessor<boolean>;
  /** Whose last decision can be taken back now by whoever is at the screen. */
  readonly undoable: Accessor<Seat | undefined>;
  /** Why the person at the screen can't take back; undefined when they can, or when nobody is there. */
  whyNoUndo(): NoUndo | undefined;
  readonly isLive: Accessor<boolean>;
  act(action: Action): void;
  /** Answers whether something was taken back. */
  undo(): boolean;
  resign(): void;
  openCurtain(): void;
  /** Stops at a moment: after so many steps and so many events of the next one. */
  jumpTo(count: number, events?: number): void;
  backToNow(): void;
  replayLastTurn(): void;
  play(): void;
  pause(): void;
  stepForward(): void;
  stepBack(): void;
}

const NOTHING: readonly GameEvent[] = [];

export function createMatch(plan: MatchPlan): Match {
  const { game, chronicle } = plan;
  const rng = freshRng();
  const stateAt = (count: number): unknown => chronicle.stateAt(count);
  const persons = plan.table.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const isAlone = persons.length === 1 && !plan.isReplay;

  const [table, setTable] = createSignal(plan.table);
  const [at, setAt] = createSignal(plan.isReplay ? Math.min(plan.from ?? 0, plan.table.steps.length) : plan.table.steps.length);
  const [mode, setMode] = createSignal<Mode>(plan.isReplay ? 'paused' : 'live');
  const [event, setEvent] = createSignal<GameEvent>();
  const [shown, setShown] = createSignal<readonly GameEvent[]>(NOTHING);
  const [reached, setReached] = createSignal<Moment>({ step: plan.isReplay ? Number.POSITIVE_INFINITY : at(), events: 0 });
  const [eyes, setEyes] = createSignal<Seat | undefined>(isAlone ? persons[0] : undefined);
  const [curtain, setCurtain] = createSignal<Seat>();
  const [isThinking, setThinking] = createSignal(false);
  // Whatever runs (a film, a thinking bot) holds the number it began with and stops when that is no longer the current one.
  let run = 0;
  let lastEyes: Seat | undefined;
  let hasLeft = false;
  onCleanup(() => {
    hasLeft = true;
    run++;
  });

  const shownTable = createMemo((): Table => {
    const now = table();
    const count = at();
    if (count >= now.steps.length) return now;
    return { ...now, steps: now.steps.slice(0, count), state: chronicle.stateAt(count) };
  });
  const viewer = (): Viewer => eyes() ?? (plan.isReplay ? REFEREE : WATCHER);
  const sight = createMemo<Sight>((before) => {
    const now = sightOf(game, shownTable(), viewer());
    return Object.defineProperty(now, 'view', { value: reuse(before?.view, now.view), enumerable: true });
  });
  const passages = createMemo(() => {
    table();
    return chronicle.passages(viewer());
  });
  const next = createMemo((): Next => game.next(table().state));
  const isLive = createMemo(() => mode() === 'live' && at() === table().steps.length && event() === undefined);
  const isAsked = createMemo(() => {
    const seat = eyes();
    return !plan.isReplay && isLive() && seat !== undefined && next().seats.includes(seat) && persons.includes(seat);
  });

  function hasSecretsFor(seat: Seat): boolean {
    const { state } = table();
    const open = { ...game.view(state, WATCHER), viewer: 0 };
    return canonicalJson({ ...game.view(state, seat), viewer: 0 }) !== canonicalJson(open);
  }

  /** Several decide in secret at once: what one has laid, or is about to lay, the next one must not see. */
  function isSecretRound(person: Seat): boolean {
    const now = next();
    if (now.kind !== 'together') return false;
    if (now.seats.length > 1) return true;
    const last = chronicle.passages(person).findLast(({ actor }) => actor !== CHANCE);
    return last !== undefined && last.actor !== person && last.text === undefined;
  }

  /** Whoever is or was at the screen; after them somebody else who has just moved. */
  function whoMayUndo(): readonly Seat[] {
    if (plan.isReplay || mode() !== 'live') return [];
    const seat = eyes() ?? lastEyes;
    const here = seat !== undefined && persons.includes(seat) ? [seat] : [];
    if (curtain() !== undefined || isAlone) return here;
    return [...here, ...persons.filter((person) => table().steps.at(-1)?.actor === person)];
  }

  const findUndoable = (): Seat | undefined => whoMayUndo().find((seat) => canUndo(game, table(), seat, stateAt));

  // To know it other worlds are played through; nothing that is shown or asked waits for that.
  const [undoable, setUndoable] = createSignal<Seat>();
  let looks = 0;
  async function lookForUndoable(): Promise<void> {
    const mine = ++looks;
    const isStale = (): boolean => hasLeft || mine !== looks;
    let found: Seat | undefined;
    for (const seat of whoMayUndo()) {
      const left = await inSlices(lookForUndo(game, table(), seat, stateAt), isStale);
      if (isStale()) return;
      if (left?.ok) {
        found = seat;
        break;
      }
    }
    setUndoable(found);
  }
  plan.laying.add(lookForUndoable);
  createEffect(
    on(
      [table, eyes, mode, curtain],
      () => {
        looks++;
        void idle().then(() => (hasLeft ? undefined : lookForUndoable()));
      },
      { defer: true },
    ),
  );

  function whyNoUndo(): NoUndo | undefined {
    const seat = eyes() ?? lastEyes ?? persons[0];
    if (seat === undefined || findUndoable() !== undefined) return undefined;
    const left = stepsAfterUndo(game, table(), seat, stateAt);
    return left.ok ? undefined : left.problem;
  }

  /** Whether somebody could take back now, and no longer after this answer of a bot. */
  function endsUndo(seat: Seat, action: Action): boolean {
    const person = undoable();
    if (person === undefined) return false;
    const answered = reduce(game, table(), { kind: 'act', seat, decision: decisionOf(table(), seat), action });
    return answered.ok && !canUndo(game, answered.value.table, person, stateAt);
  }

  function change(command: Command): boolean {
    const result = reduce(game, table(), command);
    if (!result.ok) {
      if (result.problem.kind === 'refused') plan.onRefusal?.(result.problem.refusal);
      else if (result.problem.kind === 'problem') plan.onTrouble?.(new Error(result.problem.says));
      return false;
    }
    take(result.value.table);
    return true;
  }

  function take(changed: Table): void {
    chronicle.follow(changed);
    batch(() => {
      setTable(changed);
      if (at() > changed.steps.length) setAt(changed.steps.length);
      else if (mode() === 'live' && event() === undefined) passSilent();
    });
    plan.onChange?.(changed);
  }

  /** Steps of which nothing is shown are done at once: nobody is interrupted by a bot that has laid its cards face down. */
  function passSilent(): void {
    while (at() < table().steps.length) {
      const events = eventsAfter(at());
      if (events.some((seen) => plan.duration(seen) > 0)) return;
      for (const seen of events) plan.onEvent?.(seen, true);
      setAt(at() + 1);
      reach({ step: at(), events: 0 });
    }
  }

  function rollChance(): void {
    batch(() => {
      while (game.next(table().state).kind === 'chance') {
        const result = game.roll(table().state, rng);
        if (!change({ kind: 'chance', result })) throw new Error(`${game.id} refused its own chance`);
      }
    });
  }

  /** Shows what has not been shown yet, then asks whoever is next. */
  async function proceed(): Promise<void> {
    const mine = ++run;
    if (!plan.isReplay) rollChance();
    while (mine === run && mode() !== 'paused' && at() < table().steps.length) {
      await showStep(mine);
      if (mine !== run) return;
      finishStep();
    }
    if (mine !== run || mode() === 'paused') return;
    if (plan.isReplay) setMode('paused');
    else {
      setMode('live');
      await ask(mine);
    }
  }

  /** What came of the step after the first `count`, as whoever looks on may know it. */
  function eventsAfter(count: number): readonly GameEvent[] {
    const seenBy = viewer();
    return chronicle.eventsAfter(count).flatMap((happened) => game.see(happened, seenBy) ?? []);
  }

  function reach(moment: Moment): void {
    if (isLater(moment, reached())) setReached(moment);
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
    for (let index = shown().length; index < events.length; index++) {
      const seen = events[index]!;
      plan.onEvent?.(seen, mode() === 'live');
      const length = plan.duration(seen);
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

  async function ask(mine: number): Promise<void> {
    const now = next();
    if (now.kind === 'over') return;
    const bot = now.seats.find((seat) => !persons.includes(seat));
    if (bot !== undefined) return askBotFor(bot, mine);
    if (eyes() !== undefined && now.seats.includes(eyes()!)) return;
    const person = now.seats[0];
    if (person === undefined) return;
    batch(() => {
      lastEyes = eyes();
      if (persons.length > 1 && (hasSecretsFor(person) || isSecretRound(person))) {
        setEyes(undefined);
        setCurtain(person);
      } else {
        setEyes(person);
      }
    });
  }

  async function askBotFor(seat: Seat, mine: number): Promise<void> {
    const sitter = table().sitters[seat];
    if (sitter?.kind !== 'bot') throw new Error(`seat ${seat + 1} has no bot`);
    setThinking(true);
    try {
      const start = performance.now();
      const action = await askBot(table(), seat, sitter.level, rng);
      if (mine !== run) return;
      const length = plan.hesitation(endsUndo(seat, action)) - (performance.now() - start);
      if (length > 0) await new Promise((done) => setTimeout(done, length));
      if (mine !== run) return;
      setThinking(false);
      change({ kind: 'act', seat, decision: decisionOf(table(), seat), action });
    } catch (error) {
      if (mine === run) plan.onTrouble?.(error);
      return;
    } finally {
      if (mine === run) setThinking(false);
    }
    if (!hasLeft) start();
  }

  function start(): void {
    proceed().catch((error: unknown) => plan.onTrouble?.(error));
  }

  function act(action: Action): void {
    const seat = eyes();
    if (seat === undefined || !isAsked()) return;
    if (change({ kind: 'act', seat, decision: decisionOf(table(), seat), action })) start();
  }

  function undo(): boolean {
    const seat = findUndoable();
    if (seat === undefined) return false;
    run++;
    if (!change({ kind: 'undo', seat })) return false;
    batch(() => {
      setThinking(false);
      setEvent(undefined);
      setShown(NOTHING);
      setAt(table().steps.length);
      setReached({ step: at(), events: 0 });
      setCurtain(undefined);
      setEyes(seat);
    });
    start();
    return true;
  }

  function resign(): void {
    const seat = eyes();
    if (seat === undefined || next().kind === 'over') return;
    run++;
    setThinking(false);
    if (change({ kind: 'resign', seat })) start();
  }

  function openCurtain(): void {
    batch(() => {
      setEyes(curtain());
      setCurtain(undefined);
    });
  }

  /** Stops whatever runs and shows one moment. */
  function hold(count: number, events = 0): void {
    run++;
    batch(() => {
      setThinking(false);
      setMode('paused');
      setAt(Math.max(0, Math.min(count, table().steps.length)));
      const past = events > 0 ? eventsAfter(at()).slice(0, events) : NOTHING;
      setShown(past);
      setEvent(past.at(-1));
      reach({ step: at(), events: past.length });
    });
  }

  function film(from: number, events = 0): void {
    hold(from, events);
    setMode('film');
    start();
  }

  function backToNow(): void {
    hold(table().steps.length);
    if (plan.isReplay) return;
    setMode('live');
    start();
  }

  function stepForward(): void {
    const from = at();
    if (from >= table().steps.length) {
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

  /** Since the person at the screen last decided; or that decision, when nobody has moved since. */
  function lastTurnStart(): number {
    const known = plan.lastTurn?.(passages());
    if (known !== undefined) return known;
    const { steps } = table();
    const me = eyes() ?? lastEyes;
    const isOthers = (index: number): boolean => steps[index]!.actor !== me && steps[index]!.actor !== CHANCE;
    let from = steps.length - 1;
    while (from > 0 && steps[from]!.actor === CHANCE) from--;
    if (from <= 0) return 0;
    const wasOthers = isOthers(from);
    while (from > 0 && (steps[from - 1]!.actor === CHANCE || isOthers(from - 1) === wasOthers)) from--;
    while (from < steps.length - 1 && steps[from]!.actor === CHANCE) from++;
    return from;
  }

  if (!plan.isReplay) void plan.laying.laid.then(() => !hasLeft && start());

  return {
    game,
    table,
    next,
    sight,
    passages,
    shownState: () => shownTable().state,
    at,
    mode,
    event,
    shown,
    reached,
    eyes,
    curtain,
    isAsked,
    isThinking,
    undoable,
    whyNoUndo,
    isLive,
    act,
    undo,
    resign,
    openCurtain,
    jumpTo: hold,
    backToNow,
    replayLastTurn: () => (plan.isStepped?.() ? hold(lastTurnStart()) : film(lastTurnStart())),
    play: () => (at() >= table().steps.length ? film(0) : film(at(), shown().length)),
    pause: () => hold(at(), shown().length),
    stepForward,
    stepBack: () => hold(at() - 1),
  };
}
