import type { CircuitView } from '@stolik/circuit/seen/view';
import type { Seat } from '@stolik/kernel/game';

/** Whose tokens shine at the end: the winners'; in a draw everybody's. */
export function shiningSeats(view: CircuitView): readonly Seat[] {
  const side = view.over?.side ?? null;
  return view.seats.flatMap((own, seat) => (side === null || own.side === side ? [seat] : []));
}
