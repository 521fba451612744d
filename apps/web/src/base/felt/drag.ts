import { SLACK } from './fingers.ts';

/** So long a finger rests on what it asks about. */
const HELD = 550;

export interface Drag {
  /** The first move beyond a tremble, and every one after it. */
  move(now: PointerEvent, from: PointerEvent): void;
  /** Let go after a move. */
  drop(now: PointerEvent): void;
  /** Let go without one. */
  tap?(now: PointerEvent): void;
  /** The browser took the pointer away. */
  cancel?(): void;
}

/** Follows one pointer until it is let go. Listens on the document: a quick hand leaves the element before its first move is told. */
export function follow(from: PointerEvent, drag: Drag): void {
  const { clientX, clientY, pointerId } = from;
  let isDragging = false;
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    if (!isDragging && Math.hypot(now.clientX - clientX, now.clientY - clientY) < SLACK) return;
    isDragging = true;
    drag.move(now, from);
  };
  const stop = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', stop);
    document.removeEventListener('pointercancel', stop);
    if (now.type === 'pointercancel') drag.cancel?.();
    else if (isDragging) drag.drop(now);
    else drag.tap?.(now);
  };
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', stop);
  document.addEventListener('pointercancel', stop);
}

/** A click that follows a drag on the same element is not meant. */
export function silenceClick(element: HTMLElement): void {
  const silence = (click: Event): void => click.stopImmediatePropagation();
  element.addEventListener('click', silence, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', silence, { capture: true }), 0);
}

/** A finger that rests here asks what this is; letting go then does nothing else. Not every touch screen tells a long press itself. */
export function onHold(from: PointerEvent, ask: () => void): void {
  if (from.pointerType !== 'touch' || !from.isPrimary) return;
  const element = from.currentTarget as HTMLElement;
  let isHeld = false;
  const timer = setTimeout(() => {
    isHeld = true;
    ask();
  }, HELD);
  follow(from, {
    move: () => clearTimeout(timer),
    drop: () => clearTimeout(timer),
    tap: () => {
      clearTimeout(timer);
      if (isHeld) silenceClick(element);
    },
    cancel: () => clearTimeout(timer),
  });
}
