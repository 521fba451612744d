import { expect, test } from 'vitest';
import { turnedTold } from '../src/games/golems/program/component-look.ts';
import { loadAllWords, wordsOf } from '../src/games/golems/words/by-language.ts';

await loadAllWords();

test('[G4.1.3] a component that breaks or is repaired says what it costs or gives back', () => {
  const red = { colour: 'red', box: 'even' } as const;
  const said = (language: 'en' | 'ru' | 'pl', isRepair: boolean): string[] =>
    (['processor', 'weapon', 'chassis'] as const).map((kind) =>
      turnedTold(wordsOf(language, 'golems4'), kind, { ...red, isRepair }).replaceAll('\u00a0', ' '),
    );
  expect(said('en', false)).toEqual(['rows 4 → 2', 'strength 2 → 1', 'no “Back”']);
  expect(said('en', true)).toEqual(['rows 2 → 4', 'strength 1 → 2', '“Back” again']);
  expect(said('ru', false)).toEqual(['ряды 4 → 2', 'сила 2 → 1', 'без «Назад»']);
  expect(said('pl', true)).toEqual(['rzędy 2 → 4', 'siła 1 → 2', 'znów „Wstecz”']);
});
