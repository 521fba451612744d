import { animalOf, sayAnimal } from '@stolik/class/names';
import type { WallView } from '@stolik/class/views';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { Animal } from '../art/animal.tsx';
import { ClassStar } from '../art/secret-picture.tsx';
import { LiveBoard } from '../live-board.tsx';
import { ww } from '../words.ts';
import { WorkBoard } from '../work-board.tsx';
import { Seated } from './seated.tsx';
import { Tags, WallHead } from './tags.tsx';
import { createTaskTitle } from './task-title.ts';
import { aspectOf, type Grid, gridOf, justOver, PAGE_STAYS, pageOf, pageWith, type Small, smallOnes } from './wall.ts';

/** The task, all tables and works small and living, the stars of the class. The lamp is on the one that has just ended. */
export function Boards(props: { readonly view: WallView; readonly height: number }): JSX.Element {
  const title = createTaskTitle(() => props.view);
  /** Shapes of what is drawn, by board. */
  const [aspects, setAspects] = createSignal<Readonly<Record<string, number>>>({});
  const all = createMemo(() => smallOnes(props.view));
  const grid = createMemo<Grid>(
    (before) => {
      const shapes = all().flatMap(({ id }) => aspects()[id] ?? []);
      return gridOf(all().length, shapes, props.height, before);
    },
    gridOf(0),
    { equals: isSameGrid },
  );
  const [page, setPage] = createSignal(0);
  const [lit, setLit] = createSignal<string>();
  createEffect(
    on(all, (now, before) => {
      const over = before && justOver(before, now);
      if (over === undefined) return;
      setLit(over);
      setPage(pageWith(now, grid(), over));
    }),
  );
  createEffect(
    on([page, () => grid().pages], ([, pages]) => {
      if (pages < 2) return setPage(0);
      const timer = setTimeout(() => setPage((now) => (now + 1) % pages), PAGE_STAYS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const ids = createMemo(() => pageOf(all(), grid(), page()).map(({ id }) => id));
  const boardOf = (id: string): Small | undefined => all().find((board) => board.id === id);
  return (
    <div class="wall-page">
      <WallHead title={title()}>
        <Tags view={props.view} />
      </WallHead>
      <Show when={all().length > 0} fallback={<Everyone view={props.view} />}>
        <ul
          class="wall-boards"
          classList={{ 'seats-beside': grid().seats === 'beside' }}
          style={{ '--columns': grid().columns, '--rows': grid().rows, '--stool': `${grid().stool}px` }}
        >
          <For each={ids()}>
            {(id) => (
              <Show when={boardOf(id)}>
                {(board) => (
                  <Board
                    board={board()}
                    isLit={lit() === id}
                    onAspect={(shape) => setAspects((known) => ({ ...known, [id]: shape }))}
                  />
                )}
              </Show>
            )}
          </For>
        </ul>
        <Show when={grid().pages > 1}>
          <p class="wall-pages" role="img" aria-label={ww().page(page() + 1, grid().pages)}>
            <For each={Array.from({ length: grid().pages }, (_, index) => index)}>
              {(index) => <i classList={{ on: index === page() }} />}
            </For>
          </p>
        </Show>
      </Show>
    </div>
  );
}

const isSameGrid = (a: Grid | undefined, b: Grid | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

function Board(props: {
  readonly board: Small;
  readonly isLit: boolean;
  readonly onAspect: (aspect: number) => void;
}): JSX.Element {
  const says = (): string =>
    props.board.names.map((name) => (name ? sayAnimal(animalOf(name), preferences.language) : ww().bot)).join(', ');
  const [letters, setLetters] = createSignal<readonly string[]>([]);
  return (
    <li class="wall-board" classList={{ lit: props.isLit }} aria-label={says()}>
      <Show when={props.board.work} fallback={<Table board={props.board} onAspect={props.onAspect} onLetters={setLetters} />}>
        {(work) => <WorkBoard doing={work()} onPicture={({ box }) => props.onAspect(aspectOf(box))} />}
      </Show>
      <Show when={props.board.isOver}>
        <span class="wall-over" role="img" aria-label={ww().over}>
          <ClassStar />
        </span>
      </Show>
      <p class="wall-seats" aria-hidden="true">
        <For each={props.board.names}>
          {(name, seat) => <Seated name={name} seat={props.board.table ? seat() : undefined} letter={letters()[seat()]} />}
        </For>
      </p>
    </li>
  );
}

function Table(props: {
  readonly board: Small;
  readonly onAspect: (aspect: number) => void;
  readonly onLetters: (letters: readonly string[]) => void;
}): JSX.Element {
  return (
    <Show when={props.board.table}>
      {(table) => (
        <LiveBoard
          game={table().game}
          table={table().id}
          look={table().look}
          onPicture={({ box }) => props.onAspect(aspectOf(box))}
          onLetters={props.onLetters}
        />
      )}
    </Show>
  );
}

/** Everybody works at something of their own: who is here, and what all have gathered. */
function Everyone(props: { readonly view: WallView }): JSX.Element {
  return (
    <div class="wall-everyone">
      <p class="wall-sum">
        <ClassStar />
        <b>{props.view.stars}</b>
      </p>
      <ul>
        <For each={props.view.here}>
          {(name) => (
            <li>
              <Animal animal={animalOf(name)} />
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
