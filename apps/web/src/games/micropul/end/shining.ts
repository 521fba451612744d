import type { Seat } from '@stolik/kernel/game';
import type { MicropulView } from '@stolik/micropul/view';

/** Whose groups shine at the end: the winner's; in a draw everybody's. */
export const shiningSeats = ({ outcome, hands }: MicropulView): readonly Seat[] =>
  outcome && outcome.winners.length > 0 ? outcome.winners : hands.map((_, seat) => seat);
