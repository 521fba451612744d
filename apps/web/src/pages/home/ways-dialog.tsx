import { GAMES } from '@stolik/games/games';
import type { LevelWords } from '@stolik/search/levels';
import type { Manifest } from '@stolik/search/manifest';
import { For, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { toLobby, toNew, toRulebook, toTable, toTournament } from '../../base/router.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Face } from '../../base/ui/face/face.tsx';
import { Icon, type IconName } from '../../base/ui/icon.tsx';
import { fullName } from '../../session/bots/full-name.ts';
import { levelsOf } from '../../session/bots/levels.ts';
import type { Kept } from '../../session/kept/shelf.ts';
import { isAtTheTable } from '../../shell/clients.ts';
import { hasRulebook } from '../../shell/rulebook/load.ts';
import { KeptLine } from './kept-table.tsx';
import type { LivingTables } from './living.ts';
import { isAloneAt, levelAt, sitDown } from './sit-down.ts';
import type { StartRequest } from './start.ts';
import './ways.css';

/** Against which bot, alone, together, for children: the tap that chooses also sits down, and it is kept for the next time. */
export function WaysDialog(props: { readonly card: Manifest; readonly onClose: () => void }): JSX.Element {
  const { card } = props;
  const words = () => p().home.ways;
  const take = (request: StartRequest): void => {
    props.onClose();
    void sitDown(card, request);
  };
  const Way = (way: {
    readonly label: string;
    readonly hint: string | undefined;
    readonly level?: LevelWords;
    readonly isNow?: boolean;
    readonly icon: JSX.Element;
    readonly request: StartRequest;
  }): JSX.Element => (
    <li>
      <button type="button" aria-current={way.isNow || undefined} onClick={() => take(way.request)}>
        {way.icon}
        <span>
          <b>{way.label}</b>
          <Show when={way.level}>
            {(level) => (
              <small class="ways-level">
                <Steps step={Number(level().id)} />
                {read(level().label)}
              </small>
            )}
          </Show>
          <small>{way.hint}</small>
        </span>
        <Show when={way.isNow}>
          <em>{words().now}</em>
        </Show>
      </button>
    </li>
  );
  return (
    <Dialog title={words().open(read(card.title))} class="ways-dialog" onClose={props.onClose}>
      <h3>{words().bot}</h3>
      <ul class="ways-list">
        <For each={levelsOf(card.id)}>
          {(level) => (
            <Way
              label={fullName(level)}
              level={level}
              hint={`${read(level.says)}.`}
              isNow={!isAloneAt(card) && levelAt(card) === level.id}
              icon={<Face of={level.character.id} />}
              request={{ kind: 'level', level: level.id }}
            />
          )}
        </For>
      </ul>
      <ul class="ways-list">
        <Show when={card.players.min === 1}>
          <Way
            label={words().alone}
            hint={words().aloneHint}
            isNow={isAloneAt(card)}
            icon={<Icon name="person" />}
            request={{ kind: 'alone' }}
          />
        </Show>
        <Show when={card.forChildren}>
          <Way
            label={p().home.children}
            hint={words().childrenHint}
            icon={<Icon name="child" />}
            request={{ kind: 'children' }}
          />
        </Show>
        <Show when={card.hasTournament}>
          <WayTo href={toTournament('new')} icon="flag" label={words().tournament} hint={words().tournamentHint} />
        </Show>
        <WayTo href={toNew(card.id)} icon="people" label={p().home.together} hint={words().togetherHint} />
        <Show when={hasRulebook(card.id)}>
          <WayTo href={toRulebook(card.id)} icon="book" label={m().howTo.rulebook} hint={p().rules.rulebookHint} />
        </Show>
      </ul>
    </Dialog>
  );
}

const WayTo = (way: {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
}): JSX.Element => (
  <li>
    <a href={way.href}>
      <Icon name={way.icon} />
      <span>
        <b>{way.label}</b>
        <small>{way.hint}</small>
      </span>
    </a>
  </li>
);

/** Several people, before they have chosen a game. */
export function TogetherDialog(props: { readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog title={p().home.together} class="ways-dialog" onClose={props.onClose}>
      <p class="dim">{p().home.ways.togetherHint}</p>
      <ul class="ways-list">
        <For each={GAMES.filter(({ id }) => isAtTheTable(id))}>
          {(card) => (
            <WayTo
              href={toNew(card.id)}
              icon="people"
              label={read(card.fullTitle ?? card.title)}
              hint={p().home.players(card.players.min, card.players.max)}
            />
          )}
        </For>
      </ul>
      <ul class="ways-list">
        <WayTo href={toLobby} icon="link" label={p().home.online} hint={p().home.onlineHint} />
      </ul>
    </Dialog>
  );
}

function Steps(props: { readonly step: number }): JSX.Element {
  return (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      <For each={[1, 2, 3, 4, 5, 6]}>
        {(step) => (
          <rect
            x={step * 4 - 4}
            y={21 - step * 3}
            width="3"
            height={step * 3}
            rx="1"
            fill="currentColor"
            opacity={step > props.step ? 0.25 : 1}
          />
        )}
      </For>
    </svg>
  );
}

/** Somebody sits down where a game of theirs is not finished. */
export function BegunDialog(props: {
  readonly card: Manifest;
  readonly kept: Kept;
  readonly living: LivingTables;
  readonly onClose: () => void;
}): JSX.Element {
  const words = () => p().home.begun;
  return (
    <Dialog title={words().title} class="begun" onClose={props.onClose}>
      <div class="begun-kept abreast far">
        <KeptLine kept={props.kept} living={props.living} />
      </div>
      <p class="dim">{words().freshHint}</p>
      <p class="actions">
        <a class="btn go" href={toTable(props.kept.id)}>
          {words().goOn}
        </a>
        <button
          type="button"
          class="btn"
          data-do="fresh"
          onClick={() => {
            props.onClose();
            void sitDown(props.card);
          }}
        >
          {words().fresh}
        </button>
      </p>
    </Dialog>
  );
}
