import { createSignal } from 'solid-js';
import { oneATable } from '../view-model.ts';

/** What shines at the end while it is counted, by the keys of `Counted`; undefined: nothing is counted just now. */
export const litOf = oneATable(() => {
  const [lit, light] = createSignal<ReadonlySet<string>>();
  return { lit, light: (keys: ReadonlySet<string> | undefined) => void light(() => keys) };
});
