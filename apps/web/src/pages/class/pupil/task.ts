import { listItems, listOf } from '@stolik/class/pace';
import type { Fact } from '@stolik/class/things';
import type { PupilView } from '@stolik/class/views';
import type { Route } from '../../../base/router.ts';
import { isJustOver } from '../lesson-end.ts';

/** One thing of what was given, as its pupil sees it. */
export interface Item {
  readonly id: string;
  /** People count from 1. */
  readonly number: number;
  readonly stars: Fact[1];
  readonly isOpen: boolean;
}

type Given = Pick<PupilView, 'task' | 'pace' | 'progress'>;
export function itemsOf({ task, pace, progress }: Given): readonly Item[] {
  const stars = new Map(progress.map(([thing, count]) => [thing, count]));
  return listItems(task, pace, (id) => stars.get(id)).map(({ id, isOpen }, index) => ({
    id,
    number: index + 1,
    stars: stars.get(id) ?? 0,
    isOpen,
  }));
}

/** What comes next: the first that may be done and is not solved. */
export const nextItem = (given: Given): Item | undefined => itemsOf(given).find(({ stars, isOpen }) => stars === 0 && isOpen);

/** What comes after this one: the next that is not solved, later ones first. */
export function itemAfter(given: Given, id: string): Item | undefined {
  const items = itemsOf(given).filter((item) => item.isOpen);
  const here = items.findIndex((item) => item.id === id);
  const isLeft = (item: Item): boolean => item.stars === 0 && item.id !== id;
  return items.slice(here + 1).find(isLeft) ?? items.find(isLeft);
}

/** How a pupil's task stands, in the order in which one thing goes before another. */
export type Standing = 'question' | 'shown' | 'table' | 'list' | 'done' | 'locked' | 'bench' | 'free' | 'waiting';

export function standingOf(view: PupilView): Standing {
  if (view.asked) return view.asked.isOpen ? 'question' : 'shown';
  if (view.table && !view.table.isOver) return 'table';
  const list = listOf(view.task);
  if (list) {
    if (nextItem(view)) return 'list';
    return itemsOf(view).every(({ stars }) => stars > 0) ? 'done' : 'locked';
  }
  if (view.table) return 'table';
  return view.task?.kind === 'free' || view.task?.kind === 'bench' ? view.task.kind : 'waiting';
}

/** The goodbye of the lesson that has just ended. */
export const goodbyeNow = ({ goodbye }: Pick<PupilView, 'goodbye'>, now: number): PupilView['goodbye'] =>
  goodbye && isJustOver(goodbye.at, now) ? goodbye : undefined;

/** The teacher has just let everybody out. Whoever comes in afterwards stays. */
export const isLetOut = (before: PupilView | undefined, view: PupilView, now: number): boolean =>
  before !== undefined && !before.goodbye?.isOut && goodbyeNow(view, now)?.isOut === true;

/** Where a device goes by itself. */
export type Way = { readonly to: 'table' | 'home' | 'bench' } | { readonly to: 'thing'; readonly id: string };

/**
 * What the teacher has begun: a question, a table that has just been laid, another task. Whoever was told nothing new stays where they
 * are. `here`: the thing on the screen.
 */
export function leadsTo(before: PupilView | undefined, now: PupilView, here: string | undefined): Way | undefined {
  if (!before) return undefined;
  if (now.goodbye && !before.goodbye) return { to: 'home' };
  const question = now.asked?.isOpen ? now.asked : undefined;
  if (question && question.id !== before.asked?.id) return { to: 'thing', id: question.question.id };
  // The next step often ends a question and begins something else in one.
  const back: Way | undefined =
    before.asked?.isOpen && !question && here === before.asked.question.id ? { to: 'home' } : undefined;
  if (now.table?.token && !now.table.isOver && now.table.id !== (before.table?.token && before.table.id)) return { to: 'table' };
  // Tables and the task that goes with them come one after the other.
  if (now.table && !now.table.isOver) return back;
  const isOtherTask = JSON.stringify(before.task) !== JSON.stringify(now.task);
  if (isOtherTask && now.task?.kind === 'bench') return { to: 'bench' };
  return isOtherTask || (before.table && !now.table) ? { to: 'home' } : back;
}

/** What a device tells the teacher that it shows: the id of a level, a puzzle or a table; empty for none. */
export function doingOf(route: Route, view: Pick<PupilView, 'table'> | undefined): string {
  if (route.page === 'lesson') return route.id;
  if (route.page === 'puzzle') return route.id ?? '';
  if (route.page === 'bench') return 'bench';
  if (route.page !== 'class') return '';
  if (route.part === 'table') return view?.table?.id ?? '';
  return route.part === 'do' ? (route.what ?? '') : '';
}
