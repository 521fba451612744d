import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '@stolik/kernel/testing/catalog';
import { expect, test } from 'vitest';
import { LIVELY_WORDS } from '../src/lively/words.ts';
import { ADVICE_WORDS } from '../src/play/words.ts';
import { VERIFY_WORDS } from '../src/verify-words.ts';
import { TERMINAL_WORDS } from '../src/words.ts';

const ROOT = join(import.meta.dirname, '../src');
const CODE = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/words(?:\/\w+)*\.ts$/.test(name))
  .map((name) => readFileSync(join(ROOT, name), 'utf8'))
  .join('\n');
const SAID = new Set(CODE.match(/[A-Za-z_$][\w$]*/g));

test.each([
  ['terminal', TERMINAL_WORDS.en],
  ['checks of a log', VERIFY_WORDS.en],
  ['report on liveliness', LIVELY_WORDS.en],
  ['hints and reviews', ADVICE_WORDS.en],
] as const)('no word of the %s is left that nobody says', (_, catalog) => {
  // Why a decision stays, and what is wrong with a log, is looked up by its reason.
  const unused = keysOf(catalog).filter(([first, ...rest]) => {
    const isLookedUp = first === 'noUndo' || first === 'reasons';
    return !isLookedUp && !SAID.has(rest.at(-1) ?? first!);
  });
  expect(unused).toEqual([]);
});
