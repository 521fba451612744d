import type { Language } from '@stolik/kernel/language';

const BUT: Readonly<Record<Language, RegExp>> = { en: /^but /, ru: /^но /, pl: /^ale / };

/** Phrases as sentences, each with its capital and full stop. A warning that stands first has nothing to speak against: no "but". */
export const inSentences = (phrases: readonly string[], language: Language): string =>
  phrases
    .filter(Boolean)
    .map((phrase, index) => (index === 0 ? phrase.replace(BUT[language], '') : phrase))
    .map((phrase) => `${phrase}.`.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(language)))
    .join(' ');
