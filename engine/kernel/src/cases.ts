import { type Action, type AnyGame, CHANCE, type Refusal, type Seat } from './game.ts';
import type { Json } from './json.ts';
import { isRecord } from './json.ts';
import { ok, type Problem, problem, type Result } from './result.ts';

/** A position written by hand: its state, and the chance results that the case prescribes. */
export interface CaseTable<State> {
  readonly state: State;
  /** The result of the pending chance, drawn from the left of the case's own piles. */
  draw(state: State): Result<Action>;
  /** Called after every decision: piles that keep an order can note what went back into them. */
  afterMove?(state: State): void;
  /** The whole truth in the words of `expect`, every key it may name. */
  truth(state: State): { readonly [key: string]: Json };
}

/** Reads positions of a game and describes its truth. One for each game, next to its rules. */
export interface CaseRules<State, Options> {
  /** Keys of `expect` whose lists have no order. */
  readonly unordered: readonly string[];
  /** Whether a line that can't be read as a move makes the case wrong (micropul, circuit) or is a refused move (golems). */
  readonly unreadable: 'problem' | 'refused';
  /** Options of a case that does not name them, where these are not the options of a new table. */
  readonly options?: Readonly<Record<string, Json>>;
  /** Builds the position. Every key that is unknown or wrong is a problem whose `at` names it, as in `position.hands[0][2]`. */
  load(players: number, options: Options, position: Readonly<Record<string, unknown>>): Result<CaseTable<State>>;
}

export interface CaseFile {
  readonly game: string;
  readonly title: string;
  readonly clauses: readonly string[];
  readonly players: number;
  readonly options: unknown;
  readonly position: Readonly<Record<string, unknown>>;
  readonly moves: readonly CaseMove[];
  readonly illegal: readonly CaseMove[];
  readonly expect: Readonly<Record<string, unknown>>;
}

export interface CaseMove {
  readonly seat: Seat;
  readonly text: string;
  /** Where it stands in the file: `moves[2]`. */
  readonly at: string;
}

/** Passed, or what differs, a line each. */
export interface CaseReport {
  readonly differences: readonly string[];
}

const KEYS = ['game', 'title', 'clauses', 'players', 'options', 'position', 'moves', 'illegal', 'expect'];

export function parseCase(raw: unknown): Result<CaseFile> {
  if (!isRecord(raw)) return problem('case', 'a case is a JSON object');
  const unknown = Object.keys(raw).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return problem(unknown, `unknown key; a case has ${KEYS.join(', ')}`);
  const deep = Object.keys(raw).find((key) => isTooDeep(raw[key]));
  if (deep !== undefined) return problem(deep, `nested deeper than ${DEEPEST} levels`);
  const { game, title = '', clauses = [], players, options = {}, position = {}, expect = {} } = raw;
  if (typeof game !== 'string') return problem('game', 'the id of a game is missing');
  if (typeof title !== 'string') return problem('title', 'a title is a text');
  if (!Array.isArray(clauses) || clauses.some((clause) => typeof clause !== 'string')) {
    return problem('clauses', 'a list of clause numbers is expected, as in ["M4.1"]');
  }
  if (typeof players !== 'number' || !Number.isInteger(players)) return problem('players', 'the number of players is missing');
  if (!isRecord(position)) return problem('position', 'an object is expected');
  if (!isRecord(expect)) return problem('expect', 'an object is expected');
  const moves = parseMoves(raw['moves'], 'moves');
  if (!moves.ok) return moves;
  const illegal = parseMoves(raw['illegal'], 'illegal');
  if (!illegal.ok) return illegal;
  return ok({ game, title, clauses, players, options, position, moves: moves.value, illegal: illegal.value, expect });
}

/** No position nests this deeply; a deeper one could overflow the stack of a recursive reader. */
const DEEPEST = 32;

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === DEEPEST || Object.values(value).some((item) => isTooDeep(item, depth + 1));
}

function parseMoves(raw: unknown, key: string): Result<readonly CaseMove[]> {
  if (raw === undefined) return ok([]);
  if (!Array.isArray(raw)) return problem(key, 'a list of moves is expected, as in ["1: take"]');
  const moves: CaseMove[] = [];
  for (const [index, line] of raw.entries()) {
    const at = `${key}[${index}]`;
    const match = typeof line === 'string' ? /^([1-9])\s*:\s*(\S.*)$/.exec(line.trim()) : null;
    if (!match) return problem(at, `${JSON.stringify(line)} is no move; a move is "SEAT: text", as in "1: take"`);
    moves.push({ seat: Number(match[1]) - 1, text: match[2] as string, at });
  }
  return ok(moves);
}

/** Runs a case. A problem means that the case itself is wrong; differences mean that the engine (or the case) is. */
export function runCase(game: AnyGame, rules: CaseRules<unknown, unknown>, file: CaseFile): Result<CaseReport> {
  if (file.players < game.seats.min || file.players > game.seats.max) {
    return problem('players', `${game.id} is for ${game.seats.min} to ${game.seats.max} players, not ${file.players}`);
  }
  const options = optionsOf(game, rules, file);
  if (!options.ok) return options;
  const reached = reach(game, rules, file, options.value);
  if (!reached.ok) return reached;
  const { table, refused } = reached.value;
  if (refused)
    return ok({ differences: [`${refused.move.at} "${refused.move.text}" should be accepted but is refused: ${refused.why}`] });
  const differences: string[] = [];
  for (const move of file.illegal) {
    // Half a line may draw, and the piles of a case have no copy, so each is tried on a freshly reached position.
    const again = reach(game, rules, file, options.value);
    if (!again.ok) return again;
    const tried = tryLine(game, rules, again.value.table, move);
    if (tried.kind === 'problem') return problem(move.at, tried.problem.says);
    if (tried.kind === 'legal') differences.push(`${move.at} "${move.seat + 1}: ${move.text}" should be refused but is legal`);
  }
  const truth = table.truth(table.state);
  const unknown = Object.keys(file.expect).find((key) => !Object.hasOwn(truth, key));
  if (unknown !== undefined) return problem(`expect.${unknown}`, `unknown key; known are ${Object.keys(truth).join(', ')}`);
  compare(file.expect, truth, '', rules.unordered, differences);
  return ok({ differences });
}

/** The position that a case shows, after its moves. A move that is not accepted makes the case wrong. */
export function positionOf(game: AnyGame, rules: CaseRules<unknown, unknown>, file: CaseFile): Result<unknown> {
  const options = optionsOf(game, rules, file);
  if (!options.ok) return options;
  const reached = reach(game, rules, file, options.value);
  if (!reached.ok) return reached;
  const { table, refused } = reached.value;
  return refused ? problem(refused.move.at, refused.why) : ok(table.state);
}

function optionsOf(game: AnyGame, rules: CaseRules<unknown, unknown>, file: CaseFile): Result<unknown> {
  const options = game.parseOptions(isRecord(file.options) ? { ...rules.options, ...file.options } : file.options, file.players);
  return options.ok ? options : problem(prefixed('options', options.problem.at), options.problem.says);
}

interface Reached {
  readonly table: CaseTable<unknown>;
  /** The first of the moves that was not accepted. */
  readonly refused?: { readonly move: CaseMove; readonly why: string };
}

/** Loads the position and plays the moves. */
function reach(game: AnyGame, rules: CaseRules<unknown, unknown>, file: CaseFile, options: unknown): Result<Reached> {
  const loaded = rules.load(file.players, options, file.position);
  if (!loaded.ok) return loaded;
  const table = loaded.value;
  const settled = settleChance(game, table);
  if (!settled.ok) return settled;
  for (const move of file.moves) {
    for (const part of partsOf(game, move)) {
      const tried = tryMove(game, rules, table.state, move.seat, part);
      if (tried.kind === 'problem') return problem(move.at, tried.problem.says);
      if (tried.kind === 'refused') return ok({ table, refused: { move, why: tried.why } });
      game.play(table.state, move.seat, tried.action);
      table.afterMove?.(table.state);
      const drawn = settleChance(game, table);
      if (!drawn.ok) return problem(move.at, `${drawn.problem.at}: ${drawn.problem.says}`);
    }
  }
  return ok({ table });
}

const partsOf = (game: AnyGame, move: CaseMove): readonly string[] => game.lines?.split(move.text) ?? [move.text];

type Tried =
  | { readonly kind: 'legal'; readonly action: Action }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'problem'; readonly problem: Problem };

function tryMove(game: AnyGame, rules: CaseRules<unknown, unknown>, state: unknown, seat: Seat, text: string): Tried {
  const read = game.read(state, seat, text);
  if (!read.ok) {
    if (read.problem.kind === 'refused') return refusedBy(game, read.problem.refusal);
    if (rules.unreadable === 'problem') return { kind: 'problem', problem: read.problem };
    return { kind: 'refused', why: read.problem.says };
  }
  const next = game.next(state);
  if (next.kind === 'over') return { kind: 'refused', why: 'the game is over' };
  if (!next.seats.includes(seat)) return { kind: 'refused', why: `seat ${seat + 1} is not asked now` };
  const refusal = game.refuse(state, seat, read.value);
  return refusal ? refusedBy(game, refusal) : { kind: 'legal', action: read.value };
}

function refusedBy(game: AnyGame, refusal: Refusal): Tried {
  return { kind: 'refused', why: `${game.explain(refusal, 'en')} [${refusal.clause}]` };
}

/** A line of two decisions (circuit's x2) is refused when either half is, or when the second is owed and not said. */
function tryLine(game: AnyGame, rules: CaseRules<unknown, unknown>, table: CaseTable<unknown>, move: CaseMove): Tried {
  const { state } = table;
  const parts = partsOf(game, move);
  const wrong = parts.map((part) => tryMove(game, rules, state, move.seat, part)).find((tried) => tried.kind === 'problem');
  if (wrong) return wrong;
  let last: Tried = { kind: 'refused', why: 'nothing is said' };
  for (const part of parts) {
    last = tryMove(game, rules, state, move.seat, part);
    if (last.kind !== 'legal' || !game.lines) return last;
    game.play(state, move.seat, last.action);
    table.afterMove?.(state);
    const drawn = settleChance(game, table);
    if (!drawn.ok) return { kind: 'problem', problem: drawn.problem };
  }
  return game.lines?.continues(state) ? { kind: 'refused', why: 'the second half is missing' } : last;
}

function settleChance(game: AnyGame, table: CaseTable<unknown>): Result<undefined> {
  while (game.next(table.state).kind === 'chance') {
    const drawn = table.draw(table.state);
    if (!drawn.ok) return drawn;
    game.play(table.state, CHANCE, drawn.value);
  }
  return ok(undefined);
}

function compare(expected: unknown, actual: unknown, at: string, unordered: readonly string[], out: string[]): void {
  if (expected === null && actual === undefined) return;
  if (Array.isArray(expected) && Array.isArray(actual) && actual.length === expected.length) {
    const isUnordered = unordered.some((key) => at === key || at.startsWith(`${key}[`));
    const [want, have] = isUnordered ? [sorted(expected), sorted(actual)] : [expected, actual];
    for (const [index, item] of want.entries()) compare(item, have[index], `${at}[${index}]`, unordered, out);
  } else if (isRecord(expected) && isRecord(actual)) {
    for (const [key, item] of Object.entries(expected)) compare(item, actual[key], at ? `${at}.${key}` : key, unordered, out);
  } else if (expected !== actual) {
    differ(expected, actual, at, out);
  }
}

function differ(expected: unknown, actual: unknown, at: string, out: string[]): void {
  out.push(`${at}: expected ${JSON.stringify(expected)}, got ${actual === undefined ? 'nothing' : JSON.stringify(actual)}`);
}

const sorted = (items: readonly unknown[]): unknown[] =>
  [...items].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const prefixed = (key: string, at: string): string => (at ? `${key}.${at}` : key);
