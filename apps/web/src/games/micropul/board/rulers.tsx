import { signed } from '@stolik/micropul/words/places';
import { createMemo, For, type JSX } from 'solid-js';
import { type Camera, type Size, toScreen } from '../../../base/felt/camera.ts';
import type { Desk } from '../desk/desk.ts';
import { type Bounds, type Cell, TILE } from '../model/position.ts';

/** Narrower columns than this get every second number. */
const ROOM = 26;
/** The corner of the felt where the core is. */
const CORE = { width: 112, height: 62 };
/** The row below, and the corner where both rulers meet. */
const FOOT = 62;
const CORNER = 20;

/** The numbers of columns and rows along the upper and left edge: what the log and refusals call a place by. */
export function Rulers(props: {
  readonly desk: Desk;
  readonly camera: Camera;
  readonly felt: Size;
  readonly bounds: Bounds;
  /** The core lies in the lower left corner. */
  readonly hasFoot: boolean;
}): JSX.Element {
  const columns = createMemo(() => range(props.bounds.left - 1, props.bounds.right + 1));
  const rows = createMemo(() => range(props.bounds.top - 1, props.bounds.bottom + 1));
  /** Under the core's plate a number would only peep out. */
  const isColumnHidden = (x: number): boolean => x % every() !== 0 || at(x).x < (props.hasFoot ? CORNER : CORE.width);
  const isRowHidden = (y: number): boolean =>
    y % every() !== 0 || (props.hasFoot ? at(y).y < CORNER || at(y).y > props.felt.height - FOOT : at(y).y < CORE.height);
  const every = (): number => (TILE * props.camera.zoom < ROOM ? 2 : 1);
  /** The place everybody is looking at. */
  const here = createMemo(
    (): Cell | undefined => props.desk.marked()[0] ?? props.desk.hovered() ?? props.desk.trial()?.cell ?? undefined,
  );
  const at = (number: number): { x: number; y: number } =>
    toScreen(props.camera, props.felt, (number + 0.5) * TILE, (number + 0.5) * TILE);
  return (
    <div class="mp-rulers" aria-hidden="true">
      <For each={columns()}>
        {(x) => (
          <span
            class="mp-column"
            classList={{ here: here()?.x === x, gone: isColumnHidden(x) }}
            style={{ transform: `translateX(${at(x).x}px)` }}
          >
            {signed(x)}
          </span>
        )}
      </For>
      <For each={rows()}>
        {(y) => (
          <span
            class="mp-row-number"
            classList={{ here: here()?.y === y, gone: isRowHidden(y) }}
            style={{ transform: `translateY(${at(y).y}px)` }}
          >
            {signed(y)}
          </span>
        )}
      </For>
    </div>
  );
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
