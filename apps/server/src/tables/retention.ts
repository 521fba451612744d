import { CLASS_PHASES, type Store } from '../store/store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days until an unused table is removed with all its data. */
export interface Retention {
  /** A table at which nobody has ever sat. */
  readonly empty: number;
  readonly gathering: number;
  readonly playing: number;
  readonly over: number;
  /** A class, after its last use. */
  readonly class: number;
  /** A class that has never had a pupil. */
  readonly 'empty-class': number;
}

/** So many at a time, and people are served before the next. */
const AT_ONCE = 200;

export const USUAL_RETENTION: Retention = {
  empty: (10 * MINUTE) / DAY,
  gathering: 2,
  playing: 60,
  over: 30,
  class: 400,
  // What a teacher has opened before a weekend is there after it.
  'empty-class': 4,
};

const PHASES = ['empty', 'gathering', 'playing', 'over', ...CLASS_PHASES] as const;

export async function forgetOld(
  store: Store,
  retention: Retention,
  now: number,
  phases: readonly (keyof Retention)[] = PHASES,
): Promise<number> {
  let count = 0;
  for (const phase of phases) {
    let gone: number;
    do {
      gone = await store.forget(phase, now - retention[phase] * DAY, AT_ONCE);
      count += gone;
    } while (gone === AT_ONCE);
  }
  return count;
}

/** Every hour, and every minute what stays for minutes; answers what ends it. */
export function keepForgetting(
  store: Store,
  retention: Retention,
  complain: (what: string, error: unknown) => void,
  now: () => number = Date.now,
): () => void {
  const every = (milliseconds: number, phases: readonly (keyof Retention)[]): NodeJS.Timeout =>
    setInterval(() => {
      forgetOld(store, retention, now(), phases)
        .then(() => (phases === PHASES ? store.tidy() : undefined))
        .catch((error: unknown) => complain('old tables could not be removed', error));
    }, milliseconds).unref();
  const timers = [every(HOUR, PHASES), every(MINUTE, ['empty'])];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
