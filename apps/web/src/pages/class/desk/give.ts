import type { Whom } from '@stolik/class/entry';
import type { Task } from '@stolik/class/things';
import type { DeskView } from '@stolik/class/views';
import type { TeacherRequest } from '@stolik/wire/class';
import type { ChapterTitles } from '../../../session/learn/lessons.ts';
import type { HelpTask } from '../plans/plan.ts';

/** Puzzles of a set: as many as a class does in a quarter of an hour. */
export const SET_OF = 5;

interface Offered {
  readonly id: string;
  readonly rating: number;
  readonly goal: { readonly kind: string };
}

/** What is given when a chapter is chosen: its levels from the first to the last. */
export const chapterTask = (game: string, { levels }: ChapterTitles): Task => ({
  kind: 'lessons',
  game,
  items: levels.map(({ id }) => id),
});

/** Puzzles of one kind from the easiest on, spread over all there are. */
export function puzzleTask(game: string, all: readonly Offered[], kind: string): Task | undefined {
  const wanted = all.filter(({ goal }) => goal.kind === kind).toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  const count = Math.min(SET_OF, wanted.length);
  if (count === 0) return undefined;
  const items = Array.from({ length: count }, (_, index) => wanted[Math.floor((index * wanted.length) / count)]!.id);
  return { kind: 'puzzles', game, items };
}

/** What a plan has for some, as a task. */
export function helpTask(game: string, help: HelpTask): Task {
  if ('lessons' in help) return { kind: 'lessons', game, items: help.lessons };
  return 'puzzles' in help ? { kind: 'puzzles', game, items: help.puzzles } : { kind: 'bench', example: help.bench };
}

/** A list takes the place of tables: those of whom it is for are put away. */
export function giveRequests(view: Pick<DeskView, 'tables' | 'asked'>, whom: Whom, task: Task): readonly TeacherRequest[] {
  const isTheirs = (seats: readonly (number | null)[]): boolean =>
    whom === 'all' || seats.some((pupil) => pupil !== null && whom.includes(pupil));
  return [
    ...(view.asked ? [{ kind: 'unask' } as const] : []),
    ...view.tables.filter(({ seats }) => isTheirs(seats)).map(({ id }): TeacherRequest => ({ kind: 'away', table: id })),
    { kind: 'task', whom, task },
    ...(whom === 'all' ? [{ kind: 'wall', wall: { kind: 'boards' } } as const] : []),
  ];
}
