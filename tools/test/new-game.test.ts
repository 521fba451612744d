import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newGame } from '@stolik/cli/commands/new-game';
import { everyPlaceOf, placesOf, readName } from '@stolik/cli/new-game/names';
import { afterAll, expect, test } from 'vitest';
import { Scratch } from '../mutants/scratch.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const copy = new Scratch(ROOT, { seconds: 60, workers: 1 });
afterAll(() => copy.clear());

const REGISTRY = [
  'games/all/src/games.ts',
  'games/all/package.json',
  'apps/web/package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
];
const registry = (): readonly string[] => REGISTRY.map((path) => readFileSync(join(copy.root, path), 'utf8'));

function made(...argv: readonly string[]) {
  const says: string[] = [];
  const output = { line: (text: string) => says.push(text), error: (text: string) => says.push(text), hasColour: false };
  return { code: newGame(copy.root, argv, output), says: says.join('\n') };
}

test.each([
  [[], 'what is the game called?'],
  [['Last Pebble'], 'small letters a to z'],
  [['-x'], 'small letters a to z'],
  [['../x'], 'small letters a to z'],
  [['a'.repeat(25)], '24 letters at most'],
  [['micropul'], 'there is a game of this name'],
  [['kernel'], 'node_modules/@stolik/kernel is there already'],
  [['all'], 'games/all is there already'],
  [['one', 'two'], 'one name is enough'],
  [['x', '--force'], 'unknown option'],
])('%j is refused with a sentence, and nothing is written', (argv, says) => {
  const before = registry();
  const tried = made(...argv);
  expect([tried.code, tried.says]).toEqual([2, expect.stringContaining(says)]);
  expect(registry()).toEqual(before);
});

test('what can’t be written in full leaves nothing behind', () => {
  const before = registry();
  const lock = join(copy.root, 'package-lock.json');
  writeFileSync(lock, '{"packages":{}}');
  expect(made('last-pebble')).toMatchObject({ code: 2, says: expect.stringContaining('nothing was made') });
  writeFileSync(lock, before[3]!);
  // The formatter stumbles over this one when all is written.
  const settings = join(copy.root, 'biome.json');
  const kept = readFileSync(settings, 'utf8');
  writeFileSync(settings, '{ "nonsense": true }');
  expect(made('last-pebble')).toMatchObject({ code: 2, says: expect.stringContaining('nothing was made') });
  writeFileSync(settings, kept);
  expect(registry()).toEqual(before);
  for (const place of everyPlaceOf('last-pebble')) expect(existsSync(join(copy.root, place)), place).toBe(false);
});

test('the letter of its clauses is one that no other game has, and means nothing else', () => {
  const letterOf = (name: string) => {
    const read = readName(copy.root, name);
    return read.ok ? read.value.letter : read.problem.says;
  };
  expect(['last-pebble', 'mill', 'cargo', 'ss'].map(letterOf)).toEqual(['L', 'I', 'O', 'B']);
});

test('a game that was just made is formatted, installed, and keeps all its laws', async () => {
  expect(made('last-pebble')).toMatchObject({ code: 0, says: expect.stringContaining('docs/rules/last-pebble.md') });
  expect(lstatSync(join(copy.root, 'node_modules/@stolik/last-pebble')).isSymbolicLink()).toBe(true);
  const files = execFileSync('git', ['ls-files', '-o', '--exclude-standard', 'games/last-pebble'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(files, 'nothing in the tree itself').toBe('');
  const { game, board, words } = placesOf('last-pebble');
  execFileSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['check', '--error-on-warnings', game, 'games/all', board, ...Object.values(words)],
    { cwd: copy.root, stdio: 'pipe' },
  );
  execFileSync(process.execPath, ['tools/check-clauses.ts', '--game', 'last-pebble'], { cwd: copy.root, stdio: 'pipe' });
  execFileSync(process.execPath, ['tools/check-words.ts'], { cwd: copy.root, stdio: 'pipe' });
  const typed = execFileSync(process.execPath, ['apps/cli/src/main.ts', 'play', 'last-pebble', '--lang', 'en', '--seed', '1'], {
    cwd: copy.root,
    input: '2\nquit\n',
    encoding: 'utf8',
  });
  expect(typed, 'a short form is understood').toContain('You take 2 pebbles.');
  expect(await copy.test(['games/last-pebble'], 'quick')).toEqual({ kind: 'passed' });
  expect(made('last-pebble')).toMatchObject({ code: 2, says: expect.stringContaining('games/last-pebble is there already') });
});
