import { isTurn, letterOf, travelOf, turned } from '../core/commands.ts';
import type { FacingName } from '../core/events.ts';
import * as fields from '../core/field.ts';
import { cellName } from '../core/field.ts';
import * as movement from '../core/movement.ts';
import { type BlockReason, carryOut, decideSteps, newStepPlan } from '../core/movement.ts';
import { firstSeat } from '../core/seats.ts';
import { passesSnow } from '../core/snow.ts';
import { findExits, newExits } from '../core/water.ts';
import { relocate } from '../core/world.ts';
import * as cards from '../programs/program.ts';
import type { Emit6 } from './events.ts';
import * as kinds from './kinds.ts';
import * as instructions from './program-counter.ts';
import * as rowKinds from './rows.ts';
import { carryOutSlides, decideSlides, newSlidePlan } from './slides.ts';
import * as record from './state.ts';
import { canBeAsked, type State6 } from './state.ts';
import { takeToken } from './taking.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { DIRECTION_LETTERS, ICE, NOWHERE } = fields;
const { BLOCK_REASONS, BY_BARREL, BY_CLAIM, BY_EDGE, BY_RETURN, GOES, IDLE, STAYS, SWIMS } = movement;
const { STAY } = cards;
const { RULES } = kinds;
const { EXITS, REST, SLIDES } = instructions;
const { IDLE_ORDER } = rowKinds;
const { EXIT } = record;

const plan = newStepPlan();
const slide = newSlidePlan();
export const exits = newExits();

/** Does what `order` says, all golems at once: turns, then first steps. Exits and slides follow. [G6.6] */
export function move(state: State6, emit: Emit6): void {
  const { seats, isWinter } = state.table;
  const { at, facing, order: orders } = state;
  let walkers = 0;
  state.moved = 0;
  for (let golem = 0; golem < seats; golem++) {
    plan.direction[golem] = NOWHERE;
    const order = orders[golem]!;
    if (order === IDLE_ORDER || at[golem]! < 0) continue;
    if (isWinter && !passesSnow(state, golem, order)) {
      if (emit) tellSwallowed(state, golem, order, emit);
      continue;
    }
    if (order === STAY) continue;
    const onIce = isWinter && state.field.ground[at[golem]!] === ICE;
    if (isTurn(order)) {
      turn(state, golem, order, onIce, emit);
      continue;
    }
    const direction = travelOf(facing[golem]!, order);
    plan.direction[golem] = direction;
    if (onIce) state.sliding[golem] = direction + 1;
    walkers++;
  }
  if (walkers === 0) {
    state.pc = state.back;
    return;
  }
  if (!emit && walkers === 1 && stepsAlone(state)) return;
  plan.golems = seats;
  plan.barred = goalsIn(state);
  plan.isReturnAMove = state.table.rulings === undefined;
  decideSteps(state, RULES, state.table.swap, plan);
  if (emit) tellSteps(state, emit);
  carryOut(state, plan);
  settleSteps(state, emit);
}

/** Where barrels must not go, so that no goal can be buried. [G6.11.3] */
const goalsIn = (state: State6): Uint8Array | undefined =>
  state.table.kids && state.table.rulings !== undefined && state.loose !== 0 ? state.goalAt : undefined;

/** The commonest case of all: one golem walks, onto a bare cell, on plain ground. False when it is not so simple. */
function stepsAlone(state: State6): boolean {
  let golem = 0;
  while (plan.direction[golem]! < 0) golem++;
  const from = state.at[golem]!;
  const to = state.field.steps[from * 4 + plan.direction[golem]!]!;
  if (to < 0) {
    state.sliding[golem] = 0;
    state.pc = state.back;
    return true;
  }
  if (state.token[to] !== 0 || state.barrel[to] !== 0 || state.golemAt[to] !== 0 || state.sliding[golem] !== 0) return false;
  relocate(state, golem, to);
  state.moved = 1 << golem;
  state.pc = state.loose !== 0 ? REST : state.back;
  return true;
}

function turn(state: State6, golem: number, order: number, twice: boolean, emit: Emit6): void {
  for (let times = twice ? 2 : 1; times > 0; times--) {
    const from = state.facing[golem]!;
    state.facing[golem] = turned(from, order);
    if (emit) tellTurned(golem, from, state.facing[golem]!, twice && times === 1, emit);
  }
}

function tellTurned(seat: number, from: number, to: number, isSecond: boolean, emit: NonNullable<Emit6>): void {
  emit({
    kind: 'golemTurned',
    seat,
    from: DIRECTION_LETTERS[from] as FacingName,
    to: DIRECTION_LETTERS[to] as FacingName,
    clause: isSecond ? 'G6.6.4' : null,
  });
}

function settleSteps(state: State6, emit: Emit6): void {
  let swims = false;
  let slides = false;
  for (let golem = 0; golem < state.table.seats; golem++) {
    const decided = plan.decided[golem]!;
    if (decided === IDLE) continue;
    if (decided === GOES) {
      state.moved |= 1 << golem;
      if (state.sliding[golem] !== 0) slides = true;
    } else {
      state.sliding[golem] = 0;
      if (decided === SWIMS) {
        enterWater(state, golem, plan.near[golem]!, emit);
        swims = true;
      }
    }
  }
  state.pc = swims ? EXITS : slides ? SLIDES : state.moved !== 0 && state.loose !== 0 ? REST : state.back;
}

function enterWater(state: State6, golem: number, water: number, emit: Emit6): void {
  state.swimming[golem] = water + 1;
  state.damage[golem]!++;
  state.harmed = 1;
  if (!emit) return;
  const { field } = state;
  emit({ kind: 'waterEntered', seat: golem, at: cellName(field, water), from: cellName(field, state.at[golem]!) });
  emit({ kind: 'damageTaken', seat: golem, points: 1, cause: 'water', damage: state.damage[golem]! });
}

/** Brings swimmers out in seat order; stops where an owner has a choice. [G6.8.4] */
export function bringOut(state: State6, emit: Emit6): void {
  const { seats } = state.table;
  const first = firstSeat(state.round, seats);
  for (let offset = 0; offset < seats; offset++) {
    const golem = (first + offset) % seats;
    if (state.swimming[golem] === 0) continue;
    const start = state.at[golem]!;
    if (canBeAsked(state, golem)) {
      findExits(state, RULES, state.swimming[golem]! - 1, start, exits);
      if (exits.length > 1) {
        state.phase = EXIT;
        state.asked = golem;
        return;
      }
    }
    comeOut(state, golem, start, emit);
  }
  state.pc = state.sliding.some((direction) => direction !== 0) ? SLIDES : REST;
}

export function comeOut(state: State6, golem: number, cell: number, emit: Emit6): void {
  state.swimming[golem] = 0;
  state.charge[golem] = 0;
  relocate(state, golem, cell);
  state.moved |= 1 << golem;
  emit?.({ kind: 'waterLeft', seat: golem, to: cellName(state.field, cell) });
}

/** The second halves of movements begun on ice. [G6.6.4] */
export function slideAll(state: State6, emit: Emit6): void {
  const { seats } = state.table;
  slide.golems = seats;
  slide.barred = goalsIn(state);
  slide.isReturnAMove = state.table.rulings === undefined;
  for (let golem = 0; golem < seats; golem++) {
    slide.direction[golem] = state.sliding[golem]! - 1;
    state.sliding[golem] = 0;
  }
  decideSlides(state, RULES, state.table.swap, slide);
  if (emit) tellSlides(state, emit);
  carryOutSlides(state, slide);
  let swims = false;
  for (let golem = 0; golem < seats; golem++) {
    const decided = slide.decided[golem]!;
    if (decided === GOES) state.moved |= 1 << golem;
    if (slide.shoveTo[golem]! >= 0 && slide.golem[golem] !== 0) state.moved |= 1 << (slide.golem[golem]! - 1);
    if (decided !== SWIMS) continue;
    enterWater(state, golem, slide.near[golem]!, emit);
    swims = true;
  }
  state.pc = swims ? EXITS : REST;
}

/** Gives every resting golem the items of its cell. [G6.4.5, G6.11.3] */
export function comeToRest(state: State6, emit: Emit6): void {
  for (let golem = 0; golem < state.table.seats; golem++) {
    if ((state.moved & (1 << golem)) !== 0) takeToken(state, golem, emit);
  }
  state.moved = 0;
  state.pc = state.back;
}

function tellSwallowed(state: State6, golem: number, order: number, emit: NonNullable<Emit6>): void {
  const at = cellName(state.field, state.at[golem]!);
  emit({ kind: 'commandSwallowed', seat: golem, command: letterOf(order), at, clause: 'G6.6.5' });
}

const CLAUSE_OF_BLOCK = ['', 'G6.6.2', 'G6.6.2', 'G6.8.1', 'G6.6.2', 'G6.6.3', 'G6.6.3', 'G6.8.3'];

const isGoalBehind = (state: State6, golem: number): boolean => {
  const beyond = state.field.steps[plan.near[golem]! * 4 + plan.direction[golem]!]!;
  return beyond >= 0 && plan.barred !== undefined && plan.barred[beyond] !== 0;
};

function tellSteps(state: State6, emit: NonNullable<Emit6>): void {
  const { field } = state;
  for (let golem = 0; golem < plan.golems; golem++) {
    const decided = plan.decided[golem]!;
    if (decided === IDLE) continue;
    const from = cellName(field, state.at[golem]!);
    const near = plan.near[golem]!;
    if (decided === STAYS) {
      const why = plan.why[golem]!;
      const to = why === BY_EDGE ? null : cellName(field, why === BY_RETURN ? near : plan.to[golem]!);
      const by = BLOCK_REASONS[why] as BlockReason;
      const clause = why === BY_BARREL && isGoalBehind(state, golem) ? 'G6.11.3' : CLAUSE_OF_BLOCK[why]!;
      emit({ kind: 'moveBlocked', seat: golem, at: from, by, to, clause });
      continue;
    }
    const pushTo = plan.pushTo[golem]!;
    if (pushTo >= 0) emit({ kind: 'barrelPushed', seat: golem, from: cellName(field, near), to: cellName(field, pushTo) });
    if (decided !== GOES) continue;
    const to = plan.to[golem]!;
    emit({ kind: 'golemMoved', seat: golem, from, to: cellName(field, to), via: near === to ? null : cellName(field, near) });
  }
}

function tellSlides(state: State6, emit: NonNullable<Emit6>): void {
  const { field } = state;
  for (let golem = 0; golem < slide.golems; golem++) {
    const decided = slide.decided[golem]!;
    const from = cellName(field, Math.max(0, state.at[golem]!));
    const near = slide.near[golem]!;
    if (decided === GOES) {
      const to = slide.to[golem]!;
      emit({ kind: 'golemSlid', seat: golem, from, to: cellName(field, to), via: near === to ? null : cellName(field, near) });
    }
    if (decided !== STAYS) continue;
    const why = slide.why[golem]!;
    emit({
      kind: 'slideBlocked',
      seat: golem,
      at: from,
      by: BLOCK_REASONS[why] as BlockReason,
      clause: why === BY_CLAIM ? 'G6.6.2' : why === BY_RETURN ? 'G6.8.3' : 'G6.6.4',
    });
    if (slide.shoveTo[golem]! < 0) continue;
    const shoved = { from: cellName(field, near), to: cellName(field, slide.shoveTo[golem]!) };
    if (slide.golem[golem] !== 0) emit({ kind: 'golemShoved', seat: slide.golem[golem]! - 1, by: golem, ...shoved });
    else emit({ kind: 'barrelShoved', by: golem, ...shoved });
  }
}
