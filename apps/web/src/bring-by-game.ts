import { withWords } from './base/messages/with-words.ts';

/** `./games/micropul/how-to-kids.ts` -> `micropul kids` */
const nameOf = (path: string): string => path.split('/')[2]! + (path.endsWith('-kids.ts') ? ' kids' : '');

/** What `import.meta.glob` has found, by game, each fetched with its words. */
export const byGame = <Module, Wanted>(
  found: Readonly<Record<string, () => Promise<Module>>>,
  pick: (module: Module) => Wanted,
): Readonly<Record<string, () => Promise<Wanted>>> =>
  Object.fromEntries(Object.entries(found).map(([path, load]) => [nameOf(path), withWords(() => load().then(pick))]));
