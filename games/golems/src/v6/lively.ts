import type { Lively } from '@stolik/search/lively';
import { CLAIM_MEASURES, fightClaims } from '../bots/claims.ts';
import { explaining6 } from '../bots/explain6.ts';
import { FIGHT_MEASURES, Fight } from '../bots/fight.ts';
import { steadyRivals } from '../bots/rivals.ts';
import type { Event6 } from './events.ts';
import { golems6 } from './game.ts';
import { PROGRAM, type State6 } from './state.ts';

/** Programs that turn there and back and defend; a golem with other rows lays what overtime lays, which stays too. [G6.3.6] */
const STILL = ['S L R D', 'S L R'];

export const lively6: Lively<State6, Event6> = {
  iterations: 160_000,
  rivals: steadyRivals<State6>(golems6, ({ phase }) => phase === PROGRAM, STILL),
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
