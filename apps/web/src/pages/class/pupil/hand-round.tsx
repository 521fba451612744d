import { animalOf, sayAnimal } from '@stolik/class/names';
import { createSignal, createUniqueId, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { announce } from '../../../base/a11y/announce.ts';
import { preferences } from '../../../base/preferences.ts';
import type { Member } from '../../../session/class/members.ts';
import { Folds } from '../../../shell/table/curtain.tsx';
import { Animal } from '../art/animal.tsx';
import { pw } from '../words.ts';

/** Two at one tablet and at one table: between their turns a curtain hangs, so that nobody sees the other's hand. */
export function HandRound(props: { readonly next: Member; readonly onTake: () => void }): JSX.Element {
  const [isLater, setLater] = createSignal(false);
  return (
    <Show when={!isLater()}>
      <Curtain {...props} onLater={() => setLater(true)} />
    </Show>
  );
}

function Curtain(props: { readonly next: Member; readonly onTake: () => void; readonly onLater: () => void }): JSX.Element {
  let dialog!: HTMLDialogElement;
  const id = createUniqueId();
  const animal = () => animalOf(props.next.name);
  const name = (): string => sayAnimal(animal(), preferences.language);
  onMount(() => {
    dialog.showModal();
    announce(`${pw().turn(name())}. ${pw().passOn}`);
  });
  onCleanup(() => dialog.close());
  return (
    <dialog
      ref={dialog}
      class="curtain hand-round"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onLater();
      }}
    >
      <Folds />
      <div class="curtain-card">
        <Animal animal={animal()} isNow label="" />
        <h2 id={id}>{pw().turn(name())}</h2>
        <p>{pw().passOn}</p>
        <button type="button" class="btn go big" onClick={() => props.onTake()}>
          {pw().iAm(name())}
        </button>
        {/* Whoever has just moved may look once more, or take it back. */}
        <button type="button" class="btn quiet" onClick={() => props.onLater()}>
          {pw().notYet}
        </button>
      </div>
    </dialog>
  );
}
