import { seatBadge, seatShape } from '@stolik/look/seats';
import type { RoomSeat } from '@stolik/wire/room';
import { For, type JSX, Show } from 'solid-js';
import { lettersAt } from '../../session/online/names.ts';

/** Where stools stand around the table, so that the first seat is nearest to who looks. */
const ROUND: readonly (readonly (readonly [number, number])[])[] = [
  [[200, 382]],
  [
    [200, 382],
    [200, 18],
  ],
  [
    [200, 382],
    [18, 140],
    [382, 140],
  ],
  [
    [200, 382],
    [18, 200],
    [200, 18],
    [382, 200],
  ],
  [
    [200, 382],
    [18, 250],
    [100, 18],
    [300, 18],
    [382, 250],
  ],
  [
    [270, 382],
    [130, 382],
    [18, 200],
    [130, 18],
    [270, 18],
    [382, 200],
  ],
];

/** The table from above while people are still coming: a badge on every stool that is taken, a shape that waits on the others. */
export function WaitingTable(props: { readonly game: string; readonly seats: readonly RoomSeat[] }): JSX.Element {
  const stools = (): readonly (readonly [number, number])[] => ROUND[Math.min(props.seats.length, 6) - 1] ?? ROUND[5]!;
  const letters = (): readonly string[] => lettersAt(props.seats);
  return (
    <svg class="waiting-table" viewBox="-20 -20 440 450" aria-hidden="true">
      <For each={props.seats}>
        {(sitter, index) => {
          const at = (): readonly [number, number] => stools()[index()] ?? [200, 200];
          return (
            <g transform={`translate(${at()[0]} ${at()[1]})`} classList={{ stool: true, 'is-free': sitter.kind === 'open' }}>
              <circle cy="6" r="34" fill="var(--wood-deep)" />
              <circle r="34" fill="var(--wood-hi)" stroke="var(--wood-lo)" stroke-width="2.5" />
              <Show
                when={sitter.kind !== 'open'}
                fallback={
                  <path
                    class="shape"
                    d={seatShape(index()).path}
                    transform="translate(-18 -18) scale(.36)"
                    fill="none"
                    stroke={seatShape(index()).rim}
                    stroke-width="8"
                    stroke-dasharray="14 10"
                    stroke-linecap="round"
                  />
                }
              >
                <g transform="translate(-23 -23) scale(.46)" innerHTML={seatBadge(index(), letters()[index()])} />
              </Show>
            </g>
          );
        }}
      </For>
      <rect x="42" y="50" width="316" height="316" rx="42" fill="var(--wood-deep)" />
      <rect x="42" y="40" width="316" height="316" rx="42" fill="var(--wood)" />
      <path d="M84 46H316A36 36 0 0 1 352 82" fill="none" stroke="var(--wood-hi)" stroke-width="5" stroke-linecap="round" />
      <rect x="64" y="62" width="272" height="272" rx="26" fill={`var(--felt-${props.game}, var(--floor-2))`} />
      <Teapot />
    </svg>
  );
}

/** Something to do while one waits. */
function Teapot(): JSX.Element {
  return (
    <g transform="translate(200 205)">
      <ellipse cx="-4" cy="52" rx="86" ry="13" fill="rgba(0,0,0,.22)" />
      <path d="M52-4q40-12 34 22q-4 22-42 24" fill="none" stroke="var(--chip-lo)" stroke-width="11" stroke-linecap="round" />
      <path
        d="M-56 16q-28-6-34-38l-10 2q2 50 50 62z"
        fill="var(--chip-lo)"
        stroke="var(--unit-b)"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <path
        d="M-58-14h116q10 62-34 64h-48q-44-2-34-64z"
        fill="var(--chip)"
        stroke="var(--unit-b)"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <path d="M-44-16q4-22 44-22t44 22z" fill="var(--chip)" stroke="var(--unit-b)" stroke-width="3" stroke-linejoin="round" />
      <circle cy="-44" r="7" fill="var(--lamp)" stroke="var(--unit-b)" stroke-width="3" />
      <circle cx="-22" cy="14" r="9" fill="var(--seat-red)" />
      <path d="M0 4 10 22h-20z" fill="var(--seat-blue)" />
      <rect x="14" y="5" width="17" height="17" rx="2" fill="var(--seat-green)" />
      <g class="steam" fill="none" stroke="var(--chip)" stroke-width="5" stroke-linecap="round" opacity=".75">
        <path d="M-96-40q-10-12 0-24t0-24" />
        <path d="M-112-50q-8-9 0-18t0-18" />
      </g>
    </g>
  );
}
