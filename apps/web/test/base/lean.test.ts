import { expect, test } from 'vitest';
import { withNames, withoutSource } from '../../build/lean.ts';

test('what is taken out of a whole module is imported by its name', () => {
  const code = [
    "import * as box from './box.ts';",
    "import * as record from './state.ts';",
    '',
    'const { IRON, MAGNET: magnet } = box;',
    'const {',
    '  SLOTS,',
    '  STRIDE,',
    '} = record;',
    'export const one = box.count(IRON, magnet, SLOTS, STRIDE);',
  ].join('\n');
  const named = withNames(code);
  expect(named).toContain("import { IRON, MAGNET as magnet } from './box.ts';");
  expect(named).toMatch(/import \{\s+SLOTS,\s+STRIDE,\s+\} from '\.\/state\.ts';/);
  expect(named).not.toContain('const {');
  expect(named).toContain('box.count(IRON');
});

test('what is taken out inside a function stays', () => {
  const code = "import * as box from './box.ts';\nfunction f() {\n  const { IRON } = box;\n  return IRON;\n}\n";
  expect(withNames(code)).toBe(code);
});

test('data lose their note and their source, scenarios do not', () => {
  expect(JSON.parse(withoutSource('{"source":"house","note":"Why so.","tiles":[1]}'))).toEqual({ tiles: [1] });
  const scenario = '{"id":"duel","source":"house","title":{"en":"Duel"}}';
  expect(withoutSource(scenario)).toBe(scenario);
});
