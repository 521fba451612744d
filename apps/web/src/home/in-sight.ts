import { onCleanup } from 'solid-js';

/** Little tables come one after another: four at once would keep a cheap phone from answering a tap. */
let line: Promise<void> = Promise.resolve();

/** An edge that peeps in at the bottom of a phone does not count. */
const SEEN = { threshold: 0.5 };

/** Does it once the element can be seen and the browser has nothing better to do: what nobody looks at is not even fetched. */
export function whenInSight(element: Element, run: () => Promise<unknown>): void {
  let hasLeft = false;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    line = line.then(async () => {
      await idle();
      if (!hasLeft) await run();
    });
  }, SEEN);
  observer.observe(element);
  onCleanup(() => {
    hasLeft = true;
    observer.disconnect();
  });
}

function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 3000 });
    else setTimeout(done, 400);
  });
}
