import type { Scenario } from '@stolik/golems/scenarios';
import { BOOK6 } from '@stolik/golems/scenarios/book6';
import type { View6 } from '@stolik/golems/v6';
import type { DrawnEdition } from '../golems/model/edition.ts';
import type { Figure } from '../golems/model/scene.ts';

/** A strike may do more damage than a golem can show: it has as many cracks as put it into repair. */
export const cracksOf = ({ damage, limit }: { readonly damage: number; readonly limit: number }): number =>
  Math.min(damage, limit);

/** Scenarios for children by their goals. */
const KIDS: Readonly<Record<string, string>> = { edge: 'race', treasure: 'treasure', most: 'gears', all: 'gears' };

function scenarioOf({ options, players }: View6): Scenario | undefined {
  const named = options.scenario === null ? undefined : BOOK6.find(options.scenario);
  if (named) return named;
  if (options.kids) return BOOK6.find(KIDS[options.goal ?? ''] ?? 'treasure');
  try {
    return BOOK6.usual(players);
  } catch {
    return undefined;
  }
}

export const drawn6: DrawnEdition<View6> = {
  id: 'golems6',
  sceneOf: (view) => ({
    round: view.round,
    tokens: view.tokens,
    figures: view.golems.map(
      (golem, seat): Figure => ({
        seat,
        at: golem.at,
        facing: golem.facing,
        swims: view.swimming[seat] ?? null,
        type: golem.type || 'sword',
        bot: golem.bot,
        damage: cracksOf(golem),
        limit: golem.limit,
        places: golem.limit,
        damaged: [],
        items: golem.items,
        extra: golem.extra,
      }),
    ),
  }),
  scenarioOf,
  kidsOf: ({ options, players, cards }) =>
    options.kids ? { goal: options.goal, turns: options.turns, players, cards } : undefined,
};
