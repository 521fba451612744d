import { animalOf, sayAnimal } from '@stolik/class/names';
import type { WallBoard, WallView } from '@stolik/class/views';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { Animal } from '../art/animal.tsx';
import { ClassStar } from '../art/secret-picture.tsx';
import { LiveBoard } from '../live-board.tsx';
import { ww } from '../words.ts';
import { Tags, WallHead } from './tags.tsx';
import { createTaskTitle } from './task-title.ts';
import { aspectOf, type Grid, gridOf, justOver, PAGE_STAYS, pageOf, pageWith, USUAL_ASPECT } from './wall.ts';

/** The task, all tables small and living, the stars of the class. The lamp is on the table that has just ended. */
export function Boards(props: { readonly view: WallView }): JSX.Element {
  const title = createTaskTitle(() => props.view.task);
  const [aspect, setAspect] = createSignal(USUAL_ASPECT);
  const grid = createMemo(() => gridOf(props.view.boards.length, aspect()), undefined, { equals: isSameGrid });
  const [page, setPage] = createSignal(0);
  const [lit, setLit] = createSignal<string>();
  createEffect(
    on(
      () => props.view.boards,
      (now, before) => {
        const over = before && justOver(before, now);
        if (over === undefined) return;
        setLit(over);
        setPage(pageWith(now, grid(), over));
      },
    ),
  );
  createEffect(
    on([page, () => grid().pages], ([, pages]) => {
      if (pages < 2) return setPage(0);
      const timer = setTimeout(() => setPage((now) => (now + 1) % pages), PAGE_STAYS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const ids = createMemo(() => pageOf(props.view.boards, grid(), page()).map(({ id }) => id));
  const boardOf = (id: string): WallBoard | undefined => props.view.boards.find((board) => board.id === id);
  return (
    <div class="wall-page">
      <WallHead title={title()}>
        <Tags view={props.view} />
      </WallHead>
      <Show when={props.view.boards.length > 0} fallback={<Everyone view={props.view} />}>
        <ul class="wall-boards" style={{ '--columns': grid().columns, '--rows': grid().rows }} data-columns={grid().columns}>
          <For each={ids()}>
            {(id) => (
              <Show when={boardOf(id)}>{(board) => <Board board={board()} isLit={lit() === id} onAspect={setAspect} />}</Show>
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

const isSameGrid = (a: Grid | undefined, b: Grid | undefined): boolean =>
  a?.columns === b?.columns && a?.rows === b?.rows && a?.pages === b?.pages;

function Board(props: {
  readonly board: WallBoard;
  readonly isLit: boolean;
  readonly onAspect: (aspect: number) => void;
}): JSX.Element {
  const says = (): string =>
    props.board.names.map((name) => (name ? sayAnimal(animalOf(name), preferences.language) : ww().bot)).join(', ');
  return (
    <li class="wall-board" classList={{ lit: props.isLit }} aria-label={says()}>
      <LiveBoard
        game={props.board.game}
        table={props.board.id}
        look={props.board.look}
        onPicture={({ box }) => props.onAspect(aspectOf(box))}
      />
      <Show when={props.board.isOver}>
        <span class="wall-over" role="img" aria-label={ww().over}>
          <ClassStar />
        </span>
      </Show>
      <p class="wall-seats" aria-hidden="true">
        <For each={props.board.names}>
          {(name) => (
            <Show
              when={name}
              fallback={
                <span class="wall-bot">
                  <Icon name="bot" />
                </span>
              }
            >
              {(known) => <Animal animal={animalOf(known())} label="" />}
            </Show>
          )}
        </For>
      </p>
    </li>
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
