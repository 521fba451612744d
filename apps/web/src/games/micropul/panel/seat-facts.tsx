import type { Seat } from '@stolik/kernel/game';
import { stoneArt } from '@stolik/micropul/art';
import { STONES_EACH } from '@stolik/micropul/state';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import { isDesk } from '../../../base/ui/window.ts';
import { deskOf } from '../desk/desk.ts';
import { partsOf, tilesOf } from '../model/points.ts';
import type { MicropulProps } from '../model/table.ts';
import { Scale } from './scale.tsx';

/** In a seat's card: counts, stones, and what it would be worth now. */
export function SeatFacts(props: MicropulProps & { readonly seat: Seat }): JSX.Element {
  const desk = deskOf(props.table);
  const words = () => desk.words().seat;
  const hand = () => tilesOf(desk.view(), props.seat).hand;
  const supply = () => tilesOf(desk.view(), props.seat).supply;
  const left = () => desk.view().stonesLeft[props.seat] ?? 0;
  const score = () => desk.view().scores[props.seat] ?? 0;
  const parts = createMemo(() => partsOf(desk.view(), props.seat));
  return (
    <div class="mp-facts" data-mp-seat={props.seat}>
      <div class="mp-counts">
        <span>
          <Icon name="hand" small />
          <Show when={isDesk()}>
            <em>{words().hand}</em>
          </Show>{' '}
          <b>{hand()}</b>
        </span>
        <span>
          <Icon name="stack" small />
          <Show when={isDesk()}>
            <em>{words().supply}</em>
          </Show>{' '}
          <b>{supply()}</b>
        </span>
        <span class="mp-seat-stones" role="img" aria-label={words().stones(left())}>
          <For each={Array.from({ length: STONES_EACH }, (_, index) => index)}>
            {(index) => (
              <svg
                viewBox="-14 -14 128 128"
                aria-hidden="true"
                classList={{ gone: index >= left() }}
                innerHTML={stoneArt(props.seat, '')}
              />
            )}
          </For>
        </span>
      </div>
      <Show
        when={isDesk()}
        fallback={
          <Show when={desk.view().outcome}>
            <p class="mp-points">{words().all(score())}</p>
          </Show>
        }
      >
        <div class="mp-now">
          <p>
            {desk.view().outcome ? words().total : words().ifNow} <b>{score()}</b>
          </p>
          <p class="dim">
            {[words().part.group(parts().groups), words().part.supply(parts().supply), words().part.hand(parts().hand)].join(
              ' · ',
            )}
          </p>
          <For each={parts().open}>{(points) => <p class="dim">{words().openGroup(points)}</p>}</For>
          <Show when={desk.isAlone()}>
            <Scale desk={desk} isInCard />
          </Show>
        </div>
      </Show>
    </div>
  );
}
