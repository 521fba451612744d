import * as codes from '@stolik/circuit/turn/codes';
import type { Action } from '@stolik/kernel/game';
import type { Spot } from './layout.ts';
import { type Moves, tileNumber } from './moves.ts';

/** Lay nothing after soldering out. */
export const NOTHING = -1;

/** What the person at the screen is about to do; nothing of it has happened yet. Slots are places in the hand. */
export type Draft =
  | { readonly kind: 'none' }
  /** A cell was touched first: the next tile chosen is tried there. */
  | { readonly kind: 'aim'; readonly cell: number }
  | {
      readonly kind: 'tile';
      readonly slot: number;
      readonly turn: number;
      readonly cell: number | undefined;
      readonly way: number;
    }
  | { readonly kind: 'swap'; readonly slot: number }
  | IronDraft;

export interface IronDraft {
  readonly kind: 'iron';
  /** 0 in front, 1 in the hand. */
  readonly from: 0 | 1;
  readonly target: Spot | undefined;
  readonly slot: number | undefined;
  readonly turn: number;
  readonly way: number;
}

export const NONE: Draft = { kind: 'none' };

/** The spot a draft is about, once it has been chosen. */
export function targetOf(draft: Draft): Spot | undefined {
  if (draft.kind === 'iron') return draft.target;
  const cell = draft.kind === 'tile' || draft.kind === 'aim' ? draft.cell : undefined;
  return cell === undefined ? undefined : { kind: 'cell', cell };
}

/** The tile as it would lie. */
export function ghostOf(draft: Draft, hand: readonly string[]): { readonly cell: number; readonly tile: string } | undefined {
  if (draft.kind !== 'tile' && draft.kind !== 'iron') return undefined;
  const target = targetOf(draft);
  const token = draft.slot === undefined ? undefined : hand[draft.slot];
  return token === undefined || target?.kind !== 'cell' ? undefined : { cell: target.cell, tile: `${token}${draft.turn}` };
}

/** The move a draft stands for, whether allowed or not. */
export function baseOf(draft: Draft, hand: readonly string[]): number | undefined {
  switch (draft.kind) {
    case 'tile':
      return draft.cell === undefined ? undefined : codes.layBase(tileNumber(hand[draft.slot] ?? '', draft.turn), draft.cell);
    case 'swap':
      return codes.swapBase(tileNumber(hand[draft.slot] ?? '', 0) >> 2);
    case 'iron': {
      if (draft.target?.kind === 'side') return codes.fuseBase(draft.target.side, draft.from);
      if (draft.target?.kind !== 'cell' || draft.slot === undefined) return undefined;
      const tile = draft.slot === NOTHING ? codes.NO_TILE : tileNumber(hand[draft.slot] ?? '', draft.turn);
      return codes.ironBase(draft.target.cell, tile, draft.from);
    }
    default:
      return undefined;
  }
}

/** What can be touched now to go on. */
export function spotsOf(draft: Draft, moves: Moves, hand: readonly string[]): readonly Spot[] {
  if (draft.kind === 'iron') return moves.ironSpots(draft.from);
  if (draft.kind === 'swap') return [];
  const token = draft.kind === 'tile' ? hand[draft.slot] : hand.find((each) => moves.canLay(each));
  return token === undefined ? [] : [...moves.cells(token)].map((cell) => ({ kind: 'cell', cell }));
}

/** One step back: from what goes in to what comes out, from the cell to the tile, from the tile to nothing. */
export function stepBack(draft: Draft): Draft {
  if (draft.kind === 'tile' && draft.cell !== undefined) return { ...draft, cell: undefined };
  if (draft.kind !== 'iron' || !draft.target) return NONE;
  return draft.slot !== undefined && draft.target.kind === 'cell'
    ? { ...draft, slot: undefined }
    : { ...draft, target: undefined, slot: undefined };
}

/** The piece in hand again, whatever was tried with it. */
export function liftedOff(draft: Draft): Draft {
  if (draft.kind === 'tile') return { ...draft, cell: undefined };
  return draft.kind === 'iron' ? { ...draft, target: undefined, slot: undefined } : draft;
}

/** The draft that stands for a move; undefined where the hand does not hold what it needs. */
export function draftFor(action: number, hand: readonly string[]): Draft | undefined {
  const base = codes.baseOf(action);
  const way = codes.choiceOf(action);
  const slotOf = (kind: number): number => hand.findIndex((token) => tileNumber(token, 0) >> 2 === kind);
  // The button that passes stands there already.
  if (base === codes.PASS) return NONE;
  if (codes.isSwap(base)) return held(slotOf(codes.swapTokenOf(base)), (slot) => ({ kind: 'swap', slot }));
  if (codes.isLay(base)) {
    const tile = codes.layTileOf(base);
    const cell = codes.layCellOf(base);
    return held(slotOf(tile >> 2), (slot) => ({ kind: 'tile', slot, turn: tile & 3, cell, way }));
  }
  const from = codes.isFromHand(base) ? 1 : 0;
  if (codes.isIronOnFuse(base)) {
    return { kind: 'iron', from, target: { kind: 'side', side: codes.fuseSideOf(base) }, slot: undefined, turn: 0, way };
  }
  const tile = codes.ironTileOf(base);
  const target: Spot = { kind: 'cell', cell: codes.ironCellOf(base) };
  if (tile === codes.NO_TILE) return { kind: 'iron', from, target, slot: NOTHING, turn: 0, way };
  return held(slotOf(tile >> 2), (slot) => ({ kind: 'iron', from, target, slot, turn: tile & 3, way }));
}

const held = (slot: number, draft: (slot: number) => Draft): Draft | undefined => (slot < 0 ? undefined : draft(slot));

/** What is taken out leaves its place empty. */
export const withNothing = (draft: Draft): Draft => (draft.kind === 'iron' ? { ...draft, slot: NOTHING, way: 0 } : draft);

/** Another way of laying the glow tokens. */
export const withWay = (draft: Draft, way: number): Draft =>
  draft.kind === 'tile' || draft.kind === 'iron' ? { ...draft, way } : draft;

/** Whether what the iron takes out may leave its place empty. */
export const canLeaveOut = (draft: Draft, moves: Moves): boolean =>
  draft.kind === 'iron' &&
  draft.target?.kind === 'cell' &&
  moves.ways(codes.ironBase(draft.target.cell, codes.NO_TILE, draft.from)) > 0;

/** The move as drafted, when it is complete and allowed; `base` as `baseOf` says. */
export function actionOf(draft: Draft, base: number | undefined, moves: Moves): Action | undefined {
  if (base === undefined || moves.ways(base) === 0) return undefined;
  return codes.withChoice(base, 'way' in draft ? Math.min(draft.way, moves.ways(base) - 1) : 0);
}
