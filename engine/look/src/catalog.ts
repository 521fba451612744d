import { LANGUAGES, type Language } from '@stolik/kernel/language';

/** A catalog turned inside out: each sentence, and each function that makes one, in every language. */
export type InEach<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends string | ((...given: never[]) => unknown)
    ? Readonly<Record<Language, Catalog[Key]>>
    : InEach<Catalog[Key]>;
};

/**
 * Catalogs of one language each, as data that carries all of them: `inEach({ en, ru, pl }).title[language]`. A catalog is read when somebody
 * asks for a sentence in its language, so one may be filled later; English says what there is.
 */
// @__NO_SIDE_EFFECTS__
export function inEach<Catalog extends object>(catalogs: Readonly<Record<Language, Catalog>>): InEach<Catalog> {
  return together(catalogs.en, (language) => catalogs[language]) as InEach<Catalog>;
}

function together(english: unknown, valueIn: (language: Language) => unknown): unknown {
  if (typeof english !== 'object' || english === null) return readLater(valueIn);
  const at = (key: string): unknown => together((english as Fields)[key], (language) => (valueIn(language) as Fields)[key]);
  return Array.isArray(english)
    ? english.map((_, index) => at(String(index)))
    : Object.fromEntries(Object.keys(english).map((key) => [key, at(key)]));
}

type Fields = Readonly<Record<string, unknown>>;

const readLater = (valueIn: (language: Language) => unknown): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(LANGUAGES.map((language) => [language, { get: () => valueIn(language), enumerable: true }])),
  );
