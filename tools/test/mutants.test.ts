import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AREAS, isIn } from '../mutants/areas.ts';
import named from '../mutants/named.json' with { type: 'json' };
import { resolved, type Tree, testsReaching } from '../mutants/reach.ts';
import { codeAt, isOf, type Known, placed, type Record, tableOf } from '../mutants/record.ts';
import { applied, mutantsOf } from '../mutants/sites.ts';

const changes = (source: string): string[] => mutantsOf('a.ts', source).map(({ from, to }) => `${from} → ${to}`);

test('operators, conditions, numbers, names and calls become others', () => {
  expect(changes('const a = x < y;')).toEqual(['< → <=']);
  expect(changes('const a = (x === y) && (u);')).toEqual(['&& → ||', '=== → !==']);
  expect(changes('if (a) b();')).toEqual(['a → !(a)', 'b(); → ;']);
  expect(changes('function f(a) { if (a) return 1; return a; }')).toEqual(['a → !(a)', 'return 1; → ;', '1 → 2']);
  expect(changes('const a = list.every(ok) ? Math.min(x, y) : z;')).toEqual([
    'list.every(ok) → !(list.every(ok))',
    'every → some',
    'min → max',
  ]);
  expect(changes('const a = true;')).toEqual(['true → false']);
});

test('types, imports and texts are left alone', () => {
  expect(changes("import a from 'b'; type B = 0 | 1; let c: [1, 2]; const d = 'e' + f; g = `h` + 'i';")).toEqual([]);
  expect(changes('const a = b as 3;')).toEqual([]);
});

test('names that every object has are left alone', () => {
  expect(mutantsOf('a.ts', 'const name = (value: object): string => value.constructor.toString();')).toEqual([]);
});

test('a mutant is the source with one place changed, also behind letters of many bytes', () => {
  const source = '// “Größe” 🙂\nconst a = b - 1;\n  const c = a;\n';
  const [minus, one] = mutantsOf('a.ts', source);
  expect(applied(source, minus!)).toBe(source.replace('-', '+'));
  expect(one).toMatchObject({ line: 2, column: 14, from: '1', to: '2' });
});

test('what is known is found again by its line, wherever that stands now', () => {
  const known = { file: 'a.ts', code: 'const a = b - 1;', from: '-', to: '+', why: 'so' };
  const source = 'more();\n{\n  const a = b - 1;\n}\n';
  const mutant = placed(known, source)!;
  expect(applied(source, mutant)).toBe(source.replace('-', '+'));
  expect(mutantsOf('a.ts', source)).toContainEqual(mutant);
  expect(isOf(known, mutant, codeAt(source, mutant))).toBe(true);
  expect(isOf({ ...known, column: 3 }, mutant, codeAt(source, mutant))).toBe(false);
  expect(placed({ ...known, code: 'gone();' }, source)).toBeUndefined();
});

test('where a line stands twice, the line above it says which is meant', () => {
  const known = { file: 'a.ts', code: 'b();', above: 'second();', from: 'b', to: 'c', why: 'so' };
  const source = 'first();\nb();\nsecond();\nb();\n';
  expect(applied(source, placed(known, source)!)).toBe('first();\nb();\nsecond();\nc();\n');
  expect(placed({ ...known, above: 'third();' }, source)).toBeUndefined();
});

test('every named lie has a place in the sources, and every area some of them', () => {
  const areas = new Set<string>();
  for (const known of named as readonly Known[]) {
    const source = readFileSync(join(import.meta.dirname, '../..', known.file), 'utf8');
    expect(placed(known, source), known.name).toBeDefined();
    for (const area of Object.keys(AREAS)) if (isIn(area, known.file)) areas.add(area);
  }
  expect([...areas].sort()).toEqual(Object.keys(AREAS).sort());
});

const tree: Tree = {
  sources: new Map([
    ['engine/kernel/src/game.ts', ''],
    ['engine/kernel/src/laws/check.ts', "import { a } from '../game.ts';"],
    ['engine/kernel/test/laws.test.ts', "import { b } from '../src/laws/check.ts';"],
    ['engine/kernel/test/game.test.ts', "import { b } from '../src/game.ts';"],
    ['games/nim/src/game.ts', "import type { c } from '@stolik/kernel/game';"],
    ['games/nim/test/nim.test.ts', "const { d } = await import('../src/game.ts');"],
    ['games/nim/test/more.long.test.ts', "export * from '../src/game.ts';"],
    ['apps/cli/src/main.ts', "import '@stolik/nim';"],
    ['apps/cli/test/cli.test.ts', "spawn('node', ['apps/cli/src/main.ts']);"],
    ['apps/web/test/else.test.ts', "import { readFileSync } from 'node:fs';"],
  ]),
  packages: new Map([
    ['@stolik/kernel', { folder: 'engine/kernel', exports: { './*': './src/*.ts' } }],
    ['@stolik/nim', { folder: 'games/nim', exports: { '.': './src/game.ts' } }],
  ]),
};

test('tests are found by imports and by the programs they start: neighbours first, long ones last', () => {
  expect(testsReaching(tree, 'engine/kernel/src/game.ts')).toEqual([
    'engine/kernel/test/game.test.ts',
    'engine/kernel/test/laws.test.ts',
    'games/nim/test/nim.test.ts',
    'apps/cli/test/cli.test.ts',
    'games/nim/test/more.long.test.ts',
  ]);
  expect(testsReaching(tree, 'engine/kernel/src/laws/check.ts')).toEqual(['engine/kernel/test/laws.test.ts']);
  expect(resolved(tree, 'apps/cli/src/main.ts', '@stolik/kernel/laws/check')).toBe('engine/kernel/src/laws/check.ts');
  expect(resolved(tree, 'apps/cli/src/main.ts', '@stolik/nim/inside')).toBeUndefined();
});

test('texts and drawings are in no area', () => {
  expect(isIn('rules', 'games/golems/src/v6/battle.ts')).toBe(true);
  for (const path of ['games/golems/src/art/cells.ts', 'games/golems/src/words/names6.ts', 'games/golems/src/bots/mind.ts'])
    expect(isIn('rules', path), path).toBe(false);
  expect(isIn('client', 'apps/web/src/words/en/messages.ts')).toBe(false);
});

test('the table counts by area and leaves equals out of the share', () => {
  const record = (area: string, verdict: Record['verdict']): Record => {
    return { area, verdict, file: 'a.ts', line: 1, column: 0, from: '', to: '', code: '', by: '' };
  };
  const table = tableOf([
    record('table', 'killed'),
    record('table', 'survived'),
    record('wire', 'killed'),
    record('wire', 'equivalent'),
    record('client', 'page'),
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| table | 2 | 1 | 1 | 50 % | 0 | 0 |',
    '| wire | 1 | 1 | 0 | 100 % | 1 | 0 |',
    '| client | 0 | 0 | 0 |  | 0 | 1 |',
    '| **all** | 3 | 2 | 1 | 67 % | 1 | 1 |',
  ]);
});
