// Builds the client when something it is made of has changed: node apps/web/build.ts [--force]
// The result is made aside and put in place at the end, so that a server that starts meanwhile finds a whole one.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(import.meta.dirname, 'dist');
const CACHE = join(ROOT, '.cache');
const STAMP = join(CACHE, 'web-build');
const SOURCES = [
  'apps/web/{src,public,build}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  '{engine,games,examples}/*/{src,data}/**/*',
  'games/*/{lessons,puzzles}/**/*',
  'docs/rules/**/*.md',
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
  await squeeze(made);
  if (existsSync(DIST)) renameSync(DIST, old);
  renameSync(made, DIST);
  rmSync(old, { recursive: true, force: true });
  writeFileSync(STAMP, stamp);
}

/** The same files as Brotli at its slowest beside them: an eighth smaller than gzip, and the server need not take the time. */
async function squeeze(folder: string): Promise<void> {
  const texts = globSync('**/*.{html,css,js,svg,webmanifest}', { cwd: folder });
  await Promise.all(
    texts.map(async (name) => {
      const body = readFileSync(join(folder, name));
      const small = await promisify(brotliCompress)(body);
      if (small.length < gzipSync(body).length) await writeFile(join(folder, `${name}.br`), small);
    }),
  );
}
