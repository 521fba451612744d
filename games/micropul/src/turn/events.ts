import { REFEREE, type Seat, type Viewer } from '@stolik/kernel/game';
import type { Fired } from '../board/catalysts.ts';
import type { Colour } from '../board/faces.ts';
import type { Corner } from '../board/places.ts';
import type { EndReason } from './state.ts';

/** Events of the game. Tiles are written as placed or printed (`W..1`, `big:B+`). An absent `tile` was not seen. */
export type MicropulEvent =
  | { readonly kind: 'firstPlayerDrawn'; readonly seat: Seat }
  | Hideable<'tileDealt'>
  | { readonly kind: 'tileLaid'; readonly seat: Seat; readonly tile: string; readonly x: number; readonly y: number }
  | ({ readonly kind: 'catalystFired'; readonly seat: Seat } & Fired)
  /** `asked` is what the dots ask for; `count` is fewer when the core runs out. [M5.2] */
  | { readonly kind: 'tilesWon'; readonly seat: Seat; readonly asked: number; readonly count: number; readonly core: number }
  | ({ readonly kind: 'groupClosed'; readonly colour: Colour; readonly points: number; readonly stones: readonly Seat[] } & At)
  | ({ readonly kind: 'groupSpoilt'; readonly colour: Colour; readonly stones: readonly Seat[] } & At)
  | ({ readonly kind: 'stonePut'; readonly seat: Seat; readonly left: number } & At)
  /** What a seat takes into its hand, or turns up alone, chance says next. [M3.2, M8] */
  | { readonly kind: 'drawBegan'; readonly seat: Seat; readonly what: 'take' | 'reveal' }
  | Hideable<'tileTaken'>
  | { readonly kind: 'openTileTaken'; readonly seat: Seat; readonly tile: string; readonly number: number }
  | { readonly kind: 'tileTurnedUp'; readonly seat: Seat; readonly tile: string }
  /** A plus alone with nothing face down in the supply, or with the option `none`. [M8] */
  | { readonly kind: 'nothingTurnedUp'; readonly seat: Seat; readonly clause: 'M8' }
  | { readonly kind: 'extraTurnWon'; readonly seat: Seat; readonly owed: number }
  /** The game ended with the placement of the plus. [M7.1] */
  | { readonly kind: 'plusLost'; readonly seat: Seat; readonly clause: 'M7.1' }
  /** No legal action in an extra turn. [M3.4] */
  | { readonly kind: 'extraTurnSkipped'; readonly seat: Seat; readonly clause: 'M3.4' }
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly isExtra: boolean }
  | {
      readonly kind: 'seatLost';
      readonly seat: Seat;
      readonly reason: Exclude<EndReason, 'core-emptied'>;
      readonly clause: string;
    }
  | {
      readonly kind: 'gameOver';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      readonly reason: string;
      readonly clause: string;
    };

interface At {
  readonly x: number;
  readonly y: number;
  readonly corner: Corner;
}

/** A tile comes into a hand: its owner sees it, others only with open hands. [M2.2] */
interface Hideable<Kind extends string> {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly isOpen: boolean;
  readonly tile?: string;
}

export function see(event: MicropulEvent, viewer: Viewer): MicropulEvent {
  if (event.kind !== 'tileDealt' && event.kind !== 'tileTaken') return event;
  if (event.isOpen || viewer === event.seat || viewer === REFEREE) return event;
  return { kind: event.kind, seat: event.seat, isOpen: false };
}
