import { ok, problem, type Result, unwrap } from '@stolik/kernel/result';
import { beginnings } from '../core/beginnings.ts';
import { DIRECTION_LETTERS, type Field, findCell } from '../core/field.ts';
import type { GolemType } from '../core/golem-types.ts';
import { type Rulings, readRulings } from '../core/rulings.ts';
import { BOOK6 } from '../scenarios/book6.ts';
import { readScenario, scenarioField } from '../scenarios/check.ts';
import { exchanged } from '../scenarios/exchange.ts';
import type { BotStart, Scenario, Start } from '../scenarios/scenario.ts';
import { buildState, type GolemStart } from './build.ts';
import { BARREL_SET, CONTENTS, UNKNOWN } from './kinds.ts';
import { type Options6, parseOptions6 } from './options.ts';
import { askPrograms, drawOn } from './rounds.ts';
import { cloneState, type State6, SUBPROGRAM } from './state.ts';
import { GOLEM_CARDS, type GolemCards } from './types.ts';

/** Reads options. `scenario` is an id of the book or a whole scenario; its own options are the defaults. */
export function parseTable(raw: unknown, players: number): Result<Options6> {
  const wanted = typeof raw === 'object' && raw !== null ? (raw as { scenario?: unknown }).scenario : undefined;
  if (wanted === undefined || wanted === null) return fitted(parseOptions6(raw, players), players);
  const rulings = readRulings((raw as { rulings?: unknown }).rulings);
  if (!rulings.ok) return rulings;
  const found = typeof wanted === 'string' ? findById(wanted, rulings.value) : readWhole(wanted);
  if (!found.ok) return found;
  const scenario = found.value;
  const { min, max } = scenario.players;
  if (players < min || players > max) {
    return problem('scenario', `${scenario.id} is for ${min === max ? min : `${min} to ${max}`} players, not ${players}`);
  }
  return fitted(parseOptions6(raw, players, scenario.options), players);
}

/** Whether the golems and bot programs that were asked for fit the scenario. */
function fitted(options: Result<Options6>, players: number): Result<Options6> {
  if (!options.ok || (!options.value.golems && !options.value.bots)) return options;
  const agreed = exchanged(scenarioFor(options.value, players), players, options.value);
  return agreed.ok ? ok(options.value) : agreed;
}

function findById(id: string, rulings: Rulings): Result<Scenario> {
  const scenario = BOOK6.find(id, rulings);
  if (scenario) return ok(scenario);
  return problem(
    'scenario',
    `there is no scenario "${id.slice(0, 60)}"; there are ${BOOK6.scenarios.map((known) => known.id).join(', ')}`,
  );
}

function readWhole(raw: unknown): Result<Scenario> {
  if (typeof raw !== 'object') return problem('scenario', 'the id of a scenario or a whole scenario is expected');
  const read = readScenario(raw);
  if (!read.ok) return problem(`scenario.${read.problem.at}`, read.problem.says);
  const { id, game } = read.value;
  return game === 'golems6' ? read : problem('scenario', `"${id}" is a scenario of ${game}`);
}

const KIDS_SCENARIOS = { edge: 'race', treasure: 'treasure', most: 'gears', all: 'gears' } as const;

export function scenarioFor(options: Options6, players: number): Scenario {
  if (typeof options.scenario === 'object' && options.scenario !== null) return options.scenario;
  const name = options.scenario ?? (options.kids && players === 2 ? KIDS_SCENARIOS[options.goal ?? 'treasure'] : null);
  return (name === null ? undefined : BOOK6.find(name, options.rulings)) ?? BOOK6.usual(players);
}

/** The beginning: golems on their cells, decks full, nothing drawn. Players first lay open their Subprograms. [G6.2] */
export const setup6: (options: Options6, players: number) => State6 = beginnings(makeBeginning, cloneState);

function makeBeginning(options: Options6, players: number): State6 {
  const scenario = unwrap(exchanged(scenarioFor(options, players), players, options));
  const goal = options.goal ?? (options.kids ? ((scenario.options['goal'] as Options6['goal'] | undefined) ?? null) : null);
  const field = scenarioField(scenario);
  const cards = GOLEM_CARDS[options.box];
  const golems = [
    ...scenario.starts.slice(0, players).map((start) => golemAt(field, start, options.kids, cards)),
    ...scenario.bots.map((bot) => golemAt(field, bot, options.kids, cards)),
  ];
  const state = unwrap(buildState({ ...options, goal }, field, scenario.tokens, golems));
  closeBarrels(state);
  if (options.kids) {
    askPrograms(state, 0);
    return state;
  }
  if (!options.subprogram) {
    drawOn(state);
    return state;
  }
  state.phase = SUBPROGRAM;
  state.waiting = (1 << players) - 1;
  return state;
}

function golemAt(field: Field, start: Start | BotStart, kids: boolean, cards: GolemCards): GolemStart {
  const type = start.golem as GolemType;
  const facing = DIRECTION_LETTERS.indexOf(start.facing);
  const card = cards[type];
  return {
    ...card,
    rows: kids ? 3 : card.rows,
    at: findCell(field, start.at),
    facing,
    damage: 0,
    bot: 'program' in start ? start.program : null,
    type,
    extra: 0,
    dealt: 0,
    items: 0,
    edge: facing,
    charge: 0,
  };
}

/**
 * Nobody knows what is in which barrel, so nothing is: contents that a scenario names go into the pool with the rest of the
 * printed set for those it does not name, and are drawn when a barrel is opened.
 */
function closeBarrels(state: State6): void {
  const named = new Uint8Array(CONTENTS.length);
  let unnamed = 0;
  for (const contents of state.contents) {
    if (contents === UNKNOWN) unnamed++;
    else named[contents]!++;
  }
  for (let kind = 0; kind < CONTENTS.length; kind++) {
    state.pool[kind] = unnamed === 0 ? named[kind]! : Math.max(named[kind]!, BARREL_SET[kind]!);
  }
  state.contents.fill(UNKNOWN);
}
