import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** Whether it is used by hand, without a mouse, now. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Whether a media query holds, as it changes. */
export function createMedia(query: string): Accessor<boolean> {
  const list = matchMedia(query);
  const [holds, setHolds] = createSignal(list.matches);
  const update = (): void => {
    setHolds(list.matches);
  };
  list.addEventListener('change', update);
  onCleanup(() => list.removeEventListener('change', update));
  return holds;
}
