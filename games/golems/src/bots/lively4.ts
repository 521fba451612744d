import type { Seat } from '@stolik/kernel/game';
import type { Lively } from '@stolik/search/lively';
import { damagedCount } from '../v4/end.ts';
import type { Event4 } from '../v4/facts.ts';
import type { State4 } from '../v4/state.ts';
import { CLAIM_MEASURES, fightClaims } from './claims.ts';
import { explaining4 } from './explain4.ts';
import { FIGHT_MEASURES, Fight } from './fight.ts';
import { steadyRivals } from './rivals.ts';
import { steady4 } from './steady4.ts';

export const lively4: Lively<State4, Event4> = {
  iterations: 80_000,
  rivals: steadyRivals(steady4),
  measures: [...FIGHT_MEASURES, ...CLAIM_MEASURES],
  claims: fightClaims(explaining4, damagedCount),
  watch(_seats, rival) {
    const fight = new Fight(rival);
    const row = new Row(fight);
    return {
      see: (event) => row.see(event),
      facts(outcome) {
        row.end();
        return fight.facts(outcome);
      },
    };
  },
};

/** The attacks of a row are settled at its end: what Defend blocks and what breaks is told after all of them. [G4.4.3] */
class Row {
  private readonly fight: Fight;
  private attacks: { readonly seat: Seat; readonly cells: readonly string[]; isFelt: boolean }[] = [];

  constructor(fight: Fight) {
    this.fight = fight;
  }

  see(event: Event4): void {
    const { fight } = this;
    switch (event.kind) {
      case 'roundBegan':
        fight.beginRound(event.round);
        break;
      case 'attacked':
        this.attacks.push({ seat: event.seat, cells: event.cells, isFelt: false });
        break;
      case 'robotHit':
        fight.land(event.seat, event.points);
        // In a Cycle 2 a robot attacks twice in a row; this is told right after the attack that hit.
        this.attacks.findLast(({ seat }) => seat === event.by)!.isFelt = true;
        break;
      case 'pointsBlocked':
        fight.block(event.seat, event.points);
        break;
      case 'barrelOpened':
        this.feel(({ seat }) => event.by.includes(seat));
        break;
      case 'iceBroke':
        if (event.why === 'attack') this.feel(({ cells }) => cells.includes(event.at));
        break;
      case 'barrelLost':
        if (event.why === 'sunk') this.feel(({ cells }) => cells.includes(event.at));
        break;
      case 'tokenDestroyed':
        this.feel(({ cells }) => cells.includes(event.at));
        break;
      case 'componentDamaged':
      case 'lastPointTaken':
        fight.hurt(event.seat, 1);
        break;
      case 'rowEnded':
        this.end();
        break;
      default:
    }
  }

  end(): void {
    this.fight.settleAll();
    for (const { isFelt } of this.attacks) if (!isFelt) this.fight.miss();
    this.attacks = [];
  }

  private feel(by: (attack: { readonly seat: Seat; readonly cells: readonly string[] }) => boolean): void {
    for (const attack of this.attacks) if (by(attack)) attack.isFelt = true;
  }
}
