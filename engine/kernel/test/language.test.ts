import { expect, test } from 'vitest';
import { countForm, LANGUAGES } from '../src/language.ts';

const forms = { one: 'one', few: 'few', many: 'many' };

test.each([0, 1, 2, 4, 5, 11, 12, 14, 19, 20, 21, 22, 25, 100, 101, 102, 111, 112, 122, 1001, 1011])(
  'the form for %i is the one of Unicode’s plural rules',
  (count) => {
    for (const language of LANGUAGES) {
      const rule = new Intl.PluralRules(language).select(count);
      const expected = rule === 'one' || rule === 'few' ? rule : 'many';
      expect(`${language} ${countForm(language, count, forms)}`).toBe(`${language} ${expected}`);
    }
  },
);
