import { animalOf } from '@stolik/class/names';
import { createUniqueId, For, type JSX, onCleanup, onMount } from 'solid-js';
import { announce } from '../../../base/a11y/announce.ts';
import { play } from '../../../base/sound/sounds.ts';
import { members } from '../../../session/class/device.ts';
import { doers } from '../../../session/class/members.ts';
import { Animal } from '../art/animal.tsx';
import { pw } from '../words.ts';

/** Everybody looks at the teacher: the table stays in sight, grey and out of reach. It goes by itself; there is nothing to tap. */
export function Eyes(): JSX.Element {
  let dialog!: HTMLDialogElement;
  const id = createUniqueId();
  let isGone = false;
  // In the top layer, over whatever else is open.
  onMount(() => {
    dialog.showModal();
    play('message');
    announce(`${pw().eyes}. ${pw().eyesHint}`);
  });
  onCleanup(() => {
    isGone = true;
    dialog.close();
  });
  /** Browsers close it themselves when Esc is pressed twice. */
  const stay = (): void => {
    if (!isGone) dialog.showModal();
  };
  return (
    <dialog ref={dialog} class="eyes" aria-labelledby={id} onCancel={(event) => event.preventDefault()} onClose={stay}>
      <svg class="eyes-lamp" viewBox="0 0 120 70" aria-hidden="true">
        <path d="M60 8a22 22 0 0 0-12 40c2 2 3 4 3 7h18c0-3 1-5 3-7A22 22 0 0 0 60 8z" />
        <path d="M52 60h16M54 66h12M26 14l-12-6M24 32H10M94 14l12-6M96 32h14" />
      </svg>
      <p class="eyes-who">
        <For each={doers(members())}>{({ name }) => <Animal animal={animalOf(name)} label="" />}</For>
      </p>
      <h2 id={id}>{pw().eyes}</h2>
      <p>{pw().eyesHint}</p>
      <p>{pw().eyesTime}</p>
    </dialog>
  );
}
