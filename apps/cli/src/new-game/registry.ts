import type { Names } from './names.ts';

/*
 * The few files that know which games there are, with a new one in them. Each function takes the text of a file and answers the new one;
 * one that does not look as expected stops everything before anything is written.
 */

/** `games/all/src/games.ts`: the import, the list, the loaders and the terminals. */
export function withGame(text: string, { id, code }: Names): string {
  const line = `import { manifests as ${code}, loaders as ${code}Loaders, terminals as ${code}Terminals } from '@stolik/${id}/manifest';\n`;
  const listed = withLast(text, 'export const GAMES: readonly Manifest[] = [', ']', `...${code}`);
  const loaded = withLast(listed, 'const loadersOf = (): Loaders => ({', '}', `...${code}Loaders`);
  return line + withLast(loaded, 'const terminalsOf = () => ({', '}', `...${code}Terminals`);
}

/** One more at the end of the list that begins so. */
function withLast(text: string, opens: string, closes: string, what: string): string {
  const from = text.indexOf(opens) + opens.length;
  const to = text.indexOf(closes, from);
  if (from < opens.length || to < 0) throw new Error(`the list of games has no "${opens}"`);
  const before = text.slice(0, to).trimEnd().replace(/,$/, '');
  return `${before}, ${what} ${text.slice(to)}`;
}

interface Package {
  version: string;
  dependencies: Record<string, string>;
}

const sorted = (all: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));

const printed = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A `package.json` that needs the game. */
export function withDependency(text: string, { id }: Names): string {
  const whole = JSON.parse(text) as Package;
  whole.dependencies = sorted({ ...whole.dependencies, [`@stolik/${id}`]: whole.version });
  return printed(whole);
}

interface Lock {
  version: string;
  packages: Record<string, Partial<Package>>;
}

/** What `npm install` would write for the new package, here and in node_modules: set-up then finds nothing to do, also without a network. */
export function withLocked(text: string, names: Names, own: Readonly<Record<string, string>>): string {
  const lock = JSON.parse(text) as Lock;
  const folder = `games/${names.id}`;
  for (const user of ['games/all', 'apps/web']) {
    const known = lock.packages[user];
    if (!known?.dependencies) throw new Error(`the lock has no package ${user}`);
    known.dependencies = sorted({ ...known.dependencies, [`@stolik/${names.id}`]: lock.version });
  }
  const added: Record<string, object> = {
    [folder]: { name: `@stolik/${names.id}`, version: lock.version, license: 'MIT', dependencies: sorted(own) },
    [`node_modules/@stolik/${names.id}`]: { resolved: folder, link: true },
  };
  const all = Object.entries({ ...lock.packages, ...added });
  return printed({ ...lock, packages: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) });
}
