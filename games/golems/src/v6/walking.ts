import { bringOut, comeOut, comeToRest, exits, move, slideAll } from './moving.ts';
import { EXITS, MOVE, REST, SLIDES } from './program-counter.ts';
import { IDLE_ORDER } from './rows.ts';
import { EXIT, RUNNING, type State6 } from './state.ts';

const DONE = -1;

/**
 * Runs one movement command of one golem while the others do nothing: the state is changed. Where the owner may choose a way out
 * of the water, the walk waits in EXIT; `leave` continues from there.
 */
export function walk(state: State6, golem: number, command: number): void {
  state.order.fill(IDLE_ORDER);
  state.order[golem] = command;
  state.back = DONE;
  state.pc = MOVE;
  goOn(state);
}

/** The cells where the one who waits may come out. */
export function exitsHere(state: State6): readonly number[] {
  return state.phase === EXIT ? Array.from(exits.cells.subarray(0, exits.length)) : [];
}

export function leave(state: State6, cell: number): void {
  comeOut(state, state.asked, cell, undefined);
  goOn(state);
}

function goOn(state: State6): void {
  state.phase = RUNNING;
  while (state.phase === RUNNING && state.pc !== DONE) {
    if (state.pc === MOVE) move(state, undefined);
    else if (state.pc === EXITS) bringOut(state, undefined);
    else if (state.pc === SLIDES) slideAll(state, undefined);
    else if (state.pc === REST) comeToRest(state, undefined);
  }
}
