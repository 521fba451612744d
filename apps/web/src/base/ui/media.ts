import { type Accessor, createSignal, onCleanup } from 'solid-js';

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

/** Also one that lies on its side. */
export const PHONE = '(max-width: 699px), (max-height: 520px) and (max-width: 1179px)';
/** Where papers are sheets over the table when they are taken up: on phones and upright tablets. */
export const SHEETS = `${PHONE}, (max-aspect-ratio: 9 / 10)`;
export const matches = (query: string): boolean => matchMedia(query).matches;
