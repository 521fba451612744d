import type { Seat } from '@stolik/kernel/game';
import { golems4 } from '../games/golems4.ts';
import { rehearse4 } from '../games/rehearsal4.ts';
import { HANDS, type Program } from '../programs/program.ts';
import { forbiddenOf, rowsOf } from '../v4/choices.ts';
import { ASK_PROGRAM, type State4 } from '../v4/state.ts';
import { damagedOf, view4 } from '../v4/view.ts';
import { golemWords, type Stand } from './golem-words.ts';

function walk(state: State4, me: Seat, program: Program): Stand {
  let view = view4(state, me);
  for (const event of rehearse4(view, me, program)) view = golems4.follow(view, event);
  return view.robots[me]!;
}

/** Components of others that are broken less one's own; a robot that is out has lost. */
function points(state: State4, seat: Seat): number {
  const worth = (robot: Seat): number => damagedOf(state, robot).length + (state.at[robot]! < 0 ? 5 : 0);
  let sum = -worth(seat);
  for (let other = 0; other < state.table.seats; other++) if (other !== seat) sum += worth(other);
  return sum;
}

/** The words that programs know about Golems 4.0. */
export const golems4Words = golemWords<State4>({
  game: 'golems4',
  scene(state, me) {
    const { field, tokens, robots } = view4(state, me);
    return { field, tokens, stands: robots };
  },
  walk,
  hand: (state, me) => HANDS.golems4.map((count, card) => (card === forbiddenOf(state, me) ? 0 : count)),
  rows: rowsOf,
  isProgramAsked: (state) => state.ask === ASK_PROGRAM,
  damage: (state, seat) => damagedOf(state, seat).length,
  points,
});
