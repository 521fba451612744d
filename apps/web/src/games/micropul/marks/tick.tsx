import type { JSX } from 'solid-js';

/** The sign of a closed group: a tick on a brass disc, the same on the table and in words about it. */
export function TickArt(props: { readonly x: number; readonly y: number; readonly scale?: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`}>
      <circle r="11" fill="var(--lamp)" stroke="#2b2533" stroke-width="2.4" />
      <path
        d="M-5 .5-1.5 4.5 5-4"
        fill="none"
        stroke="#2b2533"
        stroke-width="3.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  );
}

/** The broken ring around the number of an open place, for words about it. */
export function OpenRing(): JSX.Element {
  return (
    <svg class="mp-open-ring" viewBox="-9 -9 18 18" aria-hidden="true">
      <circle r="7" />
    </svg>
  );
}
