import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Desk } from '../desk/desk-shape.ts';

/** What is seen of the event cards that are weather. */
const FLAKE = 'M0-9V9M-8-4.5 8 4.5M-8 4.5 8-4.5';
const DROP = 'M0-9q7 9 0 14-7-5 0-14z';
const GUST = 'M-60 0q30-14 60 0t60 0';
const SEEN: Readonly<Record<string, string>> = { frost: FLAKE, thaw: DROP, draught: GUST };

/** Where they are, in hundredths of the field, and how much later than the first. */
const PLACES = Array.from({ length: 18 }, (_, index) => ({
  x: (index * 37 + 11) % 100,
  y: (index * 53 + 7) % 100,
  later: (index % 6) * 70,
}));

/** Frost snows, a thaw drips, a draught blows over the field, for as long as the card acts. */
export function Weather(props: { readonly desk: Desk }): JSX.Element {
  const kind = createMemo(() => {
    const card = props.desk.beat().flatMap((event) => (event.kind === 'eventActed' ? [event.card] : []))[0];
    return card !== undefined && Object.hasOwn(SEEN, card) ? card : undefined;
  });
  return (
    <Show when={kind()} keyed>
      {(card) => (
        <div class={`gl-weather ${card}`} aria-hidden="true">
          <For each={PLACES}>
            {({ x, y, later }) => (
              <svg viewBox="-12 -12 24 24" aria-hidden="true" style={{ left: `${x}%`, top: `${y}%`, '--later': `${later}ms` }}>
                <path d={SEEN[card]!} />
              </svg>
            )}
          </For>
        </div>
      )}
    </Show>
  );
}
