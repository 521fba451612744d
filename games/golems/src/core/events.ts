import type { Seat } from '@stolik/kernel/game';
import type { BlockReason } from './movement.ts';

/** Cells are named as in notation (`b3`), facings by letter, seats counted from 0; a clause says why something did not happen. */
export type CellName = string;
export type FacingName = 'N' | 'E' | 'S' | 'W';

/** The events of both editions while programs run. Each edition adds its own. */
export type CoreEvent =
  | { readonly kind: 'roundBegan'; readonly round: number; readonly first: Seat }
  | { readonly kind: 'programLaid'; readonly seat: Seat }
  | { readonly kind: 'rowOpened'; readonly row: number; readonly commands: readonly (string | null)[] }
  | { readonly kind: 'passBegan'; readonly row: number; readonly pass: number }
  | { readonly kind: 'stepBegan'; readonly step: number; readonly clause: string }
  | { readonly kind: 'dieRolled'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'botActed'; readonly seat: Seat; readonly sees: Seat | null; readonly command: string }
  | {
      readonly kind: 'conditionTested';
      readonly seat: Seat;
      readonly test: string;
      readonly at: CellName | null;
      readonly answer: boolean;
    }
  | {
      readonly kind: 'golemMoved';
      readonly seat: Seat;
      readonly from: CellName;
      readonly to: CellName;
      readonly via: CellName | null;
    }
  | {
      readonly kind: 'golemTurned';
      readonly seat: Seat;
      readonly from: FacingName;
      readonly to: FacingName;
      readonly clause: string | null;
    }
  | {
      readonly kind: 'commandSwallowed';
      readonly seat: Seat;
      readonly command: string;
      readonly at: CellName;
      readonly clause: string;
    }
  | {
      readonly kind: 'moveBlocked';
      readonly seat: Seat;
      readonly at: CellName;
      readonly by: BlockReason;
      /** Where it would have gone; null beyond the edge. */
      readonly to: CellName | null;
      readonly clause: string;
    }
  | { readonly kind: 'barrelPushed'; readonly seat: Seat; readonly from: CellName; readonly to: CellName }
  | { readonly kind: 'waterEntered'; readonly seat: Seat; readonly at: CellName; readonly from: CellName }
  | { readonly kind: 'waterLeft'; readonly seat: Seat; readonly to: CellName }
  | { readonly kind: 'pointsBlocked'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'golemOut'; readonly seat: Seat; readonly at: CellName; readonly clause: string }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'rowEnded'; readonly row: number }
  | { readonly kind: 'gameOver'; readonly winners: readonly Seat[]; readonly reason: string; readonly clause: string };
