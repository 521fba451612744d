import { OVER, PROGRAM, type State6 } from '../v6/state.ts';
import { findHit, hit } from '../v6/strikes.ts';
import { explaining } from './explain.ts';
import { WEIGHTS6, wayOf6, wayToGoal } from './judge6.ts';
import { Round6 } from './round6.ts';

export const explaining6 = explaining<State6>({
  isAsked: ({ phase }) => phase === PROGRAM,
  round: (world, seat, rng) => new Round6(world, seat, WEIGHTS6, rng),
  way: wayOf6,
  damage: (state, seat) => state.damage[seat]!,
  hasBefore: (state, seat, other) => {
    findHit(state, seat);
    return hit.golem === other;
  },
  race: (sum, after, seat) => {
    if (!after.table.kids) return false;
    const isThere = (after.phase === OVER && after.winner === seat + 1) || after.at[seat]! < 0;
    sum.wayLeft = Math.max(sum.wayLeft ?? 0, isThere ? 0 : wayToGoal(after, seat));
    return true;
  },
});
