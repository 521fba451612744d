import { cellName } from '../core/field.ts';
import type { Emit6 } from './events.ts';
import { GOALS, LOGIC, type LogicName, rowsFor, TREASURE } from './kinds.ts';
import type { State6 } from './state.ts';

/** A golem has come to rest on its cell: it takes the logic or goal token there. [G6.4.5, G6.11.3] */
export function takeToken(state: State6, golem: number, emit: Emit6): void {
  const cell = state.at[golem]!;
  if (cell < 0) return;
  if (state.goalAt[cell] !== 0) takeGoal(state, golem, cell, emit);
  if (state.logicAt[cell] !== 0 && state.table.isBot[golem] === 0) takeLogic(state, golem, cell, emit);
}

function takeGoal(state: State6, golem: number, cell: number, emit: Emit6): void {
  const goal = state.goalAt[cell]!;
  state.goalAt[cell] = 0;
  state.loose--;
  state.items[golem]!++;
  if (goal === TREASURE) state.treasures |= 1 << golem;
  emit?.({ kind: 'goalTaken', seat: golem, goal: GOALS[goal] as 'treasure', at: cellName(state.field, cell) });
}

function takeLogic(state: State6, golem: number, cell: number, emit: Emit6): void {
  const logic = state.logicAt[cell]!;
  const name = LOGIC[logic] as LogicName;
  const at = cellName(state.field, cell);
  state.logicAt[cell] = 0;
  state.loose--;
  // Before the row is open (a bot shoved the golem) the row in progress is the next one.
  const row = state.row + state.isOpen;
  if (state.laid[golem] !== 0 || row + rowsFor(logic) > state.length[golem]!) {
    state.supply[logic]!++;
    emit?.({ kind: 'logicDiscarded', seat: golem, logic: name, at, clause: state.laid[golem] !== 0 ? 'G6.4.2' : 'G6.4.5' });
    return;
  }
  state.laid[golem] = logic;
  state.laidRow[golem] = row;
  state.laidPart[golem] = 0;
  emit?.({ kind: 'logicPicked', seat: golem, logic: name, at, row: row + 1 });
}
