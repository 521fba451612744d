import type { Seat } from '@stolik/kernel/game';
import { golems6 } from '../games/golems6.ts';
import { rehearse6 } from '../games/rehearsal6.ts';
import type { Program } from '../programs/program.ts';
import { allowanceOf } from '../v6/allowance.ts';
import { PROGRAM, type State6 } from '../v6/state.ts';
import { type View6, view6 } from '../v6/view.ts';
import { golemWords, type Stand } from './golem-words.ts';

const standIn = ({ golems }: View6, seat: Seat): Stand => golems[seat]!;

function walk(state: State6, me: Seat, program: Program): Stand {
  let view = view6(state, me);
  for (const event of rehearse6(view, me, program)) view = golems6.follow(view, event);
  return standIn(view, me);
}

/** Things collected count most; then damage done less damage taken, and a golem that is out has lost. */
function points(state: State6, seat: Seat): number {
  const { golems } = view6(state, seat);
  const own = golems[seat]!;
  const others = golems.filter((_, other) => other !== seat).reduce((sum, { damage, at }) => sum + (at ? damage : damage + 5), 0);
  return 10 * own.items + others - own.damage - (own.at ? 0 : 20);
}

/** The words that programs know about Golems 6.1. */
export const golems6Words = golemWords<State6>({
  game: 'golems6',
  scene(state, me) {
    const { field, tokens, golems } = view6(state, me);
    return { field, tokens, stands: golems };
  },
  walk,
  hand: (state, me) => allowanceOf(state, me).hand,
  rows: (state, me) => allowanceOf(state, me).most,
  isProgramAsked: (state) => state.phase === PROGRAM,
  damage: (state, seat) => state.damage[seat]!,
  points,
});
