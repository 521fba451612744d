import { coloursOf } from '@stolik/kernel/colours';
import type { Answer, RequestWithoutId } from '@stolik/wire/client';
import type { Room } from '@stolik/wire/room';
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { lasting, lastingFor } from '../../base/lasting.ts';
import { prefer } from '../../base/preferences.ts';
import { goTo, toHome, toJoin } from '../../base/router.ts';
import { play } from '../../base/sound/sounds.ts';
import { Choice } from '../../base/ui/choice.tsx';
import { usualLevel } from '../../session/bots/levels.ts';
import { createKnown, type Known } from '../../shell/terms/known.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { LevelChoice } from '../setup/level-choice.tsx';
import '../frame/pages.css';
import './online.css';
import { seatStyle } from '../../base/ui/colours.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { toast } from '../../base/ui/toast.tsx';
import { api } from '../../session/online/api.ts';
import { canNotice } from '../../session/online/notices.ts';
import { paceWords } from '../../session/online/pace.ts';
import { findPlace, forgetPlace, type Place } from '../../session/online/places.ts';
import { WithWords, w } from '../../session/online/words.tsx';
import { NoticeSwitch } from '../../shell/settings/notice-switch.tsx';
import { CarrySeat } from './carry-seat.tsx';
import { Choosing } from './choosing.tsx';
import { Arranging, FreeSeat } from './hosting.tsx';
import { Invite } from './invite.tsx';
import { artOf, coloursAt, leadAt, Played, saysOfSeat, seatNameAt } from './played.tsx';
import { SeatList } from './seat-list.tsx';
import { WaitingTable } from './waiting-table.tsx';

/** Then anybody who sits there may begin; the server counts 45 seconds. */
const HOST_GONE = 46_000;

interface GatheringProps {
  readonly room: Room;
  /** Below 0: who only looks on. */
  readonly seat: number;
  request(request: RequestWithoutId): Promise<Answer>;
  /** Seats with somebody connected, and how many look on. */
  readonly here: readonly number[];
  readonly watchers: number;
}

/** A table before its game: who is there already, and how to get the others. */
export function Gathering(props: GatheringProps): JSX.Element {
  return (
    <WithWords>
      <Waiting {...props} />
    </WithWords>
  );
}

function Waiting(props: GatheringProps): JSX.Element {
  const title = (): string => gameTitle(props.room.game);
  const missing = (): number => props.room.seats.filter(({ kind }) => kind === 'open').length;
  const known = createKnown(() => props.room.game);
  // At a rematch nobody else is let in for a while.
  const isOpenToAll = lastingFor(() => props.room.kept);
  const isKept = (): boolean => props.room.kept !== undefined && !isOpenToAll();
  const isHostGone = lasting(() => !props.here.includes(props.room.host), HOST_GONE);
  const isFreed = (): boolean => props.seat >= 0 && props.room.seats[props.seat]?.kind === 'open';
  pageTitle(() => w().gathering.pageTitle(title()));
  createEffect(
    on(missing, (now, before) => {
      if (before !== undefined && now < before) play('joined');
    }),
  );
  return (
    <PageFrame here="online">
      <div class="gathering stack far" style={seatStyle(coloursAt(props.room, known()))}>
        <header>
          <h1>{w().gathering.title}</h1>
          <p class="dim">
            {title()} · {paceWords(props.room.pace)}
          </p>
        </header>
        <section class="panel round">
          <WaitingTable game={props.room.game} seats={props.room.seats} />
          <div>
            <SeatList
              game={props.room.game}
              seats={props.room.seats}
              label={w().gathering.seats}
              mine={props.seat}
              host={props.room.host}
              here={props.here}
              says={(seat) => saysOfSeat(props.room, known(), seat)}
              art={(seat) => artOf(props.room, known(), seat)}
              taken={
                props.seat === props.room.host
                  ? (seat) => (
                      <Show when={seat !== props.seat}>
                        <FreeSeat room={props.room} seat={props.seat} request={props.request} whom={seat} />
                      </Show>
                    )
                  : undefined
              }
              free={
                props.seat < 0
                  ? (seat) => (
                      <a class="btn" href={toJoin(props.room.code, seat)}>
                        {w().gathering.sit}
                      </a>
                    )
                  : undefined
              }
            />
            <Show when={isKept()}>
              <p class="dim">{w().gathering.keptHint}</p>
            </Show>
            <Show when={isFreed()}>
              <p class="note" role="alert">
                {w().gathering.freed}
              </p>
            </Show>
            <p role="status">{missing() > 0 ? w().gathering.missing(missing()) : w().choosing.waiting}</p>
            <Show when={props.watchers > 0}>
              <p class="dim">{w().gathering.watchers(props.watchers)}</p>
            </Show>
          </div>
        </section>
        <Show when={missing() > 0 && !isKept()}>
          <Invite room={props.room} />
        </Show>
        <Show when={props.seat >= 0}>
          <MyChoice room={props.room} known={known()} seat={props.seat} request={props.request} />
        </Show>
        <Played room={props.room} known={known()} />
        <Show when={props.seat === props.room.host || (props.seat >= 0 && isHostGone())}>
          <BeginNow room={props.room} request={props.request} />
        </Show>
        <Show when={props.seat >= 0 && canNotice()}>
          <div class="panel">
            <NoticeSwitch isQuiet />
          </div>
        </Show>
        <Chance commitment={props.room.commitment} />
        <Show when={props.seat >= 0}>
          <div class="actions ends">
            <Carry table={props.room.id} />
            <Arranging room={props.room} seat={props.seat} request={props.request} />
            <Leave room={props.room} seat={props.seat} request={props.request} />
          </div>
        </Show>
      </div>
    </PageFrame>
  );
}

/** What one may still change about oneself; the host says who chooses first. */
function MyChoice(props: {
  readonly room: Room;
  readonly known: Known | undefined;
  readonly seat: number;
  readonly request: GatheringProps['request'];
}): JSX.Element {
  async function request(wanted: RequestWithoutId): Promise<boolean> {
    const answer = await props.request(wanted);
    if (!answer.ok) toast(answer.code === 'stale' ? w().trouble['choice-taken'] : w().gathering.notNow);
    return answer.ok;
  }
  const somebody = (): readonly number[] => props.room.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
  const isHost = (): boolean => props.seat === props.room.host;
  return (
    <section class="panel choosing" aria-labelledby="choosing">
      <h2 id="choosing">{w().choosing.title}</h2>
      <Choosing
        room={props.room}
        known={props.known}
        seat={props.seat}
        colour={coloursOf(props.room.seats)[props.seat]!}
        lead={
          props.room.first !== undefined && props.room.leads?.[props.seat] === ''
            ? ''
            : (leadAt(props.room, props.known, props.seat) ?? '')
        }
        onColour={(colour) => void request(['colour', colour]).then((isDone) => isDone && prefer({ colour }))}
        onLead={(lead) => void request(['lead', lead])}
      />
      <Show when={isHost() && props.room.leads && somebody().length > 1}>
        <Choice
          legend={w().choosing.giveFirst}
          values={[
            [-1, w().choosing.nobody] as const,
            ...somebody().map((seat) => [seat, seatNameAt(props.room, seat)] as const),
          ]}
          value={props.room.first ?? -1}
          onChoose={(seat) => void request(['first', seat])}
        />
        <p class="dim">{w().choosing.giveFirstHint}</p>
      </Show>
    </section>
  );
}

/** The host need not wait: bots sit down in the free seats. */
function BeginNow(props: { readonly room: Room; readonly request: GatheringProps['request'] }): JSX.Element {
  const [level, setLevel] = createSignal(usualLevel(props.room.game).id);
  const [isBusy, setBusy] = createSignal(false);
  async function begin(): Promise<void> {
    setBusy(true);
    const answer = await props.request(['begin', level()]);
    setBusy(false);
    // Somebody sat down in the last seat at the same moment: then the game has begun anyway.
    if (!answer.ok && answer.code !== 'not-now') toast(w().gathering.notNow);
  }
  return (
    <section class="panel begin" aria-labelledby="begin">
      <h2 id="begin">{w().gathering.begin}</h2>
      <p class="dim">{w().gathering.beginHint}</p>
      <LevelChoice legend={w().gathering.level} game={props.room.game} level={level()} onChoose={setLevel} />
      <button type="button" class="btn" disabled={isBusy()} onClick={() => void begin()}>
        <Icon name="play" />
        {w().gathering.beginNow}
      </button>
    </section>
  );
}

function Chance(props: { readonly commitment: string }): JSX.Element {
  return (
    <details class="more chance">
      <summary>{w().gathering.chance}</summary>
      <p>{w().gathering.chanceMore}</p>
      <p>
        <b>{w().gathering.seal}</b>
        <br />
        <code>{props.commitment}</code>
      </p>
    </details>
  );
}

function Carry(props: { readonly table: string }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const place = (): Place | undefined => (isOpen() ? findPlace(props.table) : undefined);
  return (
    <>
      <button type="button" class="btn quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="swap" />
        {w().carry.open}
      </button>
      <Show when={place()}>{(mine) => <CarrySeat place={mine()} onClose={() => setOpen(false)} />}</Show>
    </>
  );
}

function Leave(props: { readonly room: Room; readonly seat: number; readonly request: GatheringProps['request'] }): JSX.Element {
  async function leave(): Promise<void> {
    const { room, seat, request } = props;
    const isLast = room.seats.every((sitter, index) => sitter.kind !== 'person' || index === seat);
    const place = findPlace(room.id);
    // Nobody is left: the table goes with the last one, so that no invitation leads to an empty room.
    const isGone = isLast && place ? (await api.remove(room.id, place.token)).ok : (await request(['leave'])).ok;
    if (!isGone) {
      toast(w().gathering.notNow);
      return;
    }
    forgetPlace(room.id);
    goTo(toHome);
    toast(w().gathering.left);
  }
  return (
    <button type="button" class="btn quiet" onClick={() => void leave()}>
      <Icon name="out" />
      {w().gathering.leave}
    </button>
  );
}
