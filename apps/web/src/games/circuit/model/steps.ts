import { cellName } from '@stolik/circuit/board/geometry';
import type { CircuitView } from '@stolik/circuit/seen/view';
import * as codes from '@stolik/circuit/turn/codes';
import type { HeldAt } from '@stolik/circuit/turn/useless';
import { type Draft, type IronDraft, NONE, NOTHING } from './draft.ts';
import { type Spot, spotKey } from './layout.ts';
import { type Moves, tileNumber } from './moves.ts';
import type { Outlook } from './outlook.ts';
import { turnJoining } from './turned.ts';

/** What a draft is made in. */
export interface Known {
  readonly view: CircuitView;
  readonly moves: Moves;
  readonly hand: readonly string[];
  /** How pieces of the hand were turned last, by slot. */
  readonly turns: ReadonlyMap<number, number>;
  /** The ways of laying glow tokens after the drafted move, when there is a choice. */
  readonly ways: readonly Outlook[];
  /** What would come of a move is shown. */
  readonly predicts: boolean;
}

/** What a step of the person at the screen comes to. `clears`: explanations make room for it. */
export type Step =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'draft'; readonly draft: Draft; readonly clears?: true }
  /** A piece is in hand, for so many places. */
  | { readonly kind: 'chosen'; readonly draft: Draft; readonly token: string; readonly places: number }
  | { readonly kind: 'turned'; readonly draft: Draft; readonly token: string; readonly slot: number; readonly turn: number }
  /** Not allowed: the rules say why. */
  | { readonly kind: 'refused'; readonly base: number }
  /** Nothing can be done with it, wherever one would try. */
  | { readonly kind: 'useless'; readonly token: string; readonly at: HeldAt; readonly clears?: true }
  /** It is asked what is there. */
  | { readonly kind: 'explain' };

const STAY: Step = { kind: 'nothing' };
const EXPLAIN: Step = { kind: 'explain' };

const drafted = (draft: Draft): Step => ({ kind: 'draft', draft });
const refused = (base: number): Step => ({ kind: 'refused', base });

/** A piece of the hand is chosen; the one that was chosen goes back. */
export function chooseSlot(known: Known, draft: Draft, slot: number): Step {
  const { moves, hand, turns } = known;
  const token = hand[slot];
  if (token === undefined) return STAY;
  if (draft.kind === 'iron' && draft.target?.kind === 'cell' && token !== 'iron') return solderIn(known, draft, slot, token);
  if (token === 'iron' && (draft.kind !== 'swap' || draft.slot !== slot)) return takeIron(known, draft, 1);
  if ((draft.kind === 'tile' || draft.kind === 'swap') && draft.slot === slot) return drafted(NONE);
  const cells = moves.cells(token);
  if (cells.size === 0) return moves.canSwap(token) ? drafted({ kind: 'swap', slot }) : { kind: 'useless', token, at: 'hand' };
  const aimed = draft.kind === 'aim' || draft.kind === 'tile' ? draft.cell : undefined;
  const cell = aimed !== undefined && cells.has(aimed) ? aimed : undefined;
  const turn = cell === undefined ? (turns.get(slot) ?? 0) : turnAt(known, slot, cell, 0);
  const tile: Draft = { kind: 'tile', slot, turn, cell, way: 0 };
  return { kind: 'chosen', draft: tile, token, places: cells.size };
}

/** What goes in for what is taken out. Not the same tile: where it lies alike the next turn is offered. [C6.1] */
function solderIn({ moves, turns }: Known, draft: IronDraft, slot: number, token: string): Step {
  const cell = draft.target?.kind === 'cell' ? draft.target.cell : 0;
  if (draft.slot === slot) return drafted({ ...draft, slot: undefined });
  const wanted = turns.get(slot) ?? 0;
  const baseFor = (turn: number): number => codes.ironBase(cell, tileNumber(token, turn), draft.from);
  const turn = [0, 1, 2, 3].map((by) => (wanted + by) & 3).find((each) => moves.ways(baseFor(each)) > 0);
  return turn === undefined ? refused(baseFor(wanted)) : drafted({ ...draft, slot, turn, way: 0 });
}

/** An iron is taken (0 in front, 1 of the hand), or laid back. */
export function takeIron({ moves, hand }: Known, draft: Draft, from: 0 | 1): Step {
  if (draft.kind === 'iron' && draft.from === from) return drafted(NONE);
  const places = moves.ironSpots(from).length;
  const iron: Draft = { kind: 'iron', from, target: undefined, slot: undefined, turn: 0, way: 0 };
  if (places > 0) return { kind: 'chosen', draft: iron, token: 'iron', places };
  if (from === 1 && moves.canSwap('iron'))
    return { kind: 'draft', draft: { kind: 'swap', slot: hand.indexOf('iron') }, clears: true };
  return { kind: 'useless', token: 'iron', at: from === 0 ? 'front' : 'hand', clears: true };
}

export const isOpenCell = (view: CircuitView, spot: Spot): boolean =>
  spot.kind === 'cell' && view.cells[cellName(spot.cell)] === undefined;

/** A spot of the field is touched by whoever is to decide. */
export function touchSpot(known: Known, draft: Draft, spot: Spot): Step {
  if (draft.kind === 'iron') return touchWithIron(known, draft, spot);
  if (spot.kind !== 'cell' || (draft.kind !== 'tile' && !isOpenCell(known.view, spot))) return EXPLAIN;
  return draft.kind === 'tile' ? touchWithTile(known, draft, spot.cell) : aimAt(known, spot.cell);
}

/** A cell first: the next tile chosen is tried there. */
function aimAt({ moves, hand }: Known, cell: number): Step {
  const any = hand.find((token) => moves.canLay(token)) ?? hand.find((token) => token !== 'iron');
  if (any === undefined) return STAY;
  return moves.cells(any).has(cell) ? drafted({ kind: 'aim', cell }) : refused(codes.layBase(tileNumber(any, 0), cell));
}

/** A place takes a tile as the person has turned it; one that nobody has turned turns to what it can join there, where that may be seen. */
function turnAt({ view, moves, hand, turns, predicts }: Known, slot: number, cell: number, turn: number): number {
  if (!predicts) return turns.get(slot) ?? turn;
  const token = hand[slot] ?? '';
  const baseFor = (each: number): number => codes.layBase(tileNumber(token, each), cell);
  return turns.get(slot) ?? turnJoining({ view, moves, token, cell, turn, baseFor }) ?? turn;
}

function touchWithTile(known: Known, draft: Extract<Draft, { kind: 'tile' }>, cell: number): Step {
  const { moves, hand, ways } = known;
  const token = hand[draft.slot] ?? '';
  if (draft.cell === cell) return turnPiece(known, draft, 1);
  if (isChoosable(ways, cell)) return chooseGlow(ways, draft, cell);
  if (moves.cells(token).has(cell)) return drafted({ ...draft, turn: turnAt(known, draft.slot, cell, draft.turn), cell, way: 0 });
  return refused(codes.layBase(tileNumber(token, draft.turn), cell));
}

function touchWithIron(known: Known, draft: IronDraft, spot: Spot): Step {
  const { moves, ways } = known;
  if (draft.target && spotKey(draft.target) === spotKey(spot)) return turnPiece(known, draft, 1);
  if (draft.slot !== undefined && spot.kind === 'cell' && isChoosable(ways, spot.cell)) return chooseGlow(ways, draft, spot.cell);
  if (moves.ironSpots(draft.from).some((each) => spotKey(each) === spotKey(spot))) {
    // Where nothing can be laid afterwards there is nothing to choose.
    return drafted({ ...draft, target: spot, slot: spot.kind === 'side' ? NOTHING : undefined, way: 0 });
  }
  if (spot.kind === 'side') return refused(codes.fuseBase(spot.side, draft.from));
  return spot.kind === 'cell' ? refused(codes.ironBase(spot.cell, codes.NO_TILE, draft.from)) : STAY;
}

const isLitIn = (way: Outlook | undefined, cell: number): boolean =>
  way?.glow.some((lit) => lit.cell === cellName(cell)) === true;

const isChoosable = (ways: readonly Outlook[], cell: number): boolean => ways.some((way) => isLitIn(way, cell));

/** Where not all can glow, a touch lights an element that is dark in the preview, or leaves it dark. [C5.3] */
function chooseGlow(ways: readonly Outlook[], draft: Extract<Draft, { kind: 'tile' | 'iron' }>, cell: number): Step {
  const isLit = isLitIn(ways[draft.way], cell);
  const after = [...ways.keys()].map((step) => (draft.way + 1 + step) % ways.length);
  const way = after.find((each) => isLitIn(ways[each], cell) !== isLit);
  return way === undefined ? STAY : drafted({ ...draft, way });
}

/** The piece in hand is turned; one that is soldered in passes over the way in which it may not lie. */
export function turnPiece({ moves, hand }: Known, draft: Draft, by: number): Step {
  if ((draft.kind !== 'tile' && draft.kind !== 'iron') || draft.slot === undefined || draft.slot === NOTHING) return STAY;
  const { slot } = draft;
  const token = hand[slot] ?? '';
  const next = (turn: number): number => (turn + by + 4) & 3;
  let turn = next(draft.turn);
  if (draft.kind === 'iron' && draft.target?.kind === 'cell') {
    if (moves.ways(codes.ironBase(draft.target.cell, tileNumber(token, turn), draft.from)) === 0) turn = next(turn);
  }
  return { kind: 'turned', draft: { ...draft, turn, way: 0 }, token, slot, turn };
}
