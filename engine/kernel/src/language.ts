/** The languages of the rulebooks and of the interface. A text exists in all of them or is not shipped. */
export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every language; TypeScript refuses a missing one. */
export type Words = Readonly<Record<Language, string>>;

/** The forms of a counted noun; English uses `one` and `many`, Russian and Polish all three. */
export interface CountForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

/** The right form for a whole number: of 1, 2, 5, 21 Russian takes one, few, many, one, and Polish one, few, many, many. */
export function countForm(language: Language, count: number, forms: CountForms): string {
  const n = Math.abs(count);
  if (language === 'en') return n === 1 ? forms.one : forms.many;
  const unit = n % 10;
  const teen = n % 100 >= 11 && n % 100 <= 19;
  const isOne = language === 'ru' ? unit === 1 && !teen : n === 1;
  if (isOne) return forms.one;
  return unit >= 2 && unit <= 4 && !teen ? forms.few : forms.many;
}
