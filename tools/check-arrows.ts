// Arrows point down only (apps → games → engine, and floor by floor inside a house), nothing is imported in a ring, pure code touches nothing
// outside itself, and code for several editions of a game never asks which one it is. Says what is wrong, line by line.
import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findWrongArrows, type PackageFile } from './arrows.ts';
import { findEditionQuestions } from './editions.ts';
import { type Face, findWrongFaces } from './faces.ts';
import { findOddNames, findWrongFloors } from './floors.ts';

const ROOT = resolve(import.meta.dirname, '..');
const exclude = ['**/node_modules/**', '**/dist/**'];

const sources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude }).map((path) => ({ path, text: readFileSync(resolve(ROOT, path), 'utf8') }));
const files = sources('{engine,games,apps,examples}/**/*.{ts,tsx,cjs,js}');

const packages = globSync('{engine,games,apps,examples}/*/package.json', { cwd: ROOT }).map((path): PackageFile => {
  const { name, dependencies = {} } = JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));
  return { folder: dirname(path), name, dependencies: Object.keys(dependencies) };
});

const faces = globSync('{engine,games,examples}/*/package.json', { cwd: ROOT }).map((path): Face => {
  const { name, exports = {} } = JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));
  return { folder: dirname(path), name, exports };
});
const styles = globSync('{engine,games,apps,examples}/**/*.css', { cwd: ROOT, exclude });
/** Files that are shown to others as they are. */
const data = globSync('games/*/puzzles/**/*.jsonl', { cwd: ROOT }).map((path) => ({ path, text: '' }));
const tools = sources('tools/**/*.{ts,cjs}');

const problems = [
  ...findWrongArrows(files, packages),
  ...findWrongFaces([...files, ...tools, ...data], faces),
  ...findWrongFloors([...files, ...tools]),
  ...findEditionQuestions(files),
  ...findOddNames([...[...files, ...tools].map(({ path }) => path), ...styles]),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${problems.length} wrong. Which floor may import which: docs/architecture.md`);
  process.exitCode = 1;
} else {
  console.log(`${files.length} files in ${packages.length} packages: all arrows point down, none in a ring, pure code is pure.`);
}
