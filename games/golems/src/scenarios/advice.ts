import type { Field } from '../core/field.ts';
import { scenarioField } from './check.ts';
import { type ScenarioProblem, wrong } from './problem.ts';
import { cellsInReach, doorsOf, edgeCells } from './reach.ts';
import type { Scenario } from './scenario.ts';
import { isGoalWord, wordsIn } from './tokens.ts';

/** What can be played but was perhaps not meant. Only for a scenario in which `checkScenario` finds nothing. */
export function adviseScenario(scenario: Scenario): readonly ScenarioProblem[] {
  const field = scenarioField(scenario);
  return [...loneTokens(scenario), ...idleGoals(scenario), ...unfairGoals(scenario, field), ...stuckGolems(scenario, field)];
}

function loneTokens(scenario: Scenario): readonly ScenarioProblem[] {
  const doors = doorsOf(scenario);
  return Object.entries(scenario.tokens).flatMap(([cell, text]) =>
    wordsIn(text)
      .filter((word) => (word === 'portal' || word.startsWith('ladder:')) && !doors.has(cell))
      .map((word) => wrong(scenario.game, 'lone-token', `tokens.${cell}`, { cell, word }, [cell])),
  );
}

function idleGoals({ game, tokens, starts, options }: Scenario): readonly ScenarioProblem[] {
  return Object.entries(tokens).flatMap(([cell, text]) =>
    wordsIn(text)
      .filter(isGoalWord)
      .flatMap((word): readonly ScenarioProblem[] => {
        if (options['kids'] !== true) return [wrong(game, 'goal-not-kids', `tokens.${cell}`, { cell, word }, [cell])];
        const seat = starts.findIndex(({ at }) => at === cell);
        return seat < 0 ? [] : [wrong(game, 'golem-on-goal', `starts[${seat}].at`, { seat, cell, word }, [cell])];
      }),
  );
}

function unfairGoals(scenario: Scenario, field: Field): readonly ScenarioProblem[] {
  if (scenario.options['kids'] !== true) return [];
  const { game, starts } = scenario;
  return starts.flatMap(({ at, facing }, seat): readonly ScenarioProblem[] => {
    const reach = cellsInReach(scenario, field, at);
    if (scenario.options['goal'] === 'edge') {
      const edge = edgeCells(field, facing);
      if (edge.includes(at)) return [wrong(game, 'edge-at-once', `starts[${seat}].at`, { seat, cell: at }, [at])];
      return edge.some((cell) => reach.has(cell)) ? [] : [wrong(game, 'edge-unfair', `starts[${seat}].at`, { seat }, [at])];
    }
    return Object.entries(scenario.tokens).flatMap(([cell, text]) =>
      wordsIn(text)
        .filter((word) => isGoalWord(word) && !reach.has(cell))
        .map((word) => wrong(game, 'goal-unfair', `tokens.${cell}`, { cell, word, seat }, [cell, at])),
    );
  });
}

function stuckGolems(scenario: Scenario, field: Field): readonly ScenarioProblem[] {
  const { game } = scenario;
  const golems = [...scenario.starts, ...scenario.bots];
  const reaches = golems.map(({ at }) => cellsInReach(scenario, field, at));
  const shut = golems.flatMap(({ at: cell }, seat) =>
    reaches[seat]!.size === 1 ? [wrong(game, 'shut-in', `golems[${seat}]`, { seat, cell }, [cell])] : [],
  );
  if (shut.length > 0 || scenario.options['kids'] === true) return shut;
  for (const [one, { at }] of golems.entries()) {
    const other = golems.findIndex((golem, index) => index > one && !reaches[one]!.has(golem.at) && !reaches[index]!.has(at));
    if (other > 0) return [wrong(game, 'golems-apart', `golems[${one}]`, { one, other }, [at, golems[other]!.at])];
  }
  return [];
}
