import { findToken } from '@stolik/circuit/board/tiles';
import * as codes from '@stolik/circuit/turn/codes';
import type { Action } from '@stolik/kernel/game';
import { ALL_CELLS, ALL_SIDES, type Spot } from './layout.ts';

/** The legal actions of a decision, asked by what a person touches. */
export interface Moves {
  readonly isEmpty: boolean;
  /** Ways the glow tokens can be laid after this move; 0 when the move is not allowed. */
  ways(base: number): number;
  readonly canPass: boolean;
  canSwap(token: string): boolean;
  canLay(token: string): boolean;
  /** Cells this tile can be laid on; where `token` is left out, those of any tile of the hand. */
  cells(token: string): ReadonlySet<number>;
  /** What this iron (0 in front, 1 in hand) can be used on. */
  ironSpots(from: 0 | 1): readonly Spot[];
}

const kindOf = (token: string): number => findToken(token) ?? 0;
export const tileNumber = (token: string, turn: number): number => kindOf(token) * 4 + (turn & 3);

export function readMoves(legal: readonly Action[]): Moves {
  const ways = new Map<number, number>();
  for (const action of legal) {
    const base = codes.baseOf(action);
    ways.set(base, Math.max(ways.get(base) ?? 0, codes.choiceOf(action) + 1));
  }
  const has = (base: number): boolean => ways.has(base);
  const cellsOf = new Map<string, ReadonlySet<number>>();
  const cells = (token: string): ReadonlySet<number> => {
    const known =
      cellsOf.get(token) ??
      new Set(ALL_CELLS.filter((cell) => token !== 'iron' && has(codes.layBase(tileNumber(token, 0), cell))));
    cellsOf.set(token, known);
    return known;
  };
  const ironCells = [0, 1].map(
    (from) =>
      new Set(
        [...ways.keys()]
          .filter((base) => codes.isIronOnCell(base) && codes.isFromHand(base) === (from === 1))
          .map(codes.ironCellOf),
      ),
  );
  return {
    isEmpty: ways.size === 0,
    ways: (base) => ways.get(base) ?? 0,
    canPass: has(codes.PASS),
    canSwap: (token) => has(codes.swapBase(kindOf(token))),
    canLay: (token) => cells(token).size > 0,
    cells,
    ironSpots: (from) => [
      ...[...ironCells[from]!].map((cell): Spot => ({ kind: 'cell', cell })),
      ...ALL_SIDES.filter((side) => has(codes.fuseBase(side, from))).map((side): Spot => ({ kind: 'side', side })),
    ],
  };
}

export const NO_MOVES: Moves = readMoves([]);
