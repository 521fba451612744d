import '../style/table.css';
import { type Colour, coloursOf, fillColours } from '@stolik/kernel/colours';
import type { Refusal } from '@stolik/kernel/game';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show, untrack } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { announce, hush } from '../../base/a11y/announce.ts';
import { gameTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { pace, preferences } from '../../base/preferences.ts';
import { goTo, toReplay } from '../../base/router.ts';
import { play } from '../../base/sound/sounds.ts';
import { wearColours } from '../../base/ui/colours.ts';
import { hideFirst, showFirst } from '../../base/ui/first.ts';
import { createLaying, Later, LayingProvider } from '../../base/ui/laying.tsx';
import { idle } from '../../base/ui/leisure.ts';
import { Loading } from '../../base/ui/loading.tsx';
import { createMedia, SHEETS } from '../../base/ui/media.ts';
import { createSheet } from '../../base/ui/sheet.ts';
import { pageTitle } from '../../base/ui/title.ts';
import { hideToasts, toast } from '../../base/ui/toast.tsx';
import { packLog } from '../../session/kept/link.ts';
import type { Match, MatchPage } from '../../session/match.ts';
import { reuse } from '../../session/reuse.ts';
import type { Automaton, GameClient, Lit } from '../contract.ts';
import { Bar, type Opening } from './bar.tsx';
import { hasCard } from './card-place.ts';
import { clientOf } from './client.ts';
import { CoachLine, createCoaching } from './coach.tsx';
import { Curtain } from './curtain.tsx';
import { Dialogs } from './dialogs.tsx';
import type { Sequel, TableExtras } from './extras.ts';
import { FilmBar } from './film-bar.tsx';
import { createHinting } from './hint.ts';
import { HintCard } from './hint-card.tsx';
import { Lamp, Light } from './lamp.tsx';
import { LogPanel } from './log-panel.tsx';
import { NowLine } from './now-line.tsx';
import { type Origin, takeWanted } from './origin.ts';
import { ResultCard } from './result-card.tsx';
import { Seats } from './seats.tsx';
import { SideHead } from './side-head.tsx';
import { tellEvent } from './words.ts';

/** How long the last move is looked at before evening falls, and how long that takes. */
const LAST_LOOK = 900;
const DUSK = 380;

/** Every table looks like this; what is on the felt, the wood and the paper is the game's. */
export function TableView(props: {
  readonly client: GameClient;
  /** By which this device knows the table again. */
  readonly id?: string;
  readonly open: (page: MatchPage) => Match;
  readonly extras?: (match: Match) => TableExtras;
  readonly sequel?: Sequel;
  readonly isReplay?: boolean;
  /** Where this table comes from, where another way of a game is tried at it. */
  readonly origin?: Origin | undefined;
}): JSX.Element {
  // A table page lives as long as its table: the parent makes another for another one.
  const { client, isReplay = false } = props;
  const laying = createLaying();
  showFirst(client.game.id);
  void laying.laid.then(hideFirst);
  onCleanup(hideFirst);
  const [open, setOpen] = createSignal<Opening>();
  const [sheet, setSheet] = createSignal<'panel' | 'log'>();
  let side: HTMLElement | undefined;
  const isNarrow = createMedia(SHEETS);
  const closeSheet = (): void => {
    setSheet(undefined);
  };
  createSheet({ isOpen: createMemo(() => isNarrow() && sheet() !== undefined), close: closeSheet, element: () => side });

  // One sheet at a time: an idea and a paper would lie over each other.
  createEffect(() => isNarrow() && hinting.isOpen() && setSheet(undefined));
  createEffect(() => isNarrow() && sheet() !== undefined && untrack(hinting.close));

  const showRefusal = (refusal: Refusal): void => {
    play('refuse');
    const { language } = preferences;
    toast(client.explain?.(refusal, language) ?? client.game.explain(refusal, language), {
      game: client.game.id,
      clause: refusal.clause,
    });
  };
  const nameOf = (seat: number): string =>
    match.sitters()[seat]?.name ?? automata().find((each) => each.seat === seat)?.name ?? String(seat + 1);

  /** Several people play at this device. */
  const isShared = (): boolean =>
    !isReplay && props.extras === undefined && match.sitters().filter(({ kind }) => kind === 'person').length > 1;

  const match = props.open({
    laying,
    // A film of its own is told moment by moment also where nothing may move; only "at once" skips it.
    duration: (event) => client.duration(event) * (client.Film && preferences.speed > 0 ? 1 / preferences.speed : pace()),
    ...(client.lastTurn && { lastTurn: client.lastTurn }),
    ...(client.stopsBefore && {
      // Around one device nobody can look it up alone: what a round has brought waits for a tap there, however fast films run.
      stopsBefore: (event) => preferences.speed > 0 && (preferences.speed < 2 || isShared()) && client.stopsBefore!(event),
    }),
    isMoment: (event) => client.duration(event) > 0,
    isStepped: () => client.Film !== undefined && preferences.speed === 0,
    // A person at the table gets a moment to take a move back before a bot answers it, however fast films run.
    hesitation: (isLastChance) =>
      (isLastChance ? 1600 : 700) * (match.sitters().some(({ kind }) => kind === 'person') ? Math.max(pace(), 0.3) : pace()),
    showsMissed: () => pace() > 0 && preferences.speed > 0,
    onEvent: (event) => announce(() => tellEvent(client, event, preferences.language, nameOf, match.sight().view)),
    onRefusal: showRefusal,
    onTrouble: (error) => {
      console.error(error);
      toast(m().trouble);
    },
  });
  const extras = props.extras?.(match);
  const automata = createMemo<readonly Automaton[]>((before) =>
    reuse(before, client.automata?.(match.sight().view, preferences.language) ?? []),
  );
  const colours = createMemo<readonly Colour[]>((before) =>
    reuse(before, client.colours ? fillColours(client.colours(match.sight().view)) : coloursOf(match.sitters())),
  );
  wearColours(colours);
  const table = clientOf(match, {
    id: props.id,
    colours,
    announce,
    showRefusal,
    showPanel: (isOpen) => setSheet(isOpen ? 'panel' : undefined),
    isPanelOpen: () => sheet() === 'panel',
    nameOf,
    automata: () => automata().map(({ name }) => name),
    lookAt: (log, from) => void packLog(log).then((code) => goTo(toReplay(code, from))),
    isReplay,
  });

  // A desk of its own that every part of a board asks: made before the first of them.
  laying.add(() => client.phases(table));
  const coaching = createCoaching(client, match, table, isReplay);
  const hinting = createHinting(client, match, table, isReplay);
  /** What the light falls on: an idea, or what would have been better at a moment that is spoken of. */
  const [momentLit, setMomentLit] = createSignal<Lit>();

  const title = (): string => gameTitle(client.game.id);
  pageTitle(() => (isReplay ? m().replay.pageTitle(title()) : m().table.pageTitle(title())), laying.laid);

  createEffect(
    on([match.isAsked, laying.isLaid], ([isAsked, isLaid]) => {
      if (!isAsked || !isLaid) return;
      play('turn');
      const hint = coaching.step()?.says[preferences.language] ?? '';
      announce(`${m().table.yourTurn} ${client.prompt(table)} ${hint}`.trim());
    }),
  );
  // Nothing that one person was told stays behind for the next.
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
  // The end comes by itself once: the last move is seen, evening falls on the board, the card comes in. A finished table that is opened
  // again shows the card at once.
  const isOver = (): boolean => !isReplay && match.next().kind === 'over' && match.isLive();
  // Who comes back to a moment of the review wants that, not the card.
  const first = takeWanted(location.hash);
  let wasTold = first !== undefined;
  if (first !== undefined) void laying.laid.then(() => setOpen('review'));
  let isNews = match.next().kind !== 'over';
  const [end, setEnd] = createSignal<'dusk' | 'card'>();
  let dusk: ReturnType<typeof setTimeout> | undefined;
  const clearEnd = (): void => {
    clearTimeout(dusk);
    setEnd(undefined);
  };
  onCleanup(() => clearTimeout(dusk));
  createEffect(
    on(isOver, (over) => {
      if (!over) {
        // An undo or another game makes it news again; a look back does not.
        clearEnd();
        if (match.next().kind !== 'over') wasTold = false;
        return;
      }
      if (wasTold) return;
      wasTold = true;
      closeSheet();
      if (!isNews || pace() === 0) {
        if (isNews) play('win');
        setEnd('card');
        return;
      }
      dusk = setTimeout(() => {
        setEnd('dusk');
        play('win');
        dusk = setTimeout(() => setEnd('card'), DUSK);
      }, LAST_LOOK * pace());
    }),
  );

  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input:not([type="range"]), select, textarea')) return;
    const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey);
    if (isUndo || (event.code === 'KeyU' && !event.ctrlKey && !event.metaKey)) {
      if (undo()) event.preventDefault();
    } else if (event.ctrlKey || event.metaKey) return;
    else if (event.key === '?') setOpen('help');
    else if (event.code === 'KeyL') setSheet(sheet() === 'log' ? undefined : 'log');
    else if (event.code === 'KeyH') hinting.open();
    else if (event.code === 'KeyP') match.replayLastTurn();
    else if (event.key === 'Escape' && sheet()) setSheet(undefined);
    else if (event.key === 'Escape' && match.mode() !== 'live' && !isReplay) match.backToNow();
  }
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
  /** Whoever takes up something else has had enough of the idea: its light must not lie on what is tried now. */
  const onTouch = ({ target }: PointerEvent): void => {
    if (hinting.isOpen() && target instanceof Element && target.closest('.felt, .tray, .act')) hinting.close();
  };
  onMount(() => document.addEventListener('pointerdown', onTouch));
  onCleanup(() => document.removeEventListener('pointerdown', onTouch));

  /** Takes back and says so, or says why not. */
  function undo(): boolean {
    const why = match.whyNoUndo();
    if (why) {
      if (!isReplay && match.mode() === 'live') toast(m().table.noUndo[why]);
      return false;
    }
    if (match.undo()) toast(m().table.undone);
    return true;
  }

  // On a phone the paper is a sheet that nobody has opened yet.
  const isWide = matchMedia('(min-width: 700px)').matches;
  const [hasPanel, setPanel] = createSignal(isWide);
  const [hasLog, setLog] = createSignal(isWide);
  void laying.laid
    .then(idle)
    .then(() => setPanel(true))
    .then(idle)
    .then(() => setLog(true));
  createEffect(() => sheet() === 'panel' && setPanel(true));
  createEffect(() => sheet() === 'log' && setLog(true));

  const isPast = (): boolean => match.mode() !== 'live';
  const seatCount = (): number => match.sitters().length + automata().length;
  return (
    <LayingProvider value={laying}>
      <Show when={!laying.isLaid()}>
        <Loading isOver />
      </Show>
      <div
        class={`shell game-${client.game.id}`}
        classList={{
          'past-now': isPast(),
          'wide-side': client.Film !== undefined,
          acts: client.Actions !== undefined,
          asks: table.isAsked(),
          lamped: laying.isLaid() && hinting.isHere(),
          bare: client.isBare?.(table) ?? false,
          carded: hasCard(),
          'seats-3': seatCount() >= 3,
          'seats-4': seatCount() >= 4,
          'seats-5': seatCount() >= 5,
          dusk: end() !== undefined,
          ended: end() === 'card',
        }}
        data-won={end() ? match.next().outcome?.winners.join(' ') : undefined}
        data-laid={laying.isLaid() ? undefined : laying.shown()}
        data-coach={coaching.step()?.id}
      >
        <Later>
          <Bar
            client={client}
            table={table}
            match={match}
            isReplay={isReplay}
            extras={extras}
            origin={props.origin}
            onOpen={setOpen}
            onLog={() => {
              if (end() === 'card') clearEnd();
              setSheet(sheet() === 'log' ? undefined : 'log');
            }}
          />
        </Later>
        <Later>
          <Seats client={client} table={table} match={match} automata={automata()} isReplay={isReplay} extras={extras} />
        </Later>
        <main class="boardw" aria-label={m().table.board}>
          <div class="rim" classList={{ past: isPast() && !isReplay }}>
            <div class={`felt felt-${client.game.id}`}>
              <Later>
                <client.Board table={table} />
              </Later>
            </div>
            <Show when={hinting.lit() ?? momentLit()} keyed>
              {(lit) => <Light lit={lit} />}
            </Show>
            <Show when={laying.isLaid()}>
              <Lamp hinting={hinting} />
            </Show>
          </div>
        </main>
        <Later>
          <NowLine client={client} table={table} match={match} isReplay={isReplay} onUndo={undo} onResult={() => setEnd('card')}>
            <CoachLine coaching={coaching} onHelp={() => setOpen('help')} />
            <Show when={extras}>{(more) => <Dynamic component={more().Notices} />}</Show>
          </NowLine>
        </Later>
        <Later>
          <Show
            when={client.Film}
            fallback={
              <Show when={isPast() || isOver()}>
                <FilmBar match={match} isReplay={isReplay} />
              </Show>
            }
          >
            {(Film) => <Dynamic component={Film()} table={table} />}
          </Show>
        </Later>
        <div class="mine">
          <Show when={client.Actions}>
            {(Actions) => (
              <section class="act" aria-label={m().table.actions} inert={isPast()}>
                <Later>{Actions()({ table })}</Later>
              </section>
            )}
          </Show>
          <section class="tray" aria-label={m().table.yours} inert={isPast()}>
            <Later>
              <client.Tray table={table} />
            </Later>
          </section>
        </div>
        <Show when={sheet()}>
          <div class="beside" aria-hidden="true" onClick={closeSheet} />
        </Show>
        <aside
          ref={side}
          class="side"
          data-open={sheet()}
          aria-label={m().table.panel}
          tabindex={sheet() && isNarrow() ? -1 : undefined}
        >
          <SideHead label={client.panelName?.[preferences.language] ?? m().table.panelName} open={sheet()} onOpen={setSheet} />
          <Show when={hasPanel()}>
            <section class="panel game-panel" id="side-panel">
              <Later>
                <client.Panel table={table} />
              </Later>
            </section>
          </Show>
          <Show when={hasLog()}>
            <Later>
              <LogPanel
                client={client}
                match={match}
                table={table}
                nameOf={nameOf}
                // The sheet would lie over the moment that is shown now.
                onJump={() => isNarrow() && closeSheet()}
              />
            </Later>
          </Show>
        </aside>
        <Show when={match.curtain() !== undefined && (match.next().kind !== 'over' || match.isTakingBack())}>
          <Curtain match={match} table={table} seat={match.curtain() ?? 0} nameOf={nameOf} onUndo={undo} />
        </Show>
        <Show when={end() === 'card'}>
          <ResultCard
            client={client}
            match={match}
            table={table}
            nameOf={nameOf}
            extras={extras}
            sequel={props.sequel}
            origin={props.origin}
            isNews={isNews}
            onReview={() => {
              clearEnd();
              setOpen('review');
            }}
            onClose={() => {
              isNews = true;
              clearEnd();
              // The way back to the card.
              queueMicrotask(() => document.querySelector<HTMLElement>('.now .btn.go')?.focus({ preventScroll: true }));
            }}
          />
        </Show>
        <Show when={hinting.isOpen()}>
          <HintCard hinting={hinting} />
        </Show>
        <Dialogs
          open={open()}
          onOpen={setOpen}
          client={client}
          match={match}
          table={table}
          isReplay={isReplay}
          extras={extras}
          nameOf={nameOf}
          hinting={hinting}
          onLit={setMomentLit}
          origin={props.origin}
          first={first}
        />
        <Show when={extras}>{(more) => <Dynamic component={more().Dialogs} />}</Show>
      </div>
    </LayingProvider>
  );
}
