import type { CircuitEvent } from '@stolik/circuit/turn/events';

/** How long each event is shown, in milliseconds at pace 1. */
const DURATIONS: Readonly<Record<CircuitEvent['kind'], number>> = {
  sidePlaced: 45,
  firstPlayerDrawn: 450,
  turnBegan: 0,
  secondAsked: 0,
  turnEnded: 0,
  tokenDrawn: 130,
  tileLaid: 320,
  tokenExchanged: 300,
  ironUsed: 620,
  tileTakenOut: 400,
  smokeTakenOff: 500,
  reedSwitched: 420,
  chainClosed: 800,
  fuseBurnt: 900,
  shortMade: 900,
  shortRemoved: 400,
  partsBurnt: 1000,
  glowPlaced: 480,
  keptDark: 500,
  penaltyPaid: 700,
  turnLost: 700,
  turnMissed: 500,
  passed: 400,
  lastRoundBegan: 700,
  resigned: 500,
  gameEnded: 500,
};

export const durationOf = (event: CircuitEvent): number => DURATIONS[event.kind];
