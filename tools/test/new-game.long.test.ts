import { resolve } from 'node:path';
import { newGame } from '@stolik/cli/commands/new-game';
import { afterAll, expect, test } from 'vitest';
import { Scratch } from '../mutants/scratch.ts';

const copy = new Scratch(resolve(import.meta.dirname, '../..'), { seconds: 300, workers: 2 });
afterAll(() => copy.clear());

test('a game that was just made has the right types, and is at home everywhere', { timeout: 600_000 }, async () => {
  expect(newGame(copy.root, ['last-pebble'], { line: () => {}, error: console.error, hasColour: false })).toBe(0);
  for (const config of ['tsconfig.json', 'tsconfig.node.json', 'apps/web/tsconfig.json'])
    expect(await copy.types(config), config).toEqual({ kind: 'passed' });
  const everywhere = ['tools/test/citizens.test.ts', 'tools/test/package-readmes.test.ts', 'games/all', 'apps/web/test'];
  expect(await copy.test(everywhere, 'quick')).toEqual({ kind: 'passed' });
});
