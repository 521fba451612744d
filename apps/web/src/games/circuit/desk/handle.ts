import { onCleanup } from 'solid-js';
import type { Point } from '../../../base/felt/camera.ts';
import { type Box, boxOf, type Spot } from '../model/layout.ts';

/** What other parts may ask of the board: to take the focus, and what lies where. The board fills it in while it is in the page. */
export interface BoardHandle {
  focus(): void;
  /** What is under a point of the window. */
  spotAt(x: number, y: number): Spot | undefined;
  middleOf(spot: Spot): Point;
  /** A side of a tile as it lies there, in pixels. */
  size(): number;
}

export const noBoard = (): BoardHandle => ({
  focus: () => undefined,
  spotAt: () => undefined,
  middleOf: () => ({ x: 0, y: 0 }),
  size: () => 0,
});

interface Grid {
  /** It covers the box exactly. */
  root(): Element;
  box(): Box;
  focus(): void;
  /** What lies under a point of the drawing. */
  spotUnder(x: number, y: number): Spot | undefined;
}

export function lend(handle: BoardHandle, { root, box, focus, spotUnder }: Grid): void {
  const scale = (): number => root().getBoundingClientRect().width / box().width;
  Object.assign(handle, {
    focus,
    spotAt: (x, y) => {
      const { left, top } = root().getBoundingClientRect();
      return spotUnder((x - left) / scale() + box().x, (y - top) / scale() + box().y);
    },
    middleOf: (spot) => {
      const { left, top } = root().getBoundingClientRect();
      const { x, y, width, height } = boxOf(spot, box());
      return { x: left + (x + width / 2 - box().x) * scale(), y: top + (y + height / 2 - box().y) * scale() };
    },
    size: () => scale() * 100,
  } satisfies BoardHandle);
  onCleanup(() => Object.assign(handle, noBoard()));
}
