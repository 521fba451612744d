import type { Store } from '../store/store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** After so many days untouched a table is removed, with everything that was written about it. */
export interface Retention {
  readonly gathering: number;
  readonly playing: number;
  readonly over: number;
  /** A class, after its last use. */
  readonly class: number;
}

/** So many at a time, and people are served before the next. */
const AT_ONCE = 200;

export const USUAL_RETENTION: Retention = { gathering: 2, playing: 60, over: 30, class: 400 };

export async function forgetOld(store: Store, retention: Retention, now: number): Promise<number> {
  let count = 0;
  for (const phase of ['gathering', 'playing', 'over', 'class'] as const) {
    let gone: number;
    do {
      gone = await store.forget(phase, now - retention[phase] * DAY, AT_ONCE);
      count += gone;
    } while (gone === AT_ONCE);
  }
  return count;
}

/** Every hour; answers what ends it. */
export function keepForgetting(store: Store, retention: Retention, complain: (what: string, error: unknown) => void): () => void {
  const work = (): void => {
    forgetOld(store, retention, Date.now())
      .then(() => store.tidy())
      .catch((error: unknown) => complain('old tables could not be removed', error));
  };
  const timer = setInterval(work, HOUR).unref();
  return () => clearInterval(timer);
}
