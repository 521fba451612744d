import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { filesOf } from './chunks.ts';

/** `games/circuit/src/words/ru/tell.ts`: a catalog of a language that the page can do without. */
const CATALOG = /\/src\/words\/(?!en\/)([a-z]{2})\/[^?]+\.ts$/;
const LATER = resolve(import.meta.dirname, '../src/base/messages/later.ts');

/** `words:circuit:ru` holds the catalogs of a file in a language, `fetch-words:circuit:ru` fetches it. */
const WORDS = /^words:([\w-]+):(\w+)$/;
const FETCH = /^fetch-words:([\w-]+:\w+)$/;
const STANDS_IN = /\?later=([\w-]+):(\w+):(\d+)$/;

/** Whose words a module holds, and in which language. */
export function wordsIn(id: string): { readonly place: string; readonly language: string } | undefined {
  const [, file, language] = WORDS.exec(id) ?? [];
  return file && language ? { place: `${file}:${language}`, language } : undefined;
}

/** Whose words a module fetches. */
export const placeOf = (id: string): string | undefined => FETCH.exec(id)?.[1];

/**
 * Lets a page fetch the words of the language that is read, in all packages alike. Where a module puts the catalogs of all languages together, every
 * one but English becomes an empty catalog that is filled before somebody reads it (`base/messages/later.ts`): of all files that
 * `chunks.ts` names, so of the home page and of tables. A part that comes later brings all languages. A module that
 * does more with a catalog than put it beside the others keeps it, and everybody fetches it.
 */
export function words(): Plugin {
  /** By file and language: `circuit:ru`. */
  const catalogs = new Map<string, string[]>();
  return {
    name: 'stolik-words',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      catalogs.clear();
      for (const [id, file] of filesOf(importedBy)) {
        const language = CATALOG.exec(id)?.[1];
        if (language && nameIn(id))
          catalogs.set(`${file}:${language}`, [...(catalogs.get(`${file}:${language}`) ?? []), id].sort());
      }
    },
    async resolveId(source, importer, options) {
      if (WORDS.test(source) || FETCH.test(source)) return source;
      if (!importer || !/\/[a-z]{2}\/[^']+\.ts$/.test(source)) return null;
      if (WORDS.test(importer) || STANDS_IN.test(importer) || CATALOG.test(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || !CATALOG.test(found.id) || !isOnlyPutTogether(readFileSync(importer, 'utf8'), source)) return null;
      for (const [place, ids] of catalogs)
        if (ids.includes(found.id)) return `${found.id}?later=${place}:${ids.indexOf(found.id)}`;
      return null;
    },
    load(id) {
      const [, file, language, number] = STANDS_IN.exec(id) ?? [];
      if (file && language && number) return standIn(id.replace(STANDS_IN, ''), `${file}:${language}`, language, number);
      const fetched = FETCH.exec(id)?.[1];
      if (fetched) return `export function fetchAll() { return import('words:${fetched}').then(({ catalogs }) => catalogs); }`;
      return WORDS.test(id) ? wordsModule(catalogs.get(id.replace('words:', '')) ?? []) : null;
    },
  };
}

const wordsModule = (ids: readonly string[]): string =>
  [...importsOf(ids), `export const catalogs = [${ids.map((_, index) => `c${index}`).join(', ')}];`].join('\n');

/** Every catalog has its own: one module for several would import what imports it, where a catalog uses functions beside the languages. */
const standIn = (catalog: string, place: string, language: string, number: string): string =>
  [
    `import { later } from ${JSON.stringify(LATER)};`,
    `import { fetchAll } from 'fetch-words:${place}';`,
    ...importsOf([catalog.replace(`/words/${language}/`, '/words/en/')]),
    `export const ${nameIn(catalog)} = later('${language}', fetchAll, ${number}, c0);`,
  ].join('\n');

const importsOf = (ids: readonly string[]): string[] =>
  ids.map((id, index) => `import { ${nameIn(id)} as c${index} } from ${JSON.stringify(id)};`);

/** What a catalog exports: one object. Undefined of any other. */
function nameIn(catalog: string): string | undefined {
  const exported = readFileSync(catalog, 'utf8').match(/^export (?!type |interface ).*$/gm) ?? [];
  return exported.length === 1 ? /^export const (\w+)\b.* = \{$/.exec(exported[0]!)?.[1] : undefined;
}

/** `inEach({ en, ru, pl })`, `= { en, ru, pl };`, `golems6: { en: en6, ru: ru6, pl: pl6 },` */
const PUT_TOGETHER = /(?:inEach\(|= |: )\{ \w+(?:: \w+)?(?:, \w+(?:: \w+)?)* \}/g;

/** Whether nothing is read from what a module imports from `source` while it is loaded. */
export function isOnlyPutTogether(module: string, source: string): boolean {
  const imported = [...module.matchAll(/^import \{ (.+) \} from '(.+)';$/gm)].find(([, , from]) => from === source)?.[1];
  const name = imported && /^(?:\w+ as )?(\w+)$/.exec(imported)?.[1];
  if (!name) return false;
  const rest = module.replace(/^import .*$/gm, '').replace(PUT_TOGETHER, '');
  return !new RegExp(`(?<!['"\\w-]|\\w\\.)${name}(?!['"\\w-])`).test(rest);
}

/** What a module imports at once, read from its source: the bundler knows that too late. */
function importedBy(id: string): { readonly importedIds: readonly string[] } | null {
  if (!/\.tsx?$/.test(id)) return null;
  const statements = readFileSync(id, 'utf8').matchAll(/^(?:import|export) (?!type\b)(?:([^;']*?) from )?'([^']+)';/gm);
  const names = [...statements].flatMap(([, what = '', from]) => (isOfTypes(what) || from!.startsWith('virtual:') ? [] : from!));
  const require = createRequire(id);
  return { importedIds: names.map((name) => (name.startsWith('.') ? resolve(dirname(id), name) : require.resolve(name))) };
}

const isOfTypes = (what: string): boolean => {
  const names = /^\{(.*)\}$/s
    .exec(what.trim())?.[1]
    ?.split(',')
    .filter((name) => name.trim());
  return names?.every((name) => name.trim().startsWith('type ')) ?? false;
};
