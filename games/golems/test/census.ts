import { readdirSync, readFileSync } from 'node:fs';
import type { CoreEvent } from '../src/core/events.ts';

/** Case files of an edition, for the law suite to play. */
export function caseFiles(game: 'golems4' | 'golems6'): readonly unknown[] {
  const folder = new URL(`../cases/${game}/`, import.meta.url);
  return readdirSync(folder).map((name): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
}

/** Every kind of event that both editions tell; the type checker sees that none is missing. */
export const CORE_EVENTS: Readonly<Record<Exclude<CoreEvent['kind'], 'passBegan'>, true>> = {
  roundBegan: true,
  programLaid: true,
  rowOpened: true,
  stepBegan: true,
  dieRolled: true,
  botActed: true,
  conditionTested: true,
  golemMoved: true,
  golemTurned: true,
  commandSwallowed: true,
  moveBlocked: true,
  barrelPushed: true,
  waterEntered: true,
  waterLeft: true,
  pointsBlocked: true,
  golemOut: true,
  resigned: true,
  rowEnded: true,
  gameOver: true,
};
