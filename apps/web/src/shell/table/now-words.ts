import type { Next, Seat } from '@stolik/kernel/game';
import { m } from '../../base/messages/catalog.ts';

/** A moment of a table as the line above its board tells it. */
export interface Now {
  readonly next: Pick<Next, 'kind' | 'seats'>;
  /** Whoever looks at it is to decide. */
  readonly isAsked: boolean;
  /** Whose seat it is looked at from; undefined for who looks on. */
  readonly eyes: Seat | undefined;
  readonly isThinking: boolean;
  readonly isAlone: boolean;
  nameOf(seat: Seat): string;
}

/** Whose turn it is. Where several decide at the same time it is nobody's: all are named who are waited for. */
export function turnWords({ next, isAsked, eyes, isThinking, isAlone, nameOf }: Now): string {
  const words = m().table;
  if (isAsked) return isAlone ? '' : words.yourTurn;
  const [seat] = next.seats;
  if (seat === undefined) return words.waiting;
  if (isThinking) return words.thinking(nameOf(seat));
  // One's own move is on its way, or the game rests: one is not spoken of by name.
  if (eyes !== undefined && next.seats.includes(eyes)) return words.yourTurn;
  return next.kind === 'together' ? words.waitingFor(next.seats.map(nameOf).join(', ')) : words.turnOf(nameOf(seat));
}

/** Whose seal stands before it: one's own where one is asked, nobody's where several are waited for. */
export function turnSeat({ next, isAsked, eyes }: Pick<Now, 'next' | 'isAsked' | 'eyes'>): Seat | undefined {
  if (isAsked) return eyes;
  return next.seats.length > 1 ? undefined : next.seats[0];
}
