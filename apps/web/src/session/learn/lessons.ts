import type { Level, LevelWords, Preview } from '@stolik/kernel/lessons/chapter';
import type { Learnt } from './progress.ts';

/** A chapter as a list shows it. */
export interface ChapterTitles {
  readonly chapter: string;
  readonly title: string;
  readonly levels: readonly { readonly id: string; readonly title: string }[];
}

/** What is asked in a chapter, without words. */
export interface AskedChapter {
  readonly chapter: string;
  readonly preview: Preview;
  readonly levels: readonly AskedLevel[];
}

export type AskedLevel = Omit<Level, 'words'>;

/** The words of a game's lessons, by the names of its chapters and the ids of its levels. */
export interface LessonWords {
  readonly chapters: Readonly<Record<string, string>>;
  readonly levels: Readonly<Record<string, LevelWords>>;
}

/** Where a level stands among the lessons of its game; people count from 1. */
export interface LessonPlace {
  readonly id: string;
  /** Among all lessons of the game. */
  readonly number: number;
  readonly chapter: string;
  /** Within its chapter. */
  readonly step: number;
  readonly steps: number;
}

type Listed = { readonly chapter: string; readonly levels: readonly { readonly id: string }[] };

/** All levels of a game, one after another. */
export function lessonsInOrder(chapters: readonly Listed[]): readonly LessonPlace[] {
  const all = chapters.flatMap(({ chapter, levels }) =>
    levels.map(({ id }, index) => ({ id, chapter, step: index + 1, steps: levels.length })),
  );
  return all.map((place, index) => ({ ...place, number: index + 1 }));
}

/** How a level is called. */
export const titleOf = (chapters: readonly ChapterTitles[], id: string): string =>
  chapters.flatMap(({ levels }) => levels).find((level) => level.id === id)?.title ?? '';

/** How many stars a level has brought; none while it was not solved. */
export const starsAt = ({ lessons }: Pick<Learnt, 'lessons'>, id: string): number => lessons[id]?.stars ?? 0;

/** The first lesson after what was done last, or the first that was left out; undefined when all are done. */
export function nextLesson(chapters: readonly Listed[], learnt: Pick<Learnt, 'lessons'>): LessonPlace | undefined {
  const all = lessonsInOrder(chapters);
  const isDone = ({ id }: LessonPlace): boolean => starsAt(learnt, id) > 0;
  const last = all.findLastIndex(isDone);
  return all.slice(last + 1).find((place) => !isDone(place)) ?? all.find((place) => !isDone(place));
}

/** The share of the chapters that are done, every level of them. */
export const chaptersDone = (chapters: readonly Listed[], learnt: Pick<Learnt, 'lessons'>): number =>
  chapters.filter(({ levels }) => levels.every(({ id }) => starsAt(learnt, id) > 0)).length / chapters.length;

export const isBegun = (chapters: readonly Listed[], learnt: Pick<Learnt, 'lessons'>): boolean =>
  chapters.some(({ levels }) => levels.some(({ id }) => starsAt(learnt, id) > 0));

/** The game whose lessons somebody did last, of those where one is still left; with none begun the first. */
export function nextStep(
  games: Readonly<Record<string, readonly Listed[]>>,
  learnt: Pick<Learnt, 'lessons'>,
): { readonly game: string; readonly place: LessonPlace; readonly isFirst: boolean } | undefined {
  const lastDay = (chapters: readonly Listed[]): number =>
    Math.max(-1, ...chapters.flatMap(({ levels }) => levels.map(({ id }) => learnt.lessons[id]?.day ?? -1)));
  const open = Object.entries(games).flatMap(([game, chapters]) => {
    const place = nextLesson(chapters, learnt);
    return place ? [{ game, place, day: lastDay(chapters) }] : [];
  });
  const best = open.reduce<(typeof open)[number] | undefined>(
    (latest, each) => (!latest || each.day > latest.day ? each : latest),
    undefined,
  );
  return best && { game: best.game, place: best.place, isFirst: Object.keys(learnt.lessons).length === 0 };
}
