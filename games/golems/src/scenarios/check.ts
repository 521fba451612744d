import { isRecord } from '@stolik/kernel/json';
import { ok, type Result } from '@stolik/kernel/result';
import { BOT_NAMES, isBotName } from '../core/automata.ts';
import { DIRECTION_LETTERS, type Field, findCell, MAX_SIDE, parseField } from '../core/field.ts';
import { EDITIONS, isEditionId } from '../editions/editions.ts';
import { isGoalWord, wordsIn } from '../editions/tokens.ts';
import { checkAgreed } from './agreed.ts';
import { apartProblem, findPart, looseField } from './parts.ts';
import type { ScenarioProblem } from './problem.ts';
import { cellsInReach, edgeCells } from './reach.ts';
import type { BotStart, Scenario, Start } from './scenario.ts';
import { checkShape } from './shape.ts';
import { boxProblem, findClash, tokenProblem } from './tokens.ts';
import { wrong } from './wrong.ts';

export const MOST_GOLEMS = 4;

/** Reads a scenario a stranger wrote: the scenario, or the first thing that is wrong with it. */
export function readScenario(raw: unknown): Result<Scenario, ScenarioProblem> {
  const [first] = checkScenario(raw);
  return first ? { ok: false, problem: first } : ok(raw as Scenario);
}

/** Reads one that may be unfinished: it can be drawn and edited, if not yet played. */
export function readDraft(raw: unknown): Result<Scenario, ScenarioProblem> {
  const [first] = checkForm(raw);
  const unknown = first ?? findUnknown(raw as Scenario);
  return unknown ? { ok: false, problem: unknown } : ok(raw as Scenario);
}

/** The cells of a scenario that `readScenario` has let pass. */
export function scenarioField(scenario: Scenario): Field {
  const field = findField(scenario);
  if (!field.ok) throw new Error(`scenario ${scenario.id}: ${field.problem.says}`);
  return field.value;
}

/** Everything that is wrong, each with its place and one sentence; empty for a good scenario. */
export function checkScenario(raw: unknown): readonly ScenarioProblem[] {
  const form = checkForm(raw);
  if (form.length > 0) return form;
  const scenario = raw as Scenario;
  const field = findField(scenario);
  const titles = Object.entries(scenario.title).filter(([, title]) => title.trim() === '');
  const unnamed = titles.map(([language]) => wrong(scenario.game, 'text-missing', `title.${language}`, { text: 'title' }));
  if (!field.ok) return [field.problem, ...unnamed];
  const apart = apartProblem(scenario.game, scenario.parts);
  const placed = [...(apart ? [apart] : []), ...checkTokens(scenario, field.value), ...checkGolems(scenario, field.value)];
  return [
    ...placed,
    ...checkPlayers(scenario),
    ...checkAgreed(scenario),
    // Ways lead over a field where everything lies in its place.
    ...(placed.length > 0 ? [] : checkGoals(scenario, field.value)),
    ...unnamed,
  ];
}

function checkForm(raw: unknown): readonly ScenarioProblem[] {
  if (!isRecord(raw)) return [wrong('golems6', 'not-scenario', 'scenario', {})];
  const game = raw['game'];
  if (!isEditionId(game)) return [wrong('golems6', 'game', 'game', {})];
  return checkShape(game, raw);
}

/** Names that nothing can be drawn for: a golem or a part of the other edition, or of none. */
function findUnknown({ game, parts, starts, bots }: Scenario): ScenarioProblem | undefined {
  for (const [index, { part }] of parts.entries())
    if (!findPart(game, part))
      return wrong(game, 'part-unknown', `parts[${index}].part`, { given: part, known: Object.keys(EDITIONS[game].parts) });
  for (const [list, golems] of Object.entries({ starts, bots }))
    for (const [index, { golem }] of golems.entries())
      if (!EDITIONS[game].leads.includes(golem))
        return wrong(game, 'golem-unknown', `${list}[${index}].golem`, { given: golem, known: EDITIONS[game].leads });
  const strange = bots.findIndex(({ program }) => !isBotName(program));
  if (strange < 0) return undefined;
  return wrong(game, 'program-unknown', `bots[${strange}].program`, { given: bots[strange]!.program, known: BOT_NAMES });
}

function findField({ game, parts }: Scenario): Result<Field, ScenarioProblem> {
  const rows = looseField(game, parts);
  if (!rows.ok) return rows;
  const field = parseField(rows.value);
  return field.ok ? field : { ok: false, problem: wrong(game, 'field-big', 'parts', { most: MAX_SIDE }) };
}

function checkTokens(scenario: Scenario, field: Field): readonly ScenarioProblem[] {
  const { game } = scenario;
  const problems: ScenarioProblem[] = [];
  const laid: string[] = [];
  for (const [cell, text] of Object.entries(scenario.tokens)) {
    const at = `tokens.${cell}`;
    if (findCell(field, cell) < 0) problems.push(wrong(game, 'token-off', at, { cell }));
    const words = wordsIn(text);
    laid.push(...words);
    const bad = words.flatMap((word) => tokenProblem(game, word, at, cell) ?? []);
    problems.push(...bad);
    const clash = bad.length === 0 && findClash(game, words);
    if (clash) problems.push(wrong(game, 'tokens-clash', at, { cell, one: clash[0], other: clash[1] }, [cell]));
  }
  if (problems.length > 0) return problems;
  const short = boxProblem(game, laid);
  return short ? [short] : [];
}

/** Where the edition has games for young players. [G6.11] */
const isForKids = ({ game, options }: Scenario): boolean =>
  options['kids'] === true && Object.hasOwn(EDITIONS[game].options, 'kids');

function checkPlayers(scenario: Scenario): readonly ScenarioProblem[] {
  const { game, starts, bots } = scenario;
  const { min, max } = scenario.players;
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < 1 || max > MOST_GOLEMS || min > max)
    return [wrong(game, 'players', 'players', {})];
  if (starts.length === 0) return [wrong(game, 'no-start', 'starts', {})];
  if (starts.length !== max) return [wrong(game, 'starts-count', 'starts', { starts: starts.length, most: max })];
  if (max + bots.length > MOST_GOLEMS) return [wrong(game, 'many-golems', 'bots', {})];
  if (isForKids(scenario)) {
    if (bots.length > 0)
      return [
        wrong(
          game,
          'kids-bots',
          'bots',
          {},
          bots.map(({ at }) => at),
        ),
      ];
    const isAlone = scenario.options['cards'] !== undefined;
    if (isAlone) return min === 1 && max === 1 ? [] : [wrong(game, 'kids-alone', 'players', {})];
    if (min !== 2 || max !== 2) return [wrong(game, 'kids-two', 'players', {})];
  }
  return min + bots.length < 2 ? [wrong(game, 'few-golems', 'players', {})] : [];
}

function checkGolems(scenario: Scenario, field: Field): readonly ScenarioProblem[] {
  const { game } = scenario;
  const places = new Set<string>();
  const kinds = new Set<string>();
  const check = (start: Start | BotStart, at: string): readonly ScenarioProblem[] => {
    const problems: ScenarioProblem[] = [];
    const cells = [start.at];
    if (findCell(field, start.at) < 0) problems.push(wrong(game, 'golem-off', `${at}.at`, { given: start.at }));
    else {
      const below = wordsIn(scenario.tokens[start.at]).find((word) => !isStandable(word));
      if (places.has(start.at)) problems.push(wrong(game, 'golems-together', `${at}.at`, { cell: start.at }, cells));
      if (below !== undefined) problems.push(wrong(game, 'golem-on-token', `${at}.at`, { cell: start.at, word: below }, cells));
    }
    if (start.facing.length !== 1 || !DIRECTION_LETTERS.includes(start.facing))
      problems.push(wrong(game, 'facing', `${at}.facing`, {}, cells));
    if (!EDITIONS[game].leads.includes(start.golem))
      problems.push(wrong(game, 'golem-unknown', `${at}.golem`, { given: start.golem, known: EDITIONS[game].leads }, cells));
    else if (kinds.has(start.golem)) problems.push(wrong(game, 'golem-twice', `${at}.golem`, { golem: start.golem }, cells));
    if ('program' in start && !isBotName(start.program))
      problems.push(wrong(game, 'program-unknown', `${at}.program`, { given: start.program, known: BOT_NAMES }, cells));
    places.add(start.at);
    kinds.add(start.golem);
    return problems;
  };
  return [
    ...scenario.starts.flatMap((start, index) => check(start, `starts[${index}]`)),
    ...scenario.bots.flatMap((bot, index) => check(bot, `bots[${index}]`)),
  ];
}

/** Golems begin on plain cells, lines, ice, portals and goals, never inside something. */
export const isStandable = (word: string): boolean => !/^(wall|stone|water|barrel|ladder|logic)/.test(word);

/** Whether the goal is there and somebody can get to it. [G6.11.3] */
function checkGoals(scenario: Scenario, field: Field): readonly ScenarioProblem[] {
  const { game, tokens, options, starts } = scenario;
  if (!isForKids(scenario)) return [];
  const reaches = starts.map(({ at }) => cellsInReach(scenario, field, at));
  const isReached = (cell: string): boolean => reaches.some((reach) => reach.has(cell));
  if (options['goal'] === 'edge') {
    const isPossible = starts.some(({ facing }, seat) => edgeCells(field, facing).some((cell) => reaches[seat]!.has(cell)));
    return isPossible || starts.length === 0
      ? []
      : [
          wrong(
            game,
            'edge-out-of-reach',
            'starts',
            {},
            starts.map(({ at }) => at),
          ),
        ];
  }
  const wanted = options['goal'] === 'treasure' ? 'treasure' : 'gear';
  const goals = Object.keys(tokens).filter((cell) => wordsIn(tokens[cell]).some(isGoalWord));
  if (!goals.some((cell) => wordsIn(tokens[cell]).includes(wanted)))
    return [wanted === 'treasure' ? wrong(game, 'no-treasure', 'tokens', {}) : wrong(game, 'no-gears', 'tokens', {})];
  if (starts.length === 0) return [];
  return goals
    .filter((cell) => !isReached(cell))
    .map((cell) =>
      wrong(game, 'goal-out-of-reach', `tokens.${cell}`, { cell, word: wordsIn(tokens[cell]).find(isGoalWord)! }, [cell]),
    );
}
