// Builds the web client when its sources have changed since the last build; otherwise does nothing, quickly.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const STAMP = join(ROOT, '.cache', 'web-build');
const INDEX = join(ROOT, 'apps/web/dist/index.html');

const INPUTS = [
  'apps/web/{src,build,public}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'games/*/{src,data}/**/*',
  'engine/*/src/**/*',
  'docs/rules/*.md',
  'package-lock.json',
];

const fingerprint = fingerprintOf(INPUTS);
const isFresh = existsSync(INDEX) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint;
process.exitCode = isFresh ? 0 : build();

function fingerprintOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function build(): number {
  const began = Date.now();
  console.error('Building the web client …');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const run = spawnSync(process.execPath, [vite, 'build', 'apps/web', '--logLevel', 'warn'], { cwd: ROOT, stdio: 'inherit' });
  if (run.status !== 0) {
    console.error('The web client could not be built; what went wrong stands above.');
    return 1;
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint);
  console.error(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return 0;
}
