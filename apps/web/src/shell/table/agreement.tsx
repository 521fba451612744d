import type { Seat } from '@stolik/kernel/game';
import { createSignal, createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import type { TableClient } from '../contract.ts';
import { Folds } from './curtain.tsx';

/** Everybody at this device says in turn that what they hide may be shown; one no is enough. Behind it nobody's side is open. */
export function Agreement(props: {
  readonly people: readonly Seat[];
  readonly table: TableClient;
  readonly onAgreed: () => void;
  readonly onRefused: () => void;
}): JSX.Element {
  let dialog!: HTMLDialogElement;
  const id = createUniqueId();
  const [index, setIndex] = createSignal(0);
  const seat = (): Seat => props.people[index()] ?? 0;
  const name = (): string => props.table.nameOf(seat());
  onMount(() => dialog.showModal());
  onCleanup(() => dialog.close());
  const agree = (): void => {
    if (index() + 1 < props.people.length) setIndex(index() + 1);
    else props.onAgreed();
  };
  return (
    <dialog
      ref={dialog}
      class="curtain"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onRefused();
      }}
    >
      <Folds />
      <div class="curtain-card">
        <Seal seat={seat()} letter={props.table.letterOf(seat())} />
        <h2 id={id}>{p().share.agreeTitle(name())}</h2>
        <p>{p().share.agreeSays}</p>
        <button type="button" class="btn go" onClick={agree}>
          <Icon name="check" />
          {p().share.agree(name())}
        </button>
        <button type="button" class="btn" onClick={() => props.onRefused()}>
          {p().share.refuse}
        </button>
      </div>
    </dialog>
  );
}
