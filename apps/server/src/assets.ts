import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import { gzipOf } from './compression.ts';

/** A file the server may hand out, read into memory when it starts. */
export interface Asset {
  readonly url: string;
  readonly type: string;
  readonly body: Buffer;
  /** The same, gzipped once at the start; missing where that saves nothing. */
  readonly gzip: Buffer | undefined;
  /** The same as the build has squeezed it; browsers take it over TLS and on their own machine. */
  readonly brotli: Buffer | undefined;
  /** Without quotes: each encoding has a tag of its own. */
  readonly etag: string;
  /** Its name holds the hash of its content, so browsers may keep it for ever. */
  readonly isImmutable: boolean;
}

/**
 * Only what was found at the start can be asked for: an address is looked up in a list and never becomes a path, so no `..`
 * leads anywhere.
 */
export interface Shelf {
  find(url: string): Asset | undefined;
  /** The address of a file of our own, with the hash of its content in it. */
  urlOf(name: string): string;
  /** The same for a file that need not be there. */
  findUrl(name: string): string | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const FONTS = ['podkova', 'golos-text', 'jetbrains-mono'];
/** English, Polish and Russian need these; the packages have more. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic'];

export function fillShelf(folder: string): Shelf {
  const assets = new Map<string, Asset>();
  const urls = new Map<string, string>();
  const add = (name: string, body: Buffer): string => {
    const hash = hashOf(body);
    const dot = name.lastIndexOf('.');
    const url = `/assets/${name.slice(0, dot)}.${hash}${name.slice(dot)}`;
    assets.set(url, assetOf(url, body, true));
    urls.set(name, url);
    return url;
  };
  for (const name of readdirSync(folder)) add(name, readFileSync(join(folder, name)));
  add('fonts.css', Buffer.from(fontStyles(add)));
  return {
    find: (url) => assets.get(url),
    findUrl: (name) => urls.get(name),
    urlOf(name) {
      const url = urls.get(name);
      if (!url) throw new Error(`there is no asset "${name}" in ${folder}`);
      return url;
    },
  };
}

/** The @font-face rules of the packages, for the subsets we serve. */
function fontStyles(add: (name: string, body: Buffer) => string): string {
  const require = createRequire(import.meta.url);
  const rules: string[] = [];
  for (const font of FONTS) {
    const styles = require.resolve(`@fontsource-variable/${font}/index.css`);
    for (const rule of readFileSync(styles, 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? []) {
      const file = /url\(\.\/(files\/[^)]+)\)/.exec(rule)?.[1];
      if (!file || !SUBSETS.some((subset) => file.endsWith(`/${font}-${subset}-wght-normal.woff2`))) continue;
      const url = add(file.slice('files/'.length), readFileSync(join(dirname(styles), file)));
      rules.push(rule.replace(`./${file}`, url));
    }
  }
  return rules.join('\n');
}

/** The built web client, once there is one: every file of its folder at its own address. */
export function fillClientShelf(dist: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(join(dist, 'index.html'))) return assets;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const file = join(entry.parentPath, entry.name);
    const url = `/${relative(dist, file).split(sep).join('/')}`;
    const squeezed = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
    // Vite puts what carries a hash in its name into assets/.
    assets.set(url, assetOf(url, readFileSync(file), url.startsWith('/assets/'), squeezed));
  }
  const index = assets.get('/index.html');
  if (index) assets.set('/', { ...index, url: '/' });
  return assets;
}

function assetOf(url: string, body: Buffer, isImmutable: boolean, brotli?: Buffer): Asset {
  const type = typeOf(url);
  return { url, type, body, gzip: gzipOf(type, body), brotli, etag: hashOf(body), isImmutable };
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 12);
}

function typeOf(file: string): string {
  return TYPES[extname(file)] ?? 'application/octet-stream';
}
