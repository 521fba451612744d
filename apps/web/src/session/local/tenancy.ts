import { atLeast, reading, real, words } from '@stolik/kernel/forms';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { jsonAt, onStored, putText, removeText } from '../../base/kept/storage.ts';

/** Who may change a table of this browser: one tab at a time. */
export interface Tenancy {
  /** Undefined until it is known. */
  readonly isMine: Accessor<boolean | undefined>;
  /** This tab takes the table over; the other one looks on from then on. */
  take(): void;
}

const NAME = 'stolik.open.';

/** Holds the table with this id as long as the page is shown, or waits until whoever holds it is gone. */
export function createTenancy(id: string): Tenancy {
  const [isMine, setMine] = createSignal<boolean>();
  const hold = 'locks' in navigator ? holdByLock : holdByMark;
  let held = hold(NAME + id, setMine, false);
  const again = (isTaken: boolean): void => {
    held();
    held = hold(NAME + id, setMine, isTaken);
  };
  // A page that is put away for "back" must not keep others out, and may find the table in other hands when it is shown again.
  const leave = (): void => {
    held();
    setMine(undefined);
  };
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) again(false);
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  onCleanup(() => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    held();
  });
  return { isMine, take: () => again(true) };
}

type Hold = (name: string, tell: (isMine: boolean) => void, isTaken: boolean) => () => void;

const holdByLock: Hold = (name, tell, isTaken) => {
  const gone = new AbortController();
  let release = (): void => {};
  let isOver = false;
  const keep = (): Promise<void> => {
    if (isOver) return Promise.resolve();
    tell(true);
    return new Promise((done) => {
      release = done;
    });
  };
  async function wait(): Promise<void> {
    if (isOver) return;
    tell(false);
    await navigator.locks.request(name, { signal: gone.signal }, keep);
  }
  async function begin(): Promise<void> {
    if (isTaken) await navigator.locks.request(name, { steal: true }, keep);
    else {
      const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await keep();
        return lock !== null;
      });
      if (!isFree) await wait();
    }
  }
  // Rejected when another tab takes it over (or when we are gone): from then on this one looks on.
  const retry = (): void => {
    if (!isOver) wait().catch(retry);
  };
  begin().catch(retry);
  return () => {
    isOver = true;
    gone.abort();
    release();
  };
};

const BEAT = 1000;
const SILENT = 3 * BEAT;

/** What stands in the storage while a tab holds a table. */
export interface Mark {
  readonly tab: string;
  readonly at: number;
}

/** Whether this tab may hold the table, by the mark that stands there. A tab that was killed stops renewing its mark. */
export const isFree = (mark: Mark | undefined, tab: string, now: number): boolean =>
  mark === undefined || mark.tab === tab || now - mark.at > SILENT || mark.at > now + SILENT;

export const readMark: (raw: unknown) => Mark | undefined = reading(atLeast({ tab: words, at: real }));

/** Where there are no locks: a mark in the storage that is renewed every second. */
const holdByMark: Hold = (name, tell, isTaken) => {
  const tab = crypto.randomUUID?.() ?? String(Math.random());
  let isHeld: boolean | undefined;
  const mark = (): Mark | undefined => readMark(jsonAt(name));
  function look(): void {
    const isNow = isFree(mark(), tab, Date.now());
    if (isNow) write();
    if (isNow !== isHeld) {
      isHeld = isNow;
      tell(isNow);
    }
  }
  // Without a storage nothing is kept, and nothing can be overwritten.
  const write = (): boolean => putText(name, JSON.stringify({ tab, at: Date.now() } satisfies Mark));
  if (isTaken) write();
  const timer = setInterval(look, BEAT);
  const stop = onStored(name, look);
  look();
  return () => {
    clearInterval(timer);
    stop();
    if (mark()?.tab === tab) removeText(name);
  };
};
