import type { CaseRules, CaseTable } from '@stolik/kernel/cases';
import type { Action } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { isRecord } from '@stolik/kernel/json';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { BOT_NAMES, isBotName } from '../core/automata.ts';
import { DIRECTION_LETTERS, type Field, findCell, parseField, writeField } from '../core/field.ts';
import { firstSeat } from '../core/seats.ts';
import { MOST_ROWS } from '../programs/code.ts';
import { CARDS, type Card, isCard } from '../programs/program.ts';
import { isSubprogram } from './actions.ts';
import { buildState, type GolemStart, tokenTexts } from './build.ts';
import { BARREL_SET, EMPTY, isLogicCard, LOGIC, LUCK, LUCK_BLANK, LUCK_WHILE, logicOf } from './kinds.ts';
import type { Options6 } from './options.ts';
import { next6 } from './play.ts';
import { askPrograms } from './rounds.ts';
import { DIE, LUCK_DRAW, OVER, type State6 } from './state.ts';
import { GOLEM_CARDS } from './types.ts';
import { golemView } from './view.ts';

/** Bots among them. [G6.9.5] */
const MOST_GOLEMS = 4;

type Raw = Readonly<Record<string, unknown>>;
type Wrong = Extract<Result<never>, { ok: false }>;

const KEYS = ['field', 'tokens', 'golems', 'bonus', 'decks', 'round', 'dice', 'subprograms', 'logic'];
const GOLEM_KEYS = [
  'at',
  'facing',
  'damage',
  'strength',
  'range',
  'rows',
  'limit',
  'bot',
  'extra',
  'dealt',
  'items',
  'edge',
  'charge',
];

const wrong = (at: string, says: string): Wrong => problem(at === '' ? 'position' : `position.${at}`, says);
const within = (result: Wrong): Wrong => wrong(result.problem.at, result.problem.says);

export const golems6Cases: CaseRules<State6, Options6> = {
  unordered: [],
  unreadable: 'refused',
  load(players, options, position) {
    const built = buildPosition(players, options, position);
    if (!built.ok) return built;
    const state = built.value;
    const script = readScript(state, position);
    if (!script.ok) return script;
    askPrograms(state, 0);
    return ok({ state, draw: script.value, truth });
  },
};

function buildPosition(players: number, options: Options6, position: Raw): Result<State6> {
  const unknown = Object.keys(position).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return wrong(unknown, `unknown key; a position has ${KEYS.join(', ')}`);
  const { field: rows, tokens = {}, golems } = position;
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string')) return wrong('field', 'a list of rows is expected');
  const field = parseField(rows);
  if (!field.ok) return within(field);
  if (!isRecord(tokens)) return wrong('tokens', 'cells with their tokens are expected, as in {"b2": "wall"}');
  for (const [cell, text] of Object.entries(tokens)) {
    if (typeof text !== 'string') return wrong(`tokens.${cell}`, 'a token is a word, as in "wall"');
  }
  if (!Array.isArray(golems) || golems.length === 0) return wrong('golems', 'a list of golems is expected');
  if (golems.length > MOST_GOLEMS) return wrong('golems', `${golems.length} golems are too many: four at most [G6.9.5]`);
  const starts: GolemStart[] = [];
  for (const [seat, raw] of golems.entries()) {
    const start = readGolem(raw, field.value, `golems[${seat}]`);
    if (!start.ok) return start;
    starts.push(start.value);
  }
  const people = starts.filter(({ bot }) => bot === null).length;
  if (people !== players) return wrong('golems', `${people} golems are led by people, but the case has ${players} players`);
  const built = buildState(options, field.value, tokens as Record<string, string>, starts);
  return built.ok ? finishPosition(built.value, position) : within(built);
}

function readGolem(raw: unknown, field: Field, at: string): Result<GolemStart> {
  if (raw === null) return ok({ ...readOut() });
  if (!isRecord(raw)) return wrong(at, 'a golem is an object, as in {"at": "a1", "facing": "N"}');
  const unknown = Object.keys(raw).find((key) => !GOLEM_KEYS.includes(key));
  if (unknown !== undefined) return wrong(`${at}.${unknown}`, `unknown key; a golem has ${GOLEM_KEYS.join(', ')}`);
  const cell = typeof raw['at'] === 'string' ? findCell(field, raw['at']) : -1;
  if (cell < 0) return wrong(`${at}.at`, `${JSON.stringify(raw['at'])} is no cell of this field`);
  for (const key of ['facing', 'edge']) {
    const value = raw[key] ?? (key === 'edge' ? raw['facing'] : undefined);
    if (typeof value !== 'string' || value.length !== 1 || !DIRECTION_LETTERS.includes(value)) {
      return wrong(`${at}.${key}`, 'one of N, E, S, W is expected');
    }
  }
  for (const [key, least, most] of NUMBERS) {
    const value = raw[key];
    if (value === undefined || (Number.isInteger(value) && (value as number) >= least && (value as number) <= most)) continue;
    return wrong(`${at}.${key}`, `a whole number from ${least} to ${most} is expected`);
  }
  const { bot = null, charge = null } = raw;
  if (bot !== null && !(typeof bot === 'string' && isBotName(bot))) {
    return wrong(`${at}.bot`, `one of ${BOT_NAMES.join(', ')} is expected`);
  }
  if (charge !== null && !(typeof charge === 'string' && isCard(charge) && 'FBLR'.includes(charge))) {
    return wrong(`${at}.charge`, 'one of F, B, L, R is expected');
  }
  const facing = DIRECTION_LETTERS.indexOf(raw['facing'] as string);
  const number = (key: string, without: number): number => (raw[key] as number | undefined) ?? without;
  const card = GOLEM_CARDS.even.sword;
  return ok({
    at: cell,
    facing,
    damage: number('damage', 0),
    strength: number('strength', card.strength),
    range: number('range', card.range),
    rows: number('rows', card.rows),
    limit: number('limit', card.limit),
    bot,
    type: '',
    extra: number('extra', 0),
    dealt: number('dealt', 0),
    items: number('items', 0),
    edge: typeof raw['edge'] === 'string' ? DIRECTION_LETTERS.indexOf(raw['edge']) : facing,
    charge: charge === null ? 0 : CARDS.indexOf(charge as Card) + 1,
  });
}

const NUMBERS: readonly (readonly [string, number, number])[] = [
  ['damage', 0, 99],
  ['strength', 0, 20],
  ['range', 0, 30],
  ['rows', 1, MOST_ROWS],
  ['limit', 1, 99],
  ['extra', -20, 20],
  ['dealt', 0, 9999],
  ['items', 0, 99],
];

const readOut = (): GolemStart => ({
  ...GOLEM_CARDS.even.sword,
  at: -1,
  facing: 0,
  damage: 0,
  bot: null,
  type: '',
  extra: 0,
  dealt: 0,
  items: 0,
  edge: 0,
  charge: 0,
});

/** What else a position tells: the round, tokens held, luck of this round (which may be a token), Subprograms. */
function finishPosition(state: State6, position: Raw): Result<State6> {
  const { round = 1 } = position;
  const last = state.table.rounds + (state.table.tie === 'again' ? 1 : 0);
  if (!Number.isInteger(round) || (round as number) < 1 || (round as number) > last) {
    return wrong('round', `a whole number from 1 to ${last} is expected`);
  }
  state.round = round as number;
  state.lastRound = Math.max(state.table.rounds, state.round);
  return (
    readSeats(state, position, 'logic', (seat, word) => {
      if (!state.table.logic) return 'logic tokens need the option `logic`';
      const token = LOGIC.indexOf(word as 'and');
      if (token <= 0) return 'one of and, or, not, xor or null is expected';
      return takeToken(state, seat, token) ? undefined : `there are not so many ${word} tokens [G6.1.6]`;
    }) ??
    readSeats(state, position, 'bonus', (seat, word) => {
      const kind = LUCK.indexOf(word as 'if');
      if (kind < 0) return `one of ${LUCK.join(', ')} or null is expected`;
      state.luck[seat] = kind + 1;
      return undefined;
    }) ??
    readSeats(state, position, 'subprograms', (seat, word) => {
      const [first, second, ...more] = word.split(' ').map((card) => CARDS.indexOf(card as Card));
      if (
        first === undefined ||
        second === undefined ||
        more.length > 0 ||
        first < 0 ||
        second < 0 ||
        !isSubprogram(first, second)
      ) {
        return 'two Movement cards, or one Movement and one Battle card are expected, as in "F A"';
      }
      state.subprogram[seat * 2] = first;
      state.subprogram[seat * 2 + 1] = second;
      return undefined;
    }) ??
    ok(withDrawnTokens(state))
  );
}

/** Luck cards are drawn in seat order from the first player on, each token as long as there is one. [G6.3.1, G6.4.1] */
function withDrawnTokens(state: State6): State6 {
  const { seats, logic } = state.table;
  for (let index = 0; logic && index < seats; index++) {
    const seat = (firstSeat(state.round, seats) + index) % seats;
    const kind = state.luck[seat]! - 1;
    if (isLogicCard(kind) && state.held[seat] === 0) takeToken(state, seat, logicOf(kind));
  }
  return state;
}

function takeToken(state: State6, seat: number, token: number): boolean {
  if (state.supply[token] === 0) return false;
  state.held[seat] = token;
  state.supply[token]!--;
  return true;
}

function readSeats(
  state: State6,
  position: Raw,
  key: string,
  read: (seat: number, word: string) => string | undefined,
): Wrong | undefined {
  const list = position[key] ?? [];
  if (!Array.isArray(list) || list.length > state.table.seats)
    return wrong(key, 'a list with one entry for each seat is expected');
  for (const [seat, word] of list.entries()) {
    if (word === null) continue;
    const says = typeof word === 'string' ? read(seat, word) : 'a word or null is expected';
    if (says) return wrong(`${key}[${seat}]`, says);
    if (state.table.isBot[seat] === 1) return wrong(`${key}[${seat}]`, 'a bot has none');
  }
  return undefined;
}

/** Dice and luck cards are drawn from the left; decks left out are blank cards without end. */
function readScript(state: State6, position: Raw): Result<CaseTable<State6>['draw']> {
  const { dice = [], decks = [] } = position;
  if (!Array.isArray(dice)) return wrong('dice', 'a list of numbers from 1 to 6 is expected');
  const badDie = dice.findIndex((die) => !Number.isInteger(die) || die < 1 || die > 6);
  if (badDie >= 0) return wrong(`dice[${badDie}]`, 'a number from 1 to 6 is expected');
  if (!Array.isArray(decks) || decks.length > state.table.seats)
    return wrong('decks', 'a list of luck cards for each seat is expected');
  for (const [seat, deck] of decks.entries()) {
    if (deck === null) continue;
    if (!Array.isArray(deck)) return wrong(`decks[${seat}]`, 'a list of luck cards is expected');
    const bad = deck.findIndex((card) => !LUCK.includes(card));
    if (bad >= 0) return wrong(`decks[${seat}][${bad}]`, `one of ${LUCK.join(', ')} is expected`);
  }
  const rolls = [...(dice as number[])];
  const cards = Array.from({ length: state.table.seats }, (_, seat) => {
    const deck = decks[seat] as readonly string[] | null | undefined;
    return deck ? deck.map((card) => LUCK.indexOf(card as 'if')) : undefined;
  });
  stackDecks(state, cards);
  return ok((now) => drawScripted(now, rolls, cards));
}

function stackDecks(state: State6, cards: readonly (readonly number[] | undefined)[]): void {
  state.decks.fill(0);
  for (const [kind, count] of BARREL_SET.entries()) state.pool[kind] = count;
  for (const [seat, deck] of cards.entries()) {
    if (state.table.isBot[seat] === 1) continue;
    if (!deck) state.decks[seat * LUCK.length + LUCK_BLANK] = state.lastRound - state.round + 1;
    else for (const card of deck) state.decks[seat * LUCK.length + card]!++;
  }
}

function drawScripted(state: State6, rolls: number[], cards: readonly (number[] | undefined)[]): Result<Action> {
  if (state.phase === DIE) {
    const die = rolls.shift();
    return die === undefined ? wrong('dice', 'the dice of this case have run out') : ok(die);
  }
  if (state.phase !== LUCK_DRAW) return ok(EMPTY);
  const deck = cards[state.asked];
  const card = deck ? deck.shift() : LUCK_BLANK;
  return card === undefined ? wrong(`decks[${state.asked}]`, 'the luck cards of this case have run out') : ok(card);
}

/** The whole truth in the words of `expect`. */
function truth(state: State6): { readonly [key: string]: Json } {
  const next = next6(state);
  return {
    golems: Array.from(state.at, (_, golem) => golemTruth(state, golem)),
    tokens: tokenTexts(state, true),
    round: state.round,
    bonus: Array.from(state.luck, (card) => (card === 0 || card > LUCK_WHILE + 1 ? null : LUCK[card - 1]!)),
    logic: Array.from(state.held, (token) => LOGIC[token] || null),
    pending: next.kind === 'over' || next.kind === 'chance' ? [] : next.seats.map((seat) => seat + 1),
    over: state.phase === OVER,
    winner: state.phase === OVER ? state.winner : null,
  };
}

/** A position as a case file has it: what `load` reads back. */
export function writePosition6(state: State6): { readonly [key: string]: Json } {
  const { golems, tokens, round, bonus, logic } = truth(state);
  return {
    field: writeField(state.field),
    tokens: tokens!,
    golems: golems!,
    round: round!,
    ...(state.table.kids ? {} : { bonus: bonus! }),
    ...(state.table.logic && { logic: logic! }),
  };
}

/** The options that a position written by itself goes with: its scenario is in the position. */
export const writeOptions6 = ({ table }: State6): { readonly [key: string]: Json } => ({
  swap: table.swap,
  rulings: table.rulings ?? 1,
  ...(table.kids
    ? { kids: true, turns: table.alternate ? 'alternate' : 'together', goal: table.goal }
    : { logic: table.logic, tie: table.tie }),
  ...(table.cards === undefined ? { rounds: table.rounds } : { cards: table.cards }),
});

function golemTruth(state: State6, golem: number): Json {
  if (state.at[golem]! < 0) return null;
  const { type: _, leaving: __, ...truth } = golemView(state, golem);
  return truth;
}
