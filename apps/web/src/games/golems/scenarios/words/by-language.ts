import type { Edition } from '@stolik/golems/programs/program';
import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/kernel/typography';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import type { EditorWords } from './words.ts';

const WORDS: Readonly<Record<Language, (edition: Edition) => EditorWords>> = { en, ru, pl };
const made = new Map<string, EditorWords>();

export function editorWordsIn(language: Language, edition: Edition): EditorWords {
  const key = `${language} ${edition}`;
  const known = made.get(key) ?? typesetAll(WORDS[language](edition), language);
  made.set(key, known);
  return known;
}
