import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import { type Cause, tellCause } from '../src/text/cause.ts';

const CLAIM: Cause = { kind: 'claim', seats: [0, 1], cell: 'd4' };
const STRUCK: Cause = { kind: 'struck', seat: 0, points: 2, by: [1] };
const NAMES = {
  en: [
    ['Anna', 'Beth'],
    ['Adam', 'Ben'],
  ],
  ru: [
    ['Анна', 'Белла'],
    ['Антон', 'Борис'],
  ],
  pl: [
    ['Ania', 'Basia'],
    ['Adam', 'Bartek'],
  ],
} as const;

test('what several events come to is one sentence, of women and of men, and to whoever it is about', () => {
  for (const language of LANGUAGES)
    for (const cause of [CLAIM, STRUCK]) {
      const told = NAMES[language].map((names) => {
        const text = tellCause(cause, { language, nameOf: (seat) => names[seat]! });
        for (const name of names) expect(text).toContain(name);
        return text.replaceAll(names[0]!, '1').replaceAll(names[1]!, '2');
      });
      expect(told[0]).toBe(told[1]);
      expect(told[0]).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(told[0]!.replace('d4', '')).not.toMatch(language === 'ru' ? /[a-z]/i : /\p{Script=Cyrillic}/u);
    }
  expect(tellCause(STRUCK, { language: 'en', nameOf: () => 'Ben', you: 0 })).toBe('You take 2 damage, struck by Ben.');
  expect(tellCause(CLAIM, { language: 'pl', nameOf: () => 'Basia', you: 0 })).toBe(
    'Na pole d4 chcą naraz ty i Basia: nikt nie idzie.',
  );
  expect(tellCause(STRUCK, { language: 'ru', nameOf: () => 'Борис', you: 1 })).toBe('Борис получает 2 повреждения. Удар: вы.');
});
