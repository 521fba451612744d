import { createMemo, createResource } from 'solid-js';
import { lessonTitles } from '../../../shell/study/lessons.ts';

export type Titles = ReadonlyMap<string, string>;

/** After `lessonTitles` are loaded. */
export function readTitles(): Titles {
  const levels = Object.values(lessonTitles.read()).flatMap((chapters) => chapters.flatMap((chapter) => chapter.levels));
  return new Map(levels.map(({ id, title }) => [id, title]));
}

/** Names of lessons, in the reader's language. */
export function createThings(): () => Titles {
  const [isReady] = createResource(() => lessonTitles.load().then(() => true));
  return createMemo((): Titles => (isReady() ? readTitles() : new Map()));
}
