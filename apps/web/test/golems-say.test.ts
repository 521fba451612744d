import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import { loadAllWords } from '../src/games/golems/words/by-language.ts';
import { sayMove, sayProgram } from '../src/games/golems/words/say.ts';

await loadAllWords();

test('a hidden program is said in words, row by row', () => {
  expect(sayProgram('program F A ?wall(L:S)', 'golems6', 'en')).toBe(
    'step forward; strike; if there is a wall ahead: turn left else: stay',
  );
  expect(sayProgram('program F A', 'golems4', 'ru')).toBe('шагнуть вперёд; атаковать');
});

test('what can’t be read keeps its notation', () => {
  expect(sayMove('program Q', 'golems6', 'en')).toBeUndefined();
  expect(sayMove('dance', 'golems6', 'en')).toBeUndefined();
});

test('every other move has words too', () => {
  expect(sayMove('subprogram F A', 'golems6', 'ru')).toBe('подпрограмма: Вперёд, Удар');
  expect(sayMove('choose first', 'golems6', 'en')).toBe('This row');
  expect(sayMove('logic or 2:1', 'golems6', 'pl')).toBe('„LUB”: miejsce 2, Rząd 1');
  expect(sayMove('logic not d4', 'golems6', 'ru')).toBe('«НЕ»: Клетка d4');
  for (const language of LANGUAGES)
    for (const text of ['build processor green, weapon yellow, chassis red', 'jam 2', 'damage weapon', 'repair none', 'exit b2'])
      expect(sayMove(text, 'golems4', language)).not.toMatch(/green|weapon yellow|^jam|^damage|none|^exit/);
});
