import type { Seat } from '@stolik/kernel/game';
import { GLOW_TOKENS, IRON, tokenText } from '../board/tiles.ts';
import type { CircuitEvent } from '../turn/events.ts';
import type { CellView, CircuitView, SeatView, SideView } from './view.ts';

type Pool = Readonly<Record<string, number>>;

/** The view after one more event: everything that is seen of the game follows from what was seen before. */
export function follow(view: CircuitView, event: CircuitEvent): CircuitView {
  switch (event.kind) {
    case 'sidePlaced':
      return { ...view, sides: { ...view.sides, [event.side]: { token: event.token } } };
    case 'firstPlayerDrawn':
      return { ...view, first: event.seat, place: view.order.indexOf(event.seat) };
    case 'tokenDrawn':
      return drawn(view, event);
    case 'tileLaid': {
      const laid = { ...view, passed: [], cells: { ...view.cells, [event.cell]: { tile: event.tile } } };
      return withSeat(laid, event.seat, (seat) => withoutToken(seat, event.tile.charAt(0)));
    }
    case 'tokenExchanged': {
      const discard = withMore(view.discard, event.token);
      return withSeat({ ...view, passed: [], discard }, event.seat, (seat) => withoutToken(seat, event.token));
    }
    case 'ironUsed': {
      const used = { ...view, passed: [], discard: withMore(view.discard, tokenText(IRON)) };
      return withSeat(used, event.seat, (seat) =>
        event.from === 'hand' ? withoutToken(seat, tokenText(IRON)) : { ...seat, irons: seat.irons - 1 },
      );
    }
    case 'tileTakenOut':
      return takenOut(view, event);
    case 'reedSwitched':
      return withCells(view, [event.cell], ({ on: _, ...cell }) => (event.on ? { ...cell, on: true } : cell));
    case 'partsBurnt':
      return withCells(view, event.cells, (cell) => ({ ...cell, smoke: true }));
    case 'keptDark':
      return withCells(view, event.cells, (cell) => ({ ...cell, dark: true }));
    case 'glowPlaced':
      return glowing(view, event);
    case 'fuseBurnt':
      return withSide(view, event.side, (side) => ({ ...side, smoke: true }));
    case 'smokeTakenOff':
      return withSide(view, event.side, ({ token }) => ({ token }));
    case 'shortMade':
      return { ...view, stands: true };
    case 'shortRemoved':
      return withCells({ ...view, stands: false }, Object.keys(view.cells), ({ dark: _, ...cell }) => cell);
    case 'penaltyPaid':
      return withSeat(view, event.seat, (seat) => penalised(seat, event));
    case 'turnLost':
      return withSeat(view, event.seat, (seat) => ({ ...seat, misses: true, shorts: seat.shorts + 1 }));
    default:
      return afterTurn(view, event);
  }
}

/** Whose turn it is, and how it ends. */
function afterTurn(view: CircuitView, event: CircuitEvent): CircuitView {
  switch (event.kind) {
    case 'turnBegan':
      return { ...view, turn: event.seat, again: null, place: view.turn === null ? view.place : placeAfter(view, event.seat) };
    case 'secondAsked':
      return { ...view, again: event.again };
    case 'turnMissed':
      return withSeat({ ...view, place: placeAfter(view, event.seat) }, event.seat, (seat) => ({ ...seat, misses: false }));
    case 'turnEnded': {
      const short = view.stands ? (view.short ?? -1) + 1 : null;
      return { ...view, short, last: view.last?.filter((seat) => seat !== event.seat) ?? null };
    }
    case 'passed':
      return { ...view, passed: [...new Set([...view.passed, event.seat])].sort((a, b) => a - b) };
    case 'lastRoundBegan':
      return { ...view, last: event.seats };
    case 'resigned':
      return left(view, event);
    case 'gameEnded': {
      const { reason, clause } = event;
      return { ...view, turn: null, again: null, over: { side: winningSide(view), reason, clause } };
    }
    default:
      return view;
  }
}

/** The place of the next turn of this seat: who is alone against pairs has two. */
function placeAfter({ order, place }: CircuitView, seat: Seat): number {
  let next = place;
  do next = (next + 1) % order.length;
  while (order[next] !== seat && next !== place);
  return next;
}

function drawn(view: CircuitView, { seat, token }: Extract<CircuitEvent, { kind: 'tokenDrawn' }>): CircuitView {
  const bagTokens = view.bagTokens && token !== undefined ? withLess(view.bagTokens, token) : view.bagTokens;
  return withSeat({ ...view, bag: view.bag - 1, bagTokens }, seat, (shown) => {
    const { hand } = shown;
    if (hand.kind === 'hidden') return { ...shown, hand: { kind: 'hidden', count: hand.count + 1 } };
    return token === undefined ? shown : { ...shown, hand: { kind: 'open', tokens: [...hand.tokens, token] } };
  });
}

function takenOut(view: CircuitView, event: Extract<CircuitEvent, { kind: 'tileTakenOut' }>): CircuitView {
  const { [event.cell]: _, ...cells } = view.cells;
  const token = event.tile.charAt(0);
  const out: CircuitView =
    event.to === 'bag'
      ? { ...view, cells, bag: view.bag + 1, bagTokens: view.bagTokens && withMore(view.bagTokens, token) }
      : { ...view, cells, discard: withMore(view.discard, token) };
  if (!event.kept) return out;
  const { seat, level } = event.kept;
  return withSeat(out, seat, (shown) => ({ ...shown, kept: [...shown.kept, level].sort((a, b) => a - b) }));
}

function glowing(view: CircuitView, { seat, cell, level }: Extract<CircuitEvent, { kind: 'glowPlaced' }>): CircuitView {
  const lit = withCells(view, [cell], (shown) => ({ ...shown, glow: { seat, level } }));
  return withSeat(lit, seat, (shown) => ({
    ...shown,
    points: shown.points + level,
    score: shown.score + level,
    lit: shown.lit + 1,
    glowTokens: Math.max(0, GLOW_TOKENS - shown.lit - 1),
  }));
}

const penalised = (seat: SeatView, { points, for: cause }: Extract<CircuitEvent, { kind: 'penaltyPaid' }>): SeatView => ({
  ...seat,
  penalties: seat.penalties + points,
  score: seat.score - points,
  shorts: seat.shorts + (cause === 'iron' ? 0 : 1),
});

/** Hand and irons go to the discard, where everybody sees them. [C7.3] */
function left(view: CircuitView, { seat, tokens }: Extract<CircuitEvent, { kind: 'resigned' }>): CircuitView {
  const discard = tokens.reduce(withMore, view.discard);
  const last = view.last?.filter((other) => other !== seat) ?? null;
  return withSeat({ ...view, discard, last }, seat, (shown) => ({
    ...shown,
    hand: shown.hand.kind === 'hidden' ? { kind: 'hidden', count: 0 } : { kind: 'open', tokens: [] },
    irons: 0,
    gone: true,
  }));
}

/** The side that wins alone; null for a drawn battle. [C7.2, C7.3, C8.2] */
function winningSide({ seats }: CircuitView): number | null {
  const sides = [...new Set(seats.map(({ side }) => side))].flatMap((side) => {
    const members = seats.filter((seat) => seat.side === side);
    const sum = (of: (seat: SeatView) => number): number => members.reduce((total, seat) => total + of(seat), 0);
    return members.every(({ gone }) => gone) ? [] : [{ side, score: sum(({ score }) => score), lit: sum(({ lit }) => lit) }];
  });
  sides.sort((a, b) => b.score - a.score || b.lit - a.lit);
  const [best, second] = sides;
  return !best || (second && second.score === best.score && second.lit === best.lit) ? null : best.side;
}

function withCells(view: CircuitView, names: readonly string[], change: (cell: CellView) => CellView): CircuitView {
  const cells = { ...view.cells };
  for (const name of names) if (cells[name]) cells[name] = change(cells[name]);
  return { ...view, cells };
}

function withSide(view: CircuitView, name: string, change: (side: SideView) => SideView): CircuitView {
  const side = view.sides[name];
  return side ? { ...view, sides: { ...view.sides, [name]: change(side) } } : view;
}

const withSeat = (view: CircuitView, seat: Seat, change: (seat: SeatView) => SeatView): CircuitView => ({
  ...view,
  seats: view.seats.with(seat, change(view.seats[seat]!)),
});

/** Without one such token in the hand; those behind it move up. */
function withoutToken(seat: SeatView, token: string): SeatView {
  const { hand } = seat;
  if (hand.kind === 'hidden') return { ...seat, hand: { kind: 'hidden', count: hand.count - 1 } };
  const at = hand.tokens.indexOf(token);
  return { ...seat, hand: { kind: 'open', tokens: hand.tokens.filter((_, index) => index !== at) } };
}

const withMore = (pool: Pool, token: string): Pool => ({ ...pool, [token]: (pool[token] ?? 0) + 1 });

function withLess(pool: Pool, token: string): Pool {
  const { [token]: count = 0, ...rest } = pool;
  return count > 1 ? { ...rest, [token]: count - 1 } : rest;
}
