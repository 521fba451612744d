import { createEffect, createSignal, onMount } from 'solid-js';
import { announce } from '../a11y/announce.ts';
import { hideFirst } from './first.ts';

let isFirst = true;

/** Before the title of the window: how many tables wait. */
const [titleMark, setTitleMark] = createSignal('');

export { setTitleMark };

/**
 * The title of the page, for the window, the history and screen readers. Every page calls it: after a change of page the heading
 * takes the focus and the title is said, so that Tab begins at the top of the new page. `there`: when the heading is there to be seen.
 */
export function pageTitle(title: () => string, there: Promise<void> = Promise.resolve()): void {
  createEffect(() => {
    document.title = titleMark() + title();
  });
  onMount(() => {
    void there.then(hideFirst);
    if (isFirst) {
      isFirst = false;
      return;
    }
    announce(title());
    const before = document.activeElement;
    void there.then(() => {
      const { activeElement } = document;
      // Whoever has gone on to something meanwhile stays there.
      const hasGoneOn = activeElement !== before && activeElement !== document.body && activeElement !== null;
      if (!hasGoneOn && !document.querySelector('dialog[open]')) focusHeading();
    });
  });
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
