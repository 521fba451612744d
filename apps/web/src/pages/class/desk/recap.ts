import type { Recap } from '@stolik/class/views';
import type { ChapterTitles } from '../../../session/learn/lessons.ts';

/** What has a name of all that was solved, the most frequent first; as many as a sheet has room for. */
export function recapLines(
  { things }: Pick<Recap, 'things'>,
  lessons: Readonly<Record<string, readonly ChapterTitles[]>>,
): readonly { readonly title: string; readonly count: number }[] {
  const levels = Object.values(lessons).flatMap((chapters) => chapters.flatMap((chapter) => chapter.levels));
  const titles = new Map(levels.map(({ id, title }) => [id, title]));
  return things
    .flatMap(([id, count]) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ title, count }];
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_LINES);
}

const MOST_LINES = 24;
