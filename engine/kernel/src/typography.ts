import type { Language } from './language.ts';

const NBSP = '\u00a0';

/** Words that must not hang at the end of a line. */
const CLINGING: Readonly<Record<Language, RegExp | undefined>> = {
  en: undefined,
  ru: /(?<![А-Яа-яЁё\w-])(в|во|к|ко|с|со|у|о|об|от|до|из|за|на|по|и|а|но|не|ни) (?=\S)/gi,
  pl: /(?<![\p{L}\d-])([aiouwz]) (?=\S)/giu,
};

/** What a printer would do to a sentence in this language; a sentence that has been through it stays as it is. */
export function typeset(text: string, language: Language): string {
  const marked = text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<![\p{L}\d.,:/_-])-(?=\d)/gu, '−')
    .replace(/(?<=\d)x(?=\d)/g, '×')
    .replace(/(?<=\d)[ \u00a0]?%/g, language === 'ru' ? `${NBSP}%` : '%');
  const clinging = CLINGING[language];
  // English wraps where it likes: its one-letter words may end a line.
  if (!clinging) return marked;
  return marked
    .replace(clinging, `$1${NBSP}`)
    .replace(/ (?=[—–] )/g, NBSP)
    .replace(/(?<=\d) (?=\p{Ll}{3})/gu, NBSP);
}

/** A whole catalog of words: texts, lists, records, and functions that make any of them. */
export function typesetAll<Catalog>(catalog: Catalog, language: Language): Catalog {
  return dress(catalog, language) as Catalog;
}

function dress(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return typeset(value, language);
  if (typeof value === 'function') return (...given: unknown[]) => dress(value(...given), language);
  if (Array.isArray(value)) return value.map((item) => dress(item, language));
  const isRecord = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (!isRecord) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, dress(inner, language)]));
}
