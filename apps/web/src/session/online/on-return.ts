import { onCleanup } from 'solid-js';

/** Whoever looks again, has a network again or wakes up need not wait for the next try. */
export function onReturn(hurry: () => void): void {
  const back = (): void => {
    if (document.visibilityState === 'visible') hurry();
  };
  addEventListener('online', back);
  // A page that the browser has put to sleep.
  document.addEventListener('resume', back);
  document.addEventListener('visibilitychange', back);
  onCleanup(() => {
    removeEventListener('online', back);
    document.removeEventListener('resume', back);
    document.removeEventListener('visibilitychange', back);
  });
}
