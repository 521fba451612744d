/** Something whose sentences stand in a file of every language. */
export interface Catalog {
  /** `engine/look/src/words/ru/speech.ts` */
  readonly path: string;
  /** What the file holds, however deep; undefined where there is no such file. */
  readonly words: unknown;
}

/** A file that a translator has to write, or go on with. */
export interface Gap {
  readonly path: string;
  readonly sentences: number;
  /** Of a file that is there: the keys that are not. */
  readonly keys: readonly string[] | undefined;
}

/** The language of every catalog that the others are compared with. */
export const FIRST = 'en';

const IN_FOLDER = /\/words\/en\//;
const BY_NAME = /\/en\.ts$/;

/** The catalogs among the sources, in the first language. */
export const catalogsAmong = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => IN_FOLDER.test(path) || BY_NAME.test(path)).sort();

/** Where the same sentences stand in another language. */
export const pathIn = (path: string, language: string): string =>
  path.replace(IN_FOLDER, `/words/${language}/`).replace(BY_NAME, `/${language}.ts`);

/** Catalogs of a language that its translator wrote for nothing: the first language has no such file. */
export const strayAmong = (paths: readonly string[], language: string): readonly string[] => {
  const known = new Set(catalogsAmong(paths).map((path) => pathIn(path, language)));
  return paths.filter((path) => path.includes(`/words/${language}/`) && !known.has(path));
};

/** Keys with the sentences behind each: a list is one key, however long a language makes it. */
export function sentencesIn(words: unknown, at = ''): ReadonlyMap<string, number> {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return new Map([[at, countIn(words)]]);
  return new Map(Object.entries(words).flatMap(([key, inner]) => [...sentencesIn(inner, at ? `${at}.${key}` : key)]));
}

function countIn(words: unknown): number {
  if (typeof words === 'string' || typeof words === 'function') return 1;
  if (typeof words !== 'object' || words === null) return 0;
  return Object.values(words).reduce<number>((sum, inner) => sum + countIn(inner), 0);
}

export const countOf = (words: unknown): number => [...sentencesIn(words).values()].reduce((sum, count) => sum + count, 0);

/** What `theirs` lacks of `first`; undefined where it lacks nothing. */
export function gapIn(first: Catalog, theirs: Catalog): Gap | undefined {
  if (theirs.words === undefined) return { path: theirs.path, sentences: countOf(first.words), keys: undefined };
  const there = sentencesIn(theirs.words);
  const missing = [...sentencesIn(first.words)].filter(([key]) => !there.has(key));
  if (missing.length === 0) return undefined;
  const sentences = missing.reduce((sum, [, count]) => sum + count, 0);
  return { path: theirs.path, sentences, keys: missing.map(([key]) => key) };
}
