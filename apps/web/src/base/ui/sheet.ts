import { createEffect, on, onCleanup } from 'solid-js';
import { closedByWayBack } from './way-back.ts';

/**
 * Paper that lies over a part of the page and leaves the rest alone: the way back closes it, and the focus goes into it and back.
 * A cross, Esc and a press beside it (`<div class="beside">`) are where it is drawn.
 */
export function createSheet(plan: {
  readonly isOpen: () => boolean;
  readonly close: () => void;
  readonly element: () => HTMLElement | undefined;
}): void {
  createEffect(
    on(plan.isOpen, (isOpen) => {
      if (!isOpen) return;
      const before = document.activeElement;
      closedByWayBack(plan.close);
      queueMicrotask(() => {
        const sheet = plan.element();
        if (sheet && !sheet.contains(document.activeElement)) sheet.focus({ preventScroll: true });
      });
      onCleanup(() => {
        const { activeElement } = document;
        const isLost = !activeElement || activeElement === document.body || plan.element()?.contains(activeElement);
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    }),
  );
}
