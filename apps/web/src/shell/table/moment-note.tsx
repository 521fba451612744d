import type { Seat } from '@stolik/kernel/game';
import { type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import { closedByWayBack } from '../../base/ui/way-back.ts';
import type { Lit } from '../contract.ts';
import { createCardPlace } from './card-place.ts';

/** One moment of the review, beside the board on which light falls on what would have been better. */
export function MomentNote(props: {
  readonly seat: Seat;
  readonly letter: string;
  readonly played: string;
  readonly better: string;
  readonly says: string;
  readonly lit: Lit | undefined;
  /** What the game has to say about it, where there is room. */
  readonly children?: JSX.Element;
  readonly onBack: () => void;
  readonly onTry: () => void;
  readonly onClose: () => void;
}): JSX.Element {
  let card!: HTMLElement;
  const isUp = createCardPlace({ card: () => card, lit: () => props.lit, what: () => props.lit });
  closedByWayBack(() => props.onBack());
  return (
    <aside ref={card} class="table-card moment-note" data-up={isUp() || undefined} aria-label={p().review.title}>
      <button type="button" class="sq" aria-label={m().close} onClick={() => props.onClose()}>
        <Icon name="close" />
      </button>
      <div class="hint-says">
        <Seal seat={props.seat} letter={props.letter} />
        <div>
          <p class="dim">{props.played}</p>
          <h2>{props.better}</h2>
          <Show when={props.says}>
            <p>{props.says}</p>
          </Show>
        </div>
      </div>
      {props.children}
      <div class="hint-buttons">
        <button
          type="button"
          class="btn"
          ref={(button) => queueMicrotask(() => button.focus({ preventScroll: true }))}
          onClick={() => props.onBack()}
        >
          {p().review.back}
        </button>
        <button type="button" class="btn go" onClick={() => props.onTry()}>
          {p().review.otherwise}
        </button>
      </div>
    </aside>
  );
}
