import type { CaseRules, CaseTable } from '@stolik/kernel/cases';
import type { Json } from '@stolik/kernel/json';
import { isRecord } from '@stolik/kernel/json';
import { ok, type Problem, problem, type Result } from '@stolik/kernel/result';
import { BOT_NAMES, isBotName } from '../core/automata.ts';
import { letterOf } from '../core/commands.ts';
import { cellName, DIRECTION_LETTERS, type Field, findCell, NOWHERE, parseField, writeField } from '../core/field.ts';
import { CARDS } from '../programs/program.ts';
import { PC_PROGRAM } from './instructions.ts';
import { BLANK, COMPONENTS, EVENT_CARDS, type EventCard, FROST, isRobotName, PORTAL, ROBOTS, STONE, UNKNOWN } from './kinds.ts';
import { isComponent } from './notation.ts';
import type { Options4 } from './options.ts';
import { run } from './run.ts';
import { makeState, type RobotStart } from './setup.ts';
import { ASK_CARD, ASK_DIE, ICED_AT, OVER, STRIDE, type State4 } from './state.ts';
import { type CellTokens, readTokens } from './tokens.ts';
import { askedSeats, damagedOf, partsOf, tokensOf } from './view.ts';

type Raw = Readonly<Record<string, unknown>>;
const KEYS = ['field', 'tokens', 'golems', 'bonus', 'event', 'decks', 'round', 'dice'];
const GOLEM_KEYS = ['at', 'facing', 'robot', 'damaged', 'iced', 'parts', 'charge', 'bot'];

/** How positions of v4 are written and what may be expected of them. */
export const golems4Cases: CaseRules<State4, Options4> = {
  // A position written by hand speaks of the robots as they were first printed.
  options: { box: 'classic' },
  unordered: [],
  unreadable: 'refused',
  load,
};

function load(players: number, options: Options4, position: Raw): Result<CaseTable<State4>> {
  const unknown = Object.keys(position).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return problem(`position.${unknown}`, `unknown key; known are ${KEYS.join(', ')}`);
  const field = readField(position['field']);
  if (!field.ok) return field;
  const tokens = readAllTokens(field.value, position['tokens'] ?? {});
  if (!tokens.ok) return tokens;
  const robots = readGolems(field.value, tokens.value, position['golems'], players, options.build);
  if (!robots.ok) return robots;
  const chance = readChance(position);
  if (!chance.ok) return chance;
  const round = position['round'] ?? 1;
  if (!Number.isInteger(round) || (round as number) < 1 || (round as number) > options.rounds) {
    return problem('position.round', `a round from 1 to ${options.rounds} is expected`);
  }
  const { rounds, swap, build, box } = options;
  const rulings = options.rulings === 1 ? undefined : options.rulings;
  const state = makeState(field.value, tokens.value, robots.value, {
    rounds,
    swap,
    rulings,
    ...(box === 'even' && { box }),
    build,
    scenario: '',
  });
  state.round = round as number;
  state.bonus = chance.value.bonus;
  state.event = chance.value.event;
  state.back = PC_PROGRAM;
  run(state, undefined);
  return ok({ state, draw: drawer(chance.value), truth });
}

function readField(raw: unknown): Result<Field> {
  if (!Array.isArray(raw) || raw.some((row) => typeof row !== 'string')) {
    return problem('position.field', 'a list of rows is expected, the top row first');
  }
  const field = parseField(raw as string[]);
  return field.ok ? field : problem(`position.${field.problem.at}`, field.problem.says);
}

function readAllTokens(field: Field, raw: unknown): Result<Map<number, CellTokens>> {
  if (!isRecord(raw)) return problem('position.tokens', 'an object is expected, as in { "b2": "stone" }');
  const tokens = new Map<number, CellTokens>();
  let portals = 0;
  for (const [name, words] of Object.entries(raw)) {
    const at = `position.tokens.${name}`;
    const cell = findCell(field, name);
    if (cell === NOWHERE) return problem(at, `${name} is no cell of this field`);
    if (typeof words !== 'string') return problem(at, 'a text is expected, as in "barrel:bomb"');
    const read = readTokens(words, at);
    if (!read.ok) return read;
    for (let rest = read.value.column; rest !== 0; rest >>>= 3) {
      if ((rest & 7) === UNKNOWN) return problem(at, 'a case says what a barrel holds, as in "barrel:chips"');
    }
    if (read.value.token === PORTAL && ++portals > 2) return problem(at, 'there are at most two portals');
    tokens.set(cell, read.value);
  }
  return ok(tokens);
}

function readGolems(
  field: Field,
  tokens: ReadonlyMap<number, CellTokens>,
  raw: unknown,
  players: number,
  build: boolean,
): Result<readonly RobotStart[]> {
  if (!Array.isArray(raw) || raw.length === 0) return problem('position.golems', 'a list of robots in seat order is expected');
  if (raw.length > 4) return problem('position.golems', `${raw.length} robots are too many: four at most [G6.9.5]`);
  const robots: RobotStart[] = [];
  let missing = players - raw.filter((golem) => isRecord(golem) && (golem['bot'] ?? null) === null).length;
  for (const [index, golem] of raw.entries()) {
    const at = `position.golems[${index}]`;
    // A robot that is out fills up the number of players; any further one was a bot.
    const robot = golem === null ? ok(missing-- > 0 ? OUT_ROBOT : OUT_BOT) : readGolem(field, golem, at, build);
    if (!robot.ok) return robot;
    const lies = tokens.get(robot.value.at);
    if (lies && (lies.token === STONE || lies.column !== 0)) return problem(`${at}.at`, 'a stone or barrel is there');
    if (robot.value.at !== NOWHERE && robots.some((other) => other.at === robot.value.at)) {
      return problem(`${at}.at`, 'two robots never share a cell');
    }
    robots.push(robot.value);
  }
  const people = robots.filter(({ bot }) => bot === undefined).length;
  if (people !== players) return problem('players', `${players} players, but ${people} of the golems are no bots`);
  return ok(robots);
}

const OUT_ROBOT: RobotStart = {
  at: NOWHERE,
  facing: 0,
  robot: 0,
  bot: undefined,
  damaged: 7,
  parts: [0, 0, 0],
  charge: 0,
  iced: false,
};

const OUT_BOT: RobotStart = { ...OUT_ROBOT, bot: 'tumbler' };

function readGolem(field: Field, raw: unknown, at: string, build: boolean): Result<RobotStart> {
  if (!isRecord(raw)) return problem(at, 'an object is expected');
  const wrong = findWrong(field, raw, build);
  if (wrong) return problem(wrong.at === '' ? at : `${at}.${wrong.at}`, wrong.says);
  const {
    robot = 'red',
    facing = 'N',
    damaged = [],
    charge,
    bot,
    parts,
    iced = false,
  } = raw as {
    robot?: (typeof ROBOTS)[number];
    facing?: string;
    damaged?: (typeof COMPONENTS)[number][];
    charge?: (typeof CARDS)[number] | null;
    bot?: (typeof BOT_NAMES)[number] | null;
    parts?: (typeof ROBOTS)[number][] | null;
    iced?: boolean;
  };
  const own = ROBOTS.indexOf(robot);
  const builtOf = parts ? parts.map((part) => ROBOTS.indexOf(part)) : build && !bot ? undefined : [own, own, own];
  return ok({
    at: findCell(field, raw['at'] as string),
    facing: DIRECTION_LETTERS.indexOf(facing),
    robot: own,
    bot: bot ?? undefined,
    damaged: damaged.reduce((bits, name) => bits | (1 << COMPONENTS.indexOf(name)), 0),
    parts: builtOf,
    charge: charge ? CARDS.indexOf(charge) + 1 : 0,
    iced,
  });
}

function findWrong(field: Field, raw: Raw, build: boolean): Problem | undefined {
  const unknown = Object.keys(raw).find((key) => !GOLEM_KEYS.includes(key));
  if (unknown !== undefined) return { at: unknown, says: `unknown key; known are ${GOLEM_KEYS.join(', ')}` };
  const { at, facing, robot, damaged, iced, parts, charge, bot } = raw;
  if (typeof at !== 'string' || findCell(field, at) === NOWHERE)
    return { at: 'at', says: 'a cell of this field is expected, as in "a1"' };
  if (facing !== undefined && !(typeof facing === 'string' && /^[NESW]$/.test(facing)))
    return { at: 'facing', says: 'N, E, S or W is expected' };
  if (robot !== undefined && !isRobotName(robot)) return { at: 'robot', says: `one of ${ROBOTS.join(', ')} is expected` };
  if (damaged !== undefined && !(Array.isArray(damaged) && damaged.every(isComponent))) {
    return { at: 'damaged', says: `a list of ${COMPONENTS.join(', ')} is expected` };
  }
  if (Array.isArray(damaged) && new Set(damaged).size < damaged.length) {
    return { at: 'damaged', says: 'a component is damaged once' };
  }
  if (iced !== undefined && typeof iced !== 'boolean') return { at: 'iced', says: 'true or false is expected' };
  if (parts !== undefined && parts !== null) {
    if (!build) return { at: 'parts', says: 'parts are written only with the option build' };
    if (!Array.isArray(parts) || parts.length !== 3 || !parts.every(isRobotName)) {
      return { at: 'parts', says: 'three colours are expected: whose processor, weapon and chassis' };
    }
  }
  if (charge !== undefined && charge !== null && !(typeof charge === 'string' && /^[FBLR]$/.test(charge))) {
    return { at: 'charge', says: 'F, B, L or R is expected' };
  }
  if (bot !== undefined && bot !== null && !(typeof bot === 'string' && isBotName(bot))) {
    return { at: 'bot', says: `one of ${BOT_NAMES.join(', ')} is expected` };
  }
  return undefined;
}

interface CaseChance {
  readonly bonus: number;
  readonly event: number;
  /** undefined: every later card is blank. */
  readonly decks: number[] | undefined;
  readonly dice: number[];
}

const cardNumber = (name: unknown): number => EVENT_CARDS.indexOf(name as EventCard);

function readChance(position: Raw): Result<CaseChance> {
  const { bonus = null, event = null, decks, dice = [] } = position;
  const bonusNumber = bonus === null ? 0 : cardNumber(bonus);
  if (bonusNumber < 0 || bonusNumber >= FROST) return problem('position.bonus', '"cycle" or "if" is expected');
  const eventNumber = event === null ? 0 : cardNumber(event);
  if (eventNumber !== 0 && eventNumber < FROST) {
    return problem('position.event', `one of ${EVENT_CARDS.slice(FROST).join(', ')} is expected`);
  }
  const cards = decks === undefined ? undefined : Array.isArray(decks) ? decks.map(cardNumber) : [-1];
  if (cards?.includes(-1)) return problem('position.decks', `a list of ${EVENT_CARDS.slice(1).join(', ')} is expected`);
  if (!Array.isArray(dice) || dice.some((die) => !Number.isInteger(die) || die < 1 || die > 6)) {
    return problem('position.dice', 'a list of numbers from 1 to 6 is expected');
  }
  return ok({ bonus: bonusNumber, event: eventNumber, decks: cards, dice: [...dice] });
}

function drawer({ decks, dice }: CaseChance): (state: State4) => Result<number> {
  return (state) => {
    if (state.ask === ASK_DIE) {
      const die = dice.shift();
      return die === undefined ? problem('position.dice', 'the case has run out of dice') : ok(die);
    }
    if (state.ask !== ASK_CARD) return problem('position.tokens', 'the case does not say what this barrel holds');
    if (!decks) return ok(BLANK);
    const card = decks.shift();
    return card === undefined ? problem('position.decks', 'the case has run out of event cards') : ok(card);
  };
}

function truth(state: State4): { readonly [key: string]: Json } {
  const isOver = state.ask === OVER;
  return {
    golems: Array.from({ length: state.table.seats }, (_, seat) => golemTruth(state, seat)),
    tokens: tokensOf(state, false),
    round: state.round,
    bonus: state.bonus === 0 ? null : EVENT_CARDS[state.bonus]!,
    event: state.event === 0 ? null : EVENT_CARDS[state.event]!,
    pending: askedSeats(state).map((seat) => seat + 1),
    over: isOver,
    winner: isOver ? state.winner : null,
  };
}

/** A position as a case file has it: what `load` reads back. A case gives the contents of a barrel; unknown ones hold chips. */
export function writePosition4(state: State4): { readonly [key: string]: Json } {
  const { golems, round, bonus, event } = truth(state);
  const tokens = Object.entries(tokensOf(state, false)).map(([cell, words]) => [
    cell,
    words.split(' ').map(withContents).join(' '),
  ]);
  return {
    field: writeField(state.field),
    tokens: Object.fromEntries(tokens),
    golems: golems!,
    round: round!,
    bonus: bonus!,
    event: event!,
  };
}

const withContents = (word: string): string =>
  word.startsWith('barrel') ? `barrel:${word.replace(/^barrel:/, '').replaceAll('barrel', 'chips')}` : word;

/** The options that a position written by itself goes with: its scenario is in the position. */
export const writeOptions4 = ({ table }: State4): { readonly [key: string]: Json } => ({
  swap: table.swap,
  rulings: table.rulings ?? 1,
  box: table.box ?? 'classic',
  rounds: table.rounds,
  build: table.build,
});

function golemTruth(state: State4, seat: number): Json {
  const at = state.at[seat]!;
  if (at < 0) return null;
  const { table } = state;
  const charge = state.charge[seat]!;
  return {
    at: cellName(state.field, at),
    facing: DIRECTION_LETTERS[state.facing[seat]!]!,
    robot: ROBOTS[table.robots[seat]!]!,
    damaged: [...damagedOf(state, seat)],
    iced: state.robot[seat * STRIDE + ICED_AT] === at,
    charge: charge === 0 ? null : letterOf(charge - 1),
    ...(table.build && table.isBot[seat] === 0 && { parts: partsOf(state, seat) as Json }),
    ...(table.isBot[seat] === 1 && { bot: BOT_NAMES[table.botProgram[seat]!]! }),
  };
}
