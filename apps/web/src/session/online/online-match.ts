import type { Action, AnyGame, Next, Seat } from '@stolik/kernel/game';
import type { Passage, Sight } from '@stolik/table/sight';
import type { Sitter, Table } from '@stolik/table/table';
import type { NoUndo } from '@stolik/table/undo';
import type { Answer, Scene } from '@stolik/wire/client';
import type { SeenStep } from '@stolik/wire/push';
import type { Room } from '@stolik/wire/room';
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js';
import { createProjector, type Source } from '../film/projector.ts';
import type { Match, MatchPage } from '../match.ts';
import { reuse } from '../reuse.ts';
import { foresee } from './foresight.ts';
import type { Line } from './line.ts';
import { findUnsent, keepUnsent } from './unsent.ts';

export interface OnlinePlan {
  readonly game: AnyGame;
  readonly line: Line;
  readonly page: MatchPage;
  /** Names for the bots, in the language of the page. */
  sittersOf(room: Room): readonly Sitter[];
  /** The whole game once it is over and has been fetched. */
  readonly whole: Accessor<Table | undefined>;
  /** Steps were taken back: the last decision of this seat. */
  onUndone(seat: Seat): void;
  /** A wish came to nothing. */
  onNo(wish: 'act' | 'undo' | 'resign', answer: Extract<Answer, { ok: false }>): void;
}

/** A decision of ours on its way. `step` is what is shown of it already; without one it is shown when it comes back. */
interface Sent {
  readonly decision: number;
  readonly text: string;
  readonly step: SeenStep | undefined;
}

/** What is known of the table: what the server has told, and what we have sent since. */
interface Told {
  readonly start: unknown;
  readonly steps: readonly SeenStep[];
  readonly sent: readonly Sent[];
}

/** More steps than this that were missed while the line was broken are not filmed unasked. */
const MOST_FILMED = 8;

/** A match over a line to the server. It must have told of the present already. */
export function createOnlineMatch(plan: OnlinePlan): Match {
  const { game, line, page } = plan;
  const scene = (): Scene => line.scene()!;
  const { viewer } = scene();
  const eyes: Seat | undefined = viewer >= 0 ? viewer : undefined;
  const [told, setTold] = createSignal<Told>({ start: scene().start, steps: scene().passages, sent: [] });

  const shownSteps = createMemo((): readonly SeenStep[] => {
    const { steps, sent } = told();
    const ahead = sent.flatMap(({ step }) => step ?? []);
    return ahead.length > 0 ? [...steps, ...ahead] : steps;
  });
  const known = new WeakMap<SeenStep, Passage>();
  const passages = createMemo(() =>
    shownSteps().map((step, index): Passage => {
      const old = known.get(step);
      if (old?.after === index + 1) return old;
      const { actor, text, events } = step;
      const passage = { after: index + 1, actor, text, events };
      known.set(step, passage);
      return passage;
    }),
  );
  const stateAt = (count: number): unknown => (count === 0 ? told().start : (shownSteps()[count - 1]?.world ?? told().start));
  const source: Source = {
    count: () => shownSteps().length,
    stateAt,
    eventsAfter: (count) => shownSteps()[count]?.events ?? [],
    passages,
  };
  const { film, start, goOn, stop, follow, snap } = createProjector({ source, manner: page, me: () => eyes });

  const room = createMemo(() => scene().room);
  const sitters = createMemo(() => plan.sittersOf(room()));
  const state = createMemo(() => stateAt(source.count()));
  const next = createMemo((): Next => game.next(state()));
  const shownState = createMemo(() => stateAt(film.at()));
  const isWaiting = createMemo(() => told().sent.some(({ step }) => !step));
  const hasStandIn = (seat: Seat): boolean => {
    const sitter = room().seats[seat];
    return sitter?.kind === 'bot' || (sitter?.kind === 'person' && sitter.standIn !== undefined);
  };
  const isGoing = (): boolean => room().phase === 'playing' && !room().isPaused;
  const isAsked = createMemo(
    () => eyes !== undefined && isGoing() && film.isLive() && !isWaiting() && next().seats.includes(eyes) && !hasStandIn(eyes),
  );
  const canUndo = createMemo(
    () => eyes !== undefined && isGoing() && !hasStandIn(eyes) && scene().canUndo && !room().question && told().sent.length === 0,
  );
  const sight = createMemo<Sight>((before) => {
    const shown = shownState();
    return {
      game: game.id,
      version: scene().version,
      viewer,
      sitters: sitters(),
      next: game.next(shown),
      view: reuse(before?.view, game.view(shown, viewer)),
      decision: isAsked() ? scene().decision : undefined,
      canUndo: canUndo(),
    };
  });

  /** Takes over what the server has told; what of ours is not in it yet stays shown on top of that, where it still can. */
  function sync(now: Scene, wasAway: boolean): void {
    const old = told();
    const kept = old.steps.length;
    const isCut = now.passages.length < kept || (kept > 0 && now.passages[kept - 1] !== old.steps[kept - 1]);
    const sent = redone(
      now.world,
      old.sent.filter(({ decision }) => decision >= now.decision),
    );
    const isAhead = sent.length > 0 && film.at() > kept;
    const isLong = wasAway && now.passages.length - kept > MOST_FILMED;
    if (isCut) stop();
    batch(() => {
      setTold({ start: now.start, steps: now.passages, sent });
      if (film.mode() === 'live' && (isCut || isAhead || isLong)) snap();
      else follow();
    });
    goOn();
  }

  function redone(world: unknown, sent: readonly Sent[]): readonly Sent[] {
    let last = world;
    return sent.map((each) => {
      const read = each.step && eyes !== undefined ? game.read(last, eyes, each.text) : undefined;
      const step = read?.ok && eyes !== undefined ? foresee(game, last, eyes, read.value) : undefined;
      if (step) last = step.world;
      return { ...each, step };
    });
  }

  let isAway = false;
  onCleanup(
    line.listen((news, now) => {
      if (!now.isPresent) {
        isAway = true;
        return;
      }
      if (news.kind === 'moved' || news.kind === 'undone' || isAway) sync(now, isAway);
      isAway = false;
      if (news.kind === 'undone') plan.onUndone(news.seat);
    }),
  );

  function send(seat: Seat, text: string, action: Action): void {
    const decision = scene().decision + told().sent.length;
    const step = foresee(game, state(), seat, action);
    keepUnsent(room().id, { decision, text });
    batch(() => {
      setTold({ ...told(), sent: [...told().sent, { decision, text, step }] });
      follow();
    });
    goOn();
    void line.wish(['act', decision, text]).then((answer) => {
      const unsent = findUnsent(room().id);
      if (unsent?.decision === decision) keepUnsent(room().id, undefined);
      if (answer.ok) return;
      stop();
      batch(() => {
        setTold({ ...told(), sent: told().sent.filter((each) => each.decision < decision) });
        snap();
      });
      start();
      // Somebody was faster or the same decision came twice: what stands now is shown, and nothing has to be said.
      if (answer.code !== 'stale') plan.onNo('act', answer);
    });
  }

  function act(action: Action): void {
    if (eyes === undefined || !isAsked()) return;
    const refusal = game.refuse(state(), eyes, action);
    if (refusal) page.onRefusal?.(refusal);
    else send(eyes, game.write(state(), eyes, action), action);
  }

  /** What was decided before the page was loaded anew, and has not arrived. */
  function sendUnsent(): void {
    const unsent = findUnsent(room().id);
    if (!unsent || eyes === undefined) return;
    keepUnsent(room().id, undefined);
    const read = unsent.decision === scene().decision && isAsked() ? game.read(state(), eyes, unsent.text) : undefined;
    if (read?.ok && !game.refuse(state(), eyes, read.value)) send(eyes, unsent.text, read.value);
  }

  async function wish(kind: 'undo' | 'resign'): Promise<void> {
    const answer = await line.wish([kind]);
    if (!answer.ok) plan.onNo(kind, answer);
  }

  function whyNoUndo(): NoUndo | undefined {
    if (eyes === undefined || canUndo()) return undefined;
    if (room().phase === 'over') return 'over';
    return told().steps.some(({ actor }) => actor === eyes) ? 'answered' : 'nothing';
  }

  void page.laying.laid.then(() => {
    start();
    sendUnsent();
  });

  return {
    ...film,
    game,
    sitters,
    count: source.count,
    next,
    state,
    sight,
    passages,
    shownState,
    eyes: () => eyes,
    isPlayedHere: (seat) => seat === eyes,
    curtain: () => undefined,
    isTakingBack: () => false,
    isAsked,
    isThinking: () => film.isLive() && isGoing() && next().seats.some(hasStandIn),
    undoable: () => (canUndo() && film.mode() === 'live' ? eyes : undefined),
    whyNoUndo,
    options: () => room().options,
    whole: plan.whole,
    act,
    undo: () => {
      if (canUndo()) void wish('undo');
      return false;
    },
    resign: () => void wish('resign'),
    openCurtain: () => {},
    keepMove: () => {},
    cover: () => {},
    uncover: () => {},
  };
}
