import { createSignal } from 'solid-js';
import { moveInRow } from './grid.ts';

/** Things in one row with one stop for Tab, walked by arrows: a hand. */
export interface Row {
  /** Which of them Tab comes to. */
  stop(): number;
  setStop(index: number): void;
  /** The element they lie in. */
  hold(element: HTMLElement): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** `buttons` finds them inside; there may be fewer than before. */
export function createRow(count: () => number, buttons: string): Row {
  const [stop, setStop] = createSignal(0);
  let row: HTMLElement | undefined;
  const stopAt = (): number => Math.max(0, Math.min(stop(), count() - 1));
  return {
    stop: stopAt,
    setStop,
    hold: (element) => {
      row = element;
    },
    onKeyDown: (event) => {
      const to = moveInRow(event, stopAt(), count());
      if (to === undefined) return;
      setStop(to);
      row?.querySelectorAll<HTMLElement>(buttons)[to]?.focus();
    },
  };
}
