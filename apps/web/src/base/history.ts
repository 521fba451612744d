import { type Accessor, batch, createSignal } from 'solid-js';

/** How far back one can go. */
const MOST = 200;

/** What is now, and every step back and forth. */
export interface History<Value> {
  readonly now: Accessor<Value>;
  /** Steps with the same `join` are undone together: one stroke of the brush, one text as it is typed. */
  set(value: Value, join?: string): void;
  undo(): boolean;
  redo(): boolean;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
}

export function createHistory<Value>(first: Value): History<Value> {
  const [now, setNow] = createSignal<Value>(first);
  const [past, setPast] = createSignal<readonly Value[]>([]);
  const [future, setFuture] = createSignal<readonly Value[]>([]);
  let joined: string | undefined;

  function go(from: readonly Value[], setFrom: typeof setPast, setTo: typeof setPast): boolean {
    const target = from.at(-1);
    if (target === undefined) return false;
    batch(() => {
      const before = now();
      setTo((list) => [...list, before]);
      setFrom(from.slice(0, -1));
      setNow(() => target);
    });
    joined = undefined;
    return true;
  }

  return {
    now,
    set: (value, join) => {
      const before = now();
      if (value === before) return;
      batch(() => {
        if (join === undefined || join !== joined) setPast((list) => [...list, before].slice(-MOST));
        setFuture([]);
        setNow(() => value);
      });
      joined = join;
    },
    undo: () => go(past(), setPast, setFuture),
    redo: () => go(future(), setFuture, setPast),
    canUndo: () => past().length > 0,
    canRedo: () => future().length > 0,
  };
}
