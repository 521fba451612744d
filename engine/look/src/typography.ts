import type { Language } from '@stolik/kernel/language';
import { en } from './words/en/typography.ts';
import { pl } from './words/pl/typography.ts';
import { ru } from './words/ru/typography.ts';

const NBSP = '\u00a0';

/** A word that must not hang at the end of a line. */
const clingingOf = (words: string): RegExp | undefined => (words === '' ? undefined : new RegExp(`^[«(„]?(?:${words})$`, 'i'));
const CLINGING: Readonly<Record<Language, RegExp | undefined>> = {
  en: clingingOf(en.clinging),
  ru: clingingOf(ru.clinging),
  pl: clingingOf(pl.clinging),
};
const NUMBER = /^[−+]?\d+$/;
const COUNTED = /^\p{Ll}{3}/u;
const DASH = /^[—–]$/;

/** A label may break anywhere; only a sentence is set. */
const SENTENCE = 4;
/** Together no longer than a long word: a phone with the largest text still has room for it. */
const LONGEST = 14;

/** Sets a sentence as a printer of this language would. Setting it twice changes nothing. */
export function typeset(text: string, language: Language): string {
  const marked = text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<![\p{L}\d.,:/_-])-(?=\d)/gu, '−')
    .replace(/(?<=\d)x(?=\d)/g, '×')
    .replace(/(?<=\d) : (?=\d)/g, `${NBSP}:${NBSP}`)
    .replace(/(?<=\d)[ \u00a0]?%/g, language === 'ru' ? `${NBSP}%` : '%');
  const clinging = CLINGING[language];
  return clinging ? bound(marked, clinging) : marked;
}

function bound(text: string, clinging: RegExp): string {
  const words = text.split(' ');
  if (words.length < SENTENCE) return text;
  let set = words[0]!;
  // What can't be broken any more, up to here.
  let chunk = set;
  for (let index = 1; index < words.length; index++) {
    const [before, word] = [words[index - 1]!, words[index]!];
    const clings = clinging.test(before) || DASH.test(word) || (NUMBER.test(before) && COUNTED.test(word));
    const isBound = clings && before !== '' && word !== '' && chunk.length + 1 + word.length <= LONGEST;
    set += (isBound ? NBSP : ' ') + word;
    chunk = isBound ? `${chunk} ${word}` : word;
  }
  return set;
}

/** Letters and digits that are written from right to left: Hebrew, Arabic and their relatives. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * A name inside a sentence or a list. A right-to-left name would turn the words, numbers and names next to it around; between
 * these two marks it turns only itself.
 */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) && !name.startsWith(FIRST_STRONG_ISOLATE) ? FIRST_STRONG_ISOLATE + name + POP_ISOLATE : name;

/** The name alone. */
export const unmarked = (name: string): string => name.replaceAll(FIRST_STRONG_ISOLATE, '').replaceAll(POP_ISOLATE, '');

/**
 * Typesets a whole catalog of words: texts, lists, records, and functions that make any of them. An entry is set when it is first
 * read. A name that is put into a sentence is isolated here, whatever the caller does.
 */
export function typesetAll<Catalog>(catalog: Catalog, language: Language): Catalog {
  return dress(catalog, language) as Catalog;
}

function dress(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return typeset(value, language);
  if (typeof value === 'function') return (...given: unknown[]) => dress(value(...given.map(asGiven)), language);
  if (Array.isArray(value)) return value.map((item) => dress(item, language));
  const isRecord = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isRecord ? lazily(value as Record<PropertyKey, unknown>, language) : value;
}

const asGiven = (given: unknown): unknown => (typeof given === 'string' ? isolated(given) : given);

function lazily(record: Record<PropertyKey, unknown>, language: Language): unknown {
  const set = new Map<PropertyKey, unknown>();
  return new Proxy(record, {
    get(target, key) {
      if (set.has(key)) return set.get(key);
      const dressed = Object.hasOwn(target, key) ? dress(target[key], language) : target[key];
      set.set(key, dressed);
      return dressed;
    },
  });
}
