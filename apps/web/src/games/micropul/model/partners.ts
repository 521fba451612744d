import type { Seat } from '@stolik/kernel/game';
import type { MicropulView } from '@stolik/micropul/view';

export interface SeenHand {
  readonly seat: Seat;
  readonly tiles: readonly string[];
}

/** Hands that lie open by agreement, beside the one already shown; only what the view holds. */
export function openHandsOf(view: MicropulView, shown: Seat | undefined): readonly SeenHand[] {
  if (!view.options.openHands) return [];
  return view.hands.flatMap((hand, seat) => (seat !== shown && 'tiles' in hand ? [{ seat, tiles: hand.tiles }] : []));
}
