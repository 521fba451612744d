import type { WallView } from '@stolik/class/views';
import { createResource } from 'solid-js';
import { gameTitle } from '../../../base/games.ts';
import { lessonTitles } from '../../../shell/study/lessons.ts';
import { read } from '../read.ts';
import { ww } from '../words.ts';
import { createStep } from './step.tsx';

/** The task as a headline: the step of the plan, or what was given. */
export function createTaskTitle(view: () => Pick<WallView, 'plan' | 'task'>): () => string {
  const task = () => view().task;
  const step = createStep(view);
  const [titles] = createResource(
    () => task()?.kind === 'lessons',
    () => lessonTitles.load().then(() => lessonTitles),
  );
  return () => {
    const running = step();
    if (running) return read(running.words).title;
    const now = task();
    if (!now) return ww().wait;
    if (now.kind === 'free') return ww().free;
    if (now.kind === 'bench') return ww().bench;
    if (now.kind !== 'lessons') return gameTitle(now.game);
    const chapters = titles.latest?.read()[now.game] ?? [];
    const chapter = chapters.find(({ levels }) => levels.some(({ id }) => id === now.items[0]));
    const level = chapter?.levels.find(({ id }) => id === now.items[0]);
    return (now.items.length === 1 ? level?.title : chapter?.title) ?? gameTitle(now.game);
  };
}

/** The name of a thing that was solved; its game where it has none. */
export function createThingTitles(): () => (id: string) => string | undefined {
  const [titles] = createResource(() => lessonTitles.load().then(() => lessonTitles));
  return () => {
    const chapters = Object.values(titles.latest?.read() ?? {}).flat();
    const all = new Map(chapters.flatMap(({ levels }) => levels).map(({ id, title }) => [id, title]));
    return (id) => all.get(id);
  };
}
