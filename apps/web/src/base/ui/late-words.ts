import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { createEffect, createRoot, createSignal, on } from 'solid-js';
import { preferences } from '../preferences.ts';

/** Words of a part of the client that not everybody opens: they come with that part, and follow the language from then on. */
export interface LateWords<Words> {
  load(): Promise<void>;
  isLoaded(): boolean;
  /** After `load`. */
  read(): Words;
}

export function lateWords<Words>(by: Readonly<Record<Language, () => Promise<Words>>>): LateWords<Words> {
  const [words, setWords] = createSignal<Words>();
  async function load(): Promise<void> {
    const { language } = preferences;
    const loaded = await by[language]();
    setWords(() => typesetAll(loaded, language));
  }
  createRoot(() => {
    createEffect(
      on(
        () => preferences.language,
        () => words() && void load(),
        { defer: true },
      ),
    );
  });
  function read(): Words {
    const found = words();
    if (!found) throw new Error('words are read before they are loaded');
    return found;
  }
  return { load, isLoaded: () => words() !== undefined, read };
}
