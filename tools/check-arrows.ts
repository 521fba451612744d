// Arrows point down only (apps → games → engine), and pure code touches nothing outside itself. Says what is wrong, line by line.
import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findWrongArrows, type PackageFile } from './arrows.ts';
import { type Face, findWrongFaces } from './faces.ts';

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

const problems = [...findWrongArrows(files, packages), ...findWrongFaces([...files, ...sources('tools/**/*.{ts,cjs}')], faces)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${problems.length} wrong. Which floor may import which: docs/architecture.md`);
  process.exitCode = 1;
} else {
  console.log(`${files.length} files in ${packages.length} packages: all arrows point down, pure code is pure.`);
}
