import type { Seat } from '@stolik/kernel/game';
import { type GolemsView, is6 } from '../model/scene.ts';
import type { Words } from '../words/by-language.ts';
import type { COMPONENTS } from './component-look.ts';

/** What a robot of v4.0 is built of, as colours; nothing of golems, of bots and of a robot that is not built. */
export function componentsOf(view: GolemsView, seat: Seat): readonly string[] | undefined {
  const robot = is6(view) ? undefined : view.robots[seat];
  return (robot && !robot.bot && robot.parts) || undefined;
}

/** What a component does, and whether it is broken. */
export const componentTold = (
  words: Pick<Words, 'things' | 'facts'>,
  kind: (typeof COMPONENTS)[number],
  isBroken: boolean,
): string => [words.things.component(kind), ...(isBroken ? [words.facts.broken] : [])].join(' ');
