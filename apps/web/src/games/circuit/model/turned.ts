import { turnsByJoining } from '@stolik/circuit/seen/joining';
import type { CircuitView } from '@stolik/circuit/seen/view';
import * as codes from '@stolik/circuit/turn/codes';
import type { Seat } from '@stolik/kernel/game';
import { baseOf, type Draft } from './draft.ts';
import { type Moves, tileNumber } from './moves.ts';
import { isCostly, type Outlook, outlookOf } from './outlook.ts';

interface Lying {
  readonly view: CircuitView;
  readonly moves: Moves;
  readonly token: string;
  readonly cell: number;
  /** The turn it has in the hand. */
  readonly turn: number;
  /** The move that lays it with this turn. */
  baseFor(turn: number): number;
}

/** How a tile that nobody has turned comes to lie: so that it joins what is there, and does no harm where it needn't. */
export function turnJoining({ view, moves, token, cell, turn, baseFor }: Lying): number | undefined {
  const turns = turnsByJoining(view, tileNumber(token, 0) >> 2, cell, turn).filter((each) => moves.ways(baseFor(each)) > 0);
  return turns.find((each) => !isCostly(outlookOf(view, view.turn ?? 0, baseFor(each)))) ?? turns[0];
}

export interface Turned {
  readonly code: string;
  readonly points: number;
  /** An LED or a diode that only faces the wrong way. */
  readonly isAgainst: boolean;
}

/** What each way of laying the glow tokens would bring; nothing where there is no choice. */
export function waysOf(view: CircuitView, seat: Seat | undefined, base: number | undefined, moves: Moves): readonly Outlook[] {
  if (base === undefined || seat === undefined || moves.ways(base) < 2) return [];
  return Array.from({ length: moves.ways(base) }, (_, way) => outlookOf(view, seat, codes.withChoice(base, way)));
}

/** What the tile that closes nothing would bring in the same place, turned otherwise. */
export function turnedOtherwise(
  view: CircuitView,
  seat: Seat | undefined,
  draft: Draft,
  hand: readonly string[],
  moves: Moves,
  outlook: Outlook | undefined,
): Turned | undefined {
  if ((draft.kind !== 'tile' && draft.kind !== 'iron') || seat === undefined || outlook?.chains.length !== 0) return undefined;
  const code = draft.slot === undefined ? undefined : hand[draft.slot];
  if (code === undefined) return undefined;
  let best: Turned | undefined;
  for (const by of [2, 1, 3]) {
    const other = baseOf({ ...draft, turn: (draft.turn + by) & 3 }, hand);
    if (other === undefined || moves.ways(other) === 0) continue;
    const { points, penalty } = outlookOf(view, seat, other);
    const isAgainst = by === 2 && (code === 'V' || code === 'D');
    if (points > 0 && points - penalty > (best?.points ?? 0)) best = { code, points: points - penalty, isAgainst };
  }
  return best;
}
