import { type Animal as AnimalId, sayAnimal } from '@stolik/class/names';
import { For, type JSX } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { Animal } from './animal.tsx';

/** Animals to choose from. */
export function AnimalKeys(props: {
  readonly animals: readonly AnimalId[];
  readonly onChoose: (animal: AnimalId) => void;
}): JSX.Element {
  return (
    <ul class="choose-animal flow near">
      <For each={props.animals}>
        {(animal) => (
          <li>
            <button type="button" onClick={() => props.onChoose(animal)}>
              <Animal animal={animal} label="" />
              <span>{sayAnimal(animal, preferences.language)}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
