import type { EditionId } from '@stolik/golems/editions';
import { createMemo, For, type JSX } from 'solid-js';
import { besideOf, type Cell, type Ground as Field, placeOf, type Turn, turnedFacing } from '../model/field.ts';
import { groundArt } from '../model/pieces.ts';

const CORNER = 16;

/** The parts of the field: cells, rounded corners, the edge of the cardboard below. Drawn once. */
export function Ground(props: { readonly ground: Field; readonly edition: EditionId; readonly turn: Turn }): JSX.Element {
  return (
    <For each={props.ground.cells}>
      {(cell) => {
        const at = createMemo(() => placeOf(props.ground, cell, props.turn));
        return <g transform={`translate(${at().x * 100} ${at().y * 100})`} innerHTML={groundArt(cell, props.edition)} />;
      }}
    </For>
  );
}

/** The gaps between parts, and their rounded corners, in the colour of the felt. */
export function Seams(props: { readonly ground: Field; readonly turn: Turn }): JSX.Element {
  const isEdge = (cell: Cell, direction: number): boolean => besideOf(props.ground, cell.name, direction)?.part !== cell.part;
  const seams = createMemo(() => {
    let gaps = '';
    let corners = '';
    let edges = '';
    for (const cell of props.ground.cells) {
      const { x, y } = placeOf(props.ground, cell, props.turn);
      const sides = [0, 1, 2, 3].map((side) => isEdge(cell, (side + 4 - props.turn) % 4));
      const [left, top] = [x * 100, y * 100];
      if (sides[1] && besideOf(props.ground, cell.name, turnedFacing(1, ((4 - props.turn) % 4) as Turn)))
        gaps += `M${left + 100} ${top}v100`;
      if (sides[2]) {
        edges += `M${left} ${top + 100}h100`;
        if (besideOf(props.ground, cell.name, turnedFacing(2, ((4 - props.turn) % 4) as Turn)))
          gaps += `M${left} ${top + 100}h100`;
      }
      const notch: readonly [boolean | undefined, boolean | undefined, string][] = [
        [sides[0], sides[3], `M${left} ${top}h${CORNER}q${-CORNER} 0 ${-CORNER} ${CORNER}z`],
        [sides[0], sides[1], `M${left + 100} ${top}h${-CORNER}q${CORNER} 0 ${CORNER} ${CORNER}z`],
        [sides[2], sides[1], `M${left + 100} ${top + 100}h${-CORNER}q${CORNER} 0 ${CORNER} ${-CORNER}z`],
        [sides[2], sides[3], `M${left} ${top + 100}h${CORNER}q${-CORNER} 0 ${-CORNER} ${-CORNER}z`],
      ];
      for (const [one, other, path] of notch) if (one && other) corners += path;
    }
    return { gaps, corners, edges };
  });
  return (
    <>
      <path class="gl-seam" d={seams().gaps} />
      <path class="gl-corner" d={seams().corners} />
    </>
  );
}

/** The thickness of the cardboard, below the parts. */
export function Thickness(props: { readonly ground: Field; readonly turn: Turn }): JSX.Element {
  const path = createMemo(() => {
    let d = '';
    for (const cell of props.ground.cells) {
      const { x, y } = placeOf(props.ground, cell, props.turn);
      d += `M${x * 100} ${y * 100 + 12}h100v${94}h-100z`;
    }
    return d;
  });
  return <path class="gl-thick" d={path()} />;
}
