import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { createSignal } from 'solid-js';
import { fetchWords } from './later.ts';

/** Words of a part of the client. Only those of the language that is read are fetched. */
export interface Spoken<Words> {
  /** After `load`; of a language that has not been fetched, in one that has. */
  in(language: Language): Words;
  /** The same, or nothing where none has been fetched. */
  find(language: Language): Words | undefined;
  load(language: Language): Promise<void>;
  /** For whoever compares languages. */
  loadAll(): Promise<void>;
}

/** Those that somebody reads. */
const read = new Set<Pick<Spoken<unknown>, 'load'>>();

export function spoken<Words>(by: Readonly<Record<Language, () => Promise<Words>>>): Spoken<Words> {
  const [words, setWords] = createSignal<Readonly<Partial<Record<Language, Words>>>>({});
  async function load(language: Language): Promise<void> {
    read.add(self);
    if (words()[language]) return;
    const loaded = typesetAll(await by[language](), language);
    setWords((others) => ({ ...others, [language]: loaded }));
  }
  const self: Spoken<Words> = {
    find: (language) => words()[language] ?? Object.values(words())[0],
    in(language) {
      const found = self.find(language);
      if (found === undefined) throw new Error('words are read before they are loaded');
      return found;
    },
    load,
    loadAll: async () => void (await Promise.all(LANGUAGES.map(load))),
  };
  return self;
}

/** Everything that is read, in another language too. */
export async function loadEverySpoken(language: Language): Promise<void> {
  await Promise.all([fetchWords(language), ...[...read].map((words) => words.load(language))]);
}
