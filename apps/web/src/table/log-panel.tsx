import { CHANCE, type GameEvent, type Seat } from '@stolik/kernel/game';
import type { Passage } from '@stolik/table/sight';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import type { Match } from '../host/match.ts';
import { m } from '../messages/catalog.ts';
import { preferences } from '../preferences.ts';
import { Icon } from '../ui/icon.tsx';
import { Seal } from '../ui/seal.tsx';
import type { GameClient, TableClient } from './contract.ts';
import { tellEvent } from './words.ts';

interface Line {
  readonly after: number;
  readonly actor: number;
  readonly words: string;
  readonly text: string | undefined;
  readonly events: readonly GameEvent[];
}

/** What happened, in words and in notation, the latest first; every line leads to its moment. */
export function LogPanel(props: {
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  readonly nameOf: (seat: Seat) => string;
  readonly onClose: () => void;
}): JSX.Element {
  let list: HTMLOListElement | undefined;
  const words = (passage: Passage): string =>
    passage.events
      .map((event) => tellEvent(props.client, event, preferences.language, props.nameOf))
      .filter(Boolean)
      .join(' ');
  const lines = createMemo((): readonly Line[] => {
    const made: Line[] = [];
    for (const passage of props.match.passages()) {
      const { after, actor, text, events } = passage;
      const line = { after, actor, words: words(passage), text, events };
      const before = made.at(-1);
      // A decision that says nothing by itself (take a tile) is told together with what chance then gave.
      if (before && !before.words && line.actor === CHANCE)
        made[made.length - 1] = { ...before, after: line.after, words: line.words };
      else if (line.words || line.text) made.push(line);
    }
    return made.reverse();
  });
  // While events are shown live the log does not run ahead of them.
  const shown = createMemo(() =>
    props.match.mode() === 'live' ? lines().filter(({ after }) => after <= props.match.at()) : lines(),
  );
  const point = (events: readonly GameEvent[]): void => props.client.point?.(props.table, events);
  const current = (): number | undefined => shown().find(({ after }) => after <= props.match.at())?.after;
  createEffect(
    on(
      () => props.match.at(),
      () => {
        if (props.match.mode() === 'live') list?.scrollTo({ top: 0 });
        else list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
      },
    ),
  );
  return (
    <section class="panel log-panel" aria-labelledby="log-title">
      <h2 id="log-title">
        <span class="grow">{m().log.title}</span>
        <button type="button" class="sq only-phone" aria-label={m().close} onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
      </h2>
      <Show when={shown().length > 0} fallback={<p class="dim">{m().log.empty}</p>}>
        <ol class="log" ref={(element) => (list = element)}>
          <For each={shown()}>
            {(line) => (
              <li>
                <button
                  type="button"
                  title={m().log.jump(line.after)}
                  aria-current={line.after === current() ? 'step' : undefined}
                  onClick={() => {
                    props.match.jumpTo(line.after);
                    point(line.events);
                  }}
                  onPointerEnter={() => point(line.events)}
                  onPointerLeave={() => point([])}
                  onFocus={(event) => event.currentTarget.matches(':focus-visible') && point(line.events)}
                  onBlur={() => point([])}
                >
                  <Show when={line.actor !== CHANCE} fallback={<Dice />}>
                    <Seal seat={line.actor} letter={props.table.letterOf(line.actor)} />
                  </Show>
                  <span>{line.words || props.nameOf(line.actor)}</span>
                  <Show when={line.text}>
                    <span class="mono">{line.text}</span>
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}

function Dice(): JSX.Element {
  return (
    <svg class="chance" viewBox="0 0 24 24" role="img" aria-label={m().log.chance}>
      <rect x="3" y="3" width="18" height="18" rx="4" fill="none" stroke="currentColor" stroke-width="2" />
      <g fill="currentColor">
        <circle cx="8" cy="8" r="1.8" />
        <circle cx="16" cy="16" r="1.8" />
        <circle cx="12" cy="12" r="1.8" />
      </g>
    </svg>
  );
}
