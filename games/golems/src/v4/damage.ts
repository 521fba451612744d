import type { Emit } from '@stolik/kernel/game';
import { cellName, NOWHERE } from '../core/field.ts';
import { firstSeat } from '../core/seats.ts';
import { type Exits, findExits, newExits } from '../core/water.ts';
import { relocate } from '../core/world.ts';
import type { Event4 } from './facts.ts';
import * as kinds from './kinds.ts';
import type { State4 } from './state.ts';
import * as record from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code, which nearly doubles the speed.
const { ASK_DAMAGE, ASK_EXIT, ASK_REPAIR, BLOWS, DAMAGED, OWED, POINTS, STRIDE, TIMES, WET_AT } = record;
const { ALL_DAMAGED, BREAKING_ORDER, COMPONENTS, RULES } = kinds;

type Tell = Emit<Event4> | undefined;

const exits = newExits();

/** Seat order of this round: the first player, then clockwise. */
export function seatInOrder(state: State4, index: number): number {
  const seat = firstSeat(state.round, state.table.seats) + index;
  return seat < state.table.seats ? seat : seat - state.table.seats;
}

function ask(state: State4, question: number, seat: number): true {
  state.ask = question;
  state.asked = seat;
  return true;
}

const isLeaving = (state: State4, seat: number): boolean => (state.leaving & (1 << seat)) !== 0;

/** One point that nothing blocks. True when the owner is asked which component goes. [G4.4.4] */
function takePoint(state: State4, seat: number, emit: Tell): boolean {
  const sound = ALL_DAMAGED & ~state.robot[seat * STRIDE + DAMAGED]!;
  if (state.table.isBot[seat] === 1 || sound === 0) {
    // A bot has one life. [G4.8]
    if ((state.doomed & (1 << seat)) === 0) emit?.({ kind: 'lastPointTaken', seat });
    state.doomed |= 1 << seat;
    return false;
  }
  if ((sound & (sound - 1)) !== 0 && !isLeaving(state, seat)) return ask(state, ASK_DAMAGE, seat);
  damageComponent(state, seat, firstToBreak(state, seat), emit);
  return false;
}

/** The component that breaks without a choice. */
export function firstToBreak(state: State4, seat: number): number {
  return BREAKING_ORDER.find((component) => (state.robot[seat * STRIDE + DAMAGED]! & (1 << component)) === 0) ?? 0;
}

export function damageComponent(state: State4, seat: number, component: number, emit: Tell): void {
  state.robot[seat * STRIDE + DAMAGED]! |= 1 << component;
  emit?.({ kind: 'componentDamaged', seat, component: COMPONENTS[component]! });
}

export function repairComponent(state: State4, seat: number, component: number, emit: Tell): void {
  if (component >= COMPONENTS.length) {
    emit?.({ kind: 'repairDeclined', seat });
    return;
  }
  state.robot[seat * STRIDE + DAMAGED]! &= ~(1 << component);
  emit?.({ kind: 'componentRepaired', seat, component: COMPONENTS[component]! });
}

/**
 * Settles all robots in the water: at once the point, then the way out, one robot after the other. True when a player must
 * choose. [G4.4.4]
 */
export function settleWet(state: State4, emit: Tell): boolean {
  for (let i = 0; state.wet !== 0 && i < state.table.seats; i++) {
    const seat = seatInOrder(state, i);
    if ((state.wet & (1 << seat)) === 0) continue;
    if (state.stage === 0) {
      state.stage = 1;
      if (takePoint(state, seat, emit)) return true;
    }
    if (findWayOut(state, seat, emit)) return true;
  }
  return false;
}

/** Brings out the robots that fell in during actions, in seat order; their points come later. True when a player must choose. */
export function settleFallen(state: State4, emit: Tell): boolean {
  for (let i = 0; state.fallen !== 0 && i < state.table.seats; i++) {
    const seat = seatInOrder(state, i);
    if ((state.fallen & (1 << seat)) !== 0 && findWayOut(state, seat, emit)) return true;
  }
  return false;
}

/** The cells where this robot may come out of the water. [G4.7.3, G4.7.5] */
export function exitsOf(state: State4, seat: number): Exits {
  findExits(state, RULES, state.robot[seat * STRIDE + WET_AT]!, startOf(state, seat), exits);
  return exits;
}

/** Who walked in still holds the cell they came from; who fell in has none. */
const startOf = (state: State4, seat: number): number =>
  state.at[seat] === state.robot[seat * STRIDE + WET_AT] ? NOWHERE : state.at[seat]!;

/** Back where one came from, or else the first free cell of a1, b1, ... a2, ... */
export function defaultExit(state: State4, seat: number): number {
  const start = startOf(state, seat);
  return start !== NOWHERE ? start : exitsOf(state, seat).cells[0]!;
}

function findWayOut(state: State4, seat: number, emit: Tell): boolean {
  const { length } = exitsOf(state, seat);
  if (length === 0) {
    emit?.({ kind: 'stuckInWater', seat, at: cellName(state.field, state.at[seat]!) });
    dry(state, seat);
    return false;
  }
  if (length > 1 && state.table.isBot[seat] === 0 && !isLeaving(state, seat)) return ask(state, ASK_EXIT, seat);
  comeOut(state, seat, defaultExit(state, seat), emit);
  return false;
}

export function comeOut(state: State4, seat: number, cell: number, emit: Tell): void {
  relocate(state, seat, cell);
  dry(state, seat);
  emit?.({ kind: 'waterLeft', seat, to: cellName(state.field, cell) });
}

function dry(state: State4, seat: number): void {
  state.robot[seat * STRIDE + WET_AT] = NOWHERE;
  state.wet &= ~(1 << seat);
  state.fallen &= ~(1 << seat);
  state.stage = 0;
}

/** Takes off what Defend blocks, two in a Cycle 2 and of all attacks together; what is left is taken point by point. [G4.4.3] */
export function countBlows(state: State4, emit: Tell): void {
  const { robot } = state;
  for (let seat = 0; seat < state.table.seats; seat++) {
    const blows = robot[seat * STRIDE + BLOWS]!;
    if (blows === 0) continue;
    const guard = (state.defenders & (1 << seat)) === 0 ? 0 : robot[seat * STRIDE + TIMES]!;
    const blocked = Math.min(blows, guard);
    robot[seat * STRIDE + BLOWS] = 0;
    robot[seat * STRIDE + POINTS]! += blows - blocked;
    if (blocked > 0) emit?.({ kind: 'pointsBlocked', seat, points: blocked });
  }
}

/** All points of the row, in seat order. True when an owner is asked. */
export function settlePoints(state: State4, emit: Tell): boolean {
  for (let i = 0; i < state.table.seats; i++) {
    const seat = seatInOrder(state, i);
    while (state.robot[seat * STRIDE + POINTS]! > 0) {
      state.robot[seat * STRIDE + POINTS]!--;
      if (takePoint(state, seat, emit)) return true;
    }
  }
  return false;
}

/** Asks for allowed repairs, in seat order; a robot without damage is not asked. True when a player must choose. [G4.7.1] */
export function settleRepairs(state: State4): boolean {
  for (let i = 0; i < state.table.seats; i++) {
    const seat = seatInOrder(state, i);
    while (state.robot[seat * STRIDE + OWED]! > 0) {
      state.robot[seat * STRIDE + OWED]!--;
      if (state.at[seat]! >= 0 && state.robot[seat * STRIDE + DAMAGED] !== 0 && !isLeaving(state, seat))
        return ask(state, ASK_REPAIR, seat);
    }
  }
  return false;
}
