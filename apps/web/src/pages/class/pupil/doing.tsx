import { listOf } from '@stolik/class/pace';
import type { PupilView } from '@stolik/class/views';
import type { JSX } from 'solid-js';
import { toClass, toClassThing } from '../../../base/router.ts';
import { changeMembers } from '../../../session/class/device.ts';
import { passedOn } from '../../../session/class/members.ts';
import { setShown } from '../../../session/class/shown.ts';
import { findPuzzle } from '../../../shell/study/load.ts';
import type { Asking } from '../../../shell/study/part.ts';
import { AskingPage } from '../../learn/asking.tsx';
import { findLesson, keepLesson } from '../../learn/lesson-page.tsx';
import { keep } from '../../learn/puzzle-page.tsx';
import { keepTry } from '../../learn/tries.ts';
import { itemAfter } from './task.ts';

/** One thing of what was given. Afterwards the next of the list comes, not the next of the book. */
export function Doing(props: { readonly id: string; readonly view: () => PupilView }): JSX.Element {
  const find = async (): Promise<Asking | undefined> => {
    const { id } = props;
    const list = listOf(props.view().task);
    if (!list?.items.includes(id)) return undefined;
    const next = itemAfter(props.view(), id);
    const ways = {
      back: toClass,
      next: next ? toClassThing(next.id) : toClass,
      onShown: (shows: readonly string[]) => void setShown({ thing: id, shows }),
      nudges: () => props.view().hints,
    };
    if (list.kind === 'lessons') {
      const found = await findLesson(list.game, id);
      if (!found) return undefined;
      const { puzzle, lesson } = found;
      return {
        puzzle,
        lesson: { ...lesson, isLast: id === list.items.at(-1) },
        ...ways,
        onTry: (attempt) => keepTry(puzzle, attempt),
        onDone: (attempt) => done(() => keepLesson(puzzle, attempt)),
      };
    }
    const puzzle = await findPuzzle(list.game, id);
    if (!puzzle) return undefined;
    return {
      puzzle,
      ...ways,
      onTry: (attempt) => keepTry(puzzle, attempt),
      onDone: (attempt) => done(() => keep(puzzle, attempt)),
    };
  };
  return <AskingPage find={find} />;
}

/** It is kept for both who play together; the next one is the other's. */
function done(keepIt: () => void): void {
  keepIt();
  changeMembers(passedOn);
}
