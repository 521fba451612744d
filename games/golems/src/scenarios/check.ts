import { LANGUAGES } from '@stolik/kernel/language';
import { ok, type Problem, problem, type Result } from '@stolik/kernel/result';
import golems6 from '../../data/golems6.json' with { type: 'json' };
import robots4 from '../../data/robots4.json' with { type: 'json' };
import { BOT_NAMES, isBotName } from '../core/bots.ts';
import { type Field, findCell, parseField } from '../core/field.ts';
import type { Edition } from '../programs/program.ts';
import { composeField } from './parts.ts';
import type { PlacedPart, Scenario } from './scenario.ts';
import { boxProblem, tokenProblem } from './tokens.ts';

const KEYS = ['id', 'game', 'source', 'title', 'story', 'players', 'parts', 'tokens', 'starts', 'bots', 'options'];
const MOST_GOLEMS = 4;
const GOLEMS: Readonly<Record<Edition, readonly string[]>> = {
  golems6: golems6.types.map(({ id }) => id),
  golems4: robots4.robots.map(({ id }) => id),
};
const OPTIONS: Readonly<Record<Edition, readonly string[]>> = {
  golems6: ['logic', 'kids', 'turns', 'goal', 'tie', 'swap', 'rounds'],
  golems4: ['build', 'swap', 'rounds'],
};

type Raw = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a scenario a stranger wrote: the scenario, or the first thing that is wrong with it. */
export function readScenario(raw: unknown): Result<Scenario> {
  const [first] = checkScenario(raw);
  return first ? problem(first.at, first.says) : ok(raw as Scenario);
}

/** The cells of a scenario that `readScenario` has let pass. */
export function scenarioField(scenario: Scenario): Field {
  const rows = composeField(scenario.game, scenario.parts);
  const field = rows.ok ? parseField(rows.value) : rows;
  if (!field.ok) throw new Error(`scenario ${scenario.id}: ${field.problem.says}`);
  return field.value;
}

/** Everything that is wrong, each with its place and one sentence; empty for a good scenario. */
export function checkScenario(raw: unknown): readonly Problem[] {
  if (!isRecord(raw)) return [{ at: 'scenario', says: 'a scenario is a JSON object' }];
  const game = raw['game'];
  if (game !== 'golems6' && game !== 'golems4') return [{ at: 'game', says: 'a scenario is for "golems6" or "golems4"' }];
  const shape = checkShape(raw);
  if (shape.length > 0) return shape;
  const scenario = raw as unknown as Scenario;
  const rows = composeField(game, scenario.parts);
  const field = rows.ok ? parseField(rows.value) : rows;
  if (!field.ok) return [field.problem];
  return [
    ...checkTokens(scenario, field.value),
    ...checkPlayers(scenario),
    ...checkGolems(scenario, field.value),
    ...checkOptions(scenario),
  ];
}

function checkShape(raw: Raw): readonly Problem[] {
  const problems: Problem[] = [];
  const wrong = (at: string, says: string): void => void problems.push({ at, says });
  for (const key of Object.keys(raw)) if (!KEYS.includes(key)) wrong(key, `unknown key; a scenario has ${KEYS.join(', ')}`);
  if (typeof raw['id'] !== 'string' || !/^[a-z][a-z0-9-]*$/.test(raw['id']))
    wrong('id', 'an id of small letters, digits and dashes is expected');
  if (!['rulebook', 'deduced', 'house'].includes(String(raw['source'])))
    wrong('source', 'one of rulebook, deduced, house is expected');
  for (const key of ['title', 'story']) {
    const words = raw[key];
    for (const language of LANGUAGES) {
      const text = isRecord(words) ? words[language] : undefined;
      if (typeof text !== 'string' || text.trim() === '') wrong(`${key}.${language}`, `the ${key} is missing in this language`);
    }
  }
  if (!isRecord(raw['players'])) wrong('players', 'an object is expected, as in { "min": 2, "max": 4 }');
  if (!isRecord(raw['tokens'])) wrong('tokens', 'an object is expected, as in { "b2": "barrel" }');
  if (!isRecord(raw['options'])) wrong('options', 'an object is expected');
  for (const key of ['parts', 'starts', 'bots']) {
    const list = raw[key];
    if (!Array.isArray(list)) wrong(key, 'a list is expected');
    else for (const [index, item] of list.entries()) if (!isRecord(item)) wrong(`${key}[${index}]`, 'an object is expected');
  }
  if (problems.length === 0)
    for (const [index, part] of (raw['parts'] as Raw[]).entries()) problems.push(...checkPart(part, index));
  return problems;
}

function checkPart(part: Raw, index: number): readonly Problem[] {
  const placed = part as unknown as PlacedPart;
  if (placed.side !== 'summer' && placed.side !== 'winter') {
    return [{ at: `parts[${index}].side`, says: 'a side is "summer" or "winter"' }];
  }
  if (typeof placed.at !== 'string') return [{ at: `parts[${index}].at`, says: 'the lower left cell is missing, as in "a1"' }];
  if (placed.turn !== undefined && ![0, 1, 2, 3].includes(placed.turn)) {
    return [{ at: `parts[${index}].turn`, says: 'a part lies turned by 0, 1, 2 or 3 quarters' }];
  }
  return [];
}

function checkTokens(scenario: Scenario, field: Field): readonly Problem[] {
  const problems: Problem[] = [];
  const laid: string[] = [];
  for (const [cell, words] of Object.entries(scenario.tokens)) {
    const at = `tokens.${cell}`;
    if (findCell(field, cell) < 0) problems.push({ at, says: `${cell} is no cell of this field` });
    if (typeof words !== 'string') {
      problems.push({ at, says: 'a text is expected, as in "barrel"' });
      continue;
    }
    for (const word of words.split(' ').filter(Boolean)) {
      laid.push(word);
      const says = tokenProblem(scenario.game, word);
      if (says) problems.push({ at, says });
    }
  }
  if (problems.length > 0) return problems;
  const says = boxProblem(scenario.game, laid);
  return says ? [{ at: 'tokens', says }] : [];
}

function checkPlayers(scenario: Scenario): readonly Problem[] {
  const { min, max } = scenario.players;
  const clause = scenario.game === 'golems6' ? 'G6.9.5' : 'G4.0.1';
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < 1 || max > MOST_GOLEMS || min > max) {
    return [{ at: 'players', says: `from 1 to 4 people can play [${clause}]` }];
  }
  if (scenario.starts.length !== max) {
    return [{ at: 'starts', says: `there are ${scenario.starts.length} starts for up to ${max} people` }];
  }
  if (max + scenario.bots.length > MOST_GOLEMS) {
    return [{ at: 'bots', says: `people and bots together are at most four [${clause}]` }];
  }
  if (min + scenario.bots.length < 2) return [{ at: 'players', says: 'a fight needs at least two golems' }];
  return [];
}

function checkGolems(scenario: Scenario, field: Field): readonly Problem[] {
  const problems: Problem[] = [];
  const places = new Set<string>();
  const kinds = new Set<string>();
  const all = [
    ...scenario.starts.map((start, index) => ({ start, at: `starts[${index}]` })),
    ...scenario.bots.map((start, index) => ({ start, at: `bots[${index}]` })),
  ];
  for (const { start, at } of all) {
    const wrong = (key: string, says: string): void => void problems.push({ at: `${at}.${key}`, says });
    if (typeof start.at !== 'string' || findCell(field, start.at) < 0) wrong('at', `"${start.at}" is no cell of this field`);
    if (places.has(start.at)) wrong('at', `two golems would stand on ${start.at}`);
    if (!isStandable(scenario.tokens[start.at]))
      wrong('at', `a golem can't begin on ${start.at}: ${scenario.tokens[start.at]} lies there`);
    if (!['N', 'E', 'S', 'W'].includes(start.facing)) wrong('facing', 'a golem faces N, E, S or W');
    if (!GOLEMS[scenario.game].includes(start.golem))
      wrong('golem', `"${start.golem}" is unknown; known are ${GOLEMS[scenario.game].join(', ')}`);
    if (kinds.has(start.golem))
      wrong('golem', `${start.golem} is there twice [${scenario.game === 'golems6' ? 'G6.2.5' : 'G4.1.3'}]`);
    places.add(start.at);
    kinds.add(start.golem);
  }
  for (const [index, bot] of scenario.bots.entries()) {
    if (!isBotName(bot.program))
      problems.push({
        at: `bots[${index}].program`,
        says: `"${bot.program}" is no bot program; known are ${BOT_NAMES.join(', ')}`,
      });
  }
  return problems;
}

/** Golems begin on plain cells, lines, ice and portals, never inside something. */
function isStandable(tokens: string | undefined): boolean {
  return (tokens ?? '').split(' ').every((word) => !/^(wall|stone|water|barrel|ladder)/.test(word));
}

function checkOptions(scenario: Scenario): readonly Problem[] {
  const known = OPTIONS[scenario.game];
  return Object.keys(scenario.options)
    .filter((key) => !known.includes(key))
    .map((key) => ({ at: `options.${key}`, says: `unknown option; known are ${known.join(', ')}` }));
}
