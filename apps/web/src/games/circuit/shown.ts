import type { CircuitEvent } from '@stolik/circuit/events';
import type { CellView, CircuitView, SideView } from '@stolik/circuit/view';
import type { Seat } from '@stolik/kernel/game';

type Cells = Readonly<Record<string, CellView>>;

/** A view with what was just told already in it: the film shows each event before the view that has them all. */
export function afterEvent(view: CircuitView, event: CircuitEvent): CircuitView {
  switch (event.kind) {
    case 'tileLaid':
      return {
        ...view,
        cells: { ...view.cells, [event.cell]: { tile: event.tile } },
        seats: withHand(view, event.seat, event.tile.charAt(0)),
      };
    case 'tokenExchanged':
      return { ...view, seats: withHand(view, event.seat, event.token) };
    case 'tileTakenOut': {
      const { [event.cell]: _, ...cells } = view.cells;
      return { ...view, cells };
    }
    case 'reedSwitched':
      return {
        ...view,
        cells: changed(view.cells, event.cell, ({ on: _, ...cell }) => (event.on ? { ...cell, on: true } : cell)),
      };
    case 'partsBurnt':
      return {
        ...view,
        cells: event.cells.reduce((cells, name) => changed(cells, name, (cell) => ({ ...cell, smoke: true })), view.cells),
      };
    case 'glowPlaced':
      return {
        ...view,
        cells: changed(view.cells, event.cell, (cell) => ({ ...cell, glow: { seat: event.seat, level: event.level } })),
        seats: withSeat(view, event.seat, (seat) => ({
          ...seat,
          points: seat.points + event.level,
          score: seat.score + event.level,
          lit: seat.lit + 1,
        })),
      };
    case 'fuseBurnt':
      return { ...view, sides: withSide(view, event.side, (side) => ({ ...side, smoke: true })) };
    case 'smokeTakenOff':
      return { ...view, sides: withSide(view, event.side, ({ token }) => ({ token })) };
    case 'shortMade':
      return { ...view, stands: true };
    case 'shortRemoved':
      return { ...view, stands: false };
    case 'penaltyPaid':
      return {
        ...view,
        seats: withSeat(view, event.seat, (seat) => ({
          ...seat,
          penalties: seat.penalties + event.points,
          score: seat.score - event.points,
        })),
      };
    default:
      return view;
  }
}

function changed(cells: Cells, name: string, change: (cell: CellView) => CellView): Cells {
  const cell = cells[name];
  return cell ? { ...cells, [name]: change(cell) } : cells;
}

function withSide(view: CircuitView, name: string, change: (side: SideView) => SideView): CircuitView['sides'] {
  const side = view.sides[name];
  return side ? { ...view.sides, [name]: change(side) } : view.sides;
}

type SeatView = CircuitView['seats'][number];

const withSeat = (view: CircuitView, seat: Seat, change: (seat: SeatView) => SeatView): CircuitView['seats'] =>
  view.seats.map((shown, index) => (index === seat ? change(shown) : shown));

/** The hand without a token that has just left it. */
const withHand = (view: CircuitView, seat: Seat, token: string): CircuitView['seats'] =>
  withSeat(view, seat, (shown) => {
    const { hand } = shown;
    if (hand.kind === 'hidden') return { ...shown, hand: { kind: 'hidden', count: Math.max(0, hand.count - 1) } };
    const at = hand.tokens.indexOf(token);
    return at < 0 ? shown : { ...shown, hand: { kind: 'open', tokens: hand.tokens.filter((_, index) => index !== at) } };
  });
