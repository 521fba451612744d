import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readChapter } from '@stolik/cli/commands/lessons';
import { EVERY_GAME, rulesPath } from '@stolik/games/games';
import { readRuleBook } from '@stolik/games/rules/read';
import type { Chapter } from '@stolik/kernel/lessons/chapter';
import { unwrap } from '@stolik/kernel/result';
import { type Judged, judgeLessons, type LeftOut } from './lessons.ts';

const ROOT = resolve(import.meta.dirname, '..');
const LEFT_OUT = 'left-out.json';

/** The lessons of one game; its folder is called like it. */
export interface Lessons {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly judged: Judged;
}

/** Of every game that has any, as they lie in `games`. */
export function lessonsOfAllGames(): readonly Lessons[] {
  const folders = globSync('games/*/lessons/*', { cwd: ROOT }).sort();
  return folders.map((folder) => {
    const game = basename(folder);
    if (!EVERY_GAME.some(({ id }) => id === game)) throw new Error(`${folder} is the folder of no game`);
    const files = globSync(`${folder}/*.json`, { cwd: ROOT }).filter((path) => basename(path) !== LEFT_OUT);
    const chapters = files.sort().map((path) => unwrap(readChapter(join(ROOT, path))));
    const book = readRuleBook(game, readFileSync(join(ROOT, rulesPath(game, 'en')), 'utf8'));
    return { game, chapters, judged: judgeLessons(book, chapters, leftOutOf(join(ROOT, folder, LEFT_OUT))) };
  });
}

const leftOutOf = (path: string): LeftOut => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as LeftOut) : {});
