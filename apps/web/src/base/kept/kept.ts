import { createSignal } from 'solid-js';
import { jsonAt, onStored, putText, removeText, textAt } from './storage.ts';

/** One thing that this browser keeps. Read it as a signal; it follows other tabs. */
export interface Kept<Value> {
  (): Value;
  /** Answers whether it is kept; where it is not, it lasts as long as this page. */
  change(next: (before: Value) => Value): boolean;
  forget(): void;
}

/** `read` looks at what is stored like at anything a stranger sent: another version wrote it, or somebody by hand. */
export function kept<Value>(key: string, read: (raw: unknown) => Value | undefined, fallback: Value): Kept<Value> {
  const load = (): Value => read(jsonAt(key)) ?? fallback;
  const [value, setValue] = createSignal<Value>(load());
  let isKept = true;
  /** What this page wrote last: while it stands there nothing is read again, and parts of the value stay the same objects. */
  let written = textAt(key);
  onStored(key, () => {
    written = textAt(key);
    setValue(load);
  });
  const change = (next: (before: Value) => Value): boolean => {
    // Another tab may have changed it a moment ago.
    const isOwn = !isKept || textAt(key) === written;
    const now = next(isOwn ? value() : load());
    setValue(() => now);
    written = JSON.stringify(now);
    isKept = putText(key, written);
    return isKept;
  };
  const forget = (): void => {
    removeText(key);
    written = undefined;
    setValue(() => fallback);
  };
  return Object.assign(() => value(), { change, forget });
}
