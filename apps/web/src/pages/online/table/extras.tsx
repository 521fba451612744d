import type { Seat } from '@stolik/kernel/game';
import { isolated } from '@stolik/look/typography';
import type { Room } from '@stolik/wire/room';
import { type Accessor, createMemo, createSignal, type JSX, Show } from 'solid-js';
import { m } from '../../../base/messages/catalog.ts';
import { read } from '../../../base/messages/read.ts';
import { Icon } from '../../../base/ui/every-icon.tsx';
import { toast } from '../../../base/ui/toast.tsx';
import { knownLevel } from '../../../session/bots/levels.ts';
import type { Match } from '../../../session/match.ts';
import type { Line } from '../../../session/online/line.ts';
import { noWords, t } from '../../../session/online/table-words.ts';
import type { TableExtras } from '../../../shell/table/extras.ts';
import { createClocks } from './clocks.ts';
import { Dialogs, type Opened } from './dialogs.tsx';
import { sittingOf } from './hearsay.ts';
import { createRecap, listenToPhrases, tellHearsay } from './listening.ts';
import { MenuItems } from './menu-items.tsx';
import { Notices } from './notices.tsx';
import { createRematch, type Rematch } from './rematch.ts';
import { SeatNote } from './seat-note.tsx';
import './online-table.css';
import '../../frame/windows.css';

/** What comes after a game that belongs to something larger. */
export interface AfterGame {
  readonly rematch: Rematch;
  /** Back to where the table belongs. */
  readonly href: string;
  says(): string;
}

interface ExtrasPlan {
  readonly line: Line;
  readonly match: Match;
  /** The log of the finished game waits for other tables. */
  readonly isWithheld: Accessor<boolean>;
  /** The seats of all who take turns at this device. */
  readonly shared?: readonly Seat[] | undefined;
  readonly after?: AfterGame | undefined;
}

/** What a table on the server shows beside the game: who is there, clocks, questions, phrases, what comes after. */
export function createExtras({ line, match, isWithheld, shared = [], after }: ExtrasPlan): TableExtras {
  const room = createMemo((): Room => line.scene()!.room);
  const me = match.eyes();
  const nameOf = (seat: Seat): string => isolated(match.sitters()[seat]?.name ?? String(seat + 1));
  // Whoever waits at this device is here, although it speaks for one of them at a time.
  const here = (): readonly Seat[] => [...new Set([...(line.scene()?.here ?? []), ...shared])];
  const clocks = createClocks(line, match.eyes);
  const phrases = listenToPhrases(line, nameOf);
  const rematch = after?.rematch ?? createRematch(line, room, match);
  // Whoever hands a device on has just shown what happened.
  const recap = shared.length > 0 ? undefined : createRecap(line, match);
  const [open, setOpen] = createSignal<Opened>();
  tellHearsay(line, match, room, here, nameOf);

  function request(wanted: Parameters<Line['request']>[0]): void {
    void line.request(wanted).then((answer) => {
      if (!answer.ok) toast(noWords(answer.code));
    });
  }

  function sitterSays(seat: Seat): string {
    const sitting = sittingOf(room(), seat, here());
    if (sitting !== 'bot') return t()[sitting];
    const sitter = room().seats[seat];
    const known = sitter?.kind === 'bot' ? knownLevel(match.game.id, sitter.level) : undefined;
    return known ? `${m().table.bot}: ${read(known.label)}` : m().table.bot;
  }

  return {
    sitterSays,
    home: after,
    isTimed: () => room().phase === 'playing' && room().seats.some((_, seat) => clocks.leftOf(seat) !== undefined),
    Notices: () => (
      <Notices
        plan={{
          line,
          match,
          room,
          here,
          isWithheld,
          missed: () => recap?.missed() ?? 0,
          onRecapDone: () => recap?.done(),
          rematch,
          nameOf,
        }}
      />
    ),
    SeatNote: (props) => (
      <SeatNote
        seat={props.seat}
        room={room()}
        isHere={here().includes(props.seat)}
        clocks={clocks}
        said={phrases.said().get(props.seat)}
      />
    ),
    BarButtons: () => (
      <>
        <Watchers count={line.scene()?.watchers} />
        <Show when={me !== undefined}>
          <button type="button" class="sq say" aria-label={t().say} title={t().say} onClick={() => setOpen('say')}>
            <Icon name="say" />
          </button>
        </Show>
      </>
    ),
    MenuItems: (props) => <MenuItems room={room()} me={me} request={request} open={setOpen} onClose={props.onClose} />,
    ResultActions: (props) => (
      <>
        <Show when={me !== undefined}>
          <button type="button" class="btn go" disabled={rematch.isWaiting()} onClick={() => rematch.join()}>
            {rematch.says()}
          </button>
        </Show>
        <Show when={after}>
          {(known) => (
            <a class="btn" href={known().href}>
              {known().says()}
            </a>
          )}
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
        <Show when={isWithheld()}>
          <p class="dim">{t().withheld}</p>
        </Show>
      </>
    ),
    Dialogs: () => (
      <Dialogs
        open={open()}
        room={room()}
        game={match.game}
        me={me}
        phrases={phrases}
        nameOf={nameOf}
        request={request}
        onClose={() => setOpen(undefined)}
      />
    ),
  };
}

/** How many look on. */
function Watchers(props: { readonly count: number | undefined }): JSX.Element {
  return (
    <Show when={props.count}>
      {(count) => (
        <span class="watchers wide num-f" role="img" aria-label={t().watchers(count())} title={t().watchers(count())}>
          <Icon name="eye" small />
          {count()}
        </span>
      )}
    </Show>
  );
}
