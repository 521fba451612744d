import type { LevelWords } from '@stolik/search/levels';
import type { Manifest } from '@stolik/search/manifest';
import { For, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { read } from '../../base/messages/read.ts';
import { toNew, toTable, toTournament } from '../../base/router.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Face } from '../../base/ui/face/face.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { fullName } from '../../session/bots/full-name.ts';
import { levelsOf } from '../../session/bots/levels.ts';
import type { Kept } from '../../session/kept/shelf.ts';
import { KeptLine } from './kept-table.tsx';
import type { LivingTables } from './living.ts';
import { isAloneAt, levelAt, sitDown } from './sit-down.ts';
import type { Wish } from './start.ts';
import './ways.css';

/** Against which bot, alone, together, for children: the tap that chooses also sits down, and it is kept for the next time. */
export function WaysDialog(props: { readonly card: Manifest; readonly onClose: () => void }): JSX.Element {
  const { card } = props;
  const words = () => m().home.ways;
  const take = (wish: Wish): void => {
    props.onClose();
    void sitDown(card, wish);
  };
  const Way = (way: {
    readonly label: string;
    readonly hint: string | undefined;
    readonly level?: LevelWords;
    readonly isNow?: boolean;
    readonly icon: JSX.Element;
    readonly wish: Wish;
  }): JSX.Element => (
    <li>
      <button type="button" aria-current={way.isNow || undefined} onClick={() => take(way.wish)}>
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
              wish={{ kind: 'level', level: level.id }}
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
            wish={{ kind: 'alone' }}
          />
        </Show>
        <Show when={card.forChildren}>
          <Way label={m().home.children} hint={words().childrenHint} icon={<Icon name="child" />} wish={{ kind: 'children' }} />
        </Show>
        <Show when={card.hasTournament}>
          <li>
            <a href={toTournament('new')}>
              <Icon name="flag" />
              <span>
                <b>{words().tournament}</b>
                <small>{words().tournamentHint}</small>
              </span>
            </a>
          </li>
        </Show>
        <li>
          <a href={toNew(card.id)}>
            <Icon name="people" />
            <span>
              <b>{m().home.together}</b>
              <small>{words().togetherHint}</small>
            </span>
          </a>
        </li>
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
  const words = () => m().home.begun;
  return (
    <Dialog title={words().title} class="begun" onClose={props.onClose}>
      <div class="begun-kept">
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
