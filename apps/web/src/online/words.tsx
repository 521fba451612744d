import type { Language } from '@stolik/kernel/language';
import { createEffect, createRoot, createSignal, type JSX, on, Show } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { preferences } from '../preferences.ts';
import type { Trouble } from './api.ts';
import type { PageWords } from './words/pages-en.ts';

const LOAD: Readonly<Record<Language, () => Promise<PageWords>>> = {
  en: () => import('./words/pages-en.ts').then(({ en }) => en),
  ru: () => import('./words/pages-ru.ts').then(({ ru }) => ru),
  pl: () => import('./words/pages-pl.ts').then(({ pl }) => pl),
};

const [words, setWords] = createSignal<PageWords>();

/** Comes once with the first page that is about other devices, and follows the language from then on. */
export async function loadWords(): Promise<void> {
  const loaded = await LOAD[preferences.language]();
  setWords(() => loaded);
}

createRoot(() => {
  createEffect(
    on(
      () => preferences.language,
      () => words() && void loadWords(),
      { defer: true },
    ),
  );
});

/** The words around tables on the server; inside `WithWords`, or after `loadWords`. */
export function w(): PageWords {
  const found = words();
  if (!found) throw new Error('words are read before they are loaded');
  return found;
}

export function WithWords(props: { readonly children: JSX.Element }): JSX.Element {
  const [hasFailed, setFailed] = createSignal(false);
  if (!words()) loadWords().catch(() => setFailed(true));
  return (
    <Show when={words()} fallback={hasFailed() && <p class="dim">{m().noNetwork}</p>}>
      {props.children}
    </Show>
  );
}

export const troubleWords = (trouble: Trouble): string => w().trouble[trouble.kind];
