import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { Portal } from 'solid-js/web';
import { m } from '../messages/catalog.ts';
import { Icon } from './icon.tsx';
import { focusHeading } from './title.ts';
import { closedByWayBack } from './way-back.ts';

/**
 * A native dialog that is open while it exists: closed by its cross, Esc, a press beside it and the way back. The browser keeps the focus
 * inside; afterwards it is where it was. It stands at the end of the table, wherever it is asked for: nothing can hide it or make it inert.
 */
export function Dialog(props: {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  let dialog!: HTMLDialogElement;
  const id = createUniqueId();
  const before = document.activeElement;
  let isGone = false;
  let isPressedBeside = false;
  closedByWayBack(() => props.onClose());
  onMount(() => dialog.showModal());
  onCleanup(() => {
    isGone = true;
    dialog.close();
    if (!(before instanceof HTMLElement) || before === document.body) return;
    if (before.isConnected) before.focus();
    else focusHeading();
  });
  const isBeside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && !(clientX >= left && clientX <= right && clientY >= top && clientY <= bottom);
  };
  return (
    <Portal mount={document.querySelector('.shell') ?? document.body} ref={(place) => place.classList.add('layer')}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the paper closes it; keyboards have Esc and the cross */}
      <dialog
        ref={dialog}
        class={props.class}
        aria-labelledby={id}
        onCancel={(event) => {
          event.preventDefault();
          props.onClose();
        }}
        // Browsers close it themselves when Esc is pressed twice and nothing was done between.
        onClose={() => isGone || props.onClose()}
        onPointerDown={(event) => {
          isPressedBeside = isBeside(event);
        }}
        onClick={(event) => isPressedBeside && isBeside(event) && props.onClose()}
      >
        <div class="sheet-head">
          <h2 id={id}>{props.title}</h2>
          <button type="button" class="sq" aria-label={m().close} onClick={() => props.onClose()}>
            <Icon name="close" />
          </button>
        </div>
        <div class="sheet-body">{props.children}</div>
      </dialog>
    </Portal>
  );
}
