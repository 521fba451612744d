import * as fields from '../core/field.ts';
import { cellName } from '../core/field.ts';
import * as codes from '../programs/code.ts';
import { harm, strike, tellTest } from './battle.ts';
import type { Emit6 } from './events.ts';
import * as instructions from './program-counter.ts';
import * as rowKinds from './rows.ts';
import type { State6 } from './state.ts';
import * as record from './state.ts';
import { holds } from './strikes.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { MAX_CELLS } = fields;
const { ROW_FIRST, ROW_TEST } = codes;
const { LOOP_CHECK, LOOP_TEST, MOVE, OPEN_BARRELS, ROW_END } = instructions;
const { IDLE_ORDER } = rowKinds;
const { LOOP_FAIL, LOOP_NONE, LOOP_STRIKE, LOOP_WALK } = record;

/** The beginning of step 6: While(Strike) deals its strike or takes its damage, before the loops that move. [G6.5.7] */
export function beginLoops(state: State6, emit: Emit6): void {
  if (state.loops === 0) {
    state.pc = ROW_END;
    return;
  }
  state.loops = 0;
  emit?.({ kind: 'stepBegan', step: 6, clause: 'G6.5.6' });
  for (let golem = 0; golem < state.table.seats; golem++) {
    const loop = state.looping[golem]!;
    if (loop !== LOOP_STRIKE && loop !== LOOP_FAIL) continue;
    state.looping[golem] = LOOP_NONE;
    state.charge[golem] = 0;
    if (loop === LOOP_STRIKE) strike(state, golem, emit);
    else looped(state, golem, 'G6.5.7', emit);
  }
  state.pc = OPEN_BARRELS;
}

function looped(state: State6, golem: number, clause: string, emit: Emit6): void {
  emit?.({ kind: 'loopDetected', seat: golem, at: cellName(state.field, state.at[golem]!), clause });
  harm(state, golem, 1, 'loop', emit);
}

/** How a looping golem stands: cell, facing and snow charge in one number. [G6.5.6] */
function stand(state: State6, golem: number): number {
  return ((golem * 8 + state.charge[golem]!) * 4 + state.facing[golem]!) * MAX_CELLS + state.at[golem]!;
}

/** Counts the start of each moving loop as a place where its golem has been. */
export function rememberStarts(state: State6, emit: Emit6): void {
  state.trail.length = 0;
  for (let golem = 0; golem < state.table.seats; golem++) {
    if (state.looping[golem] !== LOOP_WALK) continue;
    state.trail.push(stand(state, golem));
    emit?.({ kind: 'loopBegan', seat: golem });
  }
  state.pc = LOOP_TEST;
}

/** One round of the lockstep: who meets its condition is done, all the rest do their command at once. [G6.5.6] */
export function testLoops(state: State6, emit: Emit6): void {
  let loops = false;
  for (let golem = 0; golem < state.table.seats; golem++) {
    state.order[golem] = IDLE_ORDER;
    if (state.looping[golem] !== LOOP_WALK) continue;
    const code = state.loopCode[golem]!;
    const done = holds(state, golem, ROW_TEST[code]!);
    if (emit) tellTest(state, golem, ROW_TEST[code]!, done, emit);
    if (done) {
      state.looping[golem] = LOOP_NONE;
      emit?.({ kind: 'loopEnded', seat: golem });
      continue;
    }
    state.order[golem] = ROW_FIRST[code]!;
    loops = true;
  }
  state.back = LOOP_CHECK;
  state.pc = loops ? MOVE : ROW_END;
}

export function checkLoops(state: State6, emit: Emit6): void {
  for (let golem = 0; golem < state.table.seats; golem++) {
    if (state.looping[golem] !== LOOP_WALK) continue;
    const now = stand(state, golem);
    if (!state.trail.includes(now)) {
      state.trail.push(now);
      continue;
    }
    state.looping[golem] = LOOP_NONE;
    looped(state, golem, 'G6.5.6', emit);
  }
  state.pc = LOOP_TEST;
}
