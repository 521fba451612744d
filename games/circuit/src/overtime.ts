import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import { legal } from './legal.ts';
import type { CircuitState } from './state.ts';

const list = new ActionList();

/** No clause names a default, so it is the first legal answer in the order of the notation. */
export function overtime(state: CircuitState, seat: Seat): Action {
  list.clear();
  legal(state, seat, list);
  return list.at(0);
}
