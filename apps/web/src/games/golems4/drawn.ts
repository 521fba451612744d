import { type TokenWords, withWord } from '@stolik/golems/core';
import { BOOK4 } from '@stolik/golems/scenarios/book4';
import type { View4 } from '@stolik/golems/v4';
import type { DrawnEdition } from '../golems/model/edition.ts';
import type { Figure } from '../golems/model/scene.ts';

/** A robot has a processor, a weapon and a chassis. Written here, so that a picture fetches no numbers of them. */
const COMPONENTS = 3;

export const drawn4: DrawnEdition<View4> = {
  id: 'golems4',
  sceneOf: (view) => ({
    round: view.round,
    // A barrel that was hit stays in sight until all have seen what is in it.
    tokens: Object.entries(view.hit).reduce<TokenWords>((now, [cell, word]) => withWord(now, cell, word), view.tokens),
    figures: view.robots.map(
      ({ seat, at, facing, swims, robot, bot, damaged }): Figure => ({
        seat,
        at,
        facing,
        swims,
        type: robot,
        bot,
        damage: damaged.length,
        // With all components broken it still stands; one point more puts it out. [G4.9.1]
        limit: bot ? 1 : COMPONENTS + 1,
        places: bot ? 1 : COMPONENTS,
        damaged,
        items: 0,
        extra: 0,
      }),
    ),
  }),
  scenarioOf: ({ scenario }) => BOOK4.find(scenario),
  kidsOf: () => undefined,
};
