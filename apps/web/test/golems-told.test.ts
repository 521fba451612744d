import { expect, test } from 'vitest';
import { tellProgram } from '../src/games/golems/words/tell-program.ts';

test('a program that was played counts equal commands, in small letters', () => {
  const told = (text: string, language: 'en' | 'ru' | 'pl') => tellProgram(`program ${text}`, 'golems6', language);
  expect(told('F F F A', 'en')).toBe('step forward 3 times, strike');
  expect(told('F F A', 'ru')).toBe('шагнуть вперёд 2 раза, ударить');
  expect(told('F F A', 'pl')).toBe('krok naprzód 2 razy, cios');
  expect(told('F 2(F) L', 'en')).toBe('step forward 3 times, turn left');
  expect(tellProgram('choose both', 'golems6', 'en')).toBeUndefined();
});

test('a row with commas of its own ends with a semicolon', () => {
  expect(tellProgram('program ?barrel(D:A) F', 'golems6', 'en')).toBe(
    'if there is a barrel ahead, defend, else strike; step forward',
  );
});
