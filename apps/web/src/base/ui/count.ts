import type { Language } from '@stolik/kernel/language';

const RULES: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
  pl: new Intl.PluralRules('pl'),
};

/** `1 point`, `3 очка`, `5 punktów`: English needs two forms, Russian and Polish three. */
export function count(language: Language, number: number, one: string, few: string, many = few): string {
  const form = RULES[language].select(number);
  return `${number} ${form === 'one' ? one : form === 'few' ? few : many}`;
}
