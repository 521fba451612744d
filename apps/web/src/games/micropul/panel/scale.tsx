import { type Rank, soloRank } from '@stolik/micropul/score';
import { For, type JSX, Show } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { SOLO_SCALE } from '../model/solo.ts';

/** How good a game for one is so far; on wide screens in the seat's card, elsewhere in the panel. [M8] */
export function Scale(props: { readonly desk: Desk; readonly isInCard?: boolean }): JSX.Element {
  const words = () => props.desk.words().panel;
  const score = () => props.desk.view().scores[0] ?? 0;
  const reached = (): Rank | undefined => soloRank(score());
  return (
    <section class="mp-scale">
      {/* A card has no headings of its own. */}
      <Show when={props.isInCard} fallback={<h3>{words().scale}</h3>}>
        <p class="mp-scale-title">{words().scale}</p>
      </Show>
      <ol>
        <For each={SOLO_SCALE}>
          {({ rank, points }) => (
            <li classList={{ reached: score() >= points, current: reached() === rank }}>
              <b>{points}</b>
              <span>{words().rank(rank)}</span>
            </li>
          )}
        </For>
      </ol>
      <p class="dim">{words().scaleHint}</p>
    </section>
  );
}
