import type { BotName } from '@stolik/golems/core';
import { EDITIONS, type EditionId } from '@stolik/golems/editions';
import { defaultScenario, ledIn, SCENARIOS, type Scenario } from '@stolik/golems/scenarios';
import type { AnyGame } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { AT_RANDOM, dealtLeads } from '@stolik/kernel/leads';
import type { Rng } from '@stolik/kernel/random';

export type Options = { readonly [key: string]: Json };

/** What is played, and what somebody would rather play with other numbers of people. */
export interface ChosenScenario {
  readonly scenario: Scenario;
  /** Chosen, but not for so many: it comes back with them. */
  readonly waiting: Scenario | undefined;
}

export const seats = ({ players: { min, max } }: Scenario, players: number): boolean => players >= min && players <= max;

export const isForKids = ({ options }: Scenario): boolean => options['kids'] === true;

/** As the options name it; one that is in no book travels whole. */
export const optionOf = (scenario: Scenario): Json =>
  SCENARIOS[scenario.game].some((known) => known === scenario) ? scenario.id : (scenario as unknown as Json);

export function namedScenario(edition: EditionId, { scenario }: Options): Scenario | undefined {
  if (typeof scenario === 'object' && scenario !== null) return scenario as unknown as Scenario;
  return SCENARIOS[edition].find(({ id }) => id === scenario);
}

/** The scenario for so many people: the one that was chosen, or one that lies ready in its stead. */
export function scenarioFor(edition: EditionId, options: Options, players: number): ChosenScenario {
  const wanted = namedScenario(edition, options);
  if (wanted && seats(wanted, players)) return { scenario: wanted, waiting: undefined };
  return { scenario: defaultScenario(edition, players), waiting: wanted };
}

/** Others that seat so many, those for children first where one for children was wanted. */
export function othersFor(edition: EditionId, { scenario, waiting }: ChosenScenario, players: number): readonly Scenario[] {
  const others = SCENARIOS[edition].filter((each) => each !== scenario && seats(each, players));
  const isWanted = (each: Scenario): boolean => waiting !== undefined && isForKids(each) === isForKids(waiting);
  return [...others.filter(isWanted), ...others.filter((each) => !isWanted(each))];
}

/** As chosen; somebody may have left it to chance. */
export const golemsFor = ({ golems }: Options, scenario: Scenario, players: number): readonly string[] =>
  ledIn(scenario, golems, players);

/** The options with golems for those who leave it to chance; without a generator any, for a picture of the field. */
export function deal(game: AnyGame, options: Options, players: number, rng?: Rng): Options {
  const { golems } = options;
  if (!Array.isArray(golems) || !golems.includes(AT_RANDOM)) return options;
  const all = game.leads?.all ?? [];
  // Where the players' alone are named the bots have theirs, too.
  return { ...options, golems: [...dealtLeads(all, game.leads?.of(options, players) ?? [], rng)] };
}

/**
 * The options when stools come or go: a golem stays with whoever leads it. `from`: where each seat was before. Who is new, and the bots,
 * get what their scenario gives them, or something that nobody has. Children's golems are all alike.
 */
export function reseat(game: AnyGame, options: Options, players: number, from: readonly (number | undefined)[]): Options {
  const edition = game.id as EditionId;
  const before = golemsFor(options, scenarioFor(edition, options, players).scenario, players);
  const { scenario } = scenarioFor(edition, options, from.length);
  const usual = golemsFor({}, scenario, from.length);
  const { golems: _, ...rest } = options;
  if (isForKids(scenario) || isForKids(scenarioFor(edition, options, players).scenario)) return rest;
  const led = usual.map((_, seat) => (from[seat] === undefined ? undefined : before[from[seat]]));
  const all = [...usual, ...(game.leads?.all ?? [])];
  for (const [seat, golem] of usual.entries())
    led[seat] ??= led.includes(golem) ? (all.find((each) => !led.includes(each) && !usual.includes(each)) ?? golem) : golem;
  return led.every((golem, seat) => golem === usual[seat]) ? rest : { ...rest, golems: led as string[] };
}

export function programsFor({ bots }: Options, scenario: Scenario): readonly BotName[] {
  const isOwn = Array.isArray(bots) && bots.length === scenario.bots.length;
  return isOwn ? (bots as BotName[]) : scenario.bots.map(({ program }) => program);
}

export const mostRounds = (scenario: Scenario): number => EDITIONS[scenario.game].mostRounds(isForKids(scenario));

export const roundsFor = ({ rounds }: Options, scenario: Scenario): number =>
  Number(rounds ?? scenario.options['rounds'] ?? mostRounds(scenario));

/** What was agreed for another field need not fit this one; and what a scenario says itself it says again. */
export function withScenario(options: Options, scenario: Scenario): Options {
  const { golems: _, bots: __, rounds: ___, ...rest } = options;
  const kept = Object.entries(rest).filter(([key]) => !(key in scenario.options));
  return { ...Object.fromEntries(kept), scenario: optionOf(scenario) };
}

/** The options as the table gets them, and those that the scenario brings along. */
export function settle(
  edition: EditionId,
  options: Options,
  players: number,
): { readonly options: Options; readonly own: Options } {
  const { scenario, waiting } = scenarioFor(edition, options, players);
  const { golems, bots, rounds, ...rest } = options;
  const hasGolems = Array.isArray(golems) && golems.length === players + scenario.bots.length;
  const hasBots = Array.isArray(bots) && bots.length === scenario.bots.length;
  return {
    options: {
      ...rest,
      scenario: optionOf(scenario),
      ...(hasGolems && { golems }),
      ...(!waiting && hasBots && { bots }),
      ...(!waiting && rounds !== undefined && { rounds }),
    },
    own: scenario.options as Options,
  };
}
