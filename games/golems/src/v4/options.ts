import { ok, problem, type Result } from '@stolik/kernel/result';
import { type BoxName, type Rulings, readBox, readRulings } from '../core/rulings.ts';
import { BOOK4 } from '../scenarios/book4.ts';
import { readScenario } from '../scenarios/check.ts';
import { exchanged, readExchange } from '../scenarios/exchange.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { ROBOTS, ROUNDS } from './kinds.ts';

/** The agreements of the table before the game. */
export interface Options4 {
  /** Whether two robots may swap cells. [G4.6.1] */
  readonly swap: boolean;
  /** Whose rulings are played: those of today, or older ones for tables that began under them. */
  readonly rulings: Rulings;
  /** Whose numbers stand on the components. [G4.1.3] */
  readonly box: BoxName;
  readonly rounds: number;
  /** Whether the players fit out their robots before round 1. [G4.2.2] */
  readonly build: boolean;
  /** The scenario, with the robots and bot programs that were agreed on. [G4.2.1] */
  readonly scenario: Scenario;
}

type Raw = Readonly<Record<string, unknown>>;
const KEYS = ['swap', 'rounds', 'build', 'scenario', 'golems', 'bots', 'rulings', 'box'];

/**
 * Reads what a stranger sent. `scenario` is an id or a whole scenario; its own options are defaults. `golems` are the robots of
 * the players (and of the bots) by seat, `bots` the programs of its bots.
 */
export function parseOptions4(raw: unknown, players: number): Result<Options4> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return problem('', 'options are an object');
  const unknown = Object.keys(raw).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return problem(unknown, `unknown option; known are ${KEYS.join(', ')}`);
  const scenario = chooseScenario((raw as Raw)['scenario'], players);
  if (!scenario.ok) return scenario;
  const given: Raw = { ...scenario.value.options, ...raw };
  for (const key of ['swap', 'build']) {
    if (given[key] !== undefined && typeof given[key] !== 'boolean') return problem(key, 'true or false is expected');
  }
  const rulings = readRulings(given['rulings']);
  if (!rulings.ok) return rulings;
  const box = readBox(given['box'], rulings.value);
  if (!box.ok) return box;
  const rounds = given['rounds'] ?? ROUNDS;
  if (!Number.isInteger(rounds) || (rounds as number) < 1 || (rounds as number) > ROUNDS) {
    return problem('rounds', `a whole number from 1 to ${ROUNDS} is expected`);
  }
  const exchange = readExchange(given['golems'], given['bots'], ROBOTS);
  if (!exchange.ok) return exchange;
  const agreed = exchanged(scenario.value, players, exchange.value);
  if (!agreed.ok) return agreed;
  return ok({
    swap: (given['swap'] ?? rulings.value !== 1) === true,
    rulings: rulings.value,
    box: box.value,
    rounds: rounds as number,
    build: given['build'] === true,
    scenario: agreed.value,
  });
}

function chooseScenario(wanted: unknown, players: number): Result<Scenario> {
  if (wanted === undefined || wanted === null) return ok(BOOK4.usual(players));
  const scenario = typeof wanted === 'string' ? findById(wanted) : readScenario(wanted);
  if (!scenario.ok)
    return problem(typeof wanted === 'string' ? 'scenario' : `scenario.${scenario.problem.at}`, scenario.problem.says);
  const { id, game, players: seats } = scenario.value;
  if (game !== 'golems4') return problem('scenario', `"${id}" is a scenario of ${game}`);
  if (players >= seats.min && players <= seats.max) return scenario;
  const fits = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`;
  return problem('scenario', `"${id}" is for ${fits} players, not ${players}`);
}

function findById(id: string): Result<Scenario> {
  const scenario = BOOK4.find(id);
  if (scenario) return ok(scenario);
  return problem(
    'scenario',
    `there is no scenario "${id.slice(0, 60)}"; known are ${BOOK4.scenarios.map((known) => known.id).join(', ')}`,
  );
}
