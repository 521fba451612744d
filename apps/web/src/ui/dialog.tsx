import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { Icon } from './icon.tsx';

/** A native dialog that is open while it exists. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog(props: {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  let dialog!: HTMLDialogElement;
  const id = createUniqueId();
  const before = document.activeElement;
  onMount(() => dialog.showModal());
  onCleanup(() => {
    dialog.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the paper closes it; keyboards have Esc and the cross
    <dialog
      ref={dialog}
      class={props.class}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => event.target === dialog && props.onClose()}
    >
      <div class="sheet-head">
        <h2 id={id}>{props.title}</h2>
        <button type="button" class="sq" aria-label={m().close} onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
      </div>
      <div class="sheet-body">{props.children}</div>
    </dialog>
  );
}
