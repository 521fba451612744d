// Builds the client when something it is made of has changed: node apps/web/build.ts [--force]
// The result is made aside and put in place at the end, so that a server that starts meanwhile finds a whole one.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(import.meta.dirname, 'dist');
const CACHE = join(ROOT, '.cache');
const STAMP = join(CACHE, 'web-build');
const SOURCES = [
  'apps/web/{src,public,build}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  '{engine,games}/*/{src,data}/**/*',
  'docs/rules/*.md',
  'docs/pictures/*.svg',
  'package-lock.json',
];

const stamp = stampOf();
const isFresh = existsSync(join(DIST, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
if (!isFresh || process.argv.includes('--force')) await build();

/** Names, sizes and times of everything the build reads. */
function stampOf(): string {
  const hash = createHash('sha256');
  for (const name of globSync(SOURCES, { cwd: ROOT }).sort()) {
    const { mtimeMs, size } = statSync(join(ROOT, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

async function build(): Promise<void> {
  console.error('Building the web client, a few seconds.');
  const vite = await import('vite');
  mkdirSync(CACHE, { recursive: true });
  const made = join(CACHE, `web-${process.pid}`);
  const old = `${made}-old`;
  await vite.build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: made, emptyOutDir: true },
  });
  if (existsSync(DIST)) renameSync(DIST, old);
  renameSync(made, DIST);
  rmSync(old, { recursive: true, force: true });
  writeFileSync(STAMP, stamp);
}
