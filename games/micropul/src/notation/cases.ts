import type { CaseRules, CaseTable } from '@stolik/kernel/cases';
import type { Seat } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { ok, type Problem, problem, type Result } from '@stolik/kernel/result';
import { emptyBoard, findPlace, layFace, slotAt, xOf, yOf } from '../board/board.ts';
import { type Face, findFace } from '../board/faces.ts';
import { groupOf, NO_UNIT, putStone, rootOf, unitAt } from '../board/groups.ts';
import { CORNERS, type Corner, SPAN } from '../board/places.ts';
import type { Board } from '../board/shape.ts';
import { type Tile, tileOfFace } from '../board/tiles.ts';
import type { Options } from '../turn/options.ts';
import { outcomeOf, scoresOf } from '../turn/score.ts';
import { HAND_LIMIT, STONES_EACH, type State, supplyCount } from '../turn/state.ts';
import { WHAT_A_TILE_IS } from './notation.ts';

/** The piles a case has laid out, face down, drawn from the left. */
interface Piles {
  readonly core: Tile[];
  readonly supplies: Tile[][];
  /** How many tiles of the core have been put into the supplies so far. */
  moved: number;
}

const KEYS = ['board', 'stones', 'hands', 'supplies', 'open', 'core', 'turn', 'extra'];
/** Written boards wider than this leave no room to play around them. */
const WIDEST = SPAN / 2;
const MOST_TILES = 9999;
/** Positions are not counted against the printed set, but a group counts no more stones of one seat than this. */
const MOST_STONES = 15;

export const micropulCases: CaseRules<State, Options> = { unordered: [], unreadable: 'problem', load };

/** A wrong key met while reading, thrown to the top of `load` and handed back as a problem. */
class CaseProblem extends Error {
  readonly problem: Problem;
  constructor(at: string, says: string) {
    super(says);
    this.problem = { at, says };
  }
}

function load(players: number, options: Options, position: Readonly<Record<string, unknown>>): Result<CaseTable<State>> {
  try {
    return ok(loadTable(players, options, position));
  } catch (error) {
    if (error instanceof CaseProblem) return { ok: false, problem: error.problem };
    throw error;
  }
}

function fail(at: string, says: string): never {
  throw new CaseProblem(`position.${at}`, says);
}

function loadTable(players: number, options: Options, position: Readonly<Record<string, unknown>>): CaseTable<State> {
  const unknown = Object.keys(position).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) fail(unknown, `unknown key; a position has ${KEYS.join(', ')}`);
  const given = (key: string, otherwise: unknown): unknown => (Object.hasOwn(position, key) ? position[key] : otherwise);
  const board = readBoard(given('board', []));
  const stonesPut = readStones(given('stones', {}), players, board);
  const supplies = readPerSeat(given('supplies', []), 'supplies', players, [], readPile);
  const hands = readPerSeat(given('hands', []), 'hands', players, [], readHand);
  const core = readPile(given('core', []), 'core');
  const open = readOpen(given('open', []), players, options, supplies);
  const extra = readCount(given('extra', 0), 'extra');
  if (extra > 0 && players === 1) fail('extra', 'alone there are no extra turns');
  const turn = readCount(given('turn', 1), 'turn');
  if (turn < 1 || turn > players) fail('turn', `a seat from 1 to ${players} is expected`);
  const stones = hands.map((_, seat) => Math.max(0, STONES_EACH - stonesPut.filter((stone) => (stone & 1) === seat).length));
  const state: State = {
    options,
    seats: players,
    phase: 'turn',
    turn: turn - 1,
    extra,
    isExtraTurn: false,
    dealt: 0,
    core: core.length,
    wonBy: [],
    pool: [...core, ...supplies.flat()],
    supplies: supplies.map((supply) => supply.length),
    open,
    hands,
    stones,
    stonesPut,
    board,
    ended: undefined,
    loser: undefined,
  };
  const piles: Piles = { core, supplies, moved: 0 };
  return { state, draw: (current) => draw(current, piles), truth };
}

function readBoard(raw: unknown): Board {
  const laid = asList(raw, 'board').map((item, index) => readLaid(item, `board[${index}]`));
  const [left, right] = reachOf(laid.map(({ x }) => x));
  const [top, bottom] = reachOf(laid.map(({ y }) => y));
  if (right - left > WIDEST || bottom - top > WIDEST) fail('board', `tiles lie more than ${WIDEST} places apart`);
  const isNear = Math.max(-left, right, -top, bottom) <= WIDEST / 2 || laid.length === 0;
  const board = isNear ? emptyBoard(0, 0) : emptyBoard(Math.floor((left + right) / 2), Math.floor((top + bottom) / 2));
  for (const [index, { x, y, face }] of laid.entries()) {
    const place = findPlace(board, x, y);
    if (place === undefined) fail(`board[${index}]`, 'this place is out of reach');
    if (slotAt(board, place) >= 0) fail(`board[${index}]`, `a tile already lies at ${x},${y}`);
    layFace(board, place, face);
  }
  return board;
}

/** The least and the most; a list too long to be spread into arguments has them too. */
const reachOf = (numbers: readonly number[]): readonly [least: number, most: number] => [
  numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY),
  numbers.reduce((most, number) => Math.max(most, number), Number.NEGATIVE_INFINITY),
];

function readLaid(raw: unknown, at: string): { readonly x: number; readonly y: number; readonly face: Face } {
  const match = typeof raw === 'string' ? /^(\S+)@(-?\d{1,12}),(-?\d{1,12})$/.exec(raw) : null;
  if (!match) fail(at, `${JSON.stringify(raw)} is no tile on a place, as in "WWBB@0,0"`);
  // Adding 0 makes an ordinary zero of -0.
  return { face: readFace(match[1], at), x: Number(match[2]) + 0, y: Number(match[3]) + 0 };
}

function readFace(raw: unknown, at: string): Face {
  const face = typeof raw === 'string' ? findFace(raw) : undefined;
  return face ?? fail(at, `${JSON.stringify(raw)} ${WHAT_A_TILE_IS}`);
}

/** Stones as the state keeps them, in the order they are written. */
function readStones(raw: unknown, players: number, board: Board): number[] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) fail('stones', 'an object is expected, as in {"0,0,NW": 1}');
  const put: number[] = [];
  for (const [key, owner] of Object.entries(raw)) {
    const at = `stones.${key}`;
    if (typeof owner !== 'number' || !Number.isInteger(owner) || owner < 1 || owner > players) {
      fail(at, `a seat from 1 to ${players} is expected`);
    }
    const unit = findUnit(board, key) ?? fail(at, 'there is no micropul; a unit is written "x,y,CORNER", as in "0,0,NW"');
    if (put.some((stone) => stone >> 1 === unit)) fail(at, 'a stone already lies there');
    const seat = owner - 1;
    put.push(unit * 2 + seat);
    putStone(board, unit, seat);
    if (put.filter((stone) => (stone & 1) === seat).length > MOST_STONES)
      fail(at, `seat ${owner} has more than ${MOST_STONES} stones`);
  }
  return put;
}

function findUnit(board: Board, key: string): number | undefined {
  const match = /^(-?\d{1,12}),(-?\d{1,12}),(NW|NE|SE|SW)$/.exec(key);
  const place = match ? findPlace(board, Number(match[1]), Number(match[2])) : undefined;
  const slot = place === undefined ? -1 : slotAt(board, place);
  if (slot < 0) return undefined;
  const unit = unitAt(board, slot, CORNERS.indexOf(match?.[3] as Corner));
  return board.parent[unit] === NO_UNIT ? undefined : unit;
}

function readPerSeat<T>(
  raw: unknown,
  key: string,
  players: number,
  none: unknown,
  readOne: (raw: unknown, at: string) => T,
): T[] {
  const list = asList(raw, key);
  if (list.length > players) fail(`${key}[${players}]`, `there ${players === 1 ? 'is 1 player' : `are ${players} players`}`);
  return Array.from({ length: players }, (_, seat) => readOne(seat < list.length ? list[seat] : none, `${key}[${seat}]`));
}

function readHand(raw: unknown, at: string): Tile[] {
  const hand = asList(raw, at).map((item, index) => tileOfFace(readFace(item, `${at}[${index}]`)));
  if (hand.length > HAND_LIMIT) fail(at, `a hand never holds more than ${HAND_LIMIT} tiles`);
  return hand;
}

const UNKNOWN_TILE = tileOfFace(findFace('W...')!);

/** A list of tiles, or how many unknown ones. */
function readPile(raw: unknown, at: string): Tile[] {
  if (typeof raw === 'number') return Array<Tile>(readCount(raw, at)).fill(UNKNOWN_TILE);
  if (!Array.isArray(raw)) fail(at, 'a list of tiles or their number is expected');
  return raw.map((item, index) => tileOfFace(readFace(item, `${at}[${index}]`)));
}

/** Takes the open tiles off the left of the supply of the one alone. [M8] */
function readOpen(raw: unknown, players: number, options: Options, supplies: Tile[][]): Tile[] {
  const [count] = readPerSeat(raw, 'open', players, 0, (item, at) => {
    const open = readCount(item, at);
    if (open > 0 && players > 1) fail(at, 'tiles of a supply lie open only for one player alone');
    return open;
  });
  if (!count) return [];
  if (options.soloPlus === 'none') fail('open[0]', 'with soloPlus "none" no tile of the supply lies open');
  if (count > supplies[0]!.length) fail('open[0]', `the supply has only ${supplies[0]!.length}`);
  return supplies[0]!.splice(0, count);
}

function readCount(raw: unknown, at: string): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < 0 || raw > MOST_TILES) {
    fail(at, `${JSON.stringify(raw)} is no number from 0 to ${MOST_TILES}`);
  }
  return raw;
}

function asList(raw: unknown, at: string): readonly unknown[] {
  return Array.isArray(raw) ? raw : fail(at, 'a list is expected');
}

/** The leftmost face-down tile of the mover's supply; the tiles won since the last draw are put into the supplies first. */
function draw(state: State, piles: Piles): Result<Tile> {
  for (; piles.moved < state.wonBy.length; piles.moved++) {
    const tile = piles.core.shift();
    if (tile === undefined) return problem('position.core', 'the core has fewer tiles than were won');
    piles.supplies[state.wonBy[piles.moved]!]!.push(tile);
  }
  const tile = piles.supplies[state.turn]!.shift();
  return tile === undefined ? problem('position.supplies', 'there is no face-down tile to draw') : ok(tile);
}

function truth(state: State): { readonly [key: string]: Json } {
  const outcome = outcomeOf(state);
  return {
    turn: state.turn + 1,
    hands: state.hands.map((hand) => hand.length),
    supplies: state.hands.map((_, seat) => supplyCount(state, seat)),
    core: state.core,
    groups: groupsByUnit(state.board),
    scores: scoresOf(state),
    over: outcome !== undefined,
    winner: outcome ? (outcome.winners[0] ?? -1) + 1 : null,
  };
}

/** Every corner that is micropul names its group. */
function groupsByUnit(board: Board): { readonly [unit: string]: Json } {
  const groups: Record<string, Json> = {};
  const byRoot = new Map<number, Json>();
  for (const [unit, parent] of board.parent.entries()) {
    if (parent === NO_UNIT) continue;
    const place = board.places[unit >> 2]!;
    const root = rootOf(board, unit);
    const group = byRoot.get(root) ?? groupWords(board, root);
    byRoot.set(root, group);
    groups[`${xOf(board, place)},${yOf(board, place)},${CORNERS[unit & 3]}`] = group;
  }
  return groups;
}

function groupWords(board: Board, root: number): Json {
  const { units, points, isClosed, stones } = groupOf(board, root);
  return { units, closed: isClosed, points, stones: stones.map((seat: Seat) => seat + 1) };
}
