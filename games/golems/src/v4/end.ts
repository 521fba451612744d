import type { Emit } from '@stolik/kernel/game';
import * as fields from '../core/field.ts';
import { cellName } from '../core/field.ts';
import * as world from '../core/world.ts';
import { relocate } from '../core/world.ts';
import type { Event4 } from './facts.ts';
import { longestProgram } from './programs.ts';
import * as record from './state.ts';
import { isPlaying, type State4 } from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { NOWHERE } = fields;
const { OUT } = world;
const { DAMAGED, ICED_AT, OVER, REASONS, REASON_CLAUSES, STRIDE, WET_AT } = record;

type Tell = Emit<Event4> | undefined;

const BITS = Uint8Array.from([0, 1, 1, 2, 1, 2, 2, 3]);
/** How many of a robot's components are damaged. */
export const damagedCount = (state: State4, seat: number): number => BITS[state.robot[seat * STRIDE + DAMAGED]!]!;

/** Everybody past the last component, and who leaves for good, goes from the field. [G4.9.1] */
export function takeOut(state: State4, emit: Tell): void {
  const going = state.doomed | state.leaving;
  if (going === 0) return;
  for (let seat = 0; seat < state.table.seats; seat++) {
    if ((going & (1 << seat)) !== 0 && state.at[seat]! >= 0) leaveField(state, seat, emit);
  }
  state.doomed = 0;
}

export function leaveField(state: State4, seat: number, emit: Tell): void {
  emit?.({ kind: 'golemOut', seat, at: cellName(state.field, state.at[seat]!), clause: 'G4.9.1' });
  relocate(state, seat, OUT);
  state.robot[seat * STRIDE + WET_AT] = NOWHERE;
  state.robot[seat * STRIDE + ICED_AT] = NOWHERE;
  const others = ~(1 << seat);
  state.standing &= others;
  state.playing &= others;
  state.wet &= others;
  state.fallen &= others;
  state.waiting &= others;
  // Rows that only this robot had are not played.
  if (state.rows > 0) state.rows = longestProgram(state);
}

/** One robot left, or none but bots: the game is over. True when it is. [G4.9.2] */
export function judge(state: State4, emit: Tell): boolean {
  const { standing, playing, table } = state;
  // Bots are not Robots: among several players the last one has won, whatever bots are left.
  const counted = playing !== 0 && table.players > 1 && table.rulings !== undefined ? playing : standing;
  const isOne = (counted & (counted - 1)) === 0;
  if (playing !== 0 && !isOne) return false;
  const last = isOne ? 31 - Math.clz32(counted) : -1;
  finish(state, last, standing === 0 ? 'all-out' : playing === 0 ? 'players-out' : 'last-robot', emit);
  return true;
}

/** The rounds are over: the fewest damaged components among the players' robots. [G4.9.2] */
export function judgeRounds(state: State4, emit: Tell): void {
  const { seats, players } = state.table;
  if (players === 1) {
    finish(state, -1, 'held-out', emit);
    return;
  }
  let best = -1;
  let isShared = false;
  for (let seat = 0; seat < seats; seat++) {
    if (!isPlaying(state, seat)) continue;
    const fewer = best < 0 ? -1 : damagedCount(state, seat) - damagedCount(state, best);
    if (fewer === 0) isShared = true;
    if (fewer >= 0) continue;
    best = seat;
    isShared = false;
  }
  finish(state, isShared ? -1 : best, isShared ? 'equal-damaged' : 'fewest-damaged', emit);
}

function finish(state: State4, winner: number, reason: (typeof REASONS)[number], emit: Tell): void {
  state.ask = OVER;
  state.winner = winner + 1;
  state.reason = REASONS.indexOf(reason);
  emit?.({
    kind: 'gameOver',
    winners: winner < 0 ? [] : [winner],
    reason,
    clause: REASON_CLAUSES[state.reason]!,
  });
}
