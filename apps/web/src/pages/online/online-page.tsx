import type { Seat } from '@stolik/kernel/game';
import { parseLog } from '@stolik/kernel/log';
import type { Sitter, Table } from '@stolik/table/table';
import type { Scene } from '@stolik/wire/client';
import type { Room } from '@stolik/wire/room';
import {
  type Accessor,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { m } from '../../base/messages/catalog.ts';
import { toHome } from '../../base/router.ts';
import { DeadEnd } from '../../base/ui/dead-end.tsx';
import { Loading } from '../../base/ui/loading.tsx';
import { toast } from '../../base/ui/toast.tsx';
import { api, type TroubleKind } from '../../session/online/api.ts';
import { createLine, type Line } from '../../session/online/line.ts';
import { createOnlineMatch } from '../../session/online/online-match.ts';
import { findPlace, forgetPlace, keepPlace } from '../../session/online/places.ts';
import { type Called, sittersOf } from '../../session/online/sitting.ts';
import { loadTableWords, noWords, t } from '../../session/online/table-words.ts';
import { loadClient } from '../../shell/clients.ts';
import type { GameClient } from '../../shell/contract.ts';
import { openLog } from '../../shell/open.ts';
import { TableView } from '../../shell/table/table-view.tsx';
import { Gathering } from './gathering.tsx';
import { type AfterGame, createExtras } from './table/extras.tsx';

/** Why there is no table to be shown. */
type Missing = 'gone' | 'unplayable' | 'shut' | 'ended' | 'blocked' | 'no-network';
const MISSING: Partial<Record<TroubleKind, Missing>> = {
  'no-table': 'gone',
  unplayable: 'unplayable',
  shut: 'shut',
  ended: 'ended',
  blocked: 'blocked',
};

interface OnlineProps {
  readonly id: string;
  /** Pupils of a class sit under nicknames that are the same in every language. */
  readonly called?: Called | undefined;
  /** The seats of all who take turns at this device, and see what the others do. */
  readonly shared?: readonly Seat[] | undefined;
  /** What comes after the game; otherwise another table of the same people. */
  readonly after?: AfterGame | undefined;
  /** Whether everything that has happened has been shown. */
  readonly onShown?: ((isAll: boolean) => void) | undefined;
}

/** A table on the server: played by whoever has a seat kept in this browser, watched by everybody else. */
export function OnlinePage(props: OnlineProps): JSX.Element {
  const [client] = createResource(
    () => props.id,
    async (id): Promise<GameClient | Missing> => {
      await loadTableWords();
      const known = findPlace(id)?.game;
      const room = known === undefined ? await api.room(id) : undefined;
      if (room && !room.ok) return MISSING[room.problem.kind] ?? 'no-network';
      return (await loadClient(known ?? (room?.ok ? room.value.game : ''))) ?? 'gone';
    },
  );
  const found = (): GameClient | undefined => {
    const now = client();
    return typeof now === 'object' ? now : undefined;
  };
  return (
    <Show when={found()} fallback={<Show when={client()}>{(why) => <Gone why={why() as Missing} />}</Show>} keyed>
      {(loaded) => <AtTable {...props} client={loaded} />}
    </Show>
  );
}

interface AtTableProps extends OnlineProps {
  readonly client: GameClient;
}

function AtTable(props: AtTableProps): JSX.Element {
  const { client, id } = props;
  const token = findPlace(id)?.token ?? '';
  const line = createLine({ game: client.game, table: id, token });
  // Once there, the table stays on the screen, whatever happens to the line.
  const hasCome = createMemo<boolean>((before) => before || (line.scene()?.isPresent ?? false), false);
  const isGathering = createMemo(() => line.scene()?.room.phase === 'gathering');
  // All have sat down: browsers are telling their salts, which is a matter of a moment.
  const isSalting = createMemo(() => line.scene()?.room.untold !== undefined);
  return (
    <Show
      when={line.why()}
      fallback={
        <Show when={hasCome()} fallback={<Coming line={line} />}>
          <Room />
        </Show>
      }
    >
      {(why) => <Closed line={line} id={id} why={why()} />}
    </Show>
  );

  function Room(): JSX.Element {
    return (
      <Show when={isGathering()} fallback={<Playing {...props} line={line} />}>
        <Show when={isSalting()}>
          <Shuffling />
        </Show>
        <Show when={!isSalting()}>
          <Gathering
            room={line.scene()!.room}
            seat={line.scene()!.viewer}
            request={line.request}
            here={line.scene()!.here}
            watchers={line.scene()!.watchers}
          />
        </Show>
      </Show>
    );
  }
}

/** Between the last one who sits down and the first card: mostly too short to be seen. */
const Shuffling = (): JSX.Element => (
  <main class="waiting">
    <h1>{t().shuffling}</h1>
    <p>{t().shufflingHint}</p>
  </main>
);

/** Before the first word of the server. */
function Coming(props: { readonly line: Line }): JSX.Element {
  return (
    <Show when={props.line.status() === 'waiting'} fallback={<Loading />}>
      <main class="waiting">
        <h1>{t().again}</h1>
        <p>
          <a class="btn" href={toHome}>
            {m().nav.home}
          </a>
        </p>
      </main>
    </Show>
  );
}

function Playing(props: AtTableProps & { readonly line: Line }): JSX.Element {
  const { client, line } = props;
  const scene = (): Scene => line.scene()!;
  const sitters = (room: Room): readonly Sitter[] => sittersOf(room, props.called);
  const { whole, isWithheld } = createWhole(client, line, sitters);
  return (
    <TableView
      client={client}
      id={props.id}
      open={(page) =>
        createOnlineMatch({
          game: client.game,
          line,
          page,
          sittersOf: sitters,
          whole,
          onUndone: (seat) => {
            const isMine = seat === scene().viewer;
            const name = sitters(scene().room)[seat]?.name ?? '';
            if (isMine) announce(t().undoYours);
            else toast(t().undoDone(name));
          },
          onNo: (request, { code, refusal }) => {
            if (refusal) page.onRefusal?.(refusal);
            else toast(request === 'undo' && code === 'not-now' ? m().table.noUndo.drawn : noWords(code));
          },
        })
      }
      extras={(match) => {
        createEffect(() => props.onShown?.(match.isLive()));
        return createExtras({ line, match, isWithheld, shared: props.shared, after: props.after });
      }}
    />
  );
}

/** Other tables of a class may take long to finish, and a server to come back. */
const ASK_AGAIN = 15_000;
/** What may be otherwise by then. */
const PASSING: ReadonlySet<TroubleKind> = new Set([
  'withheld',
  'no-network',
  'no-server',
  'too-fast',
  'unsaved',
  'full',
  'broken',
]);

interface Whole {
  readonly whole: Accessor<Table | undefined>;
  /** Other tables still play with the same deal: the server shows the log later. */
  readonly isWithheld: Accessor<boolean>;
}

/** The whole game, fetched when it is over: then nothing of it is secret any more, unless other tables share its deal. */
function createWhole(client: GameClient, line: Line, sitters: (room: Room) => readonly Sitter[]): Whole {
  const [whole, setWhole] = createSignal<Table>();
  const [isWithheld, setWithheld] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  async function fetchLog(): Promise<void> {
    const { id } = line.scene()!.room;
    const told = await api.log(id, findPlace(id)?.token);
    if (isLeft) return;
    setWithheld(!told.ok && told.problem.kind === 'withheld');
    if (!told.ok && PASSING.has(told.problem.kind)) timer = setTimeout(() => void fetchLog(), ASK_AGAIN);
    const log = told.ok ? parseLog(told.value) : undefined;
    const opened = log?.ok ? await openLog(log.value, sitters(line.scene()!.room)) : undefined;
    if (opened?.ok && opened.value.client === client) setWhole(opened.value.session.table);
  }
  createEffect(
    on(
      () => line.scene()?.room.phase === 'over',
      (isOver) => void (isOver && fetchLog()),
    ),
  );
  onCleanup(() => {
    isLeft = true;
    clearTimeout(timer);
  });
  return { whole, isWithheld };
}

function Closed(props: { readonly line: Line; readonly id: string; readonly why: string }): JSX.Element {
  if (props.why === 'unknown-table') return <Gone why="gone" />;
  if (props.why === 'unplayable') return <Gone why="unplayable" />;
  if (props.why === 'bad-token') return <NotYours id={props.id} />;
  if (props.why === 'shut' || props.why === 'ended' || props.why === 'blocked') return <Gone why={props.why} />;
  return <Renewed />;
}

const Gone = (props: { readonly why: Missing }): JSX.Element => (
  <Switch
    fallback={
      <DeadEnd title={m().noNetwork}>
        <Reload label={m().retry} />
      </DeadEnd>
    }
  >
    <Match when={props.why === 'gone'}>
      <DeadEnd title={t().gone} hint={t().goneHint} />
    </Match>
    <Match when={props.why === 'shut'}>
      <DeadEnd title={t().shut} />
    </Match>
    <Match when={props.why === 'ended'}>
      <DeadEnd title={t().ended} hint={t().endedHint} />
    </Match>
    <Match when={props.why === 'blocked'}>
      <DeadEnd title={t().blocked} hint={t().blockedHint} />
    </Match>
    <Match when={props.why === 'unplayable'}>
      <DeadEnd title={t().unplayable} hint={t().unplayableHint}>
        <Reload label={m().retry} />
      </DeadEnd>
    </Match>
  </Switch>
);

/** The seat was carried away: this device may take it back, unless it was given to somebody else with a yes. */
function NotYours(props: { readonly id: string }): JSX.Element {
  const place = findPlace(props.id);
  const takeBack = async (): Promise<void> => {
    const told = place && (await api.takeBack(place.token));
    if (!told?.ok) return toast(t().takeBackNo);
    keepPlace({ ...place!, token: told.value.token, seat: told.value.seat });
    location.reload();
  };
  return (
    <DeadEnd title={t().notYours}>
      <Show when={place}>
        <button type="button" class="btn go" onClick={() => void takeBack()}>
          {t().takeBack}
        </button>
      </Show>
      <Reload label={t().watchInstead} isSecond={place !== undefined} before={() => forgetPlace(props.id)} />
    </DeadEnd>
  );
}

/** The server has other rules, or speaks otherwise, than this page that was loaded before. */
const Renewed = (): JSX.Element => (
  <DeadEnd title={t().renewed}>
    <Reload label={t().reload} />
  </DeadEnd>
);

const Reload = (props: {
  readonly label: string;
  /** Another button comes first. */
  readonly isSecond?: boolean;
  readonly before?: () => void;
}): JSX.Element => (
  <button
    type="button"
    class="btn"
    classList={{ go: !props.isSecond }}
    onClick={() => {
      props.before?.();
      location.reload();
    }}
  >
    {props.label}
  </button>
);
