import type { Seat } from '@stolik/kernel/game';
import { createSignal, type JSX } from 'solid-js';
import { Seal } from '../ui/seal.tsx';
import type { TableClient } from './contract.ts';

/** Another one's hand that lies open on the wood: small beside one's own, and as large as that after a tap. */
export function OpenHand(props: {
  readonly table: TableClient;
  readonly seat: Seat;
  /** Whose it is and every piece of it, in words. */
  readonly says: string;
  /** The pieces as pictures. */
  readonly children: JSX.Element;
}): JSX.Element {
  const [isLarge, setLarge] = createSignal(false);
  return (
    <button
      type="button"
      class="open-hand"
      classList={{ large: isLarge() }}
      data-seat={props.seat + 1}
      aria-expanded={isLarge()}
      onClick={() => setLarge(!isLarge())}
    >
      <span class="hidden">{props.says}</span>
      <span class="whose" aria-hidden="true">
        <Seal seat={props.seat} letter={props.table.letterOf(props.seat)} />
        <span>{props.table.nameOf(props.seat)}</span>
      </span>
      <span class="pieces">{props.children}</span>
    </button>
  );
}
