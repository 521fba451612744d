import { findGame } from '@stolik/games/games';
import type { JSX } from 'solid-js';
import { goTo, toLearn, toLesson, toTable } from '../../base/router.ts';
import { noteDone } from '../../session/class/device.ts';
import { dayOf } from '../../session/learn/daily.ts';
import {
  type AskedChapter,
  type AskedLevel,
  chaptersDone,
  type LessonWords,
  lessonsInOrder,
  starsAt,
} from '../../session/learn/lessons.ts';
import { withLesson } from '../../session/learn/progress.ts';
import { learn, learnt } from '../../session/learn/store.ts';
import { type Attempt, lessonStars } from '../../shell/study/attempt.ts';
import { loadGuide } from '../../shell/study/guides.ts';
import { hasLessons, lessonWords, loadChapters } from '../../shell/study/lessons.ts';
import type { Asking, Lesson } from '../../shell/study/part.ts';
import { begunAt, sitDown } from '../home/sit-down.ts';
import { AskingPage } from './asking.tsx';
import { keepTry, missesOf } from './tries.ts';

/** One level of a lesson, by its id. */
export function LessonPage(props: { readonly game: string; readonly id: string }): JSX.Element {
  const find = async (): Promise<Asking | undefined> => {
    const found = await findLesson(props.game, props.id);
    if (!found) return undefined;
    const { puzzle, lesson, next } = found;
    return {
      puzzle,
      lesson,
      back: toLearn,
      next: next ? toLesson(props.game, next) : toLearn,
      ...(endsChapter(lesson, puzzle.id) && { onPlay: () => playAt(props.game, lesson) }),
      onTry: (attempt) => keepTry(puzzle, attempt),
      onDone: (attempt) => keepLesson(puzzle, attempt),
    };
  };
  return <AskingPage find={find} />;
}

/** After the last level of a chapter there is something to play with. */
const endsChapter = ({ chapter }: Lesson, id: string): boolean => chapter.levels().at(-1)?.id === id;

/** The game that was begun, or a new one; children get theirs. */
function playAt(game: string, { isForChildren }: Lesson): void {
  const card = findGame(game)!;
  const begun = begunAt(game);
  if (isForChildren && card.forChildren) void sitDown(card, { kind: 'children' });
  else if (begun) goTo(toTable(begun.id));
  else void sitDown(card);
}

/** A level with all that is said around it, and the id of the one after it. */
export async function findLesson(
  game: string,
  id: string,
): Promise<{ readonly puzzle: AskedLevel; readonly lesson: Lesson; readonly next: string | undefined } | undefined> {
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
    preview: chapter.preview,
    clause: level.clauses[0] ?? '',
    guide: guide && {
      get picture() {
        return guide.drawn(chaptersDone(chapters, learnt()));
      },
    },
    words: () => words.read().levels[id]!,
    chapter: {
      title: () => words.read().chapters[chapter.chapter]!,
      levels: () => stepsOf(game, chapter, place.number - place.step, words.read()),
    },
    isLast: next === undefined,
  };
  return { puzzle: level, lesson, next };
}

/** A lesson was left: what it has brought is kept here, and told to the class of whoever plays. */
export function keepLesson({ id, par }: Pick<AskedLevel, 'id' | 'par'>, attempt: Attempt): void {
  const stars = lessonStars(attempt, par);
  if (!stars) return;
  learn((before) => withLesson(before, id, { stars, day: dayOf(new Date()) }));
  noteDone([id, stars, missesOf(attempt)]);
}

const stepsOf = (game: string, { levels }: AskedChapter, before: number, words: LessonWords) =>
  levels.map(({ id }, index) => ({
    id,
    number: before + index + 1,
    title: words.levels[id]!.title,
    stars: starsAt(learnt(), id),
    href: toLesson(game, id),
  }));
