import { CARDS, SENSORS, TESTS } from '@stolik/golems/programs';
import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import { loadAllWords, wordsOf } from '../src/games/golems/words/by-language.ts';
import { sayMove, sayProgram } from '../src/games/golems/words/say.ts';

await loadAllWords();

test('a hidden program is said in words, row by row', () => {
  expect(sayProgram('program F A ?wall(L:S)', 'golems6', 'en')).toBe(
    'step forward; strike; if there is a wall ahead: turn left, else: stay',
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

test('every card, question, component and thing on the field is one sentence or two, in every language', () => {
  for (const language of LANGUAGES)
    for (const edition of ['golems6', 'golems4'] as const) {
      const { things } = wordsOf(language, edition);
      const items = [...CARDS, 'repeat', 'if', ...(edition === 'golems6' ? (['while', 'call'] as const) : [])] as const;
      const words = edition === 'golems6' ? 'wall water barrel ladder treasure gear logic' : 'stone water ice barrel portal line';
      const said = [
        ...items.map((item) => things.card(item)),
        ...words.split(' ').map((word) => things.token(`${word}:x`)),
        ...(['.', 'i', 's'] as const).map((ground) => things.ground(ground)),
        ...(edition === 'golems4' ? ['processor', 'weapon', 'chassis'].map((kind) => things.component(kind)) : []),
      ];
      for (const sentence of said) expect(sentence, `${language} ${edition}`).toMatch(/^[\p{Lu}«„].{8,150}\.$/u);
    }
});

test('[G6.11] children are told of walls and barrels without a word of strikes', () => {
  for (const language of LANGUAGES) {
    const { things } = wordsOf(language, 'golems6');
    for (const word of ['wall', 'barrel']) expect(things.token(word, true)).not.toMatch(/strike|удар|cios/i);
  }
});

test('[G6.5.6] a While says under which condition it goes on, also where there is room for two words only', () => {
  for (const language of LANGUAGES) {
    const { things, goesOn } = wordsOf(language, 'golems6');
    for (const sensor of SENSORS) {
      expect(things.asks('while', sensor).length).toBeLessThan(14);
      expect(things.asks('while', sensor)).not.toContain('?');
      expect(goesOn[sensor]).not.toContain('?');
    }
    for (const each of TESTS) expect(things.asks('if', each)).toMatch(/^.{4,13}\?$/);
  }
});
