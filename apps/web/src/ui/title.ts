import { createEffect } from 'solid-js';

/** The title of the page, for the window, the history and screen readers. */
export function pageTitle(title: () => string): void {
  createEffect(() => {
    document.title = title();
  });
}
