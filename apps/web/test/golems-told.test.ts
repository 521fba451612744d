import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import { adviceOf } from '../src/games/golems/advice.ts';
import type { GolemsView } from '../src/games/golems/model/scene.ts';
import { tellProgram } from '../src/games/golems/words/tell-program.ts';
import { edition6 } from '../src/games/golems6/edition.ts';

test('a program that was played counts equal commands, in small letters', () => {
  const told = (text: string, language: 'en' | 'ru' | 'pl') => tellProgram(`program ${text}`, 'golems6', language);
  expect(told('F F F A', 'en')).toBe('step forward 3 times, strike');
  expect(told('F F A', 'ru')).toBe('шагнуть вперёд 2 раза, ударить');
  expect(told('F F A', 'pl')).toBe('krok naprzód 2 razy, cios');
  expect(tellProgram('choose both', 'golems6', 'en')).toBeUndefined();
});

test('a row with commas of its own ends with a semicolon', () => {
  expect(tellProgram('program ?barrel(D:A) F', 'golems6', 'en')).toBe(
    'if there is a barrel ahead, defend, else strike; step forward',
  );
});

test('a row that holds others says so: whoever reads it can lay the same program', () => {
  const told = (language: Language) => tellProgram('program F 2(F) L', 'golems6', language);
  expect(LANGUAGES.map(told)).toEqual([
    'step forward; repeat: step forward ×2; turn left',
    'шагнуть вперёд; повтор: шагнуть вперёд ×2; повернуть влево',
    'krok naprzód; powtórz: krok naprzód ×2; obrót w lewo',
  ]);
  const old = (language: Language) => tellProgram('program 2 D A B', 'golems4', language);
  expect(LANGUAGES.map(old)).toEqual([
    'cycle: defend ×2; attack; step back',
    'цикл: защищаться ×2; атаковать; шагнуть назад',
    'cykl: obrona ×2; atak; krok wstecz',
  ]);
});

test('a call shows what the subprogram holds, where that is known', () => {
  const told = (language: Language, held?: string) => tellProgram('program P R', 'golems6', language, held);
  expect(LANGUAGES.map((language) => told(language, 'F A'))).toEqual([
    'the subprogram (step forward, strike); turn right',
    'подпрограмма (шагнуть вперёд, ударить); повернуть вправо',
    'podprogram (krok naprzód, cios); obrót w prawo',
  ]);
  expect(told('en')).toBe('the subprogram, turn right');
});

test('a review tells the subprogram of the golem that called it', () => {
  const view = { game: 'golems6', subprograms: ['B D', 'F A'] } as unknown as GolemsView;
  expect(adviceOf(edition6).tell!(view, 1, 'program P', 'en')).toBe('the subprogram (step forward, strike)');
});
