import { type Accessor, createEffect, on } from 'solid-js';

/** Hundredths of a cell from the upper left corner of the field. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const NOWHERE: Spot = { x: -200, y: -200 };
const EASING = 'cubic-bezier(.3,.7,.2,1)';

/** As the style sheets move things: `--gl-u` is a hundredth of a cell on the screen, so a closer look moves nothing by itself. */
const moved = ({ x, y }: Spot): string => `translate(calc(${x} * var(--gl-u)), calc(${y} * var(--gl-u)))`;

/** The style of a `.gl-piece` that lies there. */
export const placed = (spot: Spot = NOWHERE): Record<string, string> => ({ '--x': String(spot.x), '--y': String(spot.y) });

export const isSameSpot = (a: Spot | undefined, b: Spot | undefined): boolean => a?.x === b?.x && a?.y === b?.y;

/**
 * A piece goes from place to place, and on from wherever it is when it is called elsewhere meanwhile. Only its own layer moves: nothing is
 * laid out or drawn for it, however slow the machine is.
 */
export function glide(element: () => HTMLElement, spot: Accessor<Spot | undefined>, pace: () => number): void {
  let gliding: Animation | undefined;
  createEffect(
    on(spot, (now, before) => {
      if (!now || !before || isSameSpot(now, before) || pace() === 0) return;
      const from = gliding?.playState === 'running' ? getComputedStyle(element()).transform : moved(before);
      gliding?.cancel();
      gliding = element().animate([{ transform: from }, { transform: moved(now) }], { duration: 420 * pace(), easing: EASING });
    }),
  );
}

/** A piece that has just come to its place comes from there. */
export function comeFrom(element: HTMLElement, from: Spot, to: Spot, pace: number): void {
  if (pace > 0) element.animate([{ transform: moved(from) }, { transform: moved(to) }], { duration: 420 * pace, easing: EASING });
}

/** A figure that now looks another way turns there, the shorter way round. */
export function turnFrom(element: Element, before: number, now: number, pace: number): void {
  if (before === now || pace === 0) return;
  const quarters = ((before - now + 6) % 4) - 2;
  element.animate([{ transform: `rotate(${quarters * 90}deg)` }, { transform: 'none' }], {
    duration: 320 * pace,
    easing: EASING,
  });
}
