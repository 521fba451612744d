import { expect, test } from 'vitest';
import { findEditionQuestions } from '../editions.ts';

const SHARED = [{ ids: ['nim1', 'nim2'], folders: ['games/nim/src/'], own: ['games/nim/src/v1/'] }];
const asked = (text: string, path = 'games/nim/src/board.ts'): string[] => findEditionQuestions([{ path, text }], SHARED);

test.each([
  "if (edition === 'nim1') return 8;",
  "return game.id !== 'nim2';",
  "const isNew = 'nim2' === id;",
  "switch (id) {\n  case 'nim1':\n    return 1;\n}",
  'return is2(view) ? view.golems : view.robots;',
  "const isNew = 'game' in view;",
  'if (edition.version === 2) return 8;',
])('shared code may not ask: %s', (text) => expect(asked(text)).toHaveLength(1));

test.each([
  'return EDITIONS[game].hasColumns;',
  'const ROUNDS = { nim1: 8, nim2: 10 };',
  "findScenario('nim1', id)",
  "// Where it is 'nim1' === id.",
])('an edition may be asked for what it knows: %s', (text) => expect(asked(text)).toEqual([]));

test('a folder of one edition knows which it is', () => {
  expect(asked("if (game !== 'nim1') return problem;", 'games/nim/src/v1/options.ts')).toEqual([]);
});
