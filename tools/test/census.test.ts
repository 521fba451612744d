import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { lawSpec as circuit } from '../../games/circuit/test/law-spec.ts';
import { lawSpec4 as golems4 } from '../../games/golems/test/v4/law-spec.ts';
import { lawSpec as golems6 } from '../../games/golems/test/v6/law-spec.ts';
import { lawSpec as micropul } from '../../games/micropul/test/law-spec.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The tests of a game but for its law suite. */
const testsOf = (folder: string): string =>
  globSync(`games/${folder}/test/**/*.test.ts`, { cwd: ROOT })
    .filter((path) => !path.endsWith('laws.test.ts'))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n');

test.each([
  ['micropul', micropul],
  ['circuit', circuit],
  ['golems', golems6],
  ['golems', golems4],
] as const)('what the law suite of %s leaves to other tests they meet by name', (folder, { census }) => {
  const tests = testsOf(folder);
  const left = [...census!.events.elsewhere, ...census!.refusals.elsewhere];
  expect(left.filter((name) => !new RegExp(`['"]${name}[ '"]`).test(tests))).toEqual([]);
});
