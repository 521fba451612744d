import type { Action, AnyGame, Next, Seat } from '@stolik/kernel/game';
import type { Sight } from '@stolik/table/sight';
import type { Sitter, Table } from '@stolik/table/table';
import type { Answer, Scene } from '@stolik/wire/client';
import type { Room } from '@stolik/wire/room';
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js';
import { createProjector, type Source } from '../film/projector.ts';
import type { Match, MatchPage } from '../match.ts';
import { reuse } from '../reuse.ts';
import { predict } from './foresight.ts';
import type { Line } from './line.ts';
import {
  hasStandIn,
  isCut,
  isGoing,
  isWaiting,
  passageReader,
  stepsIn,
  type Told,
  toldBy,
  whyNoUndo,
  withNews,
  withoutSent,
  withSent,
  worldAfter,
} from './told.ts';
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
  /** A request came to nothing. */
  onNo(request: 'act' | 'undo' | 'resign', answer: Extract<Answer, { ok: false }>): void;
}

/** More steps than this that were missed while the line was broken are not filmed unasked. */
const MOST_FILMED = 8;

/** A match over a line to the server. It must have told of the present already. */
export function createOnlineMatch(plan: OnlinePlan): Match {
  const { game, line, page } = plan;
  const scene = (): Scene => line.scene()!;
  const { viewer } = scene();
  const eyes: Seat | undefined = viewer >= 0 ? viewer : undefined;
  const [told, setTold] = createSignal(toldBy(scene()));
  const steps = createMemo(() => stepsIn(told()));
  const readPassages = passageReader();
  const source: Source = {
    count: () => steps().length,
    stateAt: (count) => worldAfter(told().start, steps(), count),
    eventsAfter: (count) => steps()[count]?.events ?? [],
    passages: createMemo(() => readPassages(steps())),
  };
  const projector = createProjector({ source, manner: page, me: () => eyes });
  const { film } = projector;

  const room = createMemo(() => scene().room);
  const sitters = createMemo(() => plan.sittersOf(room()));
  const state = createMemo(() => source.stateAt(source.count()));
  const next = createMemo((): Next => game.next(state()));
  const shownState = createMemo(() => source.stateAt(film.at()));
  /** One's own decisions are one's own: nobody stands in, and the table goes on. */
  const isMine = (seat: Seat | undefined): seat is Seat => seat !== undefined && isGoing(room()) && !hasStandIn(room(), seat);
  const isAsked = createMemo(() => isMine(eyes) && film.isLive() && !isWaiting(told()) && next().seats.includes(eyes));
  const canUndo = createMemo(() => isMine(eyes) && scene().canUndo && !room().question && told().sent.length === 0);
  const sight = createSight(game, scene, sitters, shownState, isAsked, canUndo);
  const change = (now: Told, show: () => void): void =>
    batch(() => {
      setTold(now);
      show();
    });

  listenToLine(plan, (now, wasAway) => {
    const old = told();
    const isShort = isCut(old, now.passages);
    const fresh = withNews(old, now, game, eyes);
    const isAhead = fresh.sent.length > 0 && film.at() > old.steps.length;
    const isLong = wasAway && now.passages.length - old.steps.length > MOST_FILMED;
    if (isShort) projector.stop();
    const isSnapped = film.mode() === 'live' && (isShort || isAhead || isLong);
    change(fresh, isSnapped ? projector.snap : projector.follow);
    projector.goOn();
  });

  function send(seat: Seat, text: string, action: Action): void {
    const decision = scene().decision + told().sent.length;
    keepUnsent(room().id, { decision, text });
    change(withSent(told(), { decision, text, step: predict(game, state(), seat, action) }), projector.follow);
    projector.goOn();
    void line.request(['act', decision, text]).then((answer) => {
      if (findUnsent(room().id)?.decision === decision) keepUnsent(room().id, undefined);
      if (answer.ok) return;
      projector.stop();
      change(withoutSent(told(), decision), projector.snap);
      projector.start();
      // Somebody was faster or the same decision came twice: what stands now is shown, and nothing has to be said.
      if (answer.code !== 'stale') plan.onNo('act', answer);
    });
  }

  /** What was decided before the page was loaded again, and has not arrived. */
  function sendUnsent(): void {
    const unsent = findUnsent(room().id);
    if (!unsent || eyes === undefined) return;
    keepUnsent(room().id, undefined);
    const read = unsent.decision === scene().decision && isAsked() ? game.read(state(), eyes, unsent.text) : undefined;
    if (read?.ok && !game.refuse(state(), eyes, read.value)) send(eyes, unsent.text, read.value);
  }

  async function request(kind: 'undo' | 'resign'): Promise<void> {
    const answer = await line.request([kind]);
    if (!answer.ok) plan.onNo(kind, answer);
  }

  void page.laying.laid.then(() => {
    projector.start();
    sendUnsent();
  });

  return {
    ...film,
    ...ALWAYS_OPEN,
    game,
    sitters,
    count: source.count,
    next,
    state,
    sight,
    passages: source.passages,
    shownState,
    eyes: () => eyes,
    isPlayedHere: (seat) => seat === eyes,
    isAsked,
    isThinking: () => film.isLive() && isGoing(room()) && next().seats.some((seat) => hasStandIn(room(), seat)),
    undoable: () => (canUndo() && film.mode() === 'live' ? eyes : undefined),
    whyNoUndo: () => (eyes === undefined || canUndo() ? undefined : whyNoUndo(told(), room(), eyes)),
    options: () => room().options,
    whole: plan.whole,
    act: (action) => {
      if (eyes === undefined || !isAsked()) return;
      const refusal = game.refuse(state(), eyes, action);
      if (refusal) page.onRefusal?.(refusal);
      else send(eyes, game.write(state(), eyes, action), action);
    },
    undo: () => {
      if (canUndo()) void request('undo');
      return false;
    },
    resign: () => void request('resign'),
  };
}

/** What is seen of the table as it is shown. */
function createSight(
  game: AnyGame,
  scene: Accessor<Scene>,
  sitters: Accessor<readonly Sitter[]>,
  shownState: Accessor<unknown>,
  isAsked: Accessor<boolean>,
  canUndo: Accessor<boolean>,
): Accessor<Sight> {
  const { viewer } = scene();
  return createMemo<Sight>((before) => {
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
}

/** Everybody has a screen of their own: no curtain hangs before it. */
const ALWAYS_OPEN: Pick<Match, 'curtain' | 'isTakingBack' | 'openCurtain' | 'keepMove' | 'cover' | 'uncover'> = {
  curtain: () => undefined,
  isTakingBack: () => false,
  openCurtain: () => {},
  keepMove: () => {},
  cover: () => {},
  uncover: () => {},
};

/** Tells what is new at the table, and whether the line was broken before. */
function listenToLine({ line, onUndone }: OnlinePlan, sync: (now: Scene, wasAway: boolean) => void): void {
  let isAway = false;
  onCleanup(
    line.listen((news, now) => {
      if (!now.isPresent) {
        isAway = true;
        return;
      }
      if (news.kind === 'moved' || news.kind === 'undone' || isAway) sync(now, isAway);
      isAway = false;
      if (news.kind === 'undone') onUndone(news.seat);
    }),
  );
}
