// Every sentence stands in a file of one language that holds only sentences (ADR 24), and none for players and teachers says what
// docs/style.md advises against: names each line that does otherwise.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SourceFile } from './arrows.ts';
import { findBadStyle, findOldNames } from './style.ts';
import { findWrongWords } from './words.ts';

const ROOT = resolve(import.meta.dirname, '..');

const read = (...patterns: readonly string[]): readonly SourceFile[] =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] }).map((path) => ({
    path,
    text: readFileSync(resolve(ROOT, path), 'utf8'),
  }));

const files = read('{engine,games,apps,examples}/*/src/**/*.{ts,tsx}');
const told = read(
  '{engine,games,apps}/*/src/**/words/{en,ru,pl}/**/*.ts',
  'games/*/lessons/**/*.json',
  'games/*/data/scenarios/*.json',
  'docs/rules/**/*.md',
  'apps/web/src/pages/class/plans/*.json',
  'docs/class*.md',
  'README*.md',
);

const problems = [...findWrongWords(files), ...findOldNames(files), ...findBadStyle(told)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `\n${problems.length} wrong. Where words stand: docs/adr/0024-words-a-translator-can-edit.md. How we say it: docs/style.md`,
  );
  process.exitCode = 1;
} else {
  console.log(`${files.length} files: every sentence stands in a catalog of one language, and none says what we avoid.`);
}
