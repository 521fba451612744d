import { type Action, type AnyGame, type Next, REFEREE, type Seat, type Viewer, WATCHER } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import type { Result } from '@stolik/kernel/result';
import type { Step } from '@stolik/kernel/steps';
import type { Chronicle } from '@stolik/table/chronicle';
import { type Change, type Command, type No, reduce } from '@stolik/table/commands';
import { atHome } from '@stolik/table/local';
import type { Session } from '@stolik/table/session';
import { type Sight, sightOf } from '@stolik/table/sight';
import { decisionOf, type Table } from '@stolik/table/table';
import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { after, breathe } from '../../base/ui/leisure.ts';
import { askBot } from '../bots/bots.ts';
import { freshRng } from '../chance.ts';
import { createProjector, type Source } from '../film/projector.ts';
import type { Match, MatchPage } from '../match.ts';
import { reuse } from '../reuse.ts';
import { hasSecrets, isSecretRound, lastMoveOf, missedFrom, whoMayTakeBack } from './screen.ts';
import { createTakingBack } from './taking-back.ts';

export interface LocalPlan {
  readonly game: AnyGame;
  readonly session: Session;
  /** Has followed the session up to here. */
  readonly chronicle: Chronicle;
  readonly page: MatchPage;
  /** Nobody plays: a log is looked at with open hands. */
  readonly isReplay?: boolean;
  /** A replay begins after so many steps. */
  readonly from?: number | undefined;
  /** Somebody plays at this table in another tab: nothing is decided here, and what happens there is told by `news`. */
  news?(listen: (now: Session) => void): void;
  /** The table has changed and is to be saved. */
  onChange?(table: Table): void;
}

/** A session in the memory of this page: who sits at the screen, and the bots. What may happen is said by `reduce` alone. */
export function createLocalMatch(plan: LocalPlan): Match {
  const { game, chronicle, page } = plan;
  const rng = freshRng();
  const home = atHome(rng);
  const stateAt = (count: number): unknown => chronicle.stateAt(count);
  const persons = plan.session.table.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const isAlone = persons.length === 1 && !plan.isReplay;
  const isFollowing = plan.news !== undefined;

  const [session, setSession] = createSignal(plan.session);
  const table = (): Table => session().table;
  const [eyes, setEyes] = createSignal<Seat | undefined>(isAlone ? persons[0] : undefined);
  const [curtain, setCurtain] = createSignal<Seat>();
  const [isTakingBack, setTakingBack] = createSignal(false);
  const [isThinking, setThinking] = createSignal(false);
  let lastEyes: Seat | undefined;
  let hadSecrets = false;
  /** How many steps each person has watched. */
  const watched = new Map<Seat, number>();
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
  const { film, start, goOn, stop, follow, snap, roll } = createProjector({
    source,
    manner: page,
    isReplay: plan.isReplay,
    from: plan.from,
    me: () => eyes() ?? lastEyes,
    ...(!isFollowing && { onShown: ask }),
    onStop: () => setThinking(false),
  });
  const { at, mode, isLive } = film;
  /** Shows what has happened; then whoever is next is asked. */
  function goAhead(): void {
    setThinking(false);
    start();
  }

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
    return (
      !plan.isReplay && !isFollowing && isLive() && seat !== undefined && next().seats.includes(seat) && persons.includes(seat)
    );
  });

  /** Whether this person's side may be shown only to somebody who has said that they are there. */
  function isCovered(person: Seat): boolean {
    if (persons.length < 2) return false;
    const { state } = table();
    hadSecrets ||= persons.some((seat) => hasSecrets(game, state, seat));
    // Of an empty hand nothing is hidden, and the tile that is drawn into it is.
    if (hadSecrets && !chronicle.isPlayedInRounds) return true;
    return hasSecrets(game, state, person) || isSecretRound(next(), person, chronicle.passages(person));
  }

  /** The screen is nobody's for now; `seat` has seen everything so far, and where it was everybody's all have. */
  function letGo(): void {
    const seat = eyes();
    // Before anybody has taken the screen nobody has seen anything.
    for (const person of seat !== undefined ? [seat] : lastEyes !== undefined ? persons : []) watched.set(person, at());
    lastEyes = seat ?? lastEyes;
    setEyes(undefined);
  }

  const lastMove = () => lastMoveOf(table().steps, persons, (count) => chronicle.askedAt(count));
  const takingBack = createTakingBack({
    game,
    table,
    stateAt,
    who: () => {
      if (plan.isReplay || isFollowing || isTakingBack() || mode() !== 'live') return [];
      return isAlone ? persons : whoMayTakeBack(eyes(), lastMove());
    },
  });
  const { undoable } = takingBack;
  page.laying.add(takingBack.look);
  createEffect(on([session, eyes, mode, curtain], takingBack.refresh, { defer: true }));

  const change = (command: Command): boolean => settle(reduce(session(), command, home));

  function settle(result: Result<Change, No>): boolean {
    if (!result.ok) {
      const { code, refusal } = result.problem;
      if (refusal) page.onRefusal?.(refusal);
      else if (code !== 'stale') page.onTrouble?.(new Error(`${game.id}: ${code}`));
      return false;
    }
    take(result.value);
    return true;
  }

  function take({ after, made, entries }: Change): void {
    if (entries.length === 0) return;
    chronicle.follow(after.table, made);
    batch(() => {
      setSession(after);
      follow();
    });
    plan.onChange?.(after.table);
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
      letGo();
      if (isCovered(person)) setCurtain(person);
      else setEyes(person);
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
      const before = session();
      const answer: Command = { kind: 'botAct', seat, action };
      const answered = reduce(before, answer, home);
      const length = page.hesitation(await takingBack.endsWith(answered, isStale)) - (performance.now() - began);
      await (length > 0 ? after(length) : breathe());
      if (isStale()) return;
      settle(session() === before ? answered : reduce(session(), answer, home));
      // Whoever is next is asked in a task of its own; somebody may have decided meanwhile, and that has asked them.
      await breathe();
    } catch (error) {
      if (isStale()) return;
      setThinking(false);
      page.onTrouble?.(error);
      return;
    }
    if (!isStale()) goAhead();
  }

  /** A decision of whoever has the screen. What came of programs that were laid in secret everybody looks at. */
  function decide(command: Command): void {
    const isDone = batch(() => {
      if (!change(command)) return false;
      if (persons.length > 1 && chronicle.isPlayedInRounds) letGo();
      return true;
    });
    if (isDone) goAhead();
  }

  function act(action: Action): void {
    const seat = eyes();
    if (seat !== undefined && isAsked()) decide({ kind: 'act', seat, decision: decisionOf(table(), seat), what: action });
  }

  function resign(): void {
    const seat = eyes();
    if (seat === undefined || isFollowing || next().kind === 'over') return;
    stop();
    decide({ kind: 'resign', seat });
  }

  /** Somebody else's side is shown again: first they say that they are there. */
  function undo(): boolean {
    const seat = takingBack.find();
    if (seat === undefined) return false;
    stop();
    if (seat === eyes() || !isCovered(seat)) return takeBack(seat);
    batch(() => {
      letGo();
      setTakingBack(true);
      setCurtain(seat);
    });
    return false;
  }

  function takeBack(seat: Seat): boolean {
    if (!change({ kind: 'undo', seat })) return false;
    batch(() => {
      snap();
      setTakingBack(false);
      setCurtain(undefined);
      setEyes(seat);
    });
    goAhead();
    return true;
  }

  function keepMove(): void {
    batch(() => {
      setTakingBack(false);
      setCurtain(undefined);
    });
    goAhead();
  }

  function openCurtain(): void {
    const seat = curtain();
    if (seat === undefined) return;
    if (isTakingBack()) {
      takeBack(seat);
      return;
    }
    batch(() => {
      setEyes(seat);
      setCurtain(undefined);
    });
    showMissed(seat);
  }

  /** What the others did while this person looked away. */
  function showMissed(seat: Seat): void {
    const count = source.count();
    const unknown = chronicle.isPlayedInRounds ? count : missedFrom(passages(), seat);
    const from = Math.min(watched.get(seat) ?? unknown, count);
    watched.set(seat, count);
    const missed = passages().slice(from);
    if (page.showsMissed() && missed.some(({ events }) => events.some((event) => page.duration(event) > 0))) roll(from);
  }

  /** What was done in another tab: steps that are known already stay the same objects. */
  plan.news?.((now) => {
    const old = table().steps;
    const isSame = (a: Step | undefined, b: Step): boolean => canonicalJson(a) === canonicalJson(b);
    const steps = now.table.steps.map((step, index) => (old[index] && isSame(old[index], step) ? old[index] : step));
    const isCut = old.some((step, index) => steps[index] !== step);
    const changed = { ...now, table: { ...now.table, steps } };
    chronicle.follow(changed.table);
    if (isCut) stop();
    batch(() => {
      setSession(changed);
      if (isCut && mode() === 'live') snap();
      else follow();
    });
    goOn();
  });

  /** A table that was kept before its first chance, or in the middle of one, goes on by itself. */
  function begin(): void {
    if (hasLeft) return;
    if (!isFollowing) change({ kind: 'settle' });
    goAhead();
  }
  if (!plan.isReplay) void page.laying.laid.then(begin);

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
    whyNoUndo: () => takingBack.whyNot(eyes() ?? lastEyes ?? persons[0]),
    isTakingBack,
    options: () => table().options,
    whole: table,
    act,
    undo,
    resign,
    openCurtain,
    keepMove,
    cover: () => {
      stop();
      if (!isAlone) batch(letGo);
    },
    uncover: goAhead,
  };
}
