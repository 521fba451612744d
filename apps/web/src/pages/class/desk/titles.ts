import { createMemo, createResource } from 'solid-js';
import { lessonTitles } from '../../../shell/study/lessons.ts';

export type Titles = ReadonlyMap<string, string>;

/** Names of lessons, in the reader's language. */
export function createThings(): () => Titles {
  const [isReady] = createResource(() => lessonTitles.load().then(() => true));
  return createMemo((): Titles => {
    if (!isReady()) return new Map();
    const levels = Object.values(lessonTitles.read()).flatMap((chapters) => chapters.flatMap((chapter) => chapter.levels));
    return new Map(levels.map(({ id, title }) => [id, title]));
  });
}
