import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ModuleInfo } from 'rolldown';

type FindModule = (id: string) => ModuleInfo | null;

const SRC = resolve(import.meta.dirname, '../src');
const MAIN = join(SRC, 'main.tsx');
const HOME = join(SRC, 'pages/home/home-page.tsx');
const TABLE = join(SRC, 'pages/table/table-page.tsx');
const CLIENTS = globSync('games/*/client.tsx', { cwd: SRC }).map((name) => join(SRC, name));
/** They draw a game without a page: the home page has use for them without the rest of the game. */
const MINIATURES = globSync('games/*/miniature.ts', { cwd: SRC }).map((name) => join(SRC, name));

/**
 * Into which file a module goes: what is needed together comes together, by who imports it and not by where it stands. Left to itself the
 * bundler makes a file of every set of pages that share something, and a table would be fetched in seventy little pieces.
 *
 * `core`: every page, and what the home page and a table both have. `table`: the table of all games, and what several games share. A game: its rules and its board; `golems`: what both
 * editions have. `…-art`: what also draws it on the home page. Null: whatever is asked for by itself.
 */
export function chunkNames(): (id: string, context: { getModuleInfo(id: string): ModuleInfo | null }) => string | null {
  let known: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    known ??= sorted((wanted) => context.getModuleInfo(wanted));
    return known.get(id) ?? null;
  };
}

function sorted(find: FindModule): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  // What is asked for by name stays a file of its own: routes.ts looks for it.
  const entries = new Set([MAIN, HOME, TABLE, ...CLIENTS]);
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
    else if (drawn.has(id)) put(id, `${family}-art`);
    else put(id, users.length > 1 ? family! : users[0]!);
  }
  return chunks;
}

/** A module with everything it imports at once. */
function wholeOf(find: FindModule, id: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(id)) return known;
  known.add(id);
  for (const imported of find(id)?.importedIds ?? []) wholeOf(find, imported, known);
  return known;
}
