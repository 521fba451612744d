/** Work that can wait: one piece after another, each when the browser has nothing better to do. */
let line: Promise<unknown> = Promise.resolve();

/** A page that is left cuts off what is still being fetched: Firefox calls that an error. */
let isLeaving = false;
globalThis.addEventListener?.('pagehide', () => {
  isLeaving = true;
});
globalThis.addEventListener?.('pageshow', () => {
  isLeaving = false;
});

export function atLeisure(work: () => unknown): void {
  line = line
    .then(idle)
    .then(work)
    .catch((error) => isLeaving || console.error(error));
}

/** Done when nothing is waiting to be drawn or answered; at the latest after a second. */
export function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 50);
  });
}

const LONGEST_SLICE = 4;

/** Does some work without keeping the page from answering: a slice, then whatever the page has to do, then the next slice. */
export async function inSlices<Made>(work: Generator<void, Made, void>): Promise<Made>;
/** The same, given up (`undefined`) as soon as nobody wants it any more. */
export async function inSlices<Made>(work: Generator<void, Made, void>, isStale: () => boolean): Promise<Made | undefined>;
export async function inSlices<Made>(work: Generator<void, Made, void>, isStale = () => false): Promise<Made | undefined> {
  let end = performance.now() + LONGEST_SLICE;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await breathe();
    if (isStale()) return undefined;
    end = performance.now() + LONGEST_SLICE;
  }
}

/** Done in a task of its own, after what is waiting to be answered or drawn. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { yield?(): Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(0);
  });
}

/** Done after the next frame; in a hidden window there are none, and nobody waits. */
export function frame(): Promise<void> {
  return new Promise((done) => {
    const end = setTimeout(done, 100);
    requestAnimationFrame(() => {
      clearTimeout(end);
      void breathe().then(done);
    });
  });
}

/** Done when the page with everything it was opened with has been loaded. */
export function loaded(): Promise<void> {
  return new Promise((done) => {
    if (document.readyState === 'complete') done();
    else addEventListener('load', () => done(), { once: true });
  });
}

export const after = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
