import { type Action, type AnyGame, CHANCE, type Next, REFEREE, type Seat, type Viewer, WATCHER } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import type { Chronicle } from '@stolik/table/chronicle';
import { type Sight, sightOf } from '@stolik/table/sight';
import { type Change, type Command, decisionOf, reduce, type Table } from '@stolik/table/table';
import { canUndo, lookForUndo, type NoUndo, stepsAfterUndo } from '@stolik/table/undo';
import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { after, breathe, idle, inSlices } from '../ui/leisure.ts';
import { askBot } from './bots.ts';
import { freshRng } from './chance.ts';
import type { Match, MatchPage } from './match.ts';
import { createProjector, type Source } from './projector.ts';
import { reuse } from './reuse.ts';

export interface LocalPlan {
  readonly game: AnyGame;
  readonly table: Table;
  /** Has followed the table up to here. */
  readonly chronicle: Chronicle;
  readonly page: MatchPage;
  /** Nobody plays: a log is looked at with open hands. */
  readonly isReplay?: boolean;
  /** A replay begins after so many steps. */
  readonly from?: number | undefined;
  /** The table has changed and is to be saved. */
  onChange?(table: Table): void;
}

type Reduced = ReturnType<typeof reduce>;

/** A table of this browser: the reducer, who sits at the screen, and the bots. */
export function createLocalMatch(plan: LocalPlan): Match {
  const { game, chronicle, page } = plan;
  const rng = freshRng();
  const stateAt = (count: number): unknown => chronicle.stateAt(count);
  const persons = plan.table.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const isAlone = persons.length === 1 && !plan.isReplay;

  const [table, setTable] = createSignal(plan.table);
  const [eyes, setEyes] = createSignal<Seat | undefined>(isAlone ? persons[0] : undefined);
  const [curtain, setCurtain] = createSignal<Seat>();
  const [isThinking, setThinking] = createSignal(false);
  let lastEyes: Seat | undefined;
  let hasLeft = false;
  onCleanup(() => {
    hasLeft = true;
  });

  const viewer = (): Viewer => eyes() ?? (plan.isReplay ? REFEREE : WATCHER);
  const passages = createMemo(() => {
    table();
    return chronicle.passages(viewer());
  });
  const source: Source = {
    count: createMemo(() => table().steps.length),
    stateAt,
    eventsAfter: (count) => {
      const seenBy = viewer();
      return chronicle.eventsAfter(count).flatMap((happened) => game.see(happened, seenBy) ?? []);
    },
    passages,
  };
  const { film, start, stop, follow, snap } = createProjector({
    source,
    manner: page,
    isReplay: plan.isReplay,
    from: plan.from,
    me: () => eyes() ?? lastEyes,
    prepare: () => {
      setThinking(false);
      rollChance();
    },
    ask,
    onStop: () => setThinking(false),
  });
  const { at, mode, isLive } = film;

  const shownTable = createMemo((): Table => {
    const now = table();
    const count = at();
    if (count >= now.steps.length) return now;
    return { ...now, steps: now.steps.slice(0, count), state: chronicle.stateAt(count) };
  });
  const sight = createMemo<Sight>((before) => {
    const now = sightOf(game, shownTable(), viewer());
    return Object.defineProperty(now, 'view', { value: reuse(before?.view, now.view), enumerable: true });
  });
  const sitters = createMemo(() => table().sitters);
  const next = createMemo<Next>((before) => reuse(before, game.next(table().state)));
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
  page.laying.add(lookForUndoable);
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
  async function endsUndo(answered: Reduced, isStale: () => boolean): Promise<boolean> {
    const person = undoable();
    if (person === undefined || !answered.ok) return false;
    const left = await inSlices(lookForUndo(game, answered.value.table, person, stateAt), isStale);
    return left !== undefined && !left.ok;
  }

  const actionOf = (seat: Seat, action: Action): Command => ({ kind: 'act', seat, decision: decisionOf(table(), seat), action });
  const change = (command: Command): boolean => settle(reduce(game, table(), command));

  function settle(result: Reduced): boolean {
    if (!result.ok) {
      if (result.problem.kind === 'refused') page.onRefusal?.(result.problem.refusal);
      else if (result.problem.kind === 'problem') page.onTrouble?.(new Error(result.problem.says));
      return false;
    }
    take(result.value);
    return true;
  }

  function take({ table: changed, events }: Change): void {
    chronicle.follow(changed, events);
    batch(() => {
      setTable(changed);
      follow();
    });
    plan.onChange?.(changed);
  }

  function rollChance(): void {
    batch(() => {
      while (game.next(table().state).kind === 'chance') {
        const result = game.roll(table().state, rng);
        if (!change({ kind: 'chance', result })) throw new Error(`${game.id} refused its own chance`);
      }
    });
  }

  async function ask(isStale: () => boolean): Promise<void> {
    const now = next();
    if (now.kind === 'over') return;
    const bot = now.seats.find((seat) => !persons.includes(seat));
    if (bot !== undefined) return askBotFor(bot, isStale);
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

  async function askBotFor(seat: Seat, isStale: () => boolean): Promise<void> {
    const sitter = table().sitters[seat];
    if (sitter?.kind !== 'bot') throw new Error(`seat ${seat + 1} has no bot`);
    setThinking(true);
    try {
      const began = performance.now();
      const action = await askBot(table(), seat, sitter.level, rng);
      if (isStale()) return;
      // What comes of it is found out in one task, shown in another.
      const before = table();
      const answered = reduce(game, before, actionOf(seat, action));
      const length = page.hesitation(await endsUndo(answered, isStale)) - (performance.now() - began);
      await (length > 0 ? after(length) : breathe());
      if (isStale()) return;
      settle(table() === before ? answered : reduce(game, table(), actionOf(seat, action)));
      // Whoever is next is asked in a task of its own; somebody may have decided meanwhile, and that has asked them.
      await breathe();
    } catch (error) {
      if (isStale()) return;
      setThinking(false);
      page.onTrouble?.(error);
      return;
    }
    if (!isStale()) start();
  }

  function act(action: Action): void {
    const seat = eyes();
    if (seat === undefined || !isAsked()) return;
    if (change(actionOf(seat, action))) start();
  }

  function undo(): boolean {
    const seat = findUndoable();
    if (seat === undefined) return false;
    stop();
    if (!change({ kind: 'undo', seat })) return false;
    batch(() => {
      snap();
      setCurtain(undefined);
      setEyes(seat);
    });
    start();
    return true;
  }

  function resign(): void {
    const seat = eyes();
    if (seat === undefined || next().kind === 'over') return;
    stop();
    if (change({ kind: 'resign', seat })) start();
  }

  function openCurtain(): void {
    batch(() => {
      setEyes(curtain());
      setCurtain(undefined);
    });
  }

  if (!plan.isReplay) void page.laying.laid.then(() => !hasLeft && start());

  return {
    ...film,
    game,
    sitters,
    count: source.count,
    next,
    state: () => table().state,
    sight,
    passages,
    shownState: () => shownTable().state,
    eyes,
    isPlayedHere: (seat) => persons.includes(seat),
    curtain,
    isAsked,
    isThinking,
    undoable,
    whyNoUndo,
    whole: table,
    act,
    undo,
    resign,
    openCurtain,
  };
}
