import { createEffect, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { preferences } from '../../base/preferences.ts';
import { toOnline } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { setTitleMark } from '../../base/ui/title.ts';
import { toast } from '../../base/ui/toast.tsx';
import { api } from '../../session/online/api.ts';
import { sayAt } from '../../session/online/leave.ts';
import { askedCount, followMine, inOrder, known, trouble } from '../../session/online/mine.ts';
import { othersAt } from '../../session/online/names.ts';
import { paceWords } from '../../session/online/pace.ts';
import { forgetPlace, type Place } from '../../session/online/places.ts';
import type { Mine } from '../../session/online/read.ts';
import { takeSeat } from '../../session/online/sit.ts';
import { WithWords, w } from '../../session/online/words.tsx';
import { OwnGameDialog } from './own-games.tsx';

/** Tables on the server where this browser has a seat, as items of the list on the home page. */
export function OnlineRunning(props: { readonly places: readonly Place[] }): JSX.Element {
  onMount(() => {
    onCleanup(followMine());
    if (preferences.notices) void import('../../session/online/notices.ts').then(({ refreshNotices }) => refreshNotices());
  });
  createEffect(() => markTables(askedCount()));
  onCleanup(() => setTitleMark(''));
  return (
    <WithWords>
      <For each={inOrder(props.places, known())}>{(place) => <OnlineTable place={place} />}</For>
    </WithWords>
  );
}

/** How many tables wait, in the title of the window and on the icon of the installed app. */
function markTables(count: number): void {
  setTitleMark(count > 0 ? `(${count}) ` : '');
  if ('setAppBadge' in navigator) (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}

export function OnlineFinished(props: { readonly places: readonly Place[] }): JSX.Element {
  return (
    <WithWords>
      <For each={props.places}>{(place) => <OnlineTable place={place} />}</For>
    </WithWords>
  );
}

function saysOf(place: Place, mine: Mine | undefined): string {
  if (place.isOver) return w().mine.over;
  if (!mine) return trouble() ? w().mine.unknown : w().mine.online;
  const { room, seat } = mine;
  const sitter = room.seats[seat];
  const state = (): string => {
    if (room.phase === 'over') return w().mine.over;
    if (room.phase === 'gathering') return w().mine.gathering(room.seats.filter(({ kind }) => kind === 'open').length);
    if (sitter?.kind === 'person' && sitter.standIn !== undefined) return w().mine.standIn;
    if (room.isPaused) return w().mine.paused;
    return mine.isAsked ? w().mine.yourTurn : w().mine.waitsFor;
  };
  return [
    w().mine.withPeople(othersAt(room.seats, seat)),
    state(),
    ...(room.pace.kind === 'free' ? [] : [paceWords(room.pace)]),
  ].join(', ');
}

function OnlineTable(props: { readonly place: Place }): JSX.Element {
  const [isAsking, setAsking] = createSignal(false);
  const mine = (): Mine | undefined => known().get(props.place.table);
  const title = (): string => gameTitle(props.place.game);
  const says = (): string => saysOf(props.place, mine());
  const isOver = (): boolean => props.place.isOver || mine()?.room.phase === 'over';
  /** Nothing is left to get up from, or nobody hears it: then it goes from this list only. */
  const isOnlyListed = (): boolean => isOver() || (!mine() && trouble() !== undefined);
  const what = (): string => `${title()}, ${says()}`;
  return (
    <li class="panel kept" classList={{ asked: mine()?.isAsked === true }}>
      <a class="sm abreast" href={toOnline(props.place.table)}>
        <Icon name={isOver() ? 'flag' : 'people'} />
        <span>
          <b>{title()}</b>
          <small>{says()}</small>
        </span>
        <Show when={mine()?.isAsked}>
          <i class="your-turn" aria-hidden="true" />
        </Show>
      </a>
      <button
        type="button"
        class="sq"
        aria-label={isOnlyListed() ? w().mine.forget(what()) : w().mine.leave(what())}
        aria-haspopup={isOver() ? 'dialog' : undefined}
        disabled={!isOnlyListed() && !mine()}
        onClick={() => {
          const now = mine();
          if (isOver()) setAsking(true);
          else if (isOnlyListed()) throwAway(props.place);
          else if (now) void leave(props.place, now);
        }}
      >
        <Icon name={isOnlyListed() ? 'trash' : 'out'} />
      </button>
      <Show when={isAsking()}>
        <OwnGameDialog
          place={props.place}
          isPlaying={false}
          onUnlist={() => throwAway(props.place)}
          onForgotten={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      </Show>
    </li>
  );
}

function throwAway(place: Place): void {
  const restore = forgetPlace(place.table);
  toast(w().mine.forgotten, { action: w().mine.undo, run: restore });
}

/** Gets up from the table, and can sit down again as long as the seat is free. */
async function leave(place: Place, { room }: Mine): Promise<void> {
  const isPlaying = room.phase === 'playing';
  const sitter = room.seats[place.seat];
  const isStoodIn = sitter?.kind === 'person' && sitter.standIn !== undefined;
  // A bot plays there already: nobody need be told.
  if (!isStoodIn && !(await sayAt(place, 'leave'))) {
    toast(w().gathering.notNow);
    return;
  }
  const restore = forgetPlace(place.table);
  const name = sitter?.kind === 'person' ? sitter.name : '';
  toast(isPlaying ? w().mine.leftPlaying : w().mine.left, {
    action: w().mine.undo,
    run: () => void (isPlaying ? comeBack(place, restore) : sitAgain(place, name)),
  });
}

async function comeBack(place: Place, restore: () => void): Promise<void> {
  restore();
  if (!(await sayAt(place, 'back'))) toast(w().gathering.notNow);
}

async function sitAgain(place: Place, name: string): Promise<void> {
  const told = await api.join(place.code, name, place.seat);
  if (told.ok) takeSeat(told.value, place.game);
  else toast(w().mine.noUndo);
}
