import type { Seat } from '@stolik/kernel/game';
import type { Phrase, Room } from '@stolik/wire/room';
import { type Accessor, Match as Case, createEffect, createMemo, createSignal, on, onCleanup, Show, Switch } from 'solid-js';
import { announce } from '../../../base/a11y/announce.ts';
import { m } from '../../../base/messages/catalog.ts';
import { preferences } from '../../../base/preferences.ts';
import { goTo, toHome } from '../../../base/router.ts';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Icon } from '../../../base/ui/icon.tsx';
import { setTitleMark } from '../../../base/ui/title.ts';
import { toast } from '../../../base/ui/toast.tsx';
import { knownLevel } from '../../../session/bots/levels.ts';
import type { Match } from '../../../session/match.ts';
import { api } from '../../../session/online/api.ts';
import type { Line } from '../../../session/online/line.ts';
import { findPlace, forgetPlace } from '../../../session/online/places.ts';
import { isPlayedByPerson } from '../../../session/online/sitting.ts';
import { isTimeUp, seatChanges } from '../../../session/online/standing.ts';
import { noWords, t } from '../../../session/online/table-words.ts';
import { WithWords, w } from '../../../session/online/words.tsx';
import { NoticeSwitch } from '../../../shell/settings/notice-switch.tsx';
import type { TableExtras } from '../../../shell/table/extras.ts';
import { CarrySeat } from '../carry-seat.tsx';
import { CheckDialog } from './check-dialog.tsx';
import { createClocks } from './clocks.ts';
import { Notices } from './notices.tsx';
import { SayDialog } from './phrases.tsx';
import { createRematch } from './rematch.ts';
import { SeatNote } from './seat-note.tsx';
import { SeatsDialog } from './seats-dialog.tsx';
import './online-table.css';

const CHANGED = {
  freed: (name: string) => t().seatFreed(name),
  taken: (name: string) => t().seatTaken(name),
  moved: (name: string) => t().seatMoved(name),
} as const;

const BUBBLE = 5000;
const QUIET = 'stolik.quiet';

/** What a table on the server shows beside the game: who is there, clocks, questions, phrases, what comes after. */
export function createExtras(line: Line, match: Match): TableExtras {
  const room = createMemo((): Room => line.scene()!.room);
  const me = match.eyes();
  const nameOf = (seat: Seat): string => match.sitters()[seat]?.name ?? String(seat + 1);
  const isHere = (seat: Seat): boolean => line.scene()?.here.includes(seat) ?? false;
  const clocks = createClocks(line, match.eyes);
  const phrases = listenToPhrases(line, nameOf);
  const rematch = createRematch(line, room, match);
  const [open, setOpen] = createSignal<'say' | 'check' | 'remove' | 'carry' | 'seats'>();
  const close = (): void => {
    setOpen(undefined);
  };
  const recap = createRecap(line, match);

  // Who comes and goes is said, to those who can't see it; the line of this page itself is another matter.
  createEffect(
    on(
      () => line.scene()?.here ?? [],
      (now, before) => {
        if (!before || line.status() !== 'live' || room().phase !== 'playing') return;
        for (const seat of now) if (seat !== me && !before.includes(seat)) announce(t().hasCome(nameOf(seat)));
        for (const seat of before) if (seat !== me && !now.includes(seat)) announce(t().hasGone(nameOf(seat)));
      },
    ),
  );

  // A tab in the background says in its title that it is waited for.
  createEffect(() => setTitleMark(match.isAsked() ? `${t().yourTurn} · ` : ''));
  onCleanup(() => setTitleMark(''));

  // Who sits where has changed, or somebody's time has run out: everybody is told.
  createEffect(
    on(room, (now, before) => {
      if (!before) return;
      for (const { kind, name } of seatChanges(before, now)) toast(CHANGED[kind](name));
      for (const seat of now.seats.keys())
        if (isTimeUp(now, seat) && !isTimeUp(before, seat)) {
          if (seat === me) announce(t().timeUpMine);
          else toast(t().timeUp(nameOf(seat)));
        }
    }),
  );

  // A wish to take back that came to nothing is answered; one that was granted shows.
  let wasUndone = false;
  onCleanup(
    line.listen((news) => {
      if (news.kind === 'undone') wasUndone = true;
    }),
  );
  createEffect(
    on(
      () => room().question,
      (now, before) => {
        if (now) wasUndone = false;
        else if (before?.kind === 'undo' && before.by === me && !wasUndone) toast(t().undoNo);
      },
    ),
  );

  function wish(wanted: Parameters<Line['wish']>[0]): void {
    void line.wish(wanted).then((answer) => {
      if (!answer.ok) toast(noWords(answer.code));
    });
  }

  /** A game that others are playing stays. */
  const isAlone = (): boolean => room().seats.every(({ kind }, seat) => kind !== 'person' || seat === me);

  async function remove(): Promise<void> {
    const place = findPlace(room().id);
    const removed = place && (await api.remove(place.table, place.token));
    if (!removed?.ok) return;
    forgetPlace(room().id);
    goTo(toHome);
  }

  function sitterSays(seat: Seat): string {
    const sitter = room().seats[seat];
    if (sitter?.kind === 'bot') {
      const known = knownLevel(match.game.id, sitter.level);
      return known ? `${m().table.bot}: ${known.label[preferences.language]}` : m().table.bot;
    }
    if (sitter?.kind === 'person' && sitter.standIn !== undefined) return t().standIn;
    return isHere(seat) ? t().here : t().away;
  }

  return {
    sitterSays,
    Notices: () => (
      <Notices plan={{ line, match, room, missed: recap.missed, onRecapDone: recap.done, onRematch: rematch.join, nameOf }} />
    ),
    SeatNote: (props) => (
      <SeatNote
        seat={props.seat}
        room={room()}
        isHere={isHere(props.seat)}
        clocks={clocks}
        said={phrases.said().get(props.seat)}
      />
    ),
    BarButtons: () => (
      <>
        <Show when={line.scene()?.watchers}>
          {(count) => (
            <span class="watchers wide num-f" role="img" aria-label={t().watchers(count())} title={t().watchers(count())}>
              <Icon name="eye" small />
              {count()}
            </span>
          )}
        </Show>
        <Show when={me !== undefined}>
          <button type="button" class="sq say" aria-label={t().say} title={t().say} onClick={() => setOpen('say')}>
            <Icon name="say" />
          </button>
        </Show>
      </>
    ),
    MenuItems: (props) => (
      <Show when={me !== undefined}>
        <Show when={room().phase === 'playing'}>
          <button
            type="button"
            class="btn"
            onClick={() => {
              props.onClose();
              wish(['pause', room().isPaused ? 0 : 1]);
            }}
          >
            <Icon name={room().isPaused ? 'play' : 'pause'} />
            {room().isPaused ? t().resume : t().pause}
          </button>
          <Show when={me !== undefined && isPlayedByPerson(room(), me)}>
            <button
              type="button"
              class="btn"
              title={t().leaveHint}
              onClick={() => {
                props.onClose();
                wish(['leave']);
              }}
            >
              <Icon name="bot" />
              {t().leave}
            </button>
          </Show>
        </Show>
        <WithWords>
          <button
            type="button"
            class="btn"
            onClick={() => {
              props.onClose();
              setOpen('carry');
            }}
          >
            <Icon name="swap" />
            {w().carry.open}
          </button>
          <Show when={room().pace.kind === 'days' && room().phase === 'playing'}>
            <NoticeSwitch isQuiet />
          </Show>
        </WithWords>
        <button
          type="button"
          class="btn"
          onClick={() => {
            props.onClose();
            wish(['door', room().isShut ? 0 : 1]);
          }}
        >
          <Icon name="eye" />
          {room().isShut ? t().openDoor : t().shutDoor}
        </button>
        <Show when={room().host === me && !room().isOpen && room().phase === 'playing'}>
          <button
            type="button"
            class="btn"
            onClick={() => {
              props.onClose();
              setOpen('seats');
            }}
          >
            <Icon name="people" />
            {t().seats}
          </button>
        </Show>
        <Show when={room().host === me && (room().phase !== 'playing' || isAlone())}>
          <button
            type="button"
            class="btn"
            onClick={() => {
              props.onClose();
              setOpen('remove');
            }}
          >
            <Icon name="trash" />
            {t().remove}
          </button>
        </Show>
      </Show>
    ),
    ResultActions: (props) => (
      <>
        <Show when={me !== undefined}>
          <button type="button" class="btn go" disabled={rematch.isWaiting()} onClick={() => rematch.join()}>
            {rematch.isWaiting() ? t().rematchWaits : room().rematch ? t().toRematch : t().rematch}
          </button>
        </Show>
        <button
          type="button"
          class="btn"
          onClick={() => {
            props.onClose();
            setOpen('check');
          }}
        >
          {t().check}
        </button>
      </>
    ),
    Dialogs: () => (
      <Switch>
        <Case when={open() === 'say'}>
          <SayDialog
            isQuiet={phrases.isQuiet()}
            onQuiet={phrases.setQuiet}
            onSay={(phrase) => {
              close();
              wish(['say', phrase]);
            }}
            onClose={close}
          />
        </Case>
        <Case when={open() === 'check'}>
          <CheckDialog game={match.game} table={room().id} commitment={room().commitment} onClose={close} />
        </Case>
        <Case when={open() === 'carry' && findPlace(room().id)}>{(place) => <CarrySeat place={place()} onClose={close} />}</Case>
        <Case when={open() === 'seats' && me !== undefined}>
          <SeatsDialog room={room()} me={me!} nameOf={nameOf} onFree={(seat) => wish(['free', seat])} onClose={close} />
        </Case>
        <Case when={open() === 'remove'}>
          <Dialog title={t().remove} onClose={close}>
            <p>{t().removeSure}</p>
            <div class="actions">
              <button type="button" class="btn" onClick={close}>
                {m().cancel}
              </button>
              <button type="button" class="btn go" onClick={() => void remove()}>
                {t().remove}
              </button>
            </div>
          </Dialog>
        </Case>
      </Switch>
    ),
  };
}

interface Phrases {
  readonly said: Accessor<ReadonlyMap<Seat, Phrase>>;
  readonly isQuiet: Accessor<boolean>;
  setQuiet(isQuiet: boolean): void;
}

function listenToPhrases(line: Line, nameOf: (seat: Seat) => string): Phrases {
  const [said, setSaid] = createSignal<ReadonlyMap<Seat, Phrase>>(new Map());
  const [isQuiet, setSignal] = createSignal(readQuiet());
  const timers = new Map<Seat, ReturnType<typeof setTimeout>>();
  function show(seat: Seat, phrase: Phrase | undefined): void {
    const now = new Map(said());
    if (phrase) now.set(seat, phrase);
    else now.delete(seat);
    setSaid(now);
  }
  const stop = line.listen((news) => {
    if (news.kind !== 'said' || isQuiet()) return;
    const { seat, phrase } = news;
    clearTimeout(timers.get(seat));
    timers.set(
      seat,
      setTimeout(() => show(seat, undefined), BUBBLE),
    );
    show(seat, phrase);
    announce(t().said(nameOf(seat), t().phrases[phrase]));
  });
  onCleanup(() => {
    stop();
    for (const timer of timers.values()) clearTimeout(timer);
  });
  function setQuiet(quiet: boolean): void {
    setSignal(quiet);
    if (quiet) setSaid(new Map());
    try {
      localStorage.setItem(QUIET, quiet ? '1' : '');
    } catch {
      // Without storage it holds for this visit.
    }
  }
  return { said, isQuiet, setQuiet };
}

function readQuiet(): boolean {
  try {
    return localStorage.getItem(QUIET) === '1';
  } catch {
    return false;
  }
}

/** What others did since one's own last decision: offered when the page has just come to the table, or come back to it. */
function createRecap(line: Line, match: Match): { readonly missed: Accessor<number>; done(): void } {
  const [missed, setMissed] = createSignal(countMissed(match));
  let wasCut = false;
  createEffect(
    on(line.status, (status) => {
      if (status === 'waiting') wasCut = true;
    }),
  );
  onCleanup(
    line.listen((news, scene) => {
      if (!scene.isPresent || news.kind !== 'here' || !wasCut) return;
      wasCut = false;
      queueMicrotask(() => setMissed(countMissed(match)));
    }),
  );
  // Whoever decides has seen enough.
  createEffect(
    on(
      () => match.passages().filter(({ actor }) => actor === match.eyes()).length,
      () => setMissed(0),
      { defer: true },
    ),
  );
  return { missed, done: () => setMissed(0) };
}

/** Decisions of others after one's own last; none for who has not decided yet or looks on. */
function countMissed(match: Match): number {
  const me = match.eyes();
  const passages = match.passages();
  const last = passages.findLastIndex(({ actor }) => actor === me);
  if (me === undefined || last < 0 || match.next().kind === 'over') return 0;
  return passages.slice(last + 1).filter(({ actor }) => actor >= 0).length;
}
