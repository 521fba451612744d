import { seatShape } from '@stolik/look/seats';
import { For, type JSX } from 'solid-js';

const STOOLS = { n: [200, 22], s: [200, 380], w: [22, 200], e: [378, 200] } as const;

/** A table seen from above, with a stool for every seat; what lies on the felt comes over it. */
export function LittleTable(props: { readonly game: string; readonly stools: readonly ('n' | 'e' | 's' | 'w')[] }): JSX.Element {
  return (
    <svg viewBox="-12 -10 424 430" aria-hidden="true">
      <For each={props.stools}>
        {(side, seat) => {
          const [x, y] = STOOLS[side];
          const { path, colour } = seatShape(seat());
          return (
            <g>
              <circle cx={x} cy={y + 5} r="27" fill="var(--wood-deep)" />
              <circle cx={x} cy={y} r="27" fill="var(--wood-hi)" stroke="var(--wood-lo)" stroke-width="2.5" />
              <path d={path} transform={`translate(${x - 14} ${y - 14}) scale(.28)`} fill={colour} />
            </g>
          );
        }}
      </For>
      <rect x="42" y="50" width="316" height="316" rx="42" fill="var(--wood-deep)" />
      <rect x="42" y="40" width="316" height="316" rx="42" fill="var(--wood)" />
      <path d="M84 46H316A36 36 0 0 1 352 82" fill="none" stroke="var(--wood-hi)" stroke-width="5" stroke-linecap="round" />
      <path
        d="M42 130q60-10 30 96M358 250q-50 14-34-70"
        fill="none"
        stroke="var(--wood-lo)"
        stroke-opacity=".45"
        stroke-width="3"
      />
      <rect x="64" y="62" width="272" height="272" rx="26" fill={`var(--felt-${props.game})`} />
    </svg>
  );
}
