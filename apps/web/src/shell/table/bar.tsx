import { createMemo, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { gameTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { prefer, preferences } from '../../base/preferences.ts';
import { toHome } from '../../base/router.ts';
import { Icon, Logo } from '../../base/ui/icon.tsx';
import { latePart } from '../../base/ui/late-part.ts';
import type { Match } from '../../session/match.ts';
import { reuse } from '../../session/reuse.ts';
import type { GameClient, TableClient } from '../contract.ts';
import { Aim } from './aim.tsx';
import type { TableExtras } from './extras.ts';
import type { Origin } from './origin.ts';

/** Only a table that tries another way has come from somewhere. */
const Branch = latePart(() => import('./branch.tsx').then(({ Branch }) => Branch));

/** Which dialog of the table is open. */
export type Opening = 'help' | 'share' | 'settings' | 'menu' | 'resign' | 'review' | undefined;

export function Bar(props: {
  readonly client: GameClient;
  readonly table: TableClient;
  readonly match: Match;
  readonly isReplay: boolean;
  readonly extras?: TableExtras | undefined;
  /** Where it comes from, where another way is tried here. */
  readonly origin?: Origin | undefined;
  /** Which part of something longer this game is. */
  readonly part?: string | undefined;
  readonly onOpen: (opening: Opening) => void;
  readonly onLog: () => void;
}): JSX.Element {
  return (
    <header class="bar">
      {/* At a table on the server one keeps the seat. */}
      <a
        class="sq"
        href={props.extras?.home?.href ?? toHome}
        aria-label={props.extras?.home?.says() ?? (props.extras ? m().nav.home : m().table.leave)}
      >
        <Logo />
      </a>
      <h1>
        {gameTitle(props.client.game.id)}
        <Show when={props.part}>
          <small>{props.part}</small>
        </Show>
      </h1>
      <Show when={props.origin}>{(origin) => <Branch origin={origin()} />}</Show>
      <span class="grow" />
      <Aim client={props.client} table={props.table} part={props.part} />
      <Show when={!props.isReplay && props.match.next().kind !== 'over'}>
        <Phases client={props.client} table={props.table} isPast={props.match.mode() !== 'live'} />
        <span class="grow wide" />
      </Show>
      <Show when={props.client.frame?.BarExtra}>{(Extra) => <Dynamic component={Extra()} table={props.table} />}</Show>
      <span class="wide">
        <Show when={!props.isReplay}>
          <button
            type="button"
            class="sq"
            data-bar="again"
            aria-label={m().film.lastTurn}
            title={m().film.lastTurn}
            disabled={props.match.count() === 0}
            onClick={() => props.match.replayLastTurn()}
          >
            <Icon name="again" />
          </button>
        </Show>
      </span>
      {/* With more to press than a phone has room for, help is in the menu there. */}
      <button
        type="button"
        class="sq ask"
        classList={{ wide: props.extras !== undefined }}
        data-bar="help"
        aria-label={m().table.help}
        title={m().table.help}
        onClick={() => props.onOpen('help')}
      >
        <Icon name="help" />
      </button>
      <span class="wider">
        <SoundButton />
        <Show when={props.match.whole()}>
          <button
            type="button"
            class="sq"
            data-bar="share"
            aria-label={m().table.share}
            title={m().table.share}
            onClick={() => props.onOpen('share')}
          >
            <Icon name="share" />
          </button>
        </Show>
      </span>
      <Show when={props.extras}>{(more) => <Dynamic component={more().BarButtons} />}</Show>
      <button type="button" class="sq narrow" aria-label={m().log.open} onClick={() => props.onLog()}>
        <Icon name="log" />
      </button>
      <button
        type="button"
        class="sq wide"
        data-bar="settings"
        aria-label={m().nav.settings}
        title={m().nav.settings}
        onClick={() => props.onOpen('settings')}
      >
        <Icon name="settings" />
      </button>
      <button type="button" class="sq" aria-label={m().table.menu} title={m().table.menu} onClick={() => props.onOpen('menu')}>
        <Icon name="more" />
      </button>
    </header>
  );
}

/** At a moment of the past nobody here is at any step of a move: only a film that runs through them shows them. */
function Phases(props: { readonly client: GameClient; readonly table: TableClient; readonly isPast: boolean }): JSX.Element {
  const state = createMemo<ReturnType<GameClient['phases']>>((before) => reuse(before, props.client.phases(props.table)));
  const now = createMemo((): number => state().phases.findIndex(({ id }) => id === state().current));
  return (
    <ol class="phases" classList={{ past: props.isPast && now() < 0 }} aria-label={m().table.phases}>
      <For each={state().phases}>
        {(phase, index) => (
          <li classList={{ on: index() === now(), done: index() < now() }} aria-current={index() === now() ? 'step' : undefined}>
            <Show when={index() < now()} fallback={<span class="n">{index() + 1}</span>}>
              <Icon name="check" small />
            </Show>
            {phase.label}
          </li>
        )}
      </For>
    </ol>
  );
}

function SoundButton(): JSX.Element {
  const label = (): string => (preferences.sound ? m().table.soundOn : m().table.soundOff);
  return (
    <button
      type="button"
      class="sq"
      data-bar="sound"
      aria-label={label()}
      title={label()}
      onClick={() => prefer({ sound: !preferences.sound })}
    >
      <Icon name={preferences.sound ? 'sound' : 'mute'} />
    </button>
  );
}
