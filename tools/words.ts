import { posix } from 'node:path';
import { LANGUAGES } from '@stolik/kernel/language';
import { lineOf, type SourceFile } from './arrows.ts';
import { blankCommentsAndTexts } from './source-text.ts';

/** `apps/web/src/words/ru/games/circuit/table.ts` */
const CATALOG = new RegExp(`/src/words/(${LANGUAGES.join('|')})/[a-z0-9/-]+\\.ts$`);

/** Letters by which a sentence is known. Polish and Russian have some that nobody else here has. */
const LETTERS = {
  Cyrillic: /\p{Script=Cyrillic}/u,
  Polish: /[ąćęłńóśźż]/iu,
};
type Alphabet = keyof typeof LETTERS;

/** Those of each catalog; of others it may hold no sentence. */
const OWN: Readonly<Record<string, Alphabet | undefined>> = { en: undefined, ru: 'Cyrillic', pl: 'Polish' };

/** Sentences outside catalogs, and whatever in catalogs is no sentence, as `path:line what`. */
export const findWrongWords = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => [...judgeFile(file), ...judgeTwins(file, files)]);

function judgeFile({ path, text }: SourceFile): string[] {
  const language = CATALOG.exec(path)?.[1];
  const own = language === undefined ? undefined : OWN[language];
  const foreign = (Object.keys(LETTERS) as Alphabet[]).filter((alphabet) => alphabet !== own);
  const place = language === undefined ? `: sentences stand in words/${LANGUAGES.join(', words/')}` : '';
  const letters = text
    .split('\n')
    .flatMap((line, index) =>
      foreign.filter((each) => LETTERS[each].test(line)).map((each) => `${path}:${index + 1} ${each} letters${place}`),
    );
  return language === undefined ? letters : [...letters, ...judgeCatalog(path, text)];
}

/** At the beginning of a line, since the formatter puts nothing else there. */
const STATEMENT = /^(?:import [\w{*]|export const|export type|const|function|type|[ })\];,`]|$)/;
const VALUES = /^import (?!type )([^']*?) from '([^']+)'/gm;

function judgeCatalog(path: string, text: string): string[] {
  const code = blankCommentsAndTexts(text);
  const odd = code.split('\n').flatMap((line, index) => (STATEMENT.test(line) ? [] : [`${path}:${index + 1}`]));
  const fetched = [...code.matchAll(/\bimport\s*\(/g)].map(({ index }) => `${path}:${lineOf(text, index)}`);
  const imported = [...text.matchAll(VALUES)].filter(([, names, from]) => !isAllowed(path, from!, names!));
  return [
    ...[...odd, ...fetched].map((where) => `${where} a catalog holds sentences alone`),
    ...imported.map(
      ({ index, 2: from }) =>
        `${path}:${lineOf(text, index)} a catalog imports types, the plural function and what stands in words: ${from}`,
    ),
  ];
}

/** The plural function, lists, names of things beside the languages, and words of the same language. */
function isAllowed(path: string, from: string, names: string): boolean {
  const values = names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  if (from === '@stolik/kernel/language') return values.every((name) => name === 'countForm');
  if (from === '@stolik/look/speech') return values.every((name) => name === 'listed');
  if (!from.startsWith('.')) return /^@stolik\/[a-z-]+\/words\/[a-z-]+$/.test(from);
  const [, words, language] = /^(.*\/src\/words\/)(\w+)\//.exec(path)!;
  const target = posix.join(posix.dirname(path), from);
  return target.startsWith(`${words}${language}/`) || posix.dirname(target) === posix.dirname(`${words}x`);
}

/** A catalog stands in every language, under the same name. */
function judgeTwins({ path }: SourceFile, files: readonly SourceFile[]): string[] {
  const language = CATALOG.exec(path)?.[1];
  if (language === undefined) return [];
  const twins = LANGUAGES.map((other) => path.replace(`/words/${language}/`, `/words/${other}/`));
  return twins.filter((twin) => !files.some((file) => file.path === twin)).map((twin) => `${path} has no ${twin}`);
}
