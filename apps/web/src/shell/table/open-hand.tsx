import type { Seat } from '@stolik/kernel/game';
import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { Icon } from '../../base/ui/icon.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import { closedByWayBack } from '../../base/ui/way-back.ts';
import type { TableClient } from '../contract.ts';

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
  let hand!: HTMLButtonElement;
  createEffect(() => {
    if (!isLarge()) return;
    const close = (): void => {
      setLarge(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const onPress = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && hand.contains(target))) close();
    };
    closedByWayBack(close);
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPress, true);
    onCleanup(() => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPress, true);
    });
  });
  return (
    <button
      ref={hand}
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
        <Show when={isLarge()}>
          <Icon name="close" small />
        </Show>
      </span>
      <span class="pieces">{props.children}</span>
    </button>
  );
}
