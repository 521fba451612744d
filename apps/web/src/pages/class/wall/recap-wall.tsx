import { animalOf, sayAnimal } from '@stolik/class/names';
import type { Recap, WallView } from '@stolik/class/views';
import { For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { Animal } from '../art/animal.tsx';
import { ClassStar } from '../art/secret-picture.tsx';
import { ww } from '../words.ts';
import { WallHead } from './tags.tsx';
import { createThingTitles } from './task-title.ts';

const MOST_LINES = 6;
const NOTHING: Recap = { stars: 0, solved: 0, games: 0, things: [] };

/** What the lesson has brought, of all together; single ones only where the teacher asks for it. */
export function RecapWall(props: { readonly view: WallView }): JSX.Element {
  const recap = () => props.view.recap ?? NOTHING;
  const titles = createThingTitles();
  const things = () =>
    recap()
      .things.flatMap(([id, count]) => {
        const title = titles()(id);
        return title === undefined ? [] : [{ title, count }];
      })
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_LINES);
  return (
    <div class="wall-page">
      <WallHead title={ww().recap}>
        <p class="wall-tag">
          <b>{props.view.label}</b>
        </p>
      </WallHead>
      <div class="wall-recap">
        <ul class="wall-sums">
          <li class="star">
            <ClassStar />
            <b>{recap().stars}</b>
            <span>{ww().recapStars(recap().stars)}</span>
          </li>
          <li>
            <b>{recap().solved}</b>
            <span>{ww().recapSolved(recap().solved)}</span>
          </li>
          <li>
            <b>{recap().games}</b>
            <span>{ww().recapGames(recap().games)}</span>
          </li>
        </ul>
        <Show
          when={recap().ranking}
          fallback={
            <ul class="wall-things">
              <For each={things()}>
                {({ title, count }) => (
                  <li>
                    <span>{title}</span>
                    <b>{ww().solvedBy(count)}</b>
                  </li>
                )}
              </For>
            </ul>
          }
        >
          {(ranking) => (
            <ol class="wall-things ranked">
              <For each={ranking().slice(0, MOST_LINES)}>
                {([name, stars]) => (
                  <li>
                    <Animal animal={animalOf(name)} label="" />
                    <span>{sayAnimal(animalOf(name), preferences.language)}</span>
                    <b>{stars}</b>
                  </li>
                )}
              </For>
            </ol>
          )}
        </Show>
      </div>
      <ul class="wall-here">
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
