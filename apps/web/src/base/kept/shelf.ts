import { type Accessor, createSignal } from 'solid-js';
import { keysFrom, onStored, putText, removeText, textAt } from './storage.ts';

/** Things of one kind that this browser keeps, each under its id. */
export interface Shelf<Value> {
  /** The latest first; follows other tabs. */
  readonly all: Accessor<readonly Value[]>;
  find(id: string): Value | undefined;
  /** Answers whether it is kept. */
  put(id: string, value: Value): boolean;
  /** Answers what brings it back. */
  remove(id: string): () => void;
}

/** `read` answers undefined for what is left out. */
export function shelf<Value extends { readonly savedAt: number }>(
  head: string,
  read: (text: string, id: string) => Value | undefined,
): Shelf<Value> {
  const find = (id: string): Value | undefined => {
    const text = textAt(head + id);
    return text === undefined ? undefined : read(text, id);
  };
  const load = (): readonly Value[] =>
    keysFrom(head)
      .flatMap((key) => find(key.slice(head.length)) ?? [])
      .sort((a, b) => b.savedAt - a.savedAt);
  // Read when it is first asked for: while the module that defines a shelf runs, what its reader needs may not stand yet.
  const listed = lazily(() => createSignal(load()));
  const reload = (): void => void listed()[1](load);
  onStored(head, reload);
  const putBack = (id: string, text: string): boolean => {
    const isKept = putText(head + id, text);
    if (isKept) reload();
    return isKept;
  };
  return {
    all: () => listed()[0](),
    find,
    put: (id, value) => putBack(id, JSON.stringify(value)),
    remove: (id) => {
      const text = textAt(head + id);
      removeText(head + id);
      reload();
      return () => void (text !== undefined && putBack(id, text));
    },
  };
}

/** `read` of a shelf whose texts are JSON. */
export const ofJson =
  <Value>(read: (raw: unknown) => Value | undefined) =>
  (text: string): Value | undefined => {
    try {
      return read(JSON.parse(text));
    } catch {
      return undefined;
    }
  };

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
