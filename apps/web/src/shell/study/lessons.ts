import { LESSONS, TITLES } from 'virtual:lessons';
import type { GameLog } from '@stolik/kernel/log';
import { type LateWords, lateWords } from '../../base/ui/late-words.ts';
import type { AskedChapter, ChapterTitles, LessonWords } from '../../session/learn/lessons.ts';

const words = new Map<string, LateWords<LessonWords>>();

/** The names of all chapters and levels, by game. */
export const lessonTitles: LateWords<Readonly<Record<string, readonly ChapterTitles[]>>> = lateWords(TITLES);

export const hasLessons = (game: string): boolean => Object.hasOwn(LESSONS, game);

export const loadChapters = (game: string): Promise<readonly AskedChapter[]> =>
  hasLessons(game) ? LESSONS[game]!.asked() : Promise.resolve([]);

/** The games that its lessons give to somebody to be won, the weakest bot first. */
export const tablesToWin = (game: string): readonly { readonly level: string; load(): Promise<GameLog> }[] =>
  Object.entries(LESSONS[game]?.tables ?? {}).map(([level, load]) => ({ level, load }));

/** The words of a game's lessons, in the reader's language from then on. */
export function lessonWords(game: string): LateWords<LessonWords> {
  const known = words.get(game);
  if (known) return known;
  const late = lateWords(LESSONS[game]!.words);
  words.set(game, late);
  return late;
}
