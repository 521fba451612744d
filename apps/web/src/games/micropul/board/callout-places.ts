import type { Point } from '../model/position.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface CalloutRequest {
  /** What it speaks of: the leader goes to the nearest of these, in pixels of the felt. */
  readonly anchors: readonly Point[];
  readonly width: number;
  readonly height: number;
  /** How much of what should stay clear it may cover, in square pixels. */
  readonly tolerance: number;
  /** How long its leader may be, and how much of it may run over what should stay clear. */
  readonly reach: number;
  readonly crossing: number;
}

export interface Placed {
  readonly box: Box;
  readonly anchor: Point;
  /** Where the leader meets the bubble. */
  readonly end: Point;
}

const EDGE = 10;
const STEP = 16;
const GAP = 8;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

export const doMeet = (a: Box, b: Box): boolean => overlap(a, b) > 0;

const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const isIn = ({ x, y }: Point, { left, top, width, height }: Box): boolean =>
  x > left && x < left + width && y > top && y < top + height;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Where the line from an anchor meets a bubble's rim. */
const endOf = (box: Box, anchor: Point): Point => ({
  x: within(anchor.x, box.left + 12, box.left + box.width - 12),
  y: within(anchor.y, box.top + 6, box.top + box.height - 6),
});

/** How much of a leader runs over what should stay clear. */
function crossed(from: Point, to: Point, clear: readonly Box[]): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  let sum = 0;
  for (let at = 12; at < length; at += 12) {
    const point = { x: from.x + ((to.x - from.x) * at) / length, y: from.y + ((to.y - from.y) * at) / length };
    if (clear.some((box) => isIn(point, box))) sum += 12;
  }
  return sum;
}

/** Where a bubble covers least: on empty felt near what it speaks of, never on another bubble. Undefined where no place is good enough. */
export function placeCallout(
  felt: { readonly width: number; readonly height: number },
  request: CalloutRequest,
  clear: readonly Box[],
  taken: readonly Box[],
): Placed | undefined {
  let best: Placed | undefined;
  let least = Infinity;
  for (let top = EDGE; top <= felt.height - request.height - EDGE; top += STEP) {
    for (let left = EDGE; left <= felt.width - request.width - EDGE; left += STEP) {
      const box = { left, top, width: request.width, height: request.height };
      const found = rate(box, request, clear, taken, least);
      if (!found) continue;
      least = found.cost;
      best = found.placed;
    }
  }
  return best;
}

function rate(
  box: Box,
  request: CalloutRequest,
  clear: readonly Box[],
  taken: readonly Box[],
  least: number,
): { readonly placed: Placed; readonly cost: number } | undefined {
  if (taken.some((other) => doMeet(grown(box, GAP), other))) return undefined;
  if (request.anchors.some((anchor) => isIn(anchor, grown(box, 10)))) return undefined;
  const covered = clear.reduce((sum, each) => sum + overlap(box, each), 0);
  if (covered > request.tolerance) return undefined;
  const { anchor, end, length } = nearest(box, request.anchors);
  if (length > request.reach || covered + length >= least) return undefined;
  const over = crossed(anchor, end, clear);
  if (over > request.crossing) return undefined;
  const cost = covered + length + 2 * over;
  return cost < least ? { placed: { box, anchor, end }, cost } : undefined;
}

function nearest(box: Box, anchors: readonly Point[]): { anchor: Point; end: Point; length: number } {
  let best = { anchor: anchors[0]!, end: anchors[0]!, length: Infinity };
  for (const anchor of anchors) {
    const end = endOf(box, anchor);
    const length = Math.hypot(end.x - anchor.x, end.y - anchor.y);
    if (length < best.length) best = { anchor, end, length };
  }
  return best;
}
