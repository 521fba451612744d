import { animalOf, type Nickname } from '@stolik/class/names';
import { type JSX, Show } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import { Seal } from '../../../base/ui/seal.tsx';
import { Animal } from '../art/animal.tsx';

/** Somebody of a table or a work: their animal, or a bot. `seat`: with the badge that their pieces have on the board. */
export function Seated(props: {
  readonly name: Nickname | null;
  readonly seat: number | undefined;
  readonly letter?: string | undefined;
}): JSX.Element {
  return (
    <span class="wall-seated">
      <Show
        when={props.name}
        fallback={
          <span class="wall-bot bot-stool">
            <Icon name="bot" />
          </span>
        }
      >
        {(name) => <Animal animal={animalOf(name())} label="" />}
      </Show>
      <Show when={props.seat !== undefined}>
        <Seal seat={props.seat!} letter={props.letter} />
      </Show>
    </span>
  );
}
