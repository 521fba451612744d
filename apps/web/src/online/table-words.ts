import type { Language } from '@stolik/kernel/language';
import type { NoCode } from '@stolik/wire/messages';
import { createEffect, createRoot, createSignal, on } from 'solid-js';
import { preferences } from '../preferences.ts';
import type { TableWords } from './words/table-en.ts';

const LOAD: Readonly<Record<Language, () => Promise<TableWords>>> = {
  en: () => import('./words/table-en.ts').then(({ en }) => en),
  ru: () => import('./words/table-ru.ts').then(({ ru }) => ru),
  pl: () => import('./words/table-pl.ts').then(({ pl }) => pl),
};

const [words, setWords] = createSignal<TableWords>();

/** Comes with the first table on the server, and follows the language from then on. */
export async function loadTableWords(): Promise<void> {
  const loaded = await LOAD[preferences.language]();
  setWords(() => loaded);
}

createRoot(() => {
  createEffect(
    on(
      () => preferences.language,
      () => words() && void loadTableWords(),
      { defer: true },
    ),
  );
});

/** The words of a table on the server; after `loadTableWords`. */
export function t(): TableWords {
  const found = words();
  if (!found) throw new Error('words are read before they are loaded');
  return found;
}

/** Why a wish came to nothing, in a sentence. */
export const noWords = (code: NoCode): string => t().refusals[code] ?? t().refusals['not-now'] ?? '';
