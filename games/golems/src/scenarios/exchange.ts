import { ok, problem, type Result } from '@stolik/kernel/result';
import { BOT_NAMES, type BotName, isBotName } from '../core/automata.ts';
import type { Scenario } from './scenario.ts';

/** The changes that a table may make to the golems of a scenario. [G6.2.1, G6.2.5, G4.2.1] */
export interface Exchange {
  /** Golem types or robots of the players by seat, and after them those of the bots, or of the players alone. */
  readonly golems: readonly string[] | null;
  /** The bots' programs in their order. */
  readonly bots: readonly BotName[] | null;
}

/** Reads the two options of a table; `known` are the golem types or the robots of the edition. */
export function readExchange(golems: unknown, bots: unknown, known: readonly string[]): Result<Exchange> {
  const types = golems ?? null;
  const programs = bots ?? null;
  if (types !== null) {
    if (!isList(types) || !types.every((type) => known.includes(type)))
      return problem('golems', `a list is expected; known are ${known.join(', ')}`);
    if (new Set(types).size < types.length) return problem('golems', 'no two golems have the same type [G6.2.5]');
  }
  if (programs !== null && !(isList(programs) && programs.every(isBotName)))
    return problem('bots', `a list of bot programs is expected; known are ${BOT_NAMES.join(', ')}`);
  return ok({ golems: types as Exchange['golems'], bots: programs as Exchange['bots'] });
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** The scenario as this table plays it. */
export function exchanged(scenario: Scenario, players: number, { golems, bots }: Exchange): Result<Scenario> {
  if (!golems && !bots) return ok(scenario);
  if (bots && bots.length !== scenario.bots.length)
    return problem('bots', `${scenario.bots.length} bot programs are expected, one for each bot of this scenario`);
  if (golems && golems.length !== players && golems.length !== players + scenario.bots.length)
    return problem('golems', `${players} golems are expected, one for each player`);
  const starts = scenario.starts.map((start, seat) => ({
    ...start,
    golem: (seat < players ? golems?.[seat] : undefined) ?? start.golem,
  }));
  const automata = scenario.bots.map((bot, index) => ({
    ...bot,
    golem: golems?.[players + index] ?? bot.golem,
    program: bots?.[index] ?? bot.program,
  }));
  const clash = automata.find(({ golem }) => starts.slice(0, players).some((start) => start.golem === golem));
  if (golems && clash) return problem('golems', `a bot of this scenario is the ${clash.golem} already [G6.2.5]`);
  return ok({ ...scenario, starts, bots: automata });
}
