import { read } from '../../base/messages/read.ts';
import '../style/table.css';
import { createEffect, createSignal, type JSX, on, onCleanup, onMount, Show, untrack } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { announce, hush } from '../../base/a11y/announce.ts';
import { gameTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { play } from '../../base/sound/sounds.ts';
import { hideFirst, showFirst } from '../../base/ui/first.ts';
import { fetchAtLeisure } from '../../base/ui/late-part.ts';
import { createLaying, Later, type Laying, LayingProvider } from '../../base/ui/laying.tsx';
import { Loading } from '../../base/ui/loading.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { toast } from '../../base/ui/toast.tsx';
import { hideToasts } from '../../base/ui/toast-list.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, Lit } from '../contract.ts';
import { Bar, type Opening } from './bar.tsx';
import { CoachLine, createCoaching } from './coach.tsx';
import { createEvening, type Evening } from './evening.ts';
import type { Sequel } from './extras.ts';
import { createHinting, type Hinting } from './hint.ts';
import { Curtain, Dialogs, EndShow, HintCard, LATER, ResultCard } from './later.ts';
import { NowLine } from './now-line.tsx';
import { openTable, type TablePlan } from './opened.ts';
import { type Origin, takeWanted } from './origin.ts';
import { FilmPart, MinePart, RimPart } from './parts.tsx';
import { Seats } from './seats.tsx';
import { shellClasses } from './shell-classes.ts';
import { createSide, type Side, SidePapers } from './side.tsx';
import { listenToTableKeys } from './table-keys.ts';
import { markTurn } from './turn-mark.ts';

/** Every table looks like this; what is on the felt, the wood and the paper is the game's. */
export function TableView(
  props: TablePlan & {
    readonly sequel?: Sequel;
    /** Where this table comes from, where another way of a game is tried at it. */
    readonly origin?: Origin | undefined;
  },
): JSX.Element {
  // A table page lives as long as its table: the parent makes another for another one.
  const { client, isReplay = false } = props;
  const laying = createLaying();
  showWhileLaid(client, laying);
  const [open, setOpen] = createSignal<Opening>();
  const side = createSide(laying.laid);
  const { match, table, extras, automata, nameOf } = openTable(props, laying, side);

  // A desk of its own that every part of a board asks: made before the first of them.
  laying.add(() => client.phases(table));
  const coaching = createCoaching(client, match, table, isReplay);
  const hinting = createHinting(client, match, table, isReplay);
  oneSheetAtATime(side, hinting);
  /** What the light falls on: an idea, or what would have been better at a moment that is spoken of. */
  const [momentLit, setMomentLit] = createSignal<Lit>();

  pageTitle(() => m()[isReplay ? 'replay' : 'table'].pageTitle(gameTitle(client.game.id)), laying.laid);
  createEffect(
    on([match.isAsked, laying.isLaid], ([isAsked, isLaid]) => {
      if (isAsked && isLaid) announceTurn(client.prompt(table), read(coaching.step()?.says));
    }),
  );
  markTurn(match.isAsked);
  betweenPeople(match, setOpen, laying.isLaid, props.sequel);

  // Who comes back to a moment of the review wants that, not the card.
  const first = takeWanted(location.hash);
  if (first !== undefined) void laying.laid.then(() => setOpen('review'));
  const hasShow = client.end.show !== undefined;
  const evening = createEvening({ match, isReplay, hasShow, wasTold: first !== undefined, onEnd: side.close });
  const undo = (): boolean => takeBack(match, isReplay);
  listen({ match, isReplay, side, hinting, undo, onHelp: () => setOpen('help') });

  const isPast = (): boolean => match.mode() !== 'live';
  /** Whoever looks on at a table of others has nothing to do at it. */
  const isWatched = (): boolean => extras !== undefined && match.eyes() === undefined;
  const ofTable = { client, match, table, isReplay, extras, nameOf, origin: props.origin };
  return (
    <LayingProvider value={laying}>
      <Show when={!laying.isLaid()}>
        <Loading isOver />
      </Show>
      <div
        class={`shell game-${client.game.id}`}
        classList={shellClasses({
          client,
          table,
          isPast: isPast(),
          isWatched: isWatched(),
          isTimed: extras?.isTimed() ?? false,
          hasLamp: laying.isLaid() && hinting.isHere(),
          seats: match.sitters().length + automata().length,
          evening: evening.stage(),
        })}
        data-won={evening.stage() ? match.next().outcome?.winners.join(' ') : undefined}
        data-laid={laying.isLaid() ? undefined : laying.shown()}
        data-coach={coaching.step()?.id}
      >
        <Later>
          <Bar
            {...ofTable}
            origin={props.origin}
            part={props.sequel?.says()}
            onOpen={setOpen}
            onLog={() => openLog(side, evening)}
          />
        </Later>
        <Later>
          <Seats {...ofTable} automata={automata()} />
        </Later>
        <RimPart client={client} table={table} isReplay={isReplay} hinting={hinting} lit={hinting.lit() ?? momentLit()} />
        <Later>
          <NowLine {...ofTable} onUndo={undo} onResult={evening.showCard}>
            <CoachLine coaching={coaching} onHelp={() => setOpen('help')} />
            <Show when={extras}>{(more) => <Dynamic component={more().Notices} />}</Show>
          </NowLine>
        </Later>
        <FilmPart {...ofTable} isOpen={isPast() || evening.isOver()} />
        <MinePart client={client} table={table} isPast={isPast()} isWatched={isWatched()} />
        <SidePapers {...ofTable} side={side} />
        <Show when={match.curtain() !== undefined && (match.next().kind !== 'over' || match.isTakingBack())}>
          <Curtain match={match} table={table} seat={match.curtain() ?? 0} nameOf={nameOf} onUndo={undo} />
        </Show>
        <Show when={hasShow && evening.stage() === 'dusk'}>
          <EndShow {...ofTable} room={evening.room()} onDone={evening.endShow} />
        </Show>
        <Show when={evening.stage() === 'card'}>
          <ResultCard
            {...ofTable}
            sequel={props.sequel}
            isNews={evening.isNews()}
            onReview={() => {
              evening.clear();
              setOpen('review');
            }}
            onClose={() => {
              evening.layAway();
              // The way back to the card.
              queueMicrotask(() => document.querySelector<HTMLElement>('.now .btn.go')?.focus({ preventScroll: true }));
            }}
          />
        </Show>
        <Show when={hinting.isOpen()}>
          <HintCard hinting={hinting} />
        </Show>
        <Show when={open()}>
          <Dialogs {...ofTable} open={open()} onOpen={setOpen} hinting={hinting} onLit={setMomentLit} first={first} />
        </Show>
        <Show when={extras}>{(more) => <Dynamic component={more().Dialogs} />}</Show>
      </div>
    </LayingProvider>
  );
}

function announceTurn(prompt: string, hint = ''): void {
  play('turn');
  announce(`${m().table.yourTurn} ${prompt} ${hint}`.trim());
}

/** The name of the game until its table lies; then what it has not fetched yet. */
function showWhileLaid(client: GameClient, { laid }: Laying): void {
  showFirst(client.game.id);
  void laid.then(hideFirst).then(() => fetchAtLeisure(laterAt(client)));
  onCleanup(hideFirst);
}

/** What a table fetches when it lies: first what the next move may want. */
const laterAt = ({ frame, end: { finish, show } }: GameClient): readonly { fetch(): Promise<unknown> }[] => [
  ...(frame?.later ?? []),
  ...LATER,
  ...[finish, show].flatMap((fetch) => (fetch ? [{ fetch }] : [])),
];

/** An idea and a paper would lie over each other. */
function oneSheetAtATime(side: Side, hinting: Hinting): void {
  createEffect(() => side.isNarrow() && hinting.isOpen() && side.close());
  createEffect(() => side.isNarrow() && side.sheet() !== undefined && untrack(hinting.close));
}

/** Which part of something longer this game is: said to whoever decides first, because a phone has no room for it in the bar. */
function sayPart(match: Match, isLaid: () => boolean, sequel: Sequel | undefined): void {
  let isSaid = sequel === undefined;
  createEffect(
    on([match.isAsked, match.curtain, isLaid], ([isAsked, curtain, isHere]) => {
      if (isSaid || !isAsked || curtain !== undefined || !isHere) return;
      isSaid = true;
      const part = sequel?.says();
      if (part) toast(`${part}.`);
    }),
  );
}

function betweenPeople(
  match: Match,
  setOpen: (change: (now: Opening) => Opening) => void,
  isLaid: () => boolean,
  sequel: Sequel | undefined,
): void {
  forgetBetweenPeople(match, setOpen);
  sayPart(match, isLaid, sequel);
}

/** Nothing that one person was told stays behind for the next. */
function forgetBetweenPeople(match: Match, setOpen: (change: (now: Opening) => Opening) => void): void {
  createEffect(
    on(
      match.eyes,
      (eyes) => {
        if (eyes !== undefined) return;
        hush();
        hideToasts();
        // Sharing covers the table itself, to ask everybody in turn.
        setOpen((now) => (now === 'share' ? now : undefined));
      },
      { defer: true },
    ),
  );
}

/** Takes back and says so, or says why not. */
function takeBack(match: Match, isReplay: boolean): boolean {
  const why = match.whyNoUndo();
  if (why) {
    if (!isReplay && match.mode() === 'live') toast(m().table.noUndo[why]);
    return false;
  }
  if (match.undo()) toast(m().table.undone);
  return true;
}

function openLog(side: Side, evening: Evening): void {
  if (evening.stage() === 'card') evening.clear();
  side.toggleLog();
}

/** Keys that mean the table wherever the focus is, and touches that end an idea. */
function listen(plan: {
  readonly match: Match;
  readonly isReplay: boolean;
  readonly side: Side;
  readonly hinting: Hinting;
  readonly undo: () => boolean;
  readonly onHelp: () => void;
}): void {
  const { match, side, hinting } = plan;
  listenToTableKeys({
    undo: plan.undo,
    help: plan.onHelp,
    log: side.toggleLog,
    hint: hinting.open,
    lastTurn: match.replayLastTurn,
    escape: () => {
      // Beside the board a paper is a tab, and lies in nobody's way.
      if (hinting.isOpen()) hinting.close();
      else if (side.sheet() && side.isNarrow()) side.close();
      else if (match.mode() !== 'live' && !plan.isReplay) match.backToNow();
      else side.close();
    },
  });
  /** Whoever takes up something else has had enough of the idea: its light must not lie on what is tried now. */
  const onTouch = ({ target }: PointerEvent): void => {
    if (hinting.isOpen() && target instanceof Element && target.closest('.felt, .tray, .act')) hinting.close();
  };
  onMount(() => document.addEventListener('pointerdown', onTouch));
  onCleanup(() => document.removeEventListener('pointerdown', onTouch));
}
