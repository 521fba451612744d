import { type Next, REFEREE, type Seat, type Viewer, WATCHER } from '@stolik/kernel/game';
import type { Result } from '@stolik/kernel/result';
import { type Change, type Command, type No, reduce } from '@stolik/table/commands';
import { atHome } from '@stolik/table/local';
import type { Session } from '@stolik/table/session';
import { type Sight, sightOf } from '@stolik/table/sight';
import type { Table } from '@stolik/table/table';
import { type Accessor, batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { freshRng } from '../chance.ts';
import { createProjector, type Projector, type Source } from '../film/projector.ts';
import type { Match } from '../match.ts';
import { namedNow } from '../names-now.ts';
import { reuse } from '../reuse.ts';
import { createBotTurns } from './bot-turns.ts';
import { createAtScreen, handsOf } from './hands.ts';
import type { LocalPlan } from './local-plan.ts';
import { asking, hasSecrets, isSecretRound, lastMoveOf, letGo, type Screen, sameSteps, whoMayTakeBack } from './screen.ts';
import { createTakingBack } from './taking-back.ts';

export interface LocalMatch extends Match {
  /** Everything is as it was when the match was opened: a question is tried again. */
  restart(): void;
}

/** A session in the memory of this page: who sits at the screen, and the bots. What may happen is said by `reduce` alone. */
export function createLocalMatch(plan: LocalPlan): LocalMatch {
  const { game, chronicle, page } = plan;
  const rng = freshRng();
  const home = atHome(rng);
  const persons = plan.session.table.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const isAlone = persons.length === 1 && !plan.isReplay;
  const isFollowing = plan.news !== undefined;
  const isDecidedHere = !plan.isReplay && !isFollowing;

  const [session, setSession] = createSignal(plan.session);
  const table = (): Table => session().table;
  const seated = createMemo(() => table().sitters);
  const next = createMemo<Next>((before) => reuse(before, game.next(table().state)));
  const atScreen = createAtScreen(isAlone ? persons[0] : undefined);
  const { screen, setScreen, eyes, curtain, isTakingBack, lastSeen } = atScreen;
  const isCovered = createCover(plan, persons, table, next);
  const [isThinking, setThinking] = createSignal(false);

  const viewer = (): Viewer => eyes() ?? (plan.isReplay ? REFEREE : WATCHER);
  const source = createSource(plan, table, viewer);
  const projector = createProjector({
    source,
    manner: page,
    isReplay: plan.isReplay,
    from: plan.from,
    me: lastSeen,
    ...(!isFollowing && { onShown: ask }),
    onStop: () => setThinking(false),
  });
  const { film } = projector;
  const isAsked = createMemo(() => {
    const seat = eyes();
    return isDecidedHere && film.isLive() && seat !== undefined && next().seats.includes(seat) && persons.includes(seat);
  });
  const takingBack = createTakingBack({
    game,
    table,
    stateAt: source.stateAt,
    who: () => {
      if (!isDecidedHere || isTakingBack() || film.mode() !== 'live') return [];
      const last = lastMoveOf(table().steps, persons, (count) => chronicle.askedAt(count));
      return isAlone ? persons : whoMayTakeBack(eyes(), last);
    },
  });
  page.laying.add(takingBack.look);
  createEffect(on([session, eyes, film.mode, curtain], takingBack.refresh, { defer: true }));

  /** Shows what has happened; then whoever is next is asked. */
  function goAhead(): void {
    setThinking(false);
    projector.start();
  }
  const settle = createSettling(plan, projector, setSession);
  const change = (command: Command): boolean => settle(reduce(session(), command, home));
  const leave = (): Screen => letGo(screen(), persons, film.at());
  const askBotFor = createBotTurns({
    session,
    around: home,
    rng,
    page,
    endsTakingBack: takingBack.endsWith,
    settle,
    setThinking,
    goAhead,
  });
  async function ask(isStale: () => boolean): Promise<void> {
    const { kind, seats } = next();
    const [person] = seats;
    const bot = seats.find((seat) => !persons.includes(seat));
    if (kind === 'over' || person === undefined) return;
    if (bot !== undefined) await askBotFor(bot, isStale);
    else if (eyes() === undefined || !seats.includes(eyes()!)) setScreen(asking(leave(), person, isCovered(person)));
  }

  listenToNews(plan, table, projector, film.mode, setSession);
  beginWhenLaid(plan, () => {
    // A table that was kept before its first chance, or in the middle of one, goes on by itself.
    if (!isFollowing) change({ kind: 'settle' });
    goAhead();
  });

  return {
    ...film,
    ...createShown(plan, table, film.at, viewer),
    ...handsOf({
      plan,
      persons,
      isAlone,
      isFollowing,
      table,
      next,
      atScreen,
      source,
      projector,
      isAsked,
      takingBack,
      isCovered,
      change,
      leave,
      goAhead,
    }),
    game,
    sitters: createMemo(() => namedNow(seated())),
    count: source.count,
    next,
    state: () => table().state,
    passages: source.passages,
    eyes,
    isPlayedHere: (seat) => persons.includes(seat),
    curtain,
    isAsked,
    isThinking,
    undoable: takingBack.undoable,
    whyNoUndo: () => takingBack.whyNot(lastSeen() ?? persons[0]),
    isTakingBack,
    options: () => table().options,
    whole: table,
    restart: () => restart(plan, projector, setSession, goAhead),
  };
}

/** Back to where the match was opened, as if nothing had been done. */
function restart(
  { chronicle, session }: LocalPlan,
  projector: Pick<Projector, 'stop' | 'snap'>,
  setSession: (now: Session) => void,
  goAhead: () => void,
): void {
  projector.stop();
  chronicle.follow(session.table);
  batch(() => {
    setSession(session);
    projector.snap();
  });
  goAhead();
}

/** What a command has come to becomes the session and is kept; answers whether it was allowed. */
function createSettling(
  plan: LocalPlan,
  projector: Pick<Projector, 'follow'>,
  setSession: (now: Session) => void,
): (result: Result<Change, No>) => boolean {
  return (result) => {
    if (!result.ok) {
      sayNo(plan, result.problem);
      return false;
    }
    const { after, made, entries } = result.value;
    if (entries.length === 0) return true;
    plan.chronicle.follow(after.table, made);
    batch(() => {
      setSession(after);
      projector.follow();
    });
    plan.onChange?.(after.table);
    return true;
  };
}

function sayNo({ game, page }: LocalPlan, { code, refusal }: No): void {
  if (refusal) page.onRefusal?.(refusal);
  else if (code !== 'stale') page.onTrouble?.(new Error(`${game.id}: ${code}`));
}

/** What is shown: the session as whoever looks may know it. */
function createSource({ game, chronicle }: LocalPlan, table: Accessor<Table>, viewer: Accessor<Viewer>): Source {
  return {
    count: createMemo(() => table().steps.length),
    stateAt: (count) => chronicle.stateAt(count),
    eventsAfter: (count) => {
      const seenBy = viewer();
      return chronicle.eventsAfter(count).flatMap((happened) => game.see(happened, seenBy) ?? []);
    },
    passages: createMemo(() => {
      table();
      return chronicle.passages(viewer());
    }),
  };
}

/** The table as it stood after so many steps, and what is seen of it. */
function createShown(
  { game, chronicle }: LocalPlan,
  table: Accessor<Table>,
  at: Accessor<number>,
  viewer: Accessor<Viewer>,
): Pick<Match, 'sight' | 'shownState'> {
  const shown = createMemo((): Table => {
    const now = table();
    const count = at();
    return count >= now.steps.length ? now : { ...now, steps: now.steps.slice(0, count), state: chronicle.stateAt(count) };
  });
  const sight = createMemo<Sight>((before) => {
    const now = sightOf(game, shown(), viewer());
    return Object.defineProperty(now, 'view', { value: reuse(before?.view, now.view), enumerable: true });
  });
  return { sight, shownState: () => shown().state };
}

/** Whether a person's side may be shown only to somebody who has said that they are there. */
function createCover(
  { game, chronicle }: LocalPlan,
  persons: readonly Seat[],
  table: Accessor<Table>,
  next: Accessor<Next>,
): (person: Seat) => boolean {
  let hadSecrets = false;
  return (person) => {
    if (persons.length < 2) return false;
    const { state } = table();
    hadSecrets ||= persons.some((seat) => hasSecrets(game, state, seat));
    // Of an empty hand nothing is hidden, and the tile that is drawn into it is.
    if (hadSecrets && !chronicle.isPlayedInRounds) return true;
    return hasSecrets(game, state, person) || isSecretRound(next(), person, chronicle.passages(person));
  };
}

/** What is done in another tab. */
function listenToNews(
  { news, chronicle }: LocalPlan,
  table: Accessor<Table>,
  { stop, snap, follow, goOn }: Pick<Projector, 'stop' | 'snap' | 'follow' | 'goOn'>,
  mode: Match['mode'],
  setSession: (now: Session) => void,
): void {
  news?.((now) => {
    const { steps, isCut } = sameSteps(table().steps, now.table.steps);
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
}

function beginWhenLaid({ isReplay, page }: LocalPlan, begin: () => void): void {
  let hasLeft = false;
  onCleanup(() => {
    hasLeft = true;
  });
  if (!isReplay) void page.laying.laid.then(() => hasLeft || begin());
}
