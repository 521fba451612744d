import type { Seat } from '@stolik/kernel/game';
import { createUniqueId, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { toHome } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import { toast } from '../../base/ui/toast.tsx';
import type { Match } from '../../session/match.ts';
import type { TableClient } from '../contract.ts';

interface Props {
  readonly match: Match;
  readonly table: TableClient;
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
  readonly onUndo: () => void;
}

/** Between two people at one device. While it hangs the table is drawn for a watcher: no hand is in the page at all. */
export function Curtain(props: Props): JSX.Element {
  let dialog!: HTMLDialogElement;
  const id = createUniqueId();
  onMount(() => dialog.showModal());
  onCleanup(() => dialog.close());
  return (
    <dialog ref={dialog} class="curtain" aria-labelledby={id} onCancel={(event) => event.preventDefault()}>
      <Folds />
      <div class="curtain-card">
        <Seal seat={props.seat} letter={props.table.letterOf(props.seat)} portrait={props.table.portraitOf?.(props.seat)} />
        <Show when={props.match.isTakingBack()} fallback={<Turn {...props} id={id} />}>
          <TakeBack {...props} id={id} />
        </Show>
        {/* The table is kept as it lies; the curtain hangs again when somebody comes back. */}
        <a class="btn quiet" href={toHome}>
          <Icon name="out" />
          {m().table.leave}
        </a>
      </div>
    </dialog>
  );
}

/** Whoever plays next takes the device; the last one may still want it back. */
function Turn(props: Props & { readonly id: string }): JSX.Element {
  return (
    <>
      <h2 id={props.id}>{m().curtain.title(props.nameOf(props.seat))}</h2>
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
    </>
  );
}

/** Whoever made the move says that they are there before their side is shown again. */
function TakeBack(props: Props & { readonly id: string }): JSX.Element {
  return (
    <>
      <h2 id={props.id}>{m().curtain.takeBack(props.nameOf(props.seat))}</h2>
      <p>{m().curtain.takeBackSays}</p>
      <button
        type="button"
        class="btn go"
        onClick={() => {
          props.match.openCurtain();
          toast(m().table.undone);
        }}
      >
        <Icon name="undo" />
        {m().curtain.takeBackReady(props.nameOf(props.seat))}
      </button>
      <button type="button" class="btn" onClick={() => props.match.keepMove()}>
        {m().curtain.keepMove}
      </button>
    </>
  );
}

export function Folds(): JSX.Element {
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
