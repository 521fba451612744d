import { unwrap } from '@stolik/kernel/result';
import type { Field } from '../core/field.ts';
import { EDITIONS } from '../editions/editions.ts';
import { isGoalWord, wordsIn } from '../editions/tokens.ts';
import { scenarioField } from '../scenarios/check.ts';
import { partCells } from '../scenarios/parts.ts';
import type { ScenarioProblem } from '../scenarios/problem.ts';
import { cellsInReach, doorsOf, edgeCells } from '../scenarios/reach.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { wrong } from '../scenarios/wrong.ts';
import { noHope } from '../v6/hope.ts';
import { parseTable, setup6 } from '../v6/setup.ts';
import { view6 } from '../v6/view.ts';
import { waysToGoal } from './ways.ts';

/**
 * Advice on a scenario that can be played but was perhaps not meant so. Only for a scenario in which `checkScenario` finds
 * nothing.
 */
export function adviseScenario(scenario: Scenario): readonly ScenarioProblem[] {
  const field = scenarioField(scenario);
  const unfair = unfairGoals(scenario, field);
  return [
    ...loneTokens(scenario),
    ...idleGoals(scenario),
    ...unfair,
    ...(unfair.length === 0 ? [...shutGoals(scenario), ...unevenWays(scenario), ...tooFewCards(scenario)] : []),
    ...openWinterWater(scenario),
    ...stuckGolems(scenario, field),
  ];
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

/** Barrels lie so that nobody can ever win. */
function shutGoals(scenario: Scenario): readonly ScenarioProblem[] {
  if (scenario.options['kids'] !== true) return [];
  const start = setup6(unwrap(parseTable({ scenario }, scenario.players.max)), scenario.players.max);
  if (noHope(view6(start, 0)) === undefined) return [];
  const barrels = Object.keys(scenario.tokens).filter((cell) => wordsIn(scenario.tokens[cell]).includes('barrel'));
  return [wrong(scenario.game, 'goal-shut', 'tokens', { barrels: barrels.length }, barrels)];
}

/** Who comes first should not be settled before the first program is laid. */
function unevenWays(scenario: Scenario): readonly ScenarioProblem[] {
  if (scenario.options['kids'] !== true) return [];
  const [ones, others] = scenario.starts.map((_, seat) => waysToGoal(scenario, seat));
  if (!ones || !others) return [];
  const at = ones.findIndex((way, index) => way !== others[index]);
  if (at < 0 || others[at] === undefined) return [];
  const cells = scenario.starts.map((start) => start.at);
  return [wrong(scenario.game, 'ways-uneven', 'starts', { one: ones[at]!, other: others[at] }, cells)];
}

/** Alone with a number of cards that no way is short enough for. [G6.11.4] */
function tooFewCards(scenario: Scenario): readonly ScenarioProblem[] {
  const { cards } = scenario.options;
  if (typeof cards !== 'number') return [];
  const needs = waysToGoal(scenario, 0)?.at(-1);
  return needs === undefined || needs <= cards ? [] : [wrong(scenario.game, 'cards-few', 'options.cards', { cards, needs })];
}

function openWinterWater({ game, parts, tokens }: Scenario): readonly ScenarioProblem[] {
  if (!EDITIONS[game].freezesInWinter) return [];
  const winter = parts.filter(({ side }) => side === 'winter').flatMap((part) => partCells(game, part));
  return winter.flatMap(({ x, y }): readonly ScenarioProblem[] => {
    const cell = `${String.fromCharCode(97 + x)}${y + 1}`;
    return wordsIn(tokens[cell]).includes('water') ? [wrong(game, 'winter-water', `tokens.${cell}`, { cell }, [cell])] : [];
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
