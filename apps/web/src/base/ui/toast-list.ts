import { createSignal } from 'solid-js';

/** A clause to read on, or something to do about it. */
export type About = { readonly game: string; readonly clause: string } | { readonly action: string; readonly run: () => void };

interface Toast {
  readonly text: string;
  readonly about: About | undefined;
}

const [toasts, setToasts] = createSignal<readonly Toast[]>([]);
let timer: ReturnType<typeof setTimeout> | undefined;
let when = 0;

export { toasts };

export const shownAt = (): number => when;

/** What is said now, in the place of what was said before, for so many milliseconds. */
export function showToast(text: string, about: About | undefined, time: number): void {
  clearTimeout(timer);
  when = performance.now();
  setToasts([{ text, about }]);
  timer = setTimeout(() => setToasts([]), time);
}

export function hideToasts(): void {
  clearTimeout(timer);
  setToasts([]);
}
