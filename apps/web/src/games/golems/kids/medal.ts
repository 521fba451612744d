import { findScenario } from '@stolik/golems/scenarios';
import { waysToGoal } from '@stolik/golems/scenarios/ways';
import type { Passage } from '@stolik/table/sight';
import type { Medal } from '../../../shell/contract.ts';
import type { GolemsEvent } from '../model/scene.ts';

/** So many cards more than the shortest way are still silver. */
const SILVER = 2;

/** How many of its cards a golem has carried out. */
export const cardsRun = (passages: readonly Passage<GolemsEvent>[], seat: number): number =>
  passages.flatMap(({ events }) => events).filter((event) => event.kind === 'rowOpened' && Boolean(event.commands[seat])).length;

/** For a way to one goal: how many cards it took, and how few would do. Undefined where nobody has counted the shortest. */
export function medalOf(scenario: string | null, passages: readonly Passage<GolemsEvent>[], seat: number): Medal | undefined {
  const field = scenario === null ? undefined : findScenario('golems6', scenario);
  const ways = field?.starts[seat] && waysToGoal(field, seat);
  const used = cardsRun(passages, seat);
  if (ways?.length !== 1 || used === 0) return undefined;
  // A golem that is pushed comes further than its cards.
  const best = Math.min(ways[0]!, used);
  return { used, best, metal: used <= best ? 'gold' : used <= best + SILVER ? 'silver' : 'bronze' };
}
