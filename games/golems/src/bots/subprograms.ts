import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { ATTACK, FORWARD } from '../programs/program.ts';
import { subprogramCode } from '../v6/codes.ts';
import type { State6 } from '../v6/state.ts';

/** A step and a strike in one row: a Call every round that reaches one cell further. [G6.2.4] */
export function chooseSubprogram(_state: State6, _seat: Seat, _rng: Rng): Action {
  return subprogramCode(FORWARD, ATTACK);
}
