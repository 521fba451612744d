import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ModuleInfo } from 'rolldown';

type FindModule = (id: string) => { readonly importedIds: readonly string[] } | null;

const SRC = resolve(import.meta.dirname, '../src');
const MAIN = join(SRC, 'main.tsx');
const HOME = join(SRC, 'pages/home/home-page.tsx');
const TABLE = join(SRC, 'pages/table/table-page.tsx');
const TO_PAGES = join(SRC, 'bring-to-pages.ts');
const CLIENTS = globSync('games/*/client.tsx', { cwd: SRC }).map((name) => join(SRC, name));
/** They draw a game without a page: the home page has use for them without the rest of the game. */
const MINIATURES = globSync('games/*/miniature.ts', { cwd: SRC }).map((name) => join(SRC, name));

/**
 * Into which file a module goes: what is needed together comes together, by who imports it and not by where it stands. Left to itself the
 * bundler makes a file of every set of pages that share something, and a table would be fetched in seventy little pieces.
 *
 * `core`: every page, and what the home page and a table both have. `table`: the table of all games, and what several games share. A game: its rules and its board; `golems`: what both
 * editions have. `…-art`: what also draws it on the home page. `pages`: what all pages and dialogs have, and no table. Null: whatever is asked for by itself.
 */
export function chunkNames(): (id: string, context: { getModuleInfo(id: string): ModuleInfo | null }) => string | null {
  let known: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    known ??= filesOf((wanted) => context.getModuleInfo(wanted));
    return known.get(id) ?? null;
  };
}

/** The file of every module that `find` leads to. */
export function filesOf(find: FindModule): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  // What is asked for by name stays a file of its own: routes.ts looks for it.
  const entries = new Set([MAIN, HOME, TABLE, TO_PAGES, ...CLIENTS]);
  const put = (id: string, chunk: string): void => {
    if (!chunks.has(id) && !entries.has(id)) chunks.set(id, chunk);
  };
  for (const id of wholeOf(find, MAIN)) put(id, 'core');
  const home = wholeOf(find, HOME);
  for (const id of wholeOf(find, TABLE)) put(id, home.has(id) ? 'core' : 'table');

  const drawn = new Set(MINIATURES.flatMap((id) => [...wholeOf(find, id)]));
  const games = CLIENTS.map((id) => ({ game: basename(dirname(id)), all: wholeOf(find, id) }));
  for (const id of new Set(games.flatMap(({ all }) => [...all]))) {
    const users = games.flatMap(({ game, all }) => (all.has(id) ? [game] : []));
    // Editions of a game are called alike: golems4, golems6.
    const families = new Set(users.map((game) => game.replace(/\d+$/, '')));
    const [family] = families;
    if (home.has(id)) put(id, 'core');
    else if (families.size > 1) put(id, 'table');
    else {
      const owner = users.length > 1 ? family! : users[0]!;
      put(id, drawn.has(id) ? `${owner}-art` : owner);
    }
  }
  for (const id of wholeOf(find, TO_PAGES)) put(id, 'pages');
  return chunks;
}

/** A module with everything it imports at once. */
function wholeOf(find: FindModule, id: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(id)) return known;
  known.add(id);
  for (const imported of find(id)?.importedIds ?? []) wholeOf(find, imported, known);
  return known;
}
