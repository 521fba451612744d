import { createMemo, For, type JSX } from 'solid-js';
import { reuse } from '../../../session/reuse.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { cellOf } from '../story/told.ts';
import { spotOf } from './figures.tsx';
import type { Spot } from './place.ts';

/** Numbers on the board that the sentences beside it have too. */
export function Callouts(props: { readonly desk: Desk; readonly scale: number }): JSX.Element {
  const marks = createMemo<readonly (Spot & { readonly number: number })[]>((before) => {
    // When the round is over the sentences are about the robots, and have no numbers.
    const { lines: told } = props.desk.isRoundOver() ? { lines: [] } : props.desk.story();
    const lines = told.map(({ event, number }) => ({ number, cell: cellOf(event, props.desk.scene()) }));
    const taken = new Map<string, number>();
    const now = lines.flatMap(({ number, cell }) => {
      const at = spotOf(props.desk, cell);
      if (!at || !cell) return [];
      const nth = taken.get(cell) ?? 0;
      taken.set(cell, nth + 1);
      // Where much happens they stand closer together, so that they keep to their cell.
      const others = lines.filter((line) => line.cell === cell).length - 1;
      const apart = Math.min(26 * props.scale, 74 / Math.max(1, others));
      return [{ number, x: at.x + 14 * props.scale + nth * apart, y: at.y + 100 - 14 * props.scale }];
    });
    return reuse(before, now);
  });
  return (
    <For each={marks()}>
      {(mark) => (
        <g class="gl-callout" transform={`translate(${mark.x} ${mark.y}) scale(${props.scale})`}>
          <circle r="13" />
          <text y="6" text-anchor="middle">
            {mark.number}
          </text>
        </g>
      )}
    </For>
  );
}
