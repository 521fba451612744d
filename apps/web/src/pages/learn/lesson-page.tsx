import type { JSX } from 'solid-js';
import { toLearn, toLesson } from '../../base/router.ts';
import { dayOf } from '../../session/learn/daily.ts';
import { type AskedChapter, type LessonWords, lessonsInOrder, starsAt } from '../../session/learn/lessons.ts';
import { withLesson } from '../../session/learn/progress.ts';
import { learn, learnt } from '../../session/learn/store.ts';
import { lessonStars } from '../../shell/study/attempt.ts';
import { loadGuide } from '../../shell/study/guides.ts';
import { hasLessons, lessonWords, loadChapters } from '../../shell/study/lessons.ts';
import type { Lesson } from '../../shell/study/part.ts';
import { type Asking, AskingPage } from './asking.tsx';

/** One level of a lesson, by its id. */
export function LessonPage(props: { readonly game: string; readonly id: string }): JSX.Element {
  const find = async (): Promise<Asking | undefined> => {
    const { game, id } = props;
    if (!hasLessons(game)) return undefined;
    const words = lessonWords(game);
    const [chapters, guide] = await Promise.all([loadChapters(game), loadGuide(game), words.load()]);
    const all = lessonsInOrder(chapters);
    const place = all.find((each) => each.id === id);
    const chapter = chapters.find((each) => each.chapter === place?.chapter);
    const level = chapter?.levels.find((each) => each.id === id);
    if (!place || !chapter || !level) return undefined;
    const next = all[place.number]?.id;
    const lesson: Lesson = {
      number: place.number,
      isForChildren: level.kids,
      par: level.par,
      clause: level.clauses[0] ?? '',
      guide,
      words: () => words.read().levels[id]!,
      chapter: {
        title: () => words.read().chapters[chapter.chapter]!,
        levels: () => stepsOf(game, chapter, place.number - place.step, words.read()),
      },
      isLast: next === undefined,
    };
    return {
      puzzle: level,
      lesson,
      back: toLearn,
      next: next ? toLesson(game, next) : toLearn,
      onDone: (attempt) => {
        const stars = lessonStars(attempt, level.par);
        if (stars) learn((before) => withLesson(before, id, { stars, day: dayOf(new Date()) }));
      },
    };
  };
  return <AskingPage find={find} />;
}

const stepsOf = (game: string, { levels }: AskedChapter, before: number, words: LessonWords) =>
  levels.map(({ id }, index) => ({
    id,
    number: before + index + 1,
    title: words.levels[id]!.title,
    stars: starsAt(learnt(), id),
    href: toLesson(game, id),
  }));
