import type { Emit } from '@stolik/kernel/game';
import { isTurn, isWalk, letterOf, travelOf, turned } from '../core/commands.ts';
import type { FacingName } from '../core/events.ts';
import * as fields from '../core/field.ts';
import { cellName } from '../core/field.ts';
import * as movement from '../core/movement.ts';
import { carryOut, decideSteps, newStepPlan } from '../core/movement.ts';
import { passesSnow } from '../core/snow.ts';
import { BACK } from '../programs/program.ts';
import type { Event4 } from './facts.ts';
import * as kinds from './kinds.ts';
import { heightOfColumn, isLine } from './kinds.ts';
import * as record from './state.ts';
import { kitOf, partIndex, type State4, setColumn } from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code, which nearly doubles the speed.
const { ACTING, COMMAND, STRIDE, WET_AT } = record;
const { CHASSIS, LEVEL_MASK, LINE_FACING, PORTAL, RULES, STONE, WATER } = kinds;
const { DIRECTION_LETTERS, ICE, NOWHERE, SNOW } = fields;
const { BLOCK_REASONS, BY_BARREL, GOES, STAYS, SWIMS } = movement;

type Tell = Emit<Event4> | undefined;

const plan = newStepPlan();
const CHASSIS_BIT = 1 << CHASSIS;

/** The step of all `movers`. Afterwards `sliding` and `wet` say which robots continue, and how. [G4.6] */
export function firstSteps(state: State4, movers: number, emit: Tell): void {
  const { robot, facing, at } = state;
  const { ground } = state.field;
  const { direction } = plan;
  const count = state.table.seats;
  let walkers = 0;
  let sliding = 0;
  for (let seat = 0; seat < count; seat++) {
    direction[seat] = NOWHERE;
    if ((movers & (1 << seat)) === 0) continue;
    const command = robot[seat * STRIDE + COMMAND]!;
    if (!mayMove(state, seat, command, emit)) continue;
    if (isWalk(command)) {
      direction[seat] = travelOf(facing[seat]!, command);
      walkers |= 1 << seat;
    } else {
      turn(state, seat, command, emit);
    }
    if (ground[at[seat]!] === ICE) sliding |= 1 << seat;
  }
  state.sliding = walkers === 0 ? sliding : sliding & ~stepAll(state, walkers, emit);
}

/** The second step of those who began on glare ice: an ordinary step in the facing they have now. [G4.6.3] */
export function secondSteps(state: State4, emit: Tell): void {
  const count = state.table.seats;
  let walkers = 0;
  for (let seat = 0; seat < count; seat++) {
    plan.direction[seat] = NOWHERE;
    if ((state.sliding & (1 << seat)) === 0) continue;
    const command = state.robot[seat * STRIDE + COMMAND]!;
    if (isWalk(command)) {
      plan.direction[seat] = travelOf(state.facing[seat]!, command);
      walkers |= 1 << seat;
    } else {
      turn(state, seat, command, emit);
    }
  }
  state.sliding = 0;
  if (walkers !== 0) stepAll(state, walkers, emit);
}

/** Whether a movement is begun at all: snow first, so that what a line or the chassis refuses counts in a drift too. [G4.6.4] */
function mayMove(state: State4, seat: number, command: number, emit: Tell): boolean {
  const at = state.at[seat]!;
  if (state.field.ground[at] === SNOW && !passesSnow(state, seat, command)) {
    if (emit) tellSwallowed(state, seat, command, emit);
    return false;
  }
  // Bots have no components, so nothing of theirs is ever damaged.
  const damaged = state.robot[seat * STRIDE + ACTING]!;
  if (damaged >= CHASSIS_BIT && kitOf(state).forbids[partIndex(state, seat, CHASSIS, damaged)] === command) {
    if (emit) tellRefused(seat, command, 'chassis', emit);
    return false;
  }
  if (isTurn(command) && isLine(state.token[at]!)) {
    if (emit) tellRefused(seat, command, 'line', emit);
    return false;
  }
  return true;
}

function tellSwallowed(state: State4, seat: number, command: number, emit: Emit<Event4>): void {
  const at = cellName(state.field, state.at[seat]!);
  emit({ kind: 'commandSwallowed', seat, command: letterOf(command), at, clause: 'G4.6.4' });
}

function tellRefused(seat: number, command: number, by: 'chassis' | 'line', emit: Emit<Event4>): void {
  emit({ kind: 'commandRefused', seat, command: letterOf(command), by, clause: by === 'chassis' ? 'G4.4.4' : 'G4.7.6' });
}

function turn(state: State4, seat: number, command: number, emit: Tell): void {
  face(state, seat, turned(state.facing[seat]!, command), null, emit);
}

function face(state: State4, seat: number, to: number, clause: string | null, emit: Tell): void {
  if (emit) tellTurned(seat, state.facing[seat]!, to, clause, emit);
  state.facing[seat] = to;
}

function tellTurned(seat: number, from: number, to: number, clause: string | null, emit: Emit<Event4>): void {
  emit({
    kind: 'golemTurned',
    seat,
    from: DIRECTION_LETTERS[from] as FacingName,
    to: DIRECTION_LETTERS[to] as FacingName,
    clause,
  });
}

/** Decides and carries out one step of all walkers; gives the bits of those who did not get onto a new cell. */
function stepAll(state: State4, walkers: number, emit: Tell): number {
  const stopped = emit ? -1 : plainSteps(state, walkers);
  return stopped >= 0 ? stopped : settleSteps(state, walkers, emit);
}

function settleSteps(state: State4, walkers: number, emit: Tell): number {
  const count = state.table.seats;
  plan.golems = count;
  plan.isReturnAMove = state.table.rulings === undefined;
  const barred = state.contents.length === 0 ? 0 : barrelsBehindPortals(state, walkers);
  decideSteps(state, RULES, state.table.swap, plan);
  if (emit) tellSteps(state, barred, emit);
  carryOut(state, plan);
  let stopped = barred;
  for (let seat = 0; seat < count; seat++) {
    const bit = 1 << seat;
    if ((walkers & bit) === 0 || (barred & bit) !== 0) continue;
    const decided = plan.decided[seat]!;
    if (plan.pushTo[seat]! >= 0 && decided !== STAYS) settleBarrel(state, plan.pushTo[seat]!, emit);
    if (decided === GOES) {
      const token = state.token[plan.to[seat]!]!;
      if (isLine(token)) followLine(state, seat, token, emit);
      continue;
    }
    stopped |= bit;
    if (decided !== SWIMS) continue;
    state.wet |= bit;
    state.robot[seat * STRIDE + WET_AT] = plan.near[seat]!;
  }
  return stopped;
}

/**
 * Most steps touch nothing: onto an empty cell that nobody else wants, or against the edge, a stone or a robot that does not walk.
 * When all are like that nobody's step depends on another's, and no decision is needed. Otherwise -1, and nothing has moved.
 */
function plainSteps(state: State4, walkers: number): number {
  const { at, token, barrel, golemAt } = state;
  const { steps } = state.field;
  const { direction, near } = plan;
  const count = state.table.seats;
  let stopped = 0;
  for (let seat = 0; seat < count; seat++) {
    if ((walkers & (1 << seat)) === 0) continue;
    const cell = steps[at[seat]! * 4 + direction[seat]!]!;
    near[seat] = cell;
    if (cell < 0 || token[cell] === STONE) {
      stopped |= 1 << seat;
      continue;
    }
    if (token[cell] !== 0 || barrel[cell] !== 0) return -1;
    const other = golemAt[cell]!;
    if (other !== 0) {
      if ((walkers & (1 << (other - 1))) !== 0) return -1;
      stopped |= 1 << seat;
      continue;
    }
    for (let before = 0; before < seat; before++) {
      if ((walkers & (1 << before)) !== 0 && near[before] === cell) return -1;
    }
  }
  const going = walkers & ~stopped;
  for (let seat = 0; seat < count; seat++) {
    if ((going & (1 << seat)) === 0) continue;
    golemAt[at[seat]!] = 0;
    golemAt[near[seat]!] = seat + 1;
    at[seat] = near[seat]!;
    state.charge[seat] = 0;
  }
  return stopped;
}

/** Only a position written by hand has a barrel on a portal that leads somewhere: then the pair's cell is taken. [G4.7.4] */
function barrelsBehindPortals(state: State4, walkers: number): number {
  let barred = 0;
  for (let seat = 0; seat < plan.golems; seat++) {
    if ((walkers & (1 << seat)) === 0) continue;
    const near = state.field.steps[state.at[seat]! * 4 + plan.direction[seat]!]!;
    if (near < 0 || state.token[near] !== PORTAL || state.pair[near]! < 0 || state.barrel[state.pair[near]!] === 0) continue;
    plan.direction[seat] = NOWHERE;
    barred |= 1 << seat;
  }
  return barred;
}

function followLine(state: State4, seat: number, token: number, emit: Tell): void {
  const facing = state.facing[seat]!;
  const back = state.robot[seat * STRIDE + COMMAND] === BACK ? 1 : 0;
  const to = LINE_FACING[(token * 4 + facing) * 2 + back]!;
  if (to !== facing) face(state, seat, to, 'G4.7.6', emit);
}

/** What becomes of a barrel where it was pushed to. [G4.7.1] */
function settleBarrel(state: State4, cell: number, emit: Tell): void {
  const token = state.token[cell]!;
  if (token === WATER) floatColumn(state, cell, emit);
  else if (token === PORTAL && state.pair[cell]! >= 0) {
    loseBarrel(state, cell, 'portal', emit);
  }
}

/** Keeps the lowest barrel of a column that gets into the water; it floats, the others are lost. [G4.7.1] */
export function floatColumn(state: State4, cell: number, emit: Tell): void {
  const barrel = state.barrel[cell]! - 1;
  const column = state.contents[barrel]!;
  const lost = heightOfColumn(column) - 1;
  emit?.({ kind: 'barrelFloats', at: cellName(state.field, cell) });
  if (lost === 0) return;
  setColumn(state, barrel, column & LEVEL_MASK);
  state.barrelsGone += lost;
  emit?.({ kind: 'barrelLost', at: cellName(state.field, cell), why: 'column', barrels: lost });
}

/** The barrel or column of a cell leaves the field unopened. */
export function loseBarrel(state: State4, cell: number, why: 'portal' | 'sunk', emit: Tell): void {
  const barrel = state.barrel[cell]! - 1;
  const barrels = heightOfColumn(state.contents[barrel]!);
  state.barrel[cell] = 0;
  state.barrelsGone += barrels;
  setColumn(state, barrel, 0);
  emit?.({ kind: 'barrelLost', at: cellName(state.field, cell), why, barrels });
}

function tellSteps(state: State4, barred: number, emit: Emit<Event4>): void {
  const { field } = state;
  const name = (cell: number): string | null => (cell < 0 ? null : cellName(field, cell));
  for (let seat = 0; seat < plan.golems; seat++) {
    const from = name(state.at[seat]!);
    if (from === null) continue;
    if ((barred & (1 << seat)) !== 0) {
      emit({ kind: 'moveBlocked', seat, at: from, by: 'barrel', to: null, clause: 'G4.7.4' });
      continue;
    }
    const near = plan.near[seat]!;
    const to = plan.to[seat]!;
    switch (plan.decided[seat]) {
      case STAYS: {
        const by = BLOCK_REASONS[plan.why[seat]!] as movement.BlockReason;
        const clause = plan.why[seat] === BY_BARREL ? 'G4.7.1' : near !== to ? 'G4.7.4' : 'G4.6.1';
        emit({ kind: 'moveBlocked', seat, at: from, by, to: name(near), clause });
        break;
      }
      case GOES:
      case SWIMS:
        if (plan.pushTo[seat]! >= 0) emit({ kind: 'barrelPushed', seat, from: name(near)!, to: name(plan.pushTo[seat]!)! });
        if (plan.decided[seat] === SWIMS) emit({ kind: 'waterEntered', seat, at: name(near)!, from });
        else emit({ kind: 'golemMoved', seat, from, to: name(to)!, via: near === to ? null : name(near) });
    }
  }
}
