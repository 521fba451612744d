import type { Lively } from '@stolik/search/lively';
import type { Event6 } from '../v6/events.ts';
import type { State6 } from '../v6/state.ts';
import { CLAIM_MEASURES, fightClaims } from './claims.ts';
import { explaining6 } from './explain6.ts';
import { FIGHT_MEASURES, Fight } from './fight.ts';
import { steadyRivals } from './rivals.ts';
import { steady6 } from './steady6.ts';

export const lively6: Lively<State6, Event6> = {
  iterations: 160_000,
  rivals: steadyRivals(steady6),
  measures: [...FIGHT_MEASURES, ...CLAIM_MEASURES],
  claims: fightClaims(explaining6, (state, seat) => state.damage[seat]!),
  watch(_seats, rival) {
    const fight = new Fight(rival);
    return { see: (event) => count(fight, event), facts: (outcome) => fight.facts(outcome) };
  },
};

function count(fight: Fight, event: Event6): void {
  switch (event.kind) {
    case 'roundBegan':
      fight.beginRound(event.round);
      break;
    case 'strikeMade':
      if (event.golem !== null && event.golem !== event.seat) fight.land(event.golem, event.strength);
      else if (event.golem === null && event.hit !== 'barrel') fight.miss();
      break;
    case 'pointsBlocked':
      fight.block(event.seat, event.points);
      break;
    case 'damageTaken':
      fight.hurt(event.seat, event.points);
      if (event.cause === 'strike') fight.settle(event.seat);
      break;
    default:
  }
}
