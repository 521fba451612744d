import type { Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { cellName } from '../core/field.ts';
import { redeal6 } from '../v6/redeal.ts';
import { PROGRAM, type State6 } from '../v6/state.ts';
import { findHit, hit } from '../v6/strikes.ts';
import { explaining } from './explain.ts';
import { WEIGHTS6, wayOf6 } from './judge6.ts';
import { LEVELS6 } from './levels.ts';
import { leftOf, raceOf } from './race.ts';
import { Round6 } from './round6.ts';
import { thinker6 } from './think6.ts';

export const explaining6 = explaining<State6>({
  name: 'golems6',
  isAsked: ({ phase }) => phase === PROGRAM,
  isLastRound: ({ round, lastRound }) => round >= lastRound,
  round: (world, seat, rng) => new Round6(world, seat, WEIGHTS6, rng),
  rivals: { levels: LEVELS6, thinker: thinker6, asRival },
  way: wayOf6,
  damage: (state, seat) => state.damage[seat]!,
  hasBefore: (state, seat, other) => {
    findHit(state, seat);
    return hit.golem === other;
  },
  race: (sum, before, after, seat) => {
    if (!after.table.kids) return false;
    const race = raceOf(before, after, seat);
    if (!sum.race || race.left > sum.race.left) sum.race = race;
    // Of several ways the one that leads to the goal it has been going for.
    sum.way = Math.max(sum.way, leftOf(before, after, seat));
    return true;
  },
  placeOf: ({ race }, { field }) => (race?.at === undefined ? undefined : cellName(field, race.at)),
});

/** Another luck card that the rival may hold, and its program not yet laid. */
function asRival(world: State6, seat: Seat, rival: Seat, rng: Rng): State6 {
  const asked = redeal6(world, seat, rng);
  asked.length[rival] = 0;
  asked.waiting |= 1 << rival;
  return asked;
}
