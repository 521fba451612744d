import { createSignal, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { lateWords } from '../../base/ui/late-words.ts';
import type { PageWords } from '../../words/en/online/pages.ts';
import type { Trouble } from './api.ts';

const words = lateWords<PageWords>({
  en: () => import('../../words/en/online/pages.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/online/pages.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/online/pages.ts').then(({ pl }) => pl),
});

/** The words around tables on the server, `w()`; inside `WithWords`, or after `loadWords`. */
export const { load: loadWords, read: w } = words;

export function WithWords(props: { readonly children: JSX.Element }): JSX.Element {
  const [hasFailed, setFailed] = createSignal(false);
  if (!words.isLoaded()) loadWords().catch(() => setFailed(true));
  return (
    <Show when={words.isLoaded()} fallback={hasFailed() && <p class="dim">{m().noNetwork}</p>}>
      {props.children}
    </Show>
  );
}

export const troubleWords = (trouble: Trouble): string => w().trouble[trouble.kind];
