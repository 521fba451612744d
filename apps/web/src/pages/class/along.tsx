import { animalOf } from '@stolik/class/names';
import type { PupilView } from '@stolik/class/views';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { goTo, type Route, route, toClass, toClassTable, toClassThing } from '../../base/router.ts';
import { play } from '../../base/sound/sounds.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { toast } from '../../base/ui/toast.tsx';
import { changeMembers, members } from '../../session/class/device.ts';
import { lacksNow } from '../../session/class/fitness.ts';
import type { ClassLine } from '../../session/class/line.ts';
import { allLines, lineNow, lineOf } from '../../session/class/lines.ts';
import { doers, renamed } from '../../session/class/members.ts';
import { shown } from '../../session/class/shown.ts';
import { Animal } from './art/animal.tsx';
import { toGivenBench } from './pupil/bench-task.ts';
import { Eyes } from './pupil/eyes.tsx';
import { letOut } from './pupil/goodbye.tsx';
import { doingOf, isLetOut, leadsTo } from './pupil/task.ts';
import { pw } from './words.ts';
import './pupil/pupil.css';

/** Pages with room for the way back: no table, no lesson and no paper. */
const ROOMY: ReadonlySet<Route['page']> = new Set(['home', 'learn', 'path', 'new', 'rules', 'about', 'parents', 'lobby']);

/** Whoever is with a class is so on every page: the teacher leads them, asks for their eyes, and knows what they are at. */
export function ClassAlong(): JSX.Element {
  const isHeld = (): boolean => {
    const now = lineNow();
    return (now ? [now] : allLines()).some((line) => line.view()?.isHeld);
  };
  return (
    <>
      <For each={allLines()}>{(line) => follow(line)}</For>
      <Show when={ROOMY.has(route().page) && lineNow()?.view()}>{(view) => <WayBack view={view()} />}</Show>
      <Show when={isHeld()}>
        <Eyes />
      </Show>
    </>
  );
}

function WayBack(props: { readonly view: PupilView }): JSX.Element {
  return (
    <nav class="class-way-back" aria-label={pw().classTitle(props.view.label)}>
      <a href={toClass}>
        <Icon name="back" small />
        <Animal animal={animalOf(props.view.name)} label="" />
        {pw().toTheClass(props.view.label)}
      </a>
    </nav>
  );
}

/** The device goes where the teacher leads whoever plays now, and tells the teacher where it is. */
function follow(line: ClassLine<PupilView>): JSX.Element {
  createEffect(
    on(line.view, (now, before) => {
      if (now && isLetOut(before, now, line.now())) {
        letOut(now);
        goTo(toClass);
        return;
      }
      if (!now || line !== lineNow()) return;
      const here = route();
      const way = leadsTo(before, now, here.page === 'class' && here.part === 'do' ? here.what : undefined);
      if (way?.to === 'bench') goTo(toGivenBench(now));
      else if (way?.to === 'table') goTo(toClassTable);
      else if (way?.to === 'thing') goTo(toClassThing(way.id));
      else if (way && !(here.page === 'class' && here.part === 'home')) goTo(toClass);
    }),
  );
  const isDoing = (): boolean => doers(members()).some(({ token }) => lineOf(token) === line);
  const doing = createMemo(() => (isDoing() ? doingOf(route(), line.view()) : ''));
  /** What was told of the thing before is not told of this one. */
  const shows = createMemo((): readonly string[] => (shown().thing === doing() ? shown().shows : []));
  createEffect(
    on([doing, shows, () => line.status() === 'live'], ([id, moves, isLive]) => {
      if (isLive) void line.request({ kind: 'at', doing: id, shows: moves });
    }),
  );
  // The child or the teacher has chosen another animal.
  createEffect(() => {
    const view = line.view();
    if (view) changeMembers((before) => renamed(before, { room: view.id, pupil: view.pupil }, view.name));
  });
  // The desk adds up which devices can do everything.
  const lacks = createMemo(lacksNow, undefined, { equals: (before, now) => before.join() === now.join() });
  createEffect(
    on([lacks, () => line.status() === 'live'], ([now, isLive]) => {
      if (isLive) void line.request({ kind: 'device', lacks: now });
    }),
  );
  // A lesson shows the hint itself, at the next try; elsewhere the teacher's word has to do.
  createEffect(
    on(
      () => line.view()?.hints,
      (now = 0, before) => {
        // Those that are told first were sent before this page was opened.
        if (before === undefined || now <= before || line !== lineNow()) return;
        play('message');
        toast(pw().nudge);
      },
      { defer: true },
    ),
  );
  return null;
}
