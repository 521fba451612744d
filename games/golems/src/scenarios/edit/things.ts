import { ok } from '@stolik/kernel/result';
import type { BotName } from '../../core/automata.ts';
import type { FacingName } from '../../core/events.ts';
import { EDITIONS } from '../../editions/editions.ts';
import { isBarrelWord, levelsOf, wordsIn } from '../../editions/tokens.ts';
import { checkScenario, isStandable, MOST_GOLEMS } from '../check.ts';
import { partCells } from '../parts.ts';
import type { ProblemCode } from '../problem.ts';
import type { BotStart, Scenario, Start } from '../scenario.ts';
import { findClash } from '../tokens.ts';
import { wrong } from '../wrong.ts';
import { spotOf } from './cells.ts';
import { type Edited, playersFor, turnedFacing, turnedWord } from './parts.ts';

/** What may never lie on the table while one builds; everything else is told and may be repaired later. */
const NEVER: ReadonlySet<ProblemCode> = new Set([
  'token-off',
  'token-unknown',
  'column',
  'tokens-clash',
  'box',
  'box-walls',
  'golem-off',
  'golem-on-token',
  'golems-together',
  'golem-twice',
  'many-golems',
]);

/** The edited scenario, or what is newly wrong with it: the same validator that reads files. */
function tried(before: Scenario, after: Scenario): Edited {
  if (after.parts.length === 0) return { ok: false, problem: wrong(after.game, 'no-parts', 'parts', {}) };
  const known = new Set(checkScenario(before).map(({ says }) => says));
  const refusal = checkScenario(after).find(({ code, says }) => NEVER.has(code) && !known.has(says));
  return refusal ? { ok: false, problem: refusal } : ok(after);
}

function withTokens(scenario: Scenario, cell: string, words: readonly string[]): Scenario {
  const { [cell]: _, ...others } = scenario.tokens;
  // Barrels stand on top of what lies on the ground.
  const ordered = [...words.filter((word) => !isBarrelWord(word)), ...words.filter(isBarrelWord)];
  return { ...scenario, tokens: ordered.length === 0 ? others : { ...others, [cell]: ordered.join(' ') } };
}

/**
 * Places a token: `wall`, `barrel:bomb`, `line:NE`; `ladder:A` stands for the half that is still in the box. Tokens that can't
 * share the cell go back into the box. A barrel on a barrel makes a column where the edition has columns.
 */
export function putToken(scenario: Scenario, cell: string, tool: string): Edited {
  const word = halfOf(scenario, tool);
  if (golemOn(scenario, cell) && !isStandable(word))
    return { ok: false, problem: wrong(scenario.game, 'golem-there', `tokens.${cell}`, { cell, word }, [cell]) };
  const before = wordsIn(scenario.tokens[cell]);
  if (before.includes(word) && !isBarrelWord(word)) return ok(scenario);
  const barrel = before.find(isBarrelWord);
  if (isBarrelWord(word) && barrel !== undefined && EDITIONS[scenario.game].hasColumns) {
    const column = `barrel:${[...levelsOf(barrel), ...levelsOf(word)].join('/')}`;
    return tried(scenario, withTokens(scenario, cell, [...before.filter((each) => each !== barrel), column]));
  }
  const kept = before.filter((each) => {
    const pair = isBarrelWord(each) ? [word, each] : [each, word];
    return findClash(scenario.game, pair) === undefined;
  });
  return tried(scenario, withTokens(scenario, cell, [...kept, word]));
}

function halfOf({ tokens }: Scenario, tool: string): string {
  if (tool !== 'ladder:A' && tool !== 'ladder:B') return tool;
  const isLaid = Object.values(tokens).some((text) => wordsIn(text).includes(`${tool}+`));
  return isLaid ? `${tool}-` : `${tool}+`;
}

/** The golem in a cell. */
export interface GolemRef {
  readonly kind: 'start' | 'bot';
  readonly index: number;
}

export function golemOn(scenario: Scenario, cell: string): GolemRef | undefined {
  const start = scenario.starts.findIndex(({ at }) => at === cell);
  if (start >= 0) return { kind: 'start', index: start };
  const bot = scenario.bots.findIndex(({ at }) => at === cell);
  return bot < 0 ? undefined : { kind: 'bot', index: bot };
}

export const findGolem = ({ starts, bots }: Scenario, { kind, index }: GolemRef): Start | BotStart | undefined =>
  kind === 'start' ? starts[index] : bots[index];

/** Removes the topmost thing of a cell: a golem, a barrel, then the ground tokens. */
export function eraseOn(scenario: Scenario, cell: string): Scenario {
  const golem = golemOn(scenario, cell);
  if (golem) return removeGolem(scenario, golem);
  const words = wordsIn(scenario.tokens[cell]);
  const top = words.at(-1);
  if (top === undefined) return scenario;
  const below = words.slice(0, -1);
  const levels = isBarrelWord(top) ? levelsOf(top).slice(0, -1) : [];
  if (levels.length === 0) return withTokens(scenario, cell, below);
  const lone = levels.length === 1 && levels[0] === 'barrel' ? 'barrel' : `barrel:${levels.join('/')}`;
  return withTokens(scenario, cell, [...below, lone]);
}

export function removeGolem(scenario: Scenario, { kind, index }: GolemRef): Scenario {
  if (kind === 'bot') return { ...scenario, bots: scenario.bots.filter((_, at) => at !== index) };
  const starts = scenario.starts.filter((_, at) => at !== index);
  return { ...scenario, starts, players: playersFor(scenario.players, starts.length) };
}

/** A quarter turn clockwise of whatever on this cell can be turned; undefined where nothing can. */
export function turnOn(scenario: Scenario, cell: string): Scenario | undefined {
  const golem = golemOn(scenario, cell);
  const facing = golem && findGolem(scenario, golem)?.facing;
  if (golem && facing) return changeGolem(scenario, golem, { facing: turnedFacing(facing, 1) });
  const words = wordsIn(scenario.tokens[cell]);
  return words.some((word) => word.startsWith('line:')) ? withTokens(scenario, cell, words.map(turnedWord)) : undefined;
}

/** The first free golem type or robot. */
export function freeGolem({ game, starts, bots }: Scenario): string | undefined {
  const taken = new Set([...starts, ...bots].map(({ golem }) => golem));
  return EDITIONS[game].leads.find((golem) => !taken.has(golem));
}

/** One more golem here, looking over the field; a bot when a program is given. */
export function addGolem(scenario: Scenario, cell: string, program?: BotName): Edited {
  const golem = freeGolem(scenario);
  const count = scenario.starts.length + scenario.bots.length;
  if (count >= MOST_GOLEMS || golem === undefined) return { ok: false, problem: wrong(scenario.game, 'many-golems', 'bots', {}) };
  const facing = facingIn(scenario, cell);
  if (program) return tried(scenario, { ...scenario, bots: [...scenario.bots, { at: cell, facing, golem, program }] });
  const starts = [...scenario.starts, { at: cell, facing, golem }];
  const { min, max } = scenario.players;
  // Who wanted a game for all the golems on the field still does.
  const players = playersFor({ min: min === max ? starts.length : min, max }, starts.length);
  return tried(scenario, { ...scenario, starts, players });
}

/** Away from the nearest edge. */
function facingIn(scenario: Scenario, cell: string): FacingName {
  const { x, y } = spotOf(cell);
  const cells = scenario.parts.flatMap((part) => partCells(scenario.game, part));
  const right = Math.max(...cells.map((spot) => spot.x));
  const top = Math.max(...cells.map((spot) => spot.y));
  const ways: readonly [number, FacingName][] = [
    [y, 'N'],
    [top - y, 'S'],
    [x, 'E'],
    [right - x, 'W'],
  ];
  return ways.reduce((best, way) => (way[0] < best[0] ? way : best))[1];
}

/** Moves or changes a golem. A type that another one has is exchanged with it. */
export function changeGolem(scenario: Scenario, { kind, index }: GolemRef, change: Partial<BotStart>): Scenario {
  const old = findGolem(scenario, { kind, index })?.golem;
  const changed = <Stands extends Start>(golem: Stands, own: GolemRef['kind'], at: number): Stands => {
    if (own === kind && at === index) return { ...golem, ...change };
    return change.golem !== undefined && golem.golem === change.golem && old !== undefined ? { ...golem, golem: old } : golem;
  };
  return {
    ...scenario,
    starts: scenario.starts.map((start, at) => changed(start, 'start', at)),
    bots: scenario.bots.map((bot, at) => changed(bot, 'bot', at)),
  };
}

export function moveGolem(scenario: Scenario, golem: GolemRef, cell: string): Edited {
  const other = golemOn(scenario, cell);
  const from = findGolem(scenario, golem)?.at;
  if (from === undefined || from === cell) return ok(scenario);
  const moved = changeGolem(scenario, golem, { at: cell });
  return tried(scenario, other ? changeGolem(moved, other, { at: from }) : moved);
}

/**
 * Switches to children's rules (two golems, no bots, a goal) or back to the whole game. Options that only the other kind of game
 * knows are dropped. [G6.11]
 */
export function setKids(scenario: Scenario, isKids: boolean): Scenario {
  const dropped = isKids ? ['logic', 'tie', 'rounds'] : ['kids', 'goal', 'turns', 'rounds', 'cards'];
  const options = Object.fromEntries(Object.entries(scenario.options).filter(([key]) => !dropped.includes(key)));
  if (!isKids) return { ...scenario, options };
  const starts = scenario.starts.slice(0, 2);
  const count = Math.max(1, starts.length);
  return {
    ...scenario,
    starts,
    bots: [],
    players: { min: count, max: count },
    options: { ...options, kids: true, goal: 'treasure' },
  };
}

/**
 * Switches to one young player alone against a number of cards, or back to two. The author then places the second golem.
 * [G6.11.4]
 */
export function setCards(scenario: Scenario, cards: number | undefined): Scenario {
  const { cards: _, rounds: __, turns: ___, goal, ...others } = scenario.options;
  if (cards === undefined) return { ...scenario, players: { min: 2, max: 2 }, options: { ...others, goal } };
  return {
    ...scenario,
    starts: scenario.starts.slice(0, 1),
    bots: [],
    players: { min: 1, max: 1 },
    options: { ...others, kids: true, goal: goal === 'most' || goal === undefined ? 'all' : goal, cards },
  };
}

/** Undefined takes the option away: the usual game. */
export function setOption(scenario: Scenario, key: string, value: unknown): Scenario {
  const { [key]: _, ...others } = scenario.options;
  return { ...scenario, options: value === undefined ? others : { ...others, [key]: value } };
}
