import type { CircuitView } from '@stolik/circuit/seen/view';

/** A piece before the person at the screen, as it is shown: irons of the hand lie on one pile. */
export interface Held {
  /** Undefined: covered. */
  readonly token: string | undefined;
  /** Its place in the hand, of a pile the first; undefined for the iron in front. */
  readonly slot: number | undefined;
  readonly count: number;
}

/** Tiles in the order of the hand, then the irons of the hand, then the one in front. */
export function heldOf(seat: CircuitView['seats'][number] | undefined): readonly Held[] {
  if (!seat) return [];
  const { hand } = seat;
  const tokens: readonly (string | undefined)[] =
    hand.kind === 'open' ? hand.tokens : Array.from({ length: hand.count }, () => undefined);
  const irons = tokens.filter((token) => token === 'iron').length;
  return [
    ...tokens.flatMap((token, slot): Held[] => (token === 'iron' ? [] : [{ token, slot, count: 1 }])),
    ...(irons > 0 ? [{ token: 'iron', slot: tokens.indexOf('iron'), count: irons }] : []),
    ...(seat.irons > 0 ? [{ token: 'iron', slot: undefined, count: seat.irons }] : []),
  ];
}

export const isSameHeld = (a: readonly Held[], b: readonly Held[]): boolean =>
  a.length === b.length &&
  a.every(({ token, slot, count }, i) => token === b[i]?.token && slot === b[i]?.slot && count === b[i]?.count);
