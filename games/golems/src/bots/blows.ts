import type { GameEvent, Seat } from '@stolik/kernel/game';
import type { GolemsEvent } from '../text/telling.ts';
import type { Hurt } from '../words/fights.ts';

/** The effect of a seat's strikes in one round. */
export interface Swung {
  readonly seat: Seat;
  readonly strikes: number;
  /** No strike met a golem or a barrel. */
  readonly hasMissed: boolean;
}

/** Tokens and barrels that an attack of the old edition meets are told without the attacker. */
const MET = ['barrelOpened', 'barrelLost', 'tokenDestroyed', 'iceBroke'];

/** The damage of a round by victim, and its causes. With limits, damage beyond putting a golem out is not counted. */
export function hurtsOf(events: readonly GameEvent[], limits?: readonly number[]): ReadonlyMap<Seat, Hurt> {
  const hurts = new Map<Seat, Hurt>();
  const change = (seat: Seat, how: (before: Hurt) => Partial<Hurt>): void => {
    const before = hurts.get(seat) ?? { ...UNHURT, seat, limit: limits?.[seat] };
    hurts.set(seat, { ...before, ...how(before) });
  };
  const hit = (target: Seat, striker: Seat): void =>
    change(target, ({ by }) => ({ by: new Map(by).set(striker, (by.get(striker) ?? 0) + 1) }));
  for (const event of events as readonly GolemsEvent[]) {
    switch (event.kind) {
      case 'strikeMade':
        if (event.golem !== null && event.golem !== event.seat) hit(event.golem, event.seat);
        break;
      case 'robotHit':
        hit(event.seat, event.by);
        break;
      case 'bombExploded':
        for (const seat of event.hurt) change(seat, () => ({ hasOtherCause: true }));
        break;
      case 'pointsBlocked':
        change(event.seat, ({ blocked }) => ({ blocked: blocked + event.points }));
        break;
      case 'golemRepaired':
      case 'componentRepaired':
        change(event.seat, ({ repaired }) => ({ repaired: repaired + 1 }));
        break;
      case 'damageTaken':
        change(event.seat, ({ points, limit, hasOtherCause }) => {
          const beyond = Math.max(0, event.damage - Math.max(limit ?? event.damage, event.damage - event.points));
          return {
            points: points + event.points - beyond,
            total: Math.min(event.damage, limit ?? event.damage),
            hasOtherCause: hasOtherCause || event.cause !== 'strike',
          };
        });
        break;
      case 'componentDamaged':
        change(event.seat, ({ points, components }) => ({ points: points + 1, components: [...components, event.component] }));
        break;
      case 'lastPointTaken':
        // However many points are too much, one puts a robot out. [G4.9.1]
        change(event.seat, ({ points, isOver }) => ({ points: points + Number(!isOver), isOver: true }));
        break;
      case 'golemOut':
        change(event.seat, () => ({ isOut: true }));
        break;
      default:
    }
  }
  return hurts;
}

const UNHURT = {
  points: 0,
  total: undefined,
  components: [],
  isOut: false,
  by: new Map<Seat, number>(),
  blocked: 0,
  repaired: 0,
  hasOtherCause: false,
  isOver: false,
} as const;

/** The strikes of each seat in a round. */
export function swungIn(events: readonly GameEvent[]): readonly Swung[] {
  const swung = new Map<Seat, { strikes: number; met: number }>();
  const of = (seat: Seat): { strikes: number; met: number } => {
    const known = swung.get(seat) ?? { strikes: 0, met: 0 };
    swung.set(seat, known);
    return known;
  };
  let isUnclear = false;
  for (const event of events as readonly GolemsEvent[]) {
    if (event.kind === 'strikeMade') {
      of(event.seat).strikes++;
      if (event.golem !== null || event.hit === 'barrel') of(event.seat).met++;
    } else if (event.kind === 'attacked') of(event.seat).strikes++;
    else if (event.kind === 'robotHit') of(event.by).met++;
    else if (MET.includes(event.kind)) isUnclear ||= events.some(({ kind }) => kind === 'attacked');
  }
  return [...swung].map(([seat, { strikes, met }]) => ({ seat, strikes, hasMissed: met === 0 && !isUnclear }));
}
