import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';

/**
 * Whether something has been so for so long without a change; 0 and false are "not so". Only another value begins again: whatever else
 * happens around it does not.
 */
export function lasting(is: () => boolean | number, milliseconds: number): Accessor<boolean> {
  const [isLasting, setLasting] = createSignal(false);
  createEffect(
    on(createMemo(is), (now) => {
      setLasting(false);
      if (!now) return;
      const timer = setTimeout(() => setLasting(true), milliseconds);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return isLasting;
}

/** Whether so many milliseconds, told again with every change, have gone by. */
export function lastingFor(told: () => number | undefined): Accessor<boolean> {
  const [isOver, setOver] = createSignal(false);
  createEffect(
    on(createMemo(told), (milliseconds) => {
      setOver(milliseconds === 0);
      if (!milliseconds) return;
      const timer = setTimeout(() => setOver(true), milliseconds);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return isOver;
}
