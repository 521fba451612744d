import type { Seat } from '@stolik/kernel/game';
import { createUniqueId, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Match } from '../host/match.ts';
import { m } from '../messages/catalog.ts';
import { Icon } from '../ui/icon.tsx';
import { Seal } from '../ui/seal.tsx';
import type { TableClient } from './contract.ts';

/** Between two people at one device. While it hangs the table is drawn for a watcher: no hand is in the page at all. */
export function Curtain(props: {
  readonly match: Match;
  readonly table: TableClient;
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
  readonly onUndo: () => void;
}): JSX.Element {
  let dialog!: HTMLDialogElement;
  const id = createUniqueId();
  onMount(() => dialog.showModal());
  onCleanup(() => dialog.close());
  return (
    <dialog ref={dialog} class="curtain" aria-labelledby={id} onCancel={(event) => event.preventDefault()}>
      <Folds />
      <div class="note">
        <Seal seat={props.seat} letter={props.table.letterOf(props.seat)} />
        <h2 id={id}>{m().curtain.title(props.nameOf(props.seat))}</h2>
        <p>{m().curtain.says}</p>
        <button type="button" class="btn go" onClick={() => props.match.openCurtain()}>
          <Icon name="eye" />
          {m().curtain.ready(props.nameOf(props.seat))}
        </button>
        <Show when={props.match.undoable() !== undefined}>
          <button type="button" class="btn" onClick={() => props.onUndo()}>
            <Icon name="undo" />
            {m().curtain.undo(props.nameOf(props.match.undoable() ?? 0))}
          </button>
        </Show>
      </div>
    </dialog>
  );
}

function Folds(): JSX.Element {
  return (
    <svg class="folds" viewBox="0 0 120 100" preserveAspectRatio="none" aria-hidden="true">
      <g fill="#000" fill-opacity=".13">
        <path d="M6 0h9v100H6zM26 0h9v100h-9zM46 0h9v100h-9zM66 0h9v100h-9zM86 0h9v100h-9zM106 0h9v100h-9z" />
      </g>
      <g fill="#fff" fill-opacity=".09">
        <path d="M18 0h4v100h-4zM38 0h4v100h-4zM58 0h4v100h-4zM78 0h4v100h-4zM98 0h4v100h-4z" />
      </g>
    </svg>
  );
}
