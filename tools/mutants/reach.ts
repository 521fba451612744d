import { dirname, join, normalize } from 'node:path/posix';

/** What the ways between modules are found in. */
export interface Tree {
  /** Sources by their path from the root, with slashes. */
  readonly sources: ReadonlyMap<string, string>;
  /** By name of a package: its folder and what it exports. */
  readonly packages: ReadonlyMap<string, { readonly folder: string; readonly exports: Readonly<Record<string, string>> }>;
}

// Also a text that is a path: tests start programs by it.
const NAMED = /(?:\bfrom\s*|\bimport\s*\(?\s*|[(,\s[])['"]([^'"\n]+)['"]/g;

/** Tests that come to a module by imports, those nearest to it first. */
export function testsReaching(tree: Tree, file: string): string[] {
  const users = usersOf(tree);
  const distance = new Map([[file, 0]]);
  const queue = [file];
  for (const at of queue) {
    for (const user of users.get(at) ?? []) {
      if (distance.has(user)) continue;
      distance.set(user, distance.get(at)! + 1);
      queue.push(user);
    }
  }
  const rank = (test: string): number =>
    distance.get(test)! + (isNeighbour(test, file) ? 0 : 20) + (isLong(test) ? 100 : 0) - 4 * sharedWords(test, file);
  return queue.filter((path) => path.endsWith('.test.ts')).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

export const isLong = (test: string): boolean => test.endsWith('.long.test.ts');

/** `games/golems/test/v6/battle.test.ts` and `games/golems/src/v6/battle.ts` have v6 and battle in common, beside their package. */
function sharedWords(test: string, file: string): number {
  const words = (path: string): string[] =>
    path
      .split('/')
      .slice(3)
      .flatMap((part) => part.split(/[.-]/))
      .slice(0, -1);
  return words(file).filter((word) => words(test).includes(word)).length;
}

const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/');
export const isNeighbour = (test: string, file: string): boolean => packageOf(test) === packageOf(file);

const known = new WeakMap<Tree, ReadonlyMap<string, readonly string[]>>();

/** By module: who imports it. */
function usersOf(tree: Tree): ReadonlyMap<string, readonly string[]> {
  const before = known.get(tree);
  if (before) return before;
  const users = new Map<string, string[]>();
  for (const [path, source] of tree.sources) {
    const used = new Set([...source.matchAll(NAMED)].flatMap(([, name]) => resolved(tree, path, name!) ?? []));
    for (const each of used) users.set(each, [...(users.get(each) ?? []), path]);
  }
  known.set(tree, users);
  return users;
}

/** The module that a name leads to, undefined for everything outside the repository. */
export function resolved({ sources, packages }: Tree, from: string, name: string): string | undefined {
  const [scope, pack, ...rest] = name.split('/');
  const home = packages.get(`${scope}/${pack}`);
  if (home) {
    const path = exportedPath(home.exports, rest.length === 0 ? '.' : `./${rest.join('/')}`);
    return path === undefined ? undefined : existing(sources, join(home.folder, path));
  }
  if (name.startsWith('.')) return existing(sources, normalize(join(dirname(from), name)));
  return /\.tsx?$/.test(name) ? existing(sources, name) : undefined;
}

const existing = (sources: Tree['sources'], path: string): string | undefined => (sources.has(path) ? path : undefined);

function exportedPath(exports: Readonly<Record<string, string>>, name: string): string | undefined {
  if (exports[name] !== undefined) return exports[name];
  for (const [pattern, path] of Object.entries(exports)) {
    const [before, after] = pattern.split('*');
    if (after === undefined || !name.startsWith(before!) || !name.endsWith(after)) continue;
    return path.replaceAll('*', name.slice(before!.length, name.length - after.length));
  }
  return undefined;
}
