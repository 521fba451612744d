import type { Point } from './camera.ts';

/** A finger that moves less than this has tapped. */
export const SLACK = 8;

/** The fingers on a felt. */
export interface Fingers {
  readonly points: ReadonlyMap<number, Point>;
  /** From where a single finger moves on. */
  readonly last: Point;
  /** What they do is no tap any more. */
  readonly hasMoved: boolean;
}

export const NO_FINGERS: Fingers = { points: new Map(), last: { x: 0, y: 0 }, hasMoved: false };

/** What a move of fingers means: one moves the world, two bring it closer around the point between them. */
export type Gesture =
  | { readonly kind: 'pan'; readonly by: Point }
  | { readonly kind: 'pinch'; readonly factor: number; readonly at: Point; readonly by: Point };

export function pressed({ points, last }: Fingers, finger: number, at: Point): Fingers {
  const now = new Map(points).set(finger, at);
  return { points: now, last: now.size === 1 ? at : last, hasMoved: now.size > 1 };
}

export function moved(fingers: Fingers, finger: number, to: Point): { readonly fingers: Fingers; readonly gesture?: Gesture } {
  const { points, last, hasMoved } = fingers;
  if (!points.has(finger) || points.size > 2) return { fingers };
  const now = new Map(points).set(finger, to);
  if (points.size === 2) {
    const [before, after] = [spread(points), spread(now)];
    const by = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y };
    const factor = after.apart / Math.max(before.apart, 1);
    return { fingers: { points: now, last, hasMoved: true }, gesture: { kind: 'pinch', factor, at: before.middle, by } };
  }
  const by = { x: to.x - last.x, y: to.y - last.y };
  if (!hasMoved && Math.hypot(by.x, by.y) < SLACK) return { fingers };
  return { fingers: { points: now, last: to, hasMoved: true }, gesture: { kind: 'pan', by } };
}

export function lifted({ points, last, hasMoved }: Fingers, finger: number): Fingers {
  const left = new Map(points);
  left.delete(finger);
  const [other] = left.values();
  return { points: left, last: other ?? last, hasMoved };
}

function spread(points: ReadonlyMap<number, Point>): { readonly middle: Point; readonly apart: number } {
  const [a, b] = [...points.values()] as [Point, Point];
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
}

export interface Listener {
  /** Nothing can be moved just now: a press stays what it is. */
  isDeaf?(): boolean;
  hear(gesture: Gesture): void;
  /** A wheel, or two fingers on a touchpad. Without it the page scrolls. */
  wheel?(factor: number, at: Point): void;
}

/** Follows the fingers on a felt, in pixels from its corner; answers what ends it. */
export function listenToFingers(felt: HTMLElement, { isDeaf, hear, wheel }: Listener): () => void {
  let fingers = NO_FINGERS;
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = felt.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const press = (event: PointerEvent): void => {
    if (isDeaf?.()) fingers = NO_FINGERS;
    else if (event.button === 0) fingers = pressed(fingers, event.pointerId, at(event));
  };
  const move = (event: PointerEvent): void => {
    const { hasMoved } = fingers;
    const { fingers: now, gesture } = moved(fingers, event.pointerId, at(event));
    fingers = now;
    // Held only from here on: a tap must still reach the cell it was meant for.
    if (gesture?.kind === 'pan' && !hasMoved) felt.setPointerCapture(event.pointerId);
    if (gesture) hear(gesture);
  };
  const lift = (event: PointerEvent): void => {
    fingers = lifted(fingers, event.pointerId);
  };
  // The click that ends a drag is not meant for anything; one without a pointer always is.
  const click = (event: MouseEvent): void => {
    if (!fingers.hasMoved || event.detail === 0) return;
    event.stopPropagation();
    fingers = { ...fingers, hasMoved: false };
  };
  const turn = (event: WheelEvent): void => {
    event.preventDefault();
    // A pinch on a touchpad comes as a wheel with ctrl, in finer steps.
    wheel?.(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
  };
  felt.addEventListener('pointerdown', press);
  felt.addEventListener('click', click, true);
  if (wheel) felt.addEventListener('wheel', turn, { passive: false });
  // On the whole window: a drag goes on beside the felt, and a finger lifted there is lifted.
  addEventListener('pointermove', move);
  addEventListener('pointerup', lift);
  addEventListener('pointercancel', lift);
  return () => {
    felt.removeEventListener('pointerdown', press);
    felt.removeEventListener('click', click, true);
    felt.removeEventListener('wheel', turn);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', lift);
    removeEventListener('pointercancel', lift);
  };
}
