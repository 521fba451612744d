import type { ClassPace, Task } from './things.ts';

/*
 * How far a class may go in a list, and what of it is left. The class, a pupil's page and the teacher's desk ask here.
 */

/** A list of lessons or puzzles. */
export type Listed = Extract<Task, { readonly items: readonly string[] }>;

export const listOf = (task: Task | undefined): Listed | undefined =>
  task?.kind === 'lessons' || task?.kind === 'puzzles' ? task : undefined;

/** Whether a pupil may go to the item at this place. */
export const isOpenAt = (pace: ClassPace, index: number): boolean =>
  pace.kind === 'open' || (pace.kind === 'upTo' && index <= pace.item);

/** One thing of a list, as far as one pupil has come. */
export interface ListItem {
  readonly id: string;
  readonly isOpen: boolean;
  readonly isSolved: boolean;
}

/** The given list, item by item; nothing without a list. `starsFor`: the pupil's stars for a thing. */
export const listItems = (
  task: Task | undefined,
  pace: ClassPace,
  starsFor: (id: string) => number | undefined,
): readonly ListItem[] =>
  (listOf(task)?.items ?? []).map((id, index) => ({
    id,
    isOpen: isOpenAt(pace, index),
    isSolved: (starsFor(id) ?? 0) > 0,
  }));
