/** Work that can wait: one piece after another, each when the browser has nothing better to do. */
let line: Promise<unknown> = Promise.resolve();

export function atLeisure(work: () => unknown): void {
  line = line.then(idle).then(work).catch(console.error);
}

/** Done when nothing is waiting to be drawn or answered; at the latest after a second. */
export function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 50);
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
