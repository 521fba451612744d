import { type Accessor, createComputed, createSignal, on, onCleanup } from 'solid-js';

export interface Arrival<T> {
  /** The last that has come; what is on its way changes nothing yet. */
  readonly latest: Accessor<T | undefined>;
  readonly isAwaited: Accessor<boolean>;
}

/**
 * What a part of a page fetches for itself. Unlike a resource of Solid it never suspends: a picture that is on its
 * way must not put away the page around it, with the field somebody is typing in.
 */
export function createArrival<S, T>(source: Accessor<S>, fetch: (from: S) => Promise<T>): Arrival<T> {
  const [latest, setLatest] = createSignal<T>();
  const [awaited, setAwaited] = createSignal<Promise<T>>();
  createComputed(
    on(source, (from) => {
      const coming = fetch(from);
      void setAwaited(coming);
      const settle = (show: () => void): void => {
        if (awaited() !== coming) return;
        show();
        setAwaited(undefined);
      };
      // Whatever cannot be fetched stays away: the page says what it can without it.
      coming.then(
        (value) => settle(() => setLatest(() => value)),
        () => settle(() => {}),
      );
    }),
  );
  onCleanup(() => setAwaited(undefined));
  return { latest, isAwaited: () => awaited() !== undefined };
}
