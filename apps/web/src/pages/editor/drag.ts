import { createSignal } from 'solid-js';
import { follow, silenceClick } from '../../base/felt/drag.ts';

/** What hangs at the pointer while it is carried from the box to the field. */
export interface Carried {
  /** A drawing in a box of 100 by 100, or of a whole part. */
  readonly art: string;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

const [carried, setCarried] = createSignal<Carried>();

export { carried };

/** Carries something out of the box; a press that does not move stays a click. */
export function carry(from: PointerEvent, what: Omit<Carried, 'x' | 'y'>, drop: (x: number, y: number) => void): void {
  if (from.button !== 0 || !from.isPrimary) return;
  const element = from.currentTarget as HTMLElement;
  follow(from, {
    move: (now) => setCarried({ ...what, x: now.clientX, y: now.clientY }),
    drop: (now) => {
      setCarried(undefined);
      silenceClick(element);
      drop(now.clientX, now.clientY);
    },
    cancel: () => setCarried(undefined),
  });
}

export const cellUnder = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
