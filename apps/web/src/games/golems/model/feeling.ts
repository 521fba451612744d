import type { Feeling } from '@stolik/golems/art/board';
import { type GolemsEvent, HURTS } from './scene.ts';

const STOPPED = new Set<GolemsEvent['kind']>([
  'moveBlocked',
  'slideBlocked',
  'commandSwallowed',
  'commandRefused',
  'loopDetected',
]);
const GLAD = new Set<GolemsEvent['kind']>(['goalTaken', 'golemRepaired', 'componentRepaired']);

/** How somebody takes what happens at this moment, as everybody may see it: never from cards that are still secret. */
export function feelingOf(beat: readonly GolemsEvent[], seat: number): Feeling | undefined {
  const own = beat.filter((event) => 'seat' in event && event.seat === seat);
  if (own.some(({ kind }) => HURTS.has(kind) || kind === 'waterEntered' || kind === 'robotFell')) return 'hurt';
  if (own.some(({ kind }) => STOPPED.has(kind))) return 'stars';
  if (own.some((event) => GLAD.has(event.kind) || (event.kind === 'strikeMade' && event.hit === 'golem'))) return 'pleased';
  return undefined;
}
