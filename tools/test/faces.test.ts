import { expect, test } from 'vitest';
import { findWrongFaces } from '../faces.ts';

const files = [
  { path: 'games/nim/src/game.ts', text: '' },
  { path: 'games/nim/src/solver.ts', text: '' },
  { path: 'games/nim/test/nim.test.ts', text: "import { solve } from '@stolik/nim/solver';" },
  { path: 'apps/web/src/table.tsx', text: "const { nim } = await import('@stolik/nim/game');" },
];
const wrong = (exports: { [name: string]: string }): string[] =>
  findWrongFaces(files, [{ folder: 'games/nim', name: '@stolik/nim', exports }]);

test('a face is named, there, and looked at by somebody outside', () => {
  expect(wrong({ './game': './src/game.ts' })).toEqual([]);
  expect(wrong({ './*': './src/*.ts' })).toEqual([expect.stringContaining('exports ./*')]);
  expect(wrong({ './gone': './src/gone.ts' })).toEqual([expect.stringContaining('there is no games/nim/src/gone.ts')]);
  expect(wrong({ './solver': './src/solver.ts' })).toEqual([expect.stringContaining('nobody outside imports')]);
});
