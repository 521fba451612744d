import { ok, problem, type Result } from '@stolik/kernel/result';
import type { BotName } from '../core/automata.ts';
import { GOLEM_TYPES } from '../core/golem-types.ts';
import { type BoxName, type Rulings, readBox, readRulings } from '../core/rulings.ts';
import { readExchange } from '../scenarios/exchange.ts';
import type { Scenario } from '../scenarios/scenario.ts';

export const TURNS = ['alternate', 'together'] as const;
export const GOALS6 = ['edge', 'treasure', 'most', 'all'] as const;
export const TIES = ['draw', 'strikes', 'again'] as const;
export type Goal6 = (typeof GOALS6)[number];

/** The agreements of the table before the game. */
export interface Options6 {
  /** The Logic add-on. [G6.4] */
  readonly logic: boolean;
  /** Young players. [G6.11] */
  readonly kids: boolean;
  readonly turns: (typeof TURNS)[number];
  readonly goal: Goal6 | null;
  /** What decides when the least damage is equal. [G6.10.2] */
  readonly tie: (typeof TIES)[number];
  /** Kids, one golem alone: the goal is to be reached with so many cards; null: no such limit. [G6.11.4] */
  readonly cards: number | null;
  /** Whether two golems may swap cells. [G6.6.3] */
  readonly swap: boolean;
  readonly rounds: number;
  /** Whose rulings are played: those of today, or older ones for tables that began under them. */
  readonly rulings: Rulings;
  /** Whose numbers stand on the golem cards. [G6.1.4] */
  readonly box: BoxName;
  /** A scenario of the book by its id, or a whole one; null: the one that fits the number of players. */
  readonly scenario: string | Scenario | null;
  /** Golem types of the players by seat, and after them of the bots; null: those of the scenario. */
  readonly golems: readonly string[] | null;
  /** Programs of the scenario's bots; null: its own. [G6.2.5] */
  readonly bots: readonly BotName[] | null;
  /** Whether players may lay a Subprogram before the game; without it Call is left in the box. [G6.2.4] */
  readonly subprogram: boolean;
}

const KEYS = [
  'logic',
  'kids',
  'turns',
  'goal',
  'cards',
  'tie',
  'swap',
  'rounds',
  'scenario',
  'golems',
  'bots',
  'subprogram',
  'rulings',
  'box',
];
export const ROUNDS = 10;
export const KIDS_ROUNDS = 20;
/** How many rows young players' programs have. [G6.11.1] */
export const KIDS_ROWS = 3;
export const MOST_CARDS = KIDS_ROUNDS * KIDS_ROWS;

/** The rows of a young player's program in this round: three, or what is left of the cards. [G6.11.1, G6.11.4] */
export const kidsRows = (round: number, cards: number | undefined): number =>
  cards === undefined ? KIDS_ROWS : Math.max(1, Math.min(KIDS_ROWS, cards - (round - 1) * KIDS_ROWS));

type Raw = Readonly<Record<string, unknown>>;

/** Reads what a stranger sent, all but the scenario, which the caller has read. `defaults` are a scenario's own options. */
export function parseOptions6(raw: unknown, players: number, defaults: Raw = {}): Result<Options6> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return problem('', 'options are an object');
  const given: Raw = { ...defaults, ...(raw as Raw) };
  const unknown = Object.keys(given).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return problem(unknown, `unknown option; known are ${KEYS.join(', ')}`);
  for (const key of ['logic', 'kids', 'swap', 'subprogram']) {
    if (given[key] !== undefined && typeof given[key] !== 'boolean') return problem(key, 'true or false is expected');
  }
  const rulings = readRulings(given['rulings']);
  if (!rulings.ok) return rulings;
  const box = readBox(given['box'], rulings.value);
  if (!box.ok) return box;
  const kids = given['kids'] === true;
  const exchange = readExchange(given['golems'], given['bots'], GOLEM_TYPES);
  if (!exchange.ok) return exchange;
  return (
    refuseWord(given, 'turns', TURNS) ??
    refuseWord(given, 'goal', GOALS6) ??
    refuseWord(given, 'tie', TIES) ??
    refuseMixed(given, kids, players) ??
    refuseRounds(given['rounds'], kids) ??
    refuseCards(given, kids, players) ??
    ok({
      logic: given['logic'] === true,
      kids,
      turns: (given['turns'] as Options6['turns'] | undefined) ?? 'alternate',
      goal: (given['goal'] as Goal6 | undefined) ?? null,
      cards: cardsOf(given),
      tie: (given['tie'] as Options6['tie'] | undefined) ?? 'draw',
      swap: (given['swap'] ?? rulings.value !== 1) === true,
      rulings: rulings.value,
      box: box.value,
      rounds: roundsOf(given, kids),
      scenario: (given['scenario'] as string | Scenario | undefined) ?? null,
      ...exchange.value,
      subprogram: given['subprogram'] !== false,
    })
  );
}

type Refused = Extract<Result<never>, { ok: false }> | undefined;

function refuseWord(given: Raw, key: string, words: readonly string[]): Refused {
  const value = given[key];
  if (value === undefined || value === null || (typeof value === 'string' && words.includes(value))) return undefined;
  return problem(key, `one of ${words.join(', ')} is expected`);
}

function refuseMixed(given: Raw, kids: boolean, players: number): Refused {
  if (kids) {
    if (players > 2) return problem('kids', 'young players lead two golems, not more [G6.11.1]');
    if (given['logic'] === true) return problem('logic', 'young players have no luck cards, so no logic tokens [G6.11.1]');
    if ((given['tie'] ?? 'draw') !== 'draw')
      return problem('tie', 'young players race for a goal, an equal race is a draw [G6.11.3]');
    return undefined;
  }
  for (const key of ['turns', 'goal']) {
    if (given[key] !== undefined && given[key] !== null) return problem(key, 'this option needs `kids` [G6.11]');
  }
  return undefined;
}

function refuseRounds(rounds: unknown, kids: boolean): Refused {
  const most = kids ? KIDS_ROUNDS : ROUNDS;
  if (rounds === undefined || (Number.isInteger(rounds) && (rounds as number) >= 1 && (rounds as number) <= most))
    return undefined;
  return problem('rounds', `a whole number from 1 to ${most} is expected`);
}

const cardsOf = ({ cards }: Raw): number | null => (typeof cards === 'number' ? cards : null);

/** So many as the cards last. */
function roundsOf(given: Raw, kids: boolean): number {
  const cards = cardsOf(given);
  if (cards !== null) return Math.ceil(cards / KIDS_ROWS);
  return (given['rounds'] as number | undefined) ?? (kids ? KIDS_ROUNDS : ROUNDS);
}

function refuseCards(given: Raw, kids: boolean, players: number): Refused {
  const { cards } = given;
  if (cards === undefined || cards === null) return undefined;
  if (!kids || players !== 1) return problem('cards', 'a number of cards is for one young player alone [G6.11.4]');
  if (given['rounds'] !== undefined) return problem('rounds', 'the number of cards says how long it takes [G6.11.4]');
  if (given['goal'] === 'most') return problem('goal', 'alone nobody has more than the others [G6.11.4]');
  if (Number.isInteger(cards) && (cards as number) >= 1 && (cards as number) <= MOST_CARDS) return undefined;
  return problem('cards', `a whole number from 1 to ${MOST_CARDS} is expected`);
}
