import type { Language } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import { createHistory } from '../../src/base/history.ts';
import { editorWordsIn } from '../../src/games/golems/scenarios/words/by-language.ts';
import type { EditorWords } from '../../src/games/golems/scenarios/words/words.ts';

function wordsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(3, 'wall', 'x', 'y'))]];
  return Object.entries(value as object).flatMap(([key, inner]) => wordsIn(inner, `${path}.${key}`));
}

test('the editor speaks three languages, and nothing was left in English', () => {
  for (const edition of ['golems6', 'golems4'] as const) {
    const pick = (words: EditorWords): [string, string][] => {
      const { trialDone: _, cell: __, trialRuns: ___, tool, ...rest } = words;
      const tools = ['wall', 'water', 'barrel', 'stone', 'ice', 'portal', 'ladder:B', 'line:EW', 'line:NE', 'gear', 'eraser'];
      return [...wordsIn(rest), ...tools.map((each): [string, string] => [`.tool.${each}`, tool(each)])];
    };
    const english = new Map(pick(editorWordsIn('en', edition)));
    for (const catalog of [editorWordsIn('ru', edition), editorWordsIn('pl', edition)]) {
      for (const [path, text] of pick(catalog)) {
        expect(text, path).not.toMatch(/undefined|NaN/);
        expect(text, path).not.toBe('');
        const isShared = /^(Bot|Portal|Golem|Robot|Link|Ctrl|Enter|Delete|Esc|Bot \w+)$/.test(text) || path.startsWith('.keys');
        if (/[A-Za-z]{4}/.test(text) && !isShared) expect(text, path).not.toBe(english.get(path));
      }
    }
  }
});

test('what bots did is told in the right forms', () => {
  const told = (language: Language, games: number, rounds: readonly number[]): string =>
    editorWordsIn(language, 'golems6').trialDone(games, rounds).replaceAll('\u00a0', ' ');
  expect(told('en', 3, [7, 7, 7])).toBe('Bots finished 3 games, in 7 rounds.');
  expect(told('ru', 3, [2, 4, 5])).toBe('Боты доиграли до конца 3 партии: 2–5 раундов.');
  expect(told('pl', 3, [1, 1, 1])).toBe('Boty dograły do końca 3 gry: 1 runda.');
});

test('steps are undone and done again; strokes go together', () => {
  const history = createHistory('a');
  history.set('b');
  history.set('c', 'stroke 1');
  history.set('d', 'stroke 1');
  history.set('e', 'stroke 2');
  const seen: string[] = [];
  while (history.undo()) seen.push(history.now());
  expect(seen).toEqual(['d', 'b', 'a']);
  expect(history.redo()).toBe(true);
  expect(history.now()).toBe('b');
  history.set('x');
  expect(history.redo()).toBe(false);
  expect(history.canUndo()).toBe(true);
});
