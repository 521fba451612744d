import { onCleanup } from 'solid-js';

export const sticksOut = (line: HTMLElement): boolean =>
  line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1;

/** What can leave a line, in this order. */
export const leavingOf = (line: HTMLElement): readonly HTMLElement[] =>
  [...line.querySelectorAll<HTMLElement>('[data-leaves]')].sort(
    (one, other) => Number(one.dataset['leaves']) - Number(other.dataset['leaves']),
  );

/** Whenever the line, or anything to press in it, is of another size. */
export function onRoom(line: HTMLElement, fit: () => void): void {
  const sizes = new ResizeObserver(fit);
  const follow = (): void => {
    sizes.disconnect();
    sizes.observe(line);
    // A word may be longer in another language, or at another moment.
    for (const item of line.querySelectorAll('.btn')) sizes.observe(item);
  };
  const changes = new MutationObserver(follow);
  changes.observe(line, { childList: true });
  follow();
  onCleanup(() => {
    sizes.disconnect();
    changes.disconnect();
  });
}

/**
 * A line of buttons whose words and keys leave it where they have no room: `data-left`, which style sheets hide from the eyes alone. What
 * leaves ninth does not leave but folds.
 */
export function fitWords(line: HTMLElement): void {
  onRoom(line, () => {
    const items = leavingOf(line);
    for (const item of items) delete item.dataset['left'];
    for (const item of items) {
      if (!sticksOut(line)) break;
      item.dataset['left'] = '';
    }
  });
}
