import type { Seat } from '@stolik/kernel/game';
import type { ChainReason } from '../current/reasons.ts';

/** The iron's earlier place and its use. [C6] */
export type IronFrom = 'front' | 'hand';
export type IronUse = 'exchange' | 'burnt' | 'fuse' | 'short';

/** Past-tense facts, one animation each. Cells, side tokens and tiles are written as in the notation. */
export type CircuitEvent =
  | { readonly kind: 'sidePlaced'; readonly side: string; readonly token: string }
  | { readonly kind: 'firstPlayerDrawn'; readonly seat: Seat }
  | { readonly kind: 'turnBegan'; readonly seat: Seat }
  /** Without a token: somebody else drew it. `seers` are the seats that see it, as bits; it is never sent on. */
  | { readonly kind: 'tokenDrawn'; readonly seat: Seat; readonly token?: string; readonly seers?: number }
  | { readonly kind: 'tileLaid'; readonly seat: Seat; readonly tile: string; readonly cell: string }
  | { readonly kind: 'tokenExchanged'; readonly seat: Seat; readonly token: string }
  | { readonly kind: 'ironUsed'; readonly seat: Seat; readonly from: IronFrom; readonly use: IronUse; readonly at: string }
  | {
      readonly kind: 'tileTakenOut';
      readonly cell: string;
      readonly tile: string;
      readonly to: 'bag' | 'discard';
      readonly kept?: { readonly seat: Seat; readonly level: number };
    }
  | { readonly kind: 'smokeTakenOff'; readonly side: string }
  | { readonly kind: 'reedSwitched'; readonly cell: string; readonly on: boolean }
  | { readonly kind: 'chainClosed'; readonly seat: Seat; readonly reason: ChainReason }
  | { readonly kind: 'fuseBurnt'; readonly side: string }
  | { readonly kind: 'shortMade'; readonly seat: Seat }
  | { readonly kind: 'shortRemoved'; readonly seat: Seat }
  | { readonly kind: 'partsBurnt'; readonly cells: readonly string[] }
  | { readonly kind: 'glowPlaced'; readonly seat: Seat; readonly cell: string; readonly level: number }
  | { readonly kind: 'keptDark'; readonly cells: readonly string[] }
  | {
      readonly kind: 'penaltyPaid';
      readonly seat: Seat;
      readonly points: number;
      readonly for: 'short' | 'smoke' | 'iron';
      readonly clause: string;
    }
  /** The second action that x2 asks for. [C8.1] */
  | { readonly kind: 'secondAsked'; readonly seat: Seat; readonly again: 'lay' | 'swap' }
  | { readonly kind: 'turnLost'; readonly seat: Seat; readonly for: 'short' | 'smoke' }
  | { readonly kind: 'turnMissed'; readonly seat: Seat }
  /** Over, also where it was missed: a standing short has stood for one turn more. [C4.6] */
  | { readonly kind: 'turnEnded'; readonly seat: Seat }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'lastRoundBegan'; readonly seat: Seat; readonly seats: readonly Seat[] }
  /** With what went from the hand and from in front into the discard. [C7.3] */
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly tokens: readonly string[] }
  | { readonly kind: 'gameEnded'; readonly reason: string; readonly clause: string };
