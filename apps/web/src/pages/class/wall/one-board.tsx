import { animalOf, sayAnimal } from '@stolik/class/names';
import type { WallView } from '@stolik/class/views';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { LiveBoard } from '../live-board.tsx';
import { ww } from '../words.ts';
import { Seated } from './seated.tsx';
import { Tags } from './tags.tsx';
import { createTaskTitle } from './task-title.ts';

/** One table large, to talk about. */
export function OneBoard(props: { readonly view: WallView }): JSX.Element {
  const board = () => {
    const { wall, boards } = props.view;
    return boards.find(({ id }) => wall.kind === 'board' && id === wall.table);
  };
  const title = createTaskTitle(() => props.view);
  const [letters, setLetters] = createSignal<readonly string[]>([]);
  return (
    <Show when={board()?.id} keyed>
      <div class="wall-page wall-one">
        <LiveBoard game={board()!.game} table={board()!.id} look={board()!.look} isWhole onLetters={setLetters} />
        <div class="wall-beside">
          <section class="wall-paper">
            <h1>{title()}</h1>
            <Show when={board()!.isOver}>
              <p>{ww().over}</p>
            </Show>
            <ul class="wall-names">
              <For each={board()!.names}>
                {(name, seat) => (
                  <li>
                    <Seated name={name} seat={seat()} letter={letters()[seat()]} />
                    <span>{name ? sayAnimal(animalOf(name), preferences.language) : ww().bot}</span>
                  </li>
                )}
              </For>
            </ul>
          </section>
          <div class="wall-tags">
            <Tags view={props.view} />
          </div>
        </div>
      </div>
    </Show>
  );
}
