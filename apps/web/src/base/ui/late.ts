import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js';
import { breathe } from './leisure.ts';

/** The same value a task later: what nobody waits for does not make the task longer that changes it. */
export function late<Value>(value: Accessor<Value>): Accessor<Value> {
  const [shown, setShown] = createSignal(untrack(value));
  let latest: Value;
  createEffect(
    on(
      value,
      (next) => {
        latest = next;
        void breathe().then(() => latest === next && setShown(() => next));
      },
      { defer: true },
    ),
  );
  return shown;
}
