import type { Cause } from '@stolik/golems/text';
import type { GolemsEvent } from '../model/scene.ts';

/** Things that matter more come first; what is not here is not news. */
const NEWS: readonly GolemsEvent['kind'][] = [
  'gameOver',
  'goalTaken',
  'golemOut',
  'lastPointTaken',
  'bombExploded',
  'damageTaken',
  'componentDamaged',
  'loopDetected',
  'golemRepaired',
  'componentRepaired',
  'barrelOpened',
  'waterEntered',
  'robotFell',
  'teleported',
  'strikeMade',
  'robotHit',
  'attacked',
  'moveBlocked',
  'slideBlocked',
  'commandSwallowed',
  'commandRefused',
  'conditionTested',
  'barrelPushed',
  'golemShoved',
  'barrelShoved',
  'golemSlid',
];

/** The headline of a step: one event, or one cause that several share. */
export type Headline = { readonly kind: 'event'; readonly event: GolemsEvent } | Cause;

/** `told` is what has happened in the step on the screen, `row` everything of its row so far: there the strikes are. */
export function headlineOf(told: readonly GolemsEvent[], row: readonly GolemsEvent[]): Headline | undefined {
  const found = NEWS.map((kind) => told.findLast((event) => event.kind === kind)).find((event) => event !== undefined);
  if (!found) return undefined;
  if (found.kind === 'damageTaken' && found.cause === 'strike') {
    const by = row.flatMap((event) => (event.kind === 'strikeMade' && event.golem === found.seat ? [event.seat] : []));
    if (by.length > 0) return { kind: 'struck', seat: found.seat, points: found.points, by: [...new Set(by)] };
  }
  if (found.kind === 'moveBlocked' && found.by === 'claim' && found.to) {
    const { to } = found;
    const seats = told.flatMap((event) => (event.kind === 'moveBlocked' && event.to === to ? [event.seat] : []));
    if (seats.length > 1) return { kind: 'claim', seats, cell: to };
  }
  return { kind: 'event', event: found };
}
