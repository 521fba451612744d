import { expect, test } from 'vitest';
import { findWrongArrows, type PackageFile } from '../arrows.ts';

const PACKAGES: readonly PackageFile[] = [
  { folder: 'engine/kernel', name: '@stolik/kernel', dependencies: [] },
  { folder: 'engine/table', name: '@stolik/table', dependencies: ['@stolik/kernel'] },
  { folder: 'games/micropul', name: '@stolik/micropul', dependencies: ['@stolik/kernel'] },
  { folder: 'games/circuit', name: '@stolik/circuit', dependencies: ['@stolik/kernel'] },
  { folder: 'apps/cli', name: '@stolik/cli', dependencies: ['@stolik/kernel', '@stolik/micropul'] },
];

// Every package uses what it lists, so that a test sees only the problem it is about.
const SOUND = [
  { path: 'engine/table/src/a.ts', text: "import { ok } from '@stolik/kernel/result';" },
  { path: 'games/micropul/src/a.ts', text: "import type { Game } from '@stolik/kernel/game';" },
  { path: 'games/circuit/src/a.ts', text: "import type { Game } from '@stolik/kernel/game';" },
  { path: 'apps/cli/src/a.ts', text: "import '@stolik/kernel/log'; import { micropul } from '@stolik/micropul/micropul';" },
];

function judge(path: string, text: string): string[] {
  return findWrongArrows([...SOUND, { path, text }], PACKAGES);
}

test('sound packages have nothing wrong', () => {
  expect(findWrongArrows(SOUND, PACKAGES)).toEqual([]);
});

test.each([
  ['a game imports an app', 'games/micropul/src/b.ts', "import { x } from '@stolik/cli/x';", 'an arrow from games up to apps'],
  ['the engine imports a game', 'engine/table/src/b.ts', "import '@stolik/circuit/x';", 'an arrow from engine up to games'],
  [
    'games import each other',
    'games/micropul/src/b.ts',
    "import { x } from '@stolik/circuit/x';",
    'games do not import each other',
  ],
  ['by a path', 'games/micropul/src/b.ts', "export { x } from '../../circuit/src/x.ts';", 'outside its package'],
  ['on demand', 'games/micropul/src/b.ts', "const x = await import('@stolik/cli/x');", 'an arrow from games up to apps'],
  [
    'over several lines',
    'games/micropul/src/b.ts',
    "import {\n  x,\n} from '@stolik/circuit/x';",
    'games do not import each other',
  ],
  ['the kernel imports', 'engine/kernel/src/b.ts', "import '@stolik/table/x';", 'the kernel imports nothing'],
  ['a library in pure code', 'games/micropul/src/b.ts', "import x from 'lodash';", 'only what stands below it'],
  ['node:* in pure code', 'games/micropul/src/b.ts', "import { readFileSync } from 'node:fs';", 'no node:*'],
  ['tests in pure code', 'games/micropul/src/b.ts', "import { x } from '../test/x.ts';", "sources don't import tests"],
])('wrong arrow: %s', (_, path, text, complaint) => {
  expect(judge(path, text).join('\n')).toContain(complaint);
});

test.each([
  ['const now = Date.now();', 'the clock (Date)'],
  ['const now = new Date();', 'the clock (Date)'],
  ['const now = performance.now();', 'the clock (performance)'],
  ['const dice = Math.random();', 'Math.random'],
  ['const dice = Math . random();', 'Math.random'],
  ["const dice = Math['random']();", 'Math by a computed name'],
  ['const id = crypto.randomUUID();', 'crypto'],
  ['document.body.append(x);', 'the DOM'],
  ['const w = window;', 'the DOM'],
  ['if (process.env.X) f();', 'process'],
  ["await fetch('x');", 'the network'],
  ['setTimeout(f, 3);', 'a timer'],
  ['console.log(1);', 'the console'],
  ['globalThis.x = 1;', 'globals by a back door'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source under test is itself a template
  ['const text = `it is ${Date.now()} now`;', 'the clock (Date)'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source under test is itself a template
  ['const text = `${`${Math.random()}`}`;', 'Math.random'],
  ['const a = 4 / 2; const b = Date.now() / 1000;', 'the clock (Date)'],
  ['const a = /[/"]/; const now = Date.now(); // "', 'the clock (Date)'],
])('impure: %s', (text, what) => {
  expect(judge('games/micropul/src/b.ts', text)).toEqual([`games/micropul/src/b.ts:1 touches ${what}`]);
});

test.each([
  ['a comment', '// the Date of the game, Math.random and process'],
  ['a long comment', '/** Never uses\n * Math.random */'],
  ['a text', "const says = 'no fetch, no window, no Date';"],
  ['a text with an escaped quote', "const says = 'it\\'s no Date';"],
  ['a template', 'const says = `no Date, import "x" from "y"`;'],
  ['a regular expression', 'const pattern = /Date|window/;'],
  ['a member of our own', 'state.process = 3; const x = { window: 3 };'],
  ['part of a longer word', 'const Dateline = randomOf(rng); const updateDate2 = 1;'],
  ['an import in a text', 'const says = \'import x from "node:fs"\';'],
])('not fooled by %s', (_, text) => {
  expect(judge('games/micropul/src/b.ts', text)).toEqual([]);
});

test('tests and apps may use node:* and the clock', () => {
  const text = "import { readFileSync } from 'node:fs'; const now = Date.now();";
  expect(judge('games/micropul/test/b.test.ts', text)).toEqual([]);
  expect(judge('apps/cli/src/b.ts', text)).toEqual([]);
});

test('the list of games may read Markdown, the games may not', () => {
  const text = "import { Marked } from 'marked';";
  const list: PackageFile = { folder: 'games/all', name: '@stolik/games', dependencies: ['marked'] };
  expect(judge('games/micropul/src/b.ts', text).join()).toContain('pure code imports only what stands below it');
  expect(findWrongArrows([...SOUND, { path: 'games/all/src/b.ts', text }], [...PACKAGES, list])).toEqual([]);
});

test('apps may carry documents, games may not', () => {
  const text = "import rules from '../../../docs/rules/micropul.md?raw';";
  expect(judge('apps/cli/src/b.ts', text)).toEqual([]);
  expect(judge('games/micropul/src/b.ts', text).join()).toContain('outside its package');
});

test('package.json lists exactly what the sources import', () => {
  const unlisted = judge('apps/cli/src/b.ts', "import '@stolik/circuit/x'; import 'fastify';");
  expect(unlisted).toEqual([
    'apps/cli/package.json does not list @stolik/circuit, which its sources import',
    'apps/cli/package.json does not list fastify, which its sources import',
  ]);
  const idle = findWrongArrows(SOUND.slice(0, 3), PACKAGES);
  expect(idle).toEqual([
    'apps/cli/package.json lists @stolik/kernel, which its sources do not import',
    'apps/cli/package.json lists @stolik/micropul, which its sources do not import',
  ]);
});

test('a package.json that points up is wrong even when nothing is imported', () => {
  const upward: PackageFile = { folder: 'games/circuit', name: '@stolik/circuit', dependencies: ['@stolik/cli'] };
  const packages = [...PACKAGES.filter(({ folder }) => folder !== 'games/circuit'), upward];
  expect(findWrongArrows(SOUND, packages).join('\n')).toContain('depends on @stolik/cli: an arrow from games up to apps');
});
