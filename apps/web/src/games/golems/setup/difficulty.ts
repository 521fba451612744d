import { composeField } from '@stolik/golems/core';
import type { Scenario } from '@stolik/golems/scenarios';

/** So many surprises are something to think of by themselves. */
const MANY_BARRELS = 6;

/**
 * How much there is to think of, from 1 to 3: every kind of thing that moves, carries or stops a golem in its own way counts,
 * and so do bots and a crowd. Children's games have only steps to plan.
 */
export function difficultyOf(scenario: Scenario): 1 | 2 | 3 {
  if (scenario.options['kids'] === true) return 1;
  const tokens = Object.values(scenario.tokens)
    .flatMap((words) => words.split(' '))
    .map((word) => word.split(':')[0]!);
  const kinds = new Set(tokens);
  const isFullOfBarrels = tokens.filter((kind) => kind === 'barrel').length > MANY_BARRELS;
  const rows = composeField(scenario.game, scenario.parts);
  const ground = new Set(rows.ok ? [...rows.value.join('')].filter((letter) => letter === 'i' || letter === 's') : []);
  const things =
    kinds.size +
    (isFullOfBarrels ? 1 : 0) +
    ground.size +
    (scenario.bots.length > 0 ? 1 : 0) +
    (scenario.players.min > 2 ? 1 : 0);
  return things <= 1 ? 1 : things <= 3 ? 2 : 3;
}
