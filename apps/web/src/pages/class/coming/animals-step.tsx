import { animalOf, sayAnimal } from '@stolik/class/names';
import { For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { Animal } from '../art/animal.tsx';
import { pw } from '../words.ts';
import { type ChoosingAnimal, type Coming, tapped } from './coming.ts';

/** All animals of the class. Who is here already is grey and can still be tapped: a second device, a page that was loaded again. */
export function AnimalsStep(props: {
  readonly coming: ChoosingAnimal;
  readonly onChange: (coming: Coming) => void;
}): JSX.Element {
  return (
    <>
      <h1>{pw().tapAnimal}</h1>
      <Show when={props.coming.list.pupils.length > 0} fallback={<p class="dim">{pw().nobody}</p>}>
        <ul class="animal-keys">
          <For each={props.coming.list.pupils}>
            {({ pupil, name, isHere }) => (
              <li>
                <button type="button" classList={{ away: isHere }} onClick={() => props.onChange(tapped(props.coming, pupil))}>
                  <Animal animal={animalOf(name)} isAway={isHere} label="" />
                  <span>{sayAnimal(animalOf(name), preferences.language)}</span>
                  <Show when={isHere}>
                    <span class="hidden">, {pw().here}</span>
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
}
