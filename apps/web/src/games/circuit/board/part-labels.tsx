import { cellName } from '@stolik/circuit/board/geometry';
import { For, type JSX } from 'solid-js';
import { rotationOf } from '../art/picture.ts';
import { ALL_CELLS, cellPoint, LOWER_Y } from '../model/layout.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

const BELOW: Place = { x: 50, y: 95, anchor: 'middle' };
const LOWER_LEFT: Place = { x: 2, y: 96, anchor: 'start' };
const LOWER_RIGHT: Place = { x: 98, y: 96, anchor: 'end' };
const UPPER_RIGHT: Place = { x: 97, y: 19, anchor: 'end' };

/** Where neither the wire runs nor the light of an LED is drawn. */
function placeOf(tile: string): Place {
  const rotation = rotationOf(tile);
  if (tile.startsWith('V') && rotation === 1) return UPPER_RIGHT;
  if (rotation & 1) return BELOW;
  return tile.startsWith('V') && rotation === 2 ? LOWER_RIGHT : LOWER_LEFT;
}

/** HL1, R2, GB1 beside the symbols, as schoolbooks write them. */
export function PartNames(props: {
  readonly names: ReadonlyMap<string, string>;
  readonly cells: Readonly<Record<string, { readonly tile: string } | undefined>>;
}): JSX.Element {
  const named = () => ALL_CELLS.filter((cell) => props.names.has(cellName(cell)) && props.cells[cellName(cell)]);
  return (
    <g class="ci-part-names">
      <For each={named()}>
        {(cell) => {
          const place = () => placeOf(props.cells[cellName(cell)]?.tile ?? '');
          return (
            <text x={cellPoint(cell).x + place().x} y={cellPoint(cell).y + place().y} text-anchor={place().anchor}>
              {props.names.get(cellName(cell))}
            </text>
          );
        }}
      </For>
      <text x="128" y={LOWER_Y + 76} text-anchor="end">
        GB1
      </text>
      <text x="472" y={LOWER_Y + 76} text-anchor="start">
        GB2
      </text>
    </g>
  );
}
