import type { Point } from './position.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Wish {
  /** What it speaks of, in pixels of the felt. */
  readonly anchor: Point;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const EDGE = 10;
const STEP = 18;

/**
 * Where a bubble covers least: on empty felt near its anchor, never on another bubble. Undefined where only `tolerance`
 * square pixels of the things to keep clear may be covered and no place does so.
 */
export function placeCallout(
  felt: { readonly width: number; readonly height: number },
  wish: Wish,
  clear: readonly Box[],
  taken: readonly Box[],
  tolerance: number,
): Box | undefined {
  let best: Box | undefined;
  let least = Infinity;
  for (let top = EDGE; top <= felt.height - wish.height - EDGE; top += STEP) {
    for (let left = EDGE; left <= felt.width - wish.width - EDGE; left += STEP) {
      const box = { left, top, width: wish.width, height: wish.height };
      if (taken.some((other) => overlap(box, other) > 0)) continue;
      const covered = clear.reduce((sum, each) => sum + overlap(box, each), 0);
      if (covered > tolerance) continue;
      const away = Math.hypot(left + wish.width / 2 - wish.anchor.x, top + wish.height / 2 - wish.anchor.y);
      const hides =
        wish.anchor.x > left - 6 &&
        wish.anchor.x < left + wish.width + 6 &&
        wish.anchor.y > top - 6 &&
        wish.anchor.y < top + wish.height + 6;
      const cost = covered * 2 + away + (hides ? 1e5 : 0);
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
  }
  return best;
}

/** Where the line from the anchor meets the bubble's rim. */
export function leaderEnd(box: Box, anchor: Point): Point {
  return {
    x: Math.min(Math.max(anchor.x, box.left + 14), box.left + box.width - 14),
    y: Math.min(Math.max(anchor.y, box.top + 8), box.top + box.height - 8),
  };
}
