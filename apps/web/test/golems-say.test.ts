import { expect, test } from 'vitest';
import { sayProgram } from '../src/games/golems/say.ts';

test('a hidden program is said in words, row by row', () => {
  expect(sayProgram('program F A ?wall(L:S)', 'golems6', 'en')).toBe(
    'step forward; strike; if there is a wall ahead: turn left else: stay',
  );
  expect(sayProgram('program F A', 'golems4', 'ru')).toBe('шагнуть вперёд; атаковать');
});

test('what is no program keeps its notation', () => {
  expect(sayProgram('subprogram F A', 'golems6', 'en')).toBeUndefined();
  expect(sayProgram('program Q', 'golems6', 'en')).toBeUndefined();
});
