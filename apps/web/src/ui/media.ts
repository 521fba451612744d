import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** Whether the window is so, now and whenever that changes. */
export function matchesMedia(query: string): Accessor<boolean> {
  const list = matchMedia(query);
  const [isSo, setSo] = createSignal(list.matches);
  const say = (): void => {
    setSo(list.matches);
  };
  list.addEventListener('change', say);
  onCleanup(() => list.removeEventListener('change', say));
  return isSo;
}
