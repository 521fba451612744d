import type { Language } from '@stolik/kernel/language';
import { en } from './words/en/sentences.ts';
import { pl } from './words/pl/sentences.ts';
import { ru } from './words/ru/sentences.ts';

const opening = (word: string): RegExp => new RegExp(`^${word} `);

const BUT: Readonly<Record<Language, RegExp>> = { en: opening(en.but), ru: opening(ru.but), pl: opening(pl.but) };

/** Phrases as sentences, each with its capital and full stop. A warning in the first place needs no "but". */
export const inSentences = (phrases: readonly string[], language: Language): string =>
  phrases
    .filter(Boolean)
    .map((phrase, index) => (index === 0 ? phrase.replace(BUT[language], '') : phrase))
    .map((phrase) => `${phrase}.`.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(language)))
    .join(' ');
