import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@stolik/kernel/language';
import { type Names, placesOf } from './names.ts';
import { withDependency, withGame, withLocked } from './registry.ts';

/** The game that a new one begins as: its files, each with `.txt` behind its name so that no tool takes it for a part of this package. */
const TEMPLATE = join(import.meta.dirname, '../../template');
const LOCKS = ['package-lock.json', 'node_modules/.package-lock.json'];

export interface Written {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** All that a new game changes, worked out before anything is written. */
export interface Plan {
  readonly added: readonly Written[];
  readonly changed: readonly Written[];
  /** What `npm install` would make: a way from the package's name to its folder. */
  readonly link: { readonly path: string; readonly to: string };
}

export function planFor(root: string, names: Names): Plan {
  const places = placesOf(names.id);
  const added = [
    ...folderFrom('game', places.game, names),
    ...folderFrom('board', places.board, names),
    ...LANGUAGES.flatMap((language) => folderFrom(`words/${language}`, places.words[language], names)),
    ...LANGUAGES.map((language) => fileFrom(`rules/${language}.md`, places.rules[language], names)),
  ];
  const { dependencies } = JSON.parse(added.find(({ path }) => path === join(places.game, 'package.json'))!.text) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const changing = (path: string, change: (text: string) => string): Written => ({
    path,
    text: change(readFileSync(join(root, path), 'utf8')),
  });
  return {
    added,
    changed: [
      changing('games/all/src/games.ts', (text) => withGame(text, names)),
      ...['games/all/package.json', 'apps/web/package.json'].map((path) => changing(path, (text) => withDependency(text, names))),
      ...LOCKS.map((path) => changing(path, (text) => withLocked(text, names, dependencies))),
    ],
    link: { path: places.package, to: `../../${places.game}` },
  };
}

const folderFrom = (folder: string, to: string, names: Names): readonly Written[] =>
  readdirSync(join(TEMPLATE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .sort()
    .map((file) => fileFrom(`${folder}/${file}`, join(to, file), names));

function fileFrom(from: string, to: string, names: Names): Written {
  const text = readFileSync(join(TEMPLATE, `${from}.txt`), 'utf8');
  return { path: named(to, names), text: named(text, names) };
}

const named = (text: string, { id, title, letter }: Names): string =>
  text
    .replaceAll('new-game', id)
    .replaceAll('New Game', title)
    .replaceAll(/\bNG(?=\d|')/g, letter);
