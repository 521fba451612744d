import { type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import type { Hinting } from './hint.ts';

/** A lamp on its foot, as it stands on the rim. */
export function LampArt(): JSX.Element {
  return (
    <svg class="lamp-art" viewBox="0 0 48 48" aria-hidden="true">
      <path
        d="M11 41h19M20.5 41V29.500L29 22"
        fill="none"
        stroke="currentColor"
        stroke-width="3.200"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <circle cx="34.500" cy="27" r="4.600" fill="var(--lamp)" stroke="currentColor" stroke-width="2.600" />
      <path
        d="M19 19 30 7.500 41 21.500 26.500 28z"
        fill="var(--lamp)"
        stroke="currentColor"
        stroke-width="3"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** On the rim, upper right: a tap lets light fall on one place. */
export function Lamp(props: { readonly hinting: Hinting }): JSX.Element {
  const { hinting } = props;
  return (
    <Show when={hinting.isHere()}>
      <button
        type="button"
        class="lamp"
        classList={{ on: hinting.isOpen() }}
        aria-label={m().hint.ask}
        title={m().hint.ask}
        aria-expanded={hinting.isOpen()}
        aria-disabled={!hinting.isReady() || undefined}
        onClick={() => (hinting.isOpen() ? hinting.close() : hinting.open())}
      >
        <LampArt />
      </button>
    </Show>
  );
}
