import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import type { CircuitState } from '../board/state.ts';
import { legal } from './legal.ts';

const list = new ActionList();

/** No clause names a default, so it is the first legal answer in the order of the notation. */
export function overtime(state: CircuitState, seat: Seat): Action {
  list.clear();
  legal(state, seat, list);
  return list.at(0);
}
