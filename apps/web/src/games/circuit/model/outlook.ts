import { POINTS_TO_END } from '@stolik/circuit/board/tiles';
import type { ChainReason } from '@stolik/circuit/current/reasons';
import { follow } from '@stolik/circuit/seen/follow';
import { predict } from '@stolik/circuit/seen/foresight';
import type { CircuitView } from '@stolik/circuit/seen/view';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import type { Action, Seat } from '@stolik/kernel/game';

/** What a move would do, gathered for the board and the panel. */
export interface Outlook {
  readonly action: Action;
  readonly events: readonly CircuitEvent[];
  readonly chains: readonly ChainReason[];
  /** The table as it would be. */
  readonly after: CircuitView;
  readonly glow: readonly { readonly cell: string; readonly level: number }[];
  readonly points: number;
  readonly penalty: number;
  readonly losesTurn: boolean;
  readonly endsGame: boolean;
}

export function outlookOf(view: CircuitView, seat: Seat, action: Action): Outlook {
  const events = predict(view, seat, action);
  const glow = events.flatMap((event) => (event.kind === 'glowPlaced' ? [{ cell: event.cell, level: event.level }] : []));
  const points = glow.reduce((sum, { level }) => sum + level, 0);
  return {
    action,
    events,
    chains: events.flatMap((event) => (event.kind === 'chainClosed' ? [event.reason] : [])),
    after: events.reduce(follow, view),
    glow,
    points,
    penalty: events.reduce((sum, event) => (event.kind === 'penaltyPaid' && event.seat === seat ? sum + event.points : sum), 0),
    losesTurn: events.some(({ kind }) => kind === 'turnLost'),
    endsGame: view.last === null && sidePoints(view, seat) < POINTS_TO_END && sidePoints(view, seat) + points >= POINTS_TO_END,
  };
}

/** Points of glow of a seat's whole side. [C8.2] */
export const sidePoints = (view: CircuitView, seat: Seat): number =>
  view.seats.reduce((sum, each) => (each.side === view.seats[seat]?.side ? sum + each.points : sum), 0);

/** It would cost points or a turn. */
export const isCostly = ({ penalty, losesTurn }: Outlook): boolean => penalty > 0 || losesTurn;
