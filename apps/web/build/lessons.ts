import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { type Chapter, parseChapter } from '@stolik/kernel/lessons/chapter';
import { unwrap } from '@stolik/kernel/result';
import type { Plugin } from 'vite';

// Games that are given to somebody to be won, named by the level of the bot opposite.
const TABLES = 'games/*/lessons/*/tables/*.json';
const ROOT = resolve(import.meta.dirname, '../../..');
const NAME = 'virtual:lessons';

/**
 * `virtual:lessons`: how to fetch the lessons of every game, what is asked apart from the words of each language. Titles alone (`TITLES`)
 * are small enough for whoever only offers the next one.
 */
export function lessons(): Plugin {
  return {
    name: 'stolik-lessons',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const games = readLessons();
      for (const path of [...games.files, ...readTables().map(({ path }) => path)]) this.addWatchFile(path);
      const [game, language] = id.slice(NAME.length + 2).split('/');
      if (!game) return indexOf([...games.chapters.keys()]);
      if (language?.startsWith('table-'))
        return moduleOf('LOG', readTables().find((table) => table.game === game && language === `table-${table.level}`)?.log);
      if (game === 'titles') return moduleOf('TITLES', titlesOf(games.chapters, language as Language));
      const chapters = games.chapters.get(game) ?? [];
      return language ? moduleOf('WORDS', wordsOf(chapters, language as Language)) : moduleOf('CHAPTERS', askedOf(chapters));
    },
  };
}

/** Chapters in the order of their files, by game. */
export function readLessons(): { readonly chapters: ReadonlyMap<string, readonly Chapter[]>; readonly files: readonly string[] } {
  const files = globSync('games/*/lessons/*/[0-9]*.json', { cwd: ROOT })
    .sort()
    .map((path) => join(ROOT, path));
  const read = files.map((path) => unwrap(parseChapter(JSON.parse(readFileSync(path, 'utf8')), basename(dirname(path)))));
  const games = [...new Set(read.map(({ game }) => game))];
  return { chapters: new Map(games.map((game) => [game, read.filter((each) => each.game === game)])), files };
}

export interface LessonTable {
  readonly path: string;
  readonly game: string;
  readonly level: string;
  readonly log: unknown;
}

export const readTables = (): readonly LessonTable[] =>
  globSync(TABLES, { cwd: ROOT })
    .sort()
    .map((name) => ({
      path: join(ROOT, name),
      game: basename(dirname(dirname(name))),
      level: basename(name, '.json'),
      log: JSON.parse(readFileSync(join(ROOT, name), 'utf8')),
    }));

const inLanguages = (load: (language: Language) => string): string =>
  `{ ${LANGUAGES.map((language) => `${language}: () => ${load(language)}`).join(', ')} }`;

const imported = (path: string, name: string): string => `import('${NAME}/${path}').then((module) => module.${name})`;

function indexOf(games: readonly string[]): string {
  const each = games.map(
    (game) =>
      `  ${game}: { asked: () => ${imported(game, 'CHAPTERS')}, words: ${inLanguages((language) => imported(`${game}/${language}`, 'WORDS'))}, tables: { ${tablesOf(game)} } },`,
  );
  return [
    `export const TITLES = ${inLanguages((language) => imported(`titles/${language}`, 'TITLES'))};`,
    'export const LESSONS = {',
    ...each,
    '};',
  ].join('\n');
}

const tablesOf = (game: string): string =>
  readTables()
    .filter((table) => table.game === game)
    .map(({ level }) => `'${level}': () => ${imported(`${game}/table-${level}`, 'LOG')}`)
    .join(', ');

const moduleOf = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

const titlesOf = (games: ReadonlyMap<string, readonly Chapter[]>, language: Language): object =>
  Object.fromEntries(
    [...games].map(([game, chapters]) => [
      game,
      chapters.map(({ chapter, words, levels }) => ({
        chapter,
        title: words[language].title,
        levels: levels.map((level) => ({ id: level.id, title: level.words[language].title })),
      })),
    ]),
  );

const askedOf = (chapters: readonly Chapter[]): object[] =>
  chapters.map(({ chapter, preview, levels }) => ({ chapter, preview, levels: levels.map(({ words: _, ...asked }) => asked) }));

const wordsOf = (chapters: readonly Chapter[], language: Language): object => ({
  chapters: Object.fromEntries(chapters.map(({ chapter, words }) => [chapter, words[language].title])),
  levels: Object.fromEntries(chapters.flatMap(({ levels }) => levels.map(({ id, words }) => [id, words[language]]))),
});
