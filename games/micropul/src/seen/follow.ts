import type { Seat } from '@stolik/kernel/game';
import { findFace, KINDS } from '../board/faces.ts';
import type { MicropulEvent } from '../turn/events.ts';
import { boardOfView, type GroupView, groupsOf, type HandView, type MicropulView, type SupplyView } from './view.ts';

/** The view after one more event: everything that is seen of the game follows from what was seen before. */
export function follow(view: MicropulView, event: MicropulEvent): MicropulView {
  switch (event.kind) {
    case 'firstPlayerDrawn':
      return { ...view, drawing: 'deal' };
    case 'tileDealt':
      return scored({ ...withHand(view, event.seat, (hand) => added(hand, event.tile)), core: view.core - 1 });
    case 'drawBegan': {
      const drawing = { ...view, turn: null, drawing: event.what };
      return event.what === 'take' ? scored(withSupply(drawing, event.seat, takenDown)) : drawing;
    }
    case 'tileTaken':
      return scored(withHand(view, event.seat, (hand) => added(hand, event.tile)));
    case 'openTileTaken': {
      const taken = withSupply(view, event.seat, ({ faceDown, open }) => ({ faceDown, open: without(open, event.number - 1) }));
      return scored(withHand(taken, event.seat, (hand) => added(hand, event.tile)));
    }
    case 'tileTurnedUp':
      return withSupply(view, event.seat, (supply) => ({ ...takenDown(supply), open: [...supply.open, event.tile] }));
    case 'tileLaid': {
      const { x, y, tile, seat } = event;
      return regrouped({ ...withHand(view, seat, (hand) => removed(hand, tile)), board: [...view.board, { x, y, tile }] });
    }
    case 'stonePut': {
      const { x, y, corner, seat, left } = event;
      const stonesLeft = view.stonesLeft.with(seat, left);
      return regrouped({ ...view, stones: [...view.stones, { x, y, corner, seat }], stonesLeft });
    }
    case 'tilesWon': {
      const { seat, count, core } = event;
      const won = withSupply(view, seat, ({ faceDown, open }) => ({ faceDown: faceDown + count, open }));
      return scored({ ...won, core });
    }
    case 'extraTurnWon':
      return { ...view, extra: event.owed };
    case 'extraTurnSkipped':
      return { ...view, extra: view.extra - 1 };
    case 'turnBegan': {
      const { seat, isExtra } = event;
      return { ...view, turn: seat, drawing: null, isExtraTurn: isExtra, extra: isExtra ? view.extra - 1 : 0 };
    }
    case 'gameOver': {
      const { winners, scores, reason, clause } = event;
      return { ...view, turn: null, drawing: null, outcome: { winners, scores, reason, clause } };
    }
    default:
      return view;
  }
}

const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, index) => index !== at);
const takenDown = ({ faceDown, open }: SupplyView): SupplyView => ({ faceDown: faceDown - 1, open });

const withHand = (view: MicropulView, seat: Seat, change: (hand: HandView) => HandView): MicropulView => ({
  ...view,
  hands: view.hands.with(seat, change(view.hands[seat]!)),
});

const withSupply = (view: MicropulView, seat: Seat, change: (supply: SupplyView) => SupplyView): MicropulView => ({
  ...view,
  supplies: view.supplies.with(seat, change(view.supplies[seat]!)),
});

const added = (hand: HandView, tile: string | undefined): HandView =>
  'count' in hand ? { count: hand.count + 1 } : { tiles: tile === undefined ? hand.tiles : [...hand.tiles, tile] };

/** Of two equal tiles either may be meant: it is the first. [M1.1] */
function removed(hand: HandView, tile: string): HandView {
  if ('count' in hand) return { count: hand.count - 1 };
  const kind = kindOf(tile);
  const at = hand.tiles.findIndex((held) => kindOf(held) === kind);
  return { tiles: without(hand.tiles, at) };
}

const kindOf = (tile: string): number | undefined => KINDS[findFace(tile) ?? -1];

function regrouped(view: MicropulView): MicropulView {
  return scored({ ...view, groups: groupsOf(boardOfView(view)) });
}

/** What each seat would have now. [M7.2] */
function scored(view: MicropulView): MicropulView {
  const { groups, hands, supplies } = view;
  const scores = hands.map((hand, seat) => {
    const { faceDown, open } = supplies[seat]!;
    return groupScore(groups, seat) + 2 * (faceDown + open.length) + ('count' in hand ? hand.count : hand.tiles.length);
  });
  return { ...view, scores };
}

const groupScore = (groups: readonly GroupView[], seat: Seat): number =>
  groups.reduce(
    (sum, { isClosed, stones, points }) => sum + (isClosed && stones.length === 1 && stones[0] === seat ? points : 0),
    0,
  );
