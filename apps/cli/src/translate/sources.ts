import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalog } from './catalogs.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Every source of the project that a catalog could be among. */
export const sourcesOf = (): readonly string[] =>
  globSync('{engine,games,apps,examples}/*/src/**/*.ts', { cwd: ROOT, exclude: ['**/node_modules/**'] });

export async function readCatalog(path: string, language: string): Promise<Catalog> {
  const file = resolve(ROOT, path);
  if (!existsSync(file)) return { path, words: undefined };
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  return { path, words: module[language] ?? { ...module } };
}
