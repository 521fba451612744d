import type { CircuitView } from '@stolik/circuit/seen/view';
import type { Seat } from '@stolik/kernel/game';
import { type Held, heldOf } from './held.ts';

export interface SeenHand {
  readonly seat: Seat;
  readonly held: readonly Held[];
}

/** Partners' hands that lie open by agreement, beside the one already shown; only what the view holds. [C8.2] */
export function openHandsOf(view: CircuitView, shown: Seat | undefined): readonly SeenHand[] {
  if (!view.options.openHands) return [];
  return view.seats.flatMap((own, seat) =>
    seat !== shown && !own.gone && own.hand.kind === 'open' ? [{ seat, held: heldOf(own) }] : [],
  );
}
