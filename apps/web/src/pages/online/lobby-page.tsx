import { GAMES } from '@stolik/games/games';
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { toJoin, toNewOnline, toOnline } from '../../base/router.ts';
import { isAtTheTable } from '../../shell/clients.ts';
import { createKnown } from '../../shell/terms/known.ts';
import { LittleTable } from '../frame/little-table.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import '../frame/pages.css';
import './online.css';
import { seatStyle } from '../../base/ui/colours.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { api, type Trouble } from '../../session/online/api.ts';
import { lettersAt, othersAt } from '../../session/online/names.ts';
import { paceWords } from '../../session/online/pace.ts';
import { findPlaceByCode } from '../../session/online/places.ts';
import type { Listed } from '../../session/online/read.ts';
import { whileSeen } from '../../session/online/while-seen.ts';
import { troubleWords, WithWords, w } from '../../session/online/words.tsx';
import { CodeField } from '../frame/code-field.tsx';
import { coloursAt, playedShort } from './played.tsx';

const EVERY = 8000;
/** The server tells so many tables at a time. */
const PAGE = 60;

/** Everything begins here for people at several devices: open a table, type a code, or join somebody who waits. */
export function LobbyPage(): JSX.Element {
  return (
    <WithWords>
      <Lobby />
    </WithWords>
  );
}

function Lobby(): JSX.Element {
  pageTitle(() => `${w().lobby.pageTitle} · Stolik`);
  return (
    <PageFrame here="lobby">
      <div class="gathering lobby stack far">
        <header>
          <h1>{w().lobby.title}</h1>
          <p class="dim">{w().lobby.lead}</p>
        </header>
        <section class="stack" aria-labelledby="lobby-open">
          <h2 id="lobby-open">{w().lobby.open}</h2>
          <ul class="doors stack">
            <For each={GAMES.filter(({ id }) => isAtTheTable(id))}>
              {(card) => (
                <li>
                  <a class="panel" href={toNewOnline(card.id)} aria-describedby="lobby-open">
                    <span class="door">
                      <LittleTable game={card.id} stools={card.still.stools} />
                      <Icon name="plus" />
                    </span>
                    <b>{read(card.title)}</b>
                    <small>{p().home.players(card.players.min, card.players.max)}</small>
                  </a>
                </li>
              )}
            </For>
          </ul>
        </section>
        <CodeField />
        <OpenTables />
      </div>
    </PageFrame>
  );
}

/** Somebody waits there, for a game that we know. */
const isAlive = ({ game, seats }: Listed): boolean =>
  GAMES.some(({ id }) => id === game) && seats.some(({ kind }) => kind === 'person');

function OpenTables(): JSX.Element {
  const [tables, setTables] = createSignal<readonly Listed[]>();
  const [trouble, setTrouble] = createSignal<Trouble>();
  const [pages, setPages] = createSignal(1);
  const [hasMore, setMore] = createSignal(false);
  async function refresh(): Promise<void> {
    const found: Listed[] = [];
    for (let page = 0; page < pages(); page++) {
      const told = await api.lobby(page * PAGE);
      setTrouble(told.ok ? undefined : told.problem);
      if (!told.ok) return;
      found.push(...told.value);
      setMore(told.value.length === PAGE);
      if (told.value.length < PAGE) break;
    }
    setTables(found);
  }
  const showMore = (): void => {
    setPages(pages() + 1);
    void refresh();
  };
  onMount(() => onCleanup(whileSeen(refresh, EVERY)));
  const known = createMemo(() => (tables() ?? []).filter(isAlive));
  return (
    <section class="stack" aria-labelledby="lobby-tables" aria-busy={!tables() && !trouble()}>
      <h2 id="lobby-tables">{w().lobby.waiting}</h2>
      <Show when={trouble()}>
        {(why) => (
          <p class="panel note bad" role="alert">
            {troubleWords(why())}
          </p>
        )}
      </Show>
      <Show when={tables() && !trouble()}>
        <p class="hidden" role="status">
          {known().length > 0 ? w().lobby.found(known().length) : w().lobby.empty}
        </p>
        <Show
          when={known().length > 0}
          fallback={
            <div class="panel nobody">
              <p>
                <b>{w().lobby.empty}</b>
              </p>
              <p class="dim">{w().lobby.emptyHint}</p>
            </div>
          }
        >
          <ul class="open-tables stack">
            <For each={known()}>{(table) => <OpenTable table={table} />}</For>
          </ul>
          <Show when={hasMore()}>
            <button type="button" class="btn" onClick={showMore}>
              <Icon name="more" />
              {w().lobby.more}
            </button>
          </Show>
        </Show>
      </Show>
    </section>
  );
}

function OpenTable(props: { readonly table: Listed }): JSX.Element {
  const title = (): string => gameTitle(props.table.game);
  const names = (): string => othersAt(props.table.seats);
  const known = createKnown(() => props.table.game);
  const own = () => findPlaceByCode(props.table.code);
  const letters = (): readonly string[] => lettersAt(props.table.seats);
  return (
    <li class="panel flow" style={seatStyle(coloursAt(props.table, known()))}>
      <span class="seals">
        <For each={props.table.seats}>
          {(seat, index) => (
            <Show when={seat.kind !== 'open'}>
              <Seal seat={index()} letter={letters()[index()]} />
            </Show>
          )}
        </For>
      </span>
      <span class="grow">
        <b>{title()}</b>
        <Show when={playedShort(props.table, known())}>{(says) => <small class="what">{says()}</small>}</Show>
        <small>
          {[
            ...(names() ? [w().lobby.with(names())] : []),
            w().lobby.free(props.table.free),
            paceWords(props.table.pace),
            w().lobby.ago(Math.floor((Date.now() - props.table.at) / 60_000)),
          ].join(' · ')}
        </small>
      </span>
      <a
        class="btn"
        classList={{ go: !own() }}
        href={own() ? toOnline(own()!.table) : toJoin(props.table.code)}
        aria-label={w().lobby.sitAt(title(), names())}
      >
        <Icon name={own() ? 'back' : 'check'} />
        {w().lobby.sit}
      </a>
    </li>
  );
}
