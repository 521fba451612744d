import type { Action, Seat } from '@stolik/kernel/game';
import type { Spot } from '@stolik/micropul/preview';
import type { MicropulView } from '@stolik/micropul/view';
import { worthOf } from './deeds.ts';
import { cellsFor, type Moves, nearestTurn, nextTurn, type readMove, spotKey, takeMeant, turnsAt } from './moves.ts';
import { type Cell, cellOfKey, isSameCell, type Position, type TableGroup, turned } from './position.ts';
import { blindly, type Trial, trialOf } from './trial.ts';

/** What the person at the screen is about to do; nothing of it has happened yet. */
export type Draft =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'tile';
      readonly index: number;
      readonly turn: number;
      readonly at: Cell | undefined;
      /** The person has turned it: a place takes it as it is, if it fits. */
      readonly isTurned: boolean;
    }
  | { readonly kind: 'stone'; readonly at: Spot | undefined }
  | { readonly kind: 'take'; readonly number: number };

export const NONE: Draft = { kind: 'none' };

/** What a draft is made in: the table as it is seen, what may be done, and the hand as it lies. */
export interface Known {
  readonly view: MicropulView;
  readonly position: Position;
  readonly moves: Moves;
  readonly hand: readonly string[];
  readonly mine: Seat | undefined;
  /** What would come of a move is shown. */
  readonly predicts: boolean;
  /** A tile turns itself to the way that brings most. */
  readonly turnsBest: boolean;
}

/** What can't be done, as the notation writes it: the rules say why. */
export interface Refused {
  readonly refused: string;
}

export interface StoneTrial {
  readonly spot: Spot;
  readonly group: TableGroup;
  readonly action: Action;
}

export const isRefused = (next: Draft | Refused): next is Refused => 'refused' in next;

export const tileIn = (draft: Draft, hand: readonly string[]): string | undefined =>
  draft.kind === 'tile' ? hand[draft.index] : undefined;

export const turnIn = (draft: Draft): number => (draft.kind === 'tile' ? draft.turn : 0);

/** Cells that glow: for the tile in hand, or for any of the hand when nothing is begun. */
export function glowingCells({ moves, hand }: Known, draft: Draft): readonly Cell[] {
  const tile = tileIn(draft, hand);
  if (tile !== undefined) return cellsFor(moves, tile);
  return draft.kind === 'none' ? [...moves.lays.keys()].map(cellOfKey) : [];
}

const tryTile = ({ view, position, moves, mine }: Known, tile: string, turn: number, cell: Cell): Trial | undefined =>
  trialOf(view, position, moves, turned(tile, turn), cell, mine);

export function trialIn(known: Known, draft: Draft): Trial | undefined {
  const tile = tileIn(draft, known.hand);
  const found = draft.kind === 'tile' && draft.at && tile !== undefined ? tryTile(known, tile, draft.turn, draft.at) : undefined;
  return found && !known.predicts ? blindly(found, known.position) : found;
}

export function stoneTrialIn({ position, moves }: Known, draft: Draft): StoneTrial | undefined {
  if (draft.kind !== 'stone' || !draft.at) return undefined;
  const group = position.groupAt(draft.at);
  const action = moves.stones.get(spotKey(draft.at));
  return group && action !== undefined ? { spot: draft.at, group, action } : undefined;
}

/** What would be played if it were confirmed now. */
export const actionOf = (known: Known, draft: Draft): Action | undefined =>
  draft.kind === 'take'
    ? known.moves.takes.get(draft.number)
    : (trialIn(known, draft)?.action ?? stoneTrialIn(known, draft)?.action);

/** As the person turned it, or where that is left to them; otherwise the way that brings most there, and of equal ones the nearest. */
export function turnOn(known: Known, tile: string, cell: Cell, wanted: number, isTurned: boolean): number | undefined {
  const turns = turnsAt(known.moves, tile, cell);
  if (isTurned || !known.turnsBest || turns.length < 2) return nearestTurn(turns, wanted);
  const worth = new Map(
    turns.map((turn) => {
      const found = tryTile(known, tile, turn, cell);
      return [turn, found ? worthOf(found, known.mine) : -Infinity];
    }),
  );
  const most = Math.max(...worth.values());
  return nearestTurn(
    turns.filter((turn) => worth.get(turn) === most),
    wanted,
  );
}

/** The tile as it would lie on the place that is pointed at; nothing where it is tried already. */
export function ghostIn(known: Known, draft: Draft, cell: Cell | undefined): { cell: Cell; tile: string } | undefined {
  const tile = tileIn(draft, known.hand);
  if (!cell || draft.kind !== 'tile' || tile === undefined || (draft.at && isSameCell(draft.at, cell))) return undefined;
  const turn = turnOn(known, tile, cell, draft.turn, draft.isTurned);
  return turn === undefined ? undefined : { cell, tile: turned(tile, turn) };
}

/** Pointed at, or tried with a stone; in a preview the group with a stone that the tile would make larger, one's own first. */
export function countedGroup(
  trial: Trial | undefined,
  stone: StoneTrial | undefined,
  pointed: TableGroup | undefined,
  mine: Seat | undefined,
): TableGroup | undefined {
  if (!trial) return stone?.group ?? pointed;
  const asked = pointed?.spots[0];
  if (asked) return trial.after.groupAt(asked);
  const grown = trial.groups.filter(({ joins, stones, isClosed }) => joins > 0 && stones.length === 1 && !isClosed);
  const found = grown.find(({ stones }) => stones[0] === mine) ?? grown[0];
  return found && trial.after.groupAt(found);
}

/** Another tile of the hand: it comes to the place that is tried already, if it fits there. */
export function withTile(known: Known, draft: Draft, index: number): Draft | undefined {
  const tile = known.hand[index];
  if (tile === undefined) return undefined;
  const before = draft.kind === 'tile' ? draft.at : undefined;
  const at = before && turnsAt(known.moves, tile, before).length > 0 ? before : undefined;
  return { kind: 'tile', index, turn: at ? (turnOn(known, tile, at, 0, false) ?? 0) : 0, at, isTurned: false };
}

/** On a place a tile takes only ways that fit; the same draft where there is no other. */
export function turnedBy(known: Known, draft: Draft, direction: 1 | -1): Draft {
  const tile = tileIn(draft, known.hand);
  if (draft.kind !== 'tile' || tile === undefined) return draft;
  const turn = draft.at
    ? nextTurn(turnsAt(known.moves, tile, draft.at), draft.turn, direction)
    : (draft.turn + direction + 4) & 3;
  return turn === draft.turn ? draft : { ...draft, turn, isTurned: true };
}

/** The tile in hand on a cell; without one, the first of the hand that fits there. Undefined: nothing was meant. */
export function triedAt(known: Known, draft: Draft, cell: Cell): Draft | Refused | undefined {
  const isTile = draft.kind === 'tile';
  const isTurned = isTile && draft.isTurned;
  for (const index of isTile ? [draft.index] : known.hand.keys()) {
    const turn = turnOn(known, known.hand[index]!, cell, turnIn(draft), isTurned);
    if (turn !== undefined) return { kind: 'tile', index, turn, at: cell, isTurned };
  }
  return isTile ? { refused: `lay ${turned(known.hand[draft.index]!, draft.turn)}@${cell.x},${cell.y}` } : undefined;
}

/** A stone in hand; where it can go nowhere the rules say why. */
export function withStone({ moves, position }: Known): Draft | Refused | undefined {
  if (moves.stones.size > 0) return { kind: 'stone', at: undefined };
  const spot = position.groups[0]?.spots[0];
  return spot && { refused: `stone ${spotKey(spot)}` };
}

export const stoneTriedAt = ({ moves }: Known, spot: Spot): Draft | Refused =>
  moves.stones.has(spotKey(spot)) ? { kind: 'stone', at: spot } : { refused: `stone ${spotKey(spot)}` };

/** From the supply: 0 is the tile that lies face down on top, others lie open. */
export function withTake({ moves }: Known, meant: number): Draft | Refused {
  const number = takeMeant(moves.takes, meant);
  return moves.takes.has(number) ? { kind: 'take', number } : { refused: number === 0 ? 'take' : `take ${number}` };
}

/** A written move laid out to be confirmed; undefined where no tile of the hand makes it. */
export function draftOf({ hand }: Known, move: NonNullable<ReturnType<typeof readMove>>): Draft | undefined {
  if (move.kind !== 'tile') return move;
  for (const [index, tile] of hand.entries()) {
    const turn = [0, 1, 2, 3].find((by) => turned(tile, by) === move.face);
    if (turn !== undefined) return { kind: 'tile', index, turn, at: move.at, isTurned: false };
  }
  return undefined;
}

/** One step back: from the place to the piece, from the piece to nothing. */
export const steppedBack = (draft: Draft): Draft =>
  (draft.kind === 'tile' || draft.kind === 'stone') && draft.at ? { ...draft, at: undefined } : NONE;
