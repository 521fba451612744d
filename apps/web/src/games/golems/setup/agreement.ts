import type { BotName } from '@stolik/golems/core/bots';
import type { Edition } from '@stolik/golems/programs/program';
import { defaultScenario, SCENARIOS } from '@stolik/golems/scenarios/all';
import type { Scenario } from '@stolik/golems/scenarios/scenario';
import { ROUNDS as ROUNDS4 } from '@stolik/golems/v4/kinds';
import { KIDS_ROUNDS, ROUNDS as ROUNDS6 } from '@stolik/golems/v6/options';
import type { Json } from '@stolik/kernel/json';

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

export function namedScenario(edition: Edition, { scenario }: Options): Scenario | undefined {
  if (typeof scenario === 'object' && scenario !== null) return scenario as unknown as Scenario;
  return SCENARIOS[edition].find(({ id }) => id === scenario);
}

/** The scenario for so many people: the one that was chosen, or one that lies ready in its stead. */
export function scenarioFor(edition: Edition, options: Options, players: number): ChosenScenario {
  const wanted = namedScenario(edition, options);
  if (wanted && seats(wanted, players)) return { scenario: wanted, waiting: undefined };
  return { scenario: defaultScenario(edition, players), waiting: wanted };
}

/** Others that seat so many, those for children first where one for children was wanted. */
export function othersFor(edition: Edition, { scenario, waiting }: ChosenScenario, players: number): readonly Scenario[] {
  const others = SCENARIOS[edition].filter((each) => each !== scenario && seats(each, players));
  const isWanted = (each: Scenario): boolean => waiting !== undefined && isForKids(each) === isForKids(waiting);
  return [...others.filter(isWanted), ...others.filter((each) => !isWanted(each))];
}

/** Golem types or robots: of the players, then of the scenario's bots. */
export function golemsFor({ golems }: Options, scenario: Scenario, players: number): readonly string[] {
  const usual = [...scenario.starts.slice(0, players), ...scenario.bots].map(({ golem }) => golem);
  return Array.isArray(golems) && golems.length === usual.length ? (golems as string[]) : usual;
}

/** No two are alike: whoever had this one gets the other. [G6.2.5] */
export function withGolem(golems: readonly string[], seat: number, type: string): string[] {
  const twin = golems.indexOf(type);
  return golems.map((before, index) => (index === seat ? type : index === twin ? golems[seat]! : before));
}

export function programsFor({ bots }: Options, scenario: Scenario): readonly BotName[] {
  const isOwn = Array.isArray(bots) && bots.length === scenario.bots.length;
  return isOwn ? (bots as BotName[]) : scenario.bots.map(({ program }) => program);
}

export const mostRounds = (scenario: Scenario): number =>
  scenario.game === 'golems4' ? ROUNDS4 : isForKids(scenario) ? KIDS_ROUNDS : ROUNDS6;

export const roundsFor = ({ rounds }: Options, scenario: Scenario): number =>
  Number(rounds ?? scenario.options['rounds'] ?? mostRounds(scenario));

/** What was agreed for another field need not fit this one; and what a scenario says itself it says anew. */
export function withScenario(options: Options, scenario: Scenario): Options {
  const { golems: _, bots: __, rounds: ___, ...rest } = options;
  const kept = Object.entries(rest).filter(([key]) => !(key in scenario.options));
  return { ...Object.fromEntries(kept), scenario: optionOf(scenario) };
}

/** The options as the table gets them, and those that the scenario brings along. */
export function settle(
  edition: Edition,
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
      ...(!waiting && hasGolems && { golems }),
      ...(!waiting && hasBots && { bots }),
      ...(!waiting && rounds !== undefined && { rounds }),
    },
    own: scenario.options as Options,
  };
}
