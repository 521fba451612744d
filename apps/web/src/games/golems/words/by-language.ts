import type { Edition } from '@stolik/golems/programs/program';
import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/kernel/typography';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, (edition: Edition) => Words>> = { en, ru, pl };
const made = new Map<string, Words>();

export function wordsOf(language: Language, edition: Edition): Words {
  const key = `${language} ${edition}`;
  const known = made.get(key) ?? typesetAll(WORDS[language](edition), language);
  made.set(key, known);
  return known;
}
