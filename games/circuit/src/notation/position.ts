import { ok, problem, type Result } from '@stolik/kernel/result';
import { CELLS, COLUMNS, findCell, findSide, ROWS, SIDE_BASE } from '../board/geometry.ts';
import type { CircuitOptions } from '../board/options.ts';
import { orderOf } from '../board/order.ts';
import {
  addToHand,
  type CircuitState,
  emptyState,
  HAND_SLOTS,
  handCount,
  keepDark,
  putGlow,
  putSmoke,
  putTile,
  setSide,
} from '../board/state.ts';
import {
  BROKEN,
  EMPTY,
  findTile,
  findToken,
  IRON,
  LAMP,
  LED,
  LOWER_STRIPS,
  RESISTOR,
  SIDE_CODES,
  SIDE_FUSE,
  UPPER_RAIL,
} from '../board/tiles.ts';
import { findShorts, found } from '../current/solver.ts';
import { findWays } from '../current/ways.ts';
import { fillHand } from '../turn/turn.ts';

// Positions written by hand (cases, puzzles, bug reports). Everything in them is a stranger's word: each key is checked.

export interface LoadedPosition {
  readonly state: CircuitState;
  /** The written bag, drawn from the left. */
  readonly bag: number[];
}

/** The first thing wrong, thrown inside this file only. */
class Wrong extends Error {
  readonly at: string;
  constructor(at: string, says: string) {
    super(says);
    this.at = at;
  }
}

const KEYS = [
  'board',
  'left',
  'right',
  'hands',
  'irons',
  'bag',
  'glow',
  'kept',
  'smoke',
  'penalties',
  'shorts',
  'turn',
  'second',
  'short',
  'dark',
  'miss',
  'passed',
  'last',
];

export function loadPosition(
  players: number,
  options: CircuitOptions,
  position: Readonly<Record<string, unknown>>,
): Result<LoadedPosition> {
  try {
    const unknown = Object.keys(position).find((key) => !KEYS.includes(key));
    if (unknown !== undefined) throw new Wrong(unknown, `unknown key; a position has ${KEYS.join(', ')}`);
    return ok(build(players, options, position));
  } catch (error) {
    if (error instanceof Wrong) return problem(`position.${error.at}`, error.message);
    throw error;
  }
}

function build(players: number, options: CircuitOptions, position: Readonly<Record<string, unknown>>): LoadedPosition {
  const state = emptyState(options, players, LOWER_STRIPS, UPPER_RAIL);
  readBoard(state, position['board']);
  readSides(state, 'left', position['left'], 0);
  readSides(state, 'right', position['right'], ROWS);
  readHands(state, position['hands']);
  state.irons.set(numbers(state, 'irons', position['irons'], 200));
  state.penalties.set(numbers(state, 'penalties', position['penalties'], 999));
  state.shorts.set(numbers(state, 'shorts', position['shorts'], 200));
  for (const [seat, flag] of listOf(state, 'miss', position['miss'], false).entries()) {
    if (typeof flag !== 'boolean') throw new Wrong(`miss[${seat}]`, 'true or false is expected');
    state.miss[seat] = flag ? 1 : 0;
  }
  readSmoke(state, position['smoke']);
  readGlow(state, position['glow']);
  readKept(state, position['kept']);
  const bag = readBag(state, position['bag']);
  readTurn(state, position);
  readShort(state, position);
  findWays(state);
  fillHand(state);
  return { state, bag };
}

function arrayAt(at: string, raw: unknown): readonly unknown[] {
  if (!Array.isArray(raw)) throw new Wrong(at, 'a list is expected');
  return raw;
}

function recordAt(at: string, raw: unknown): Readonly<Record<string, unknown>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Wrong(at, 'an object is expected');
  return raw as Record<string, unknown>;
}

/** One entry for each seat; left out: the same for all. */
function listOf<T>(state: CircuitState, at: string, raw: unknown, otherwise: T): readonly unknown[] {
  if (raw === undefined) return Array.from({ length: state.seats }, () => otherwise);
  const list = arrayAt(at, raw);
  if (list.length !== state.seats) throw new Wrong(at, `${state.seats} entries are expected, one a seat, not ${list.length}`);
  return list;
}

function wholeNumber(at: string, raw: unknown, most: number): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < 0 || raw > most)
    throw new Wrong(at, `a number from 0 to ${most} is expected`);
  return raw;
}

const numbers = (state: CircuitState, at: string, raw: unknown, most: number): number[] =>
  listOf(state, at, raw, 0).map((entry, seat) => wholeNumber(`${at}[${seat}]`, entry, most));

function seatAt(state: CircuitState, at: string, raw: unknown): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < 1 || raw > state.seats)
    throw new Wrong(at, `a seat from 1 to ${state.seats} is expected`);
  return raw - 1;
}

function cellAt(at: string, raw: unknown): number {
  const cell = typeof raw === 'string' ? findCell(raw) : undefined;
  if (cell === undefined) throw new Wrong(at, `${JSON.stringify(raw)} is no cell; cells are a1 to f8`);
  return cell;
}

function tokenAt(at: string, raw: unknown): number {
  const token = typeof raw === 'string' ? findToken(raw) : undefined;
  if (token === undefined)
    throw new Wrong(at, `${JSON.stringify(raw)} is no token; a letter of I L T X H E R D V K M G, or iron`);
  return token;
}

function readBoard(state: CircuitState, raw: unknown): void {
  if (raw === undefined) return;
  const rows = arrayAt('board', raw);
  if (rows.length !== ROWS) throw new Wrong('board', `${ROWS} rows are expected, row 8 first, not ${rows.length}`);
  for (const [fromTop, row] of rows.entries()) {
    const at = `board[${fromTop}]`;
    const codes = typeof row === 'string' ? row.trim().split(/\s+/) : [];
    if (codes.length !== COLUMNS) throw new Wrong(at, `${COLUMNS} tile codes separated by spaces are expected`);
    for (const [column, code] of codes.entries()) {
      if (code === '..') continue;
      const tile = findTile(code);
      if (tile === undefined)
        throw new Wrong(at, `"${code}" is no tile; a letter of I L T X H E R D V K M G and a rotation 0 to 3, or ..`);
      putTile(state, column * ROWS + ROWS - 1 - fromTop, tile);
    }
  }
}

function readSides(state: CircuitState, at: string, raw: unknown, base: number): void {
  for (let side = base; side < base + ROWS; side++) setSide(state, side, BROKEN, 0);
  if (raw === undefined) return;
  const list = arrayAt(at, raw);
  if (list.length !== ROWS) throw new Wrong(at, `${ROWS} codes are expected, row 8 first, not ${list.length}`);
  for (const [fromTop, code] of list.entries()) {
    const kind = SIDE_CODES.indexOf(code as string);
    if (kind < 0)
      throw new Wrong(`${at}[${fromTop}]`, `${JSON.stringify(code)} is no side token; they are ${SIDE_CODES.join(' ')}`);
    setSide(state, base + ROWS - 1 - fromTop, kind, 0);
  }
}

function readHands(state: CircuitState, raw: unknown): void {
  for (const [seat, hand] of listOf(state, 'hands', raw, []).entries()) {
    const tokens = arrayAt(`hands[${seat}]`, hand);
    // Room is left for the draw of C3.1.
    if (tokens.length > HAND_SLOTS - 4) throw new Wrong(`hands[${seat}]`, `at most ${HAND_SLOTS - 4} tokens fit in a hand`);
    for (const [i, code] of tokens.entries()) addToHand(state, seat, tokenAt(`hands[${seat}][${i}]`, code));
    state.ironsLeast[seat] = handCount(state, seat, IRON);
    state.ironsMost[seat] = state.ironsLeast[seat]!;
  }
}

function readBag(state: CircuitState, raw: unknown): number[] {
  if (raw === undefined) return [];
  const bag = arrayAt('bag', raw).map((code, i) => tokenAt(`bag[${i}]`, code));
  for (const token of bag) {
    if (state.bag[token]! === 255) throw new Wrong('bag', 'at most 255 tokens of one kind fit in a bag');
    state.bag[token]!++;
  }
  state.bagSize = bag.length;
  return bag;
}

function readSmoke(state: CircuitState, raw: unknown): void {
  if (raw === undefined) return;
  for (const [i, name] of arrayAt('smoke', raw).entries()) {
    const at = `smoke[${i}]`;
    const side = typeof name === 'string' ? findSide(name) : undefined;
    if (side !== undefined) {
      if (!SIDE_FUSE[state.sides[side]!]) throw new Wrong(at, `${name} has no fuse that could burn`);
      if (state.smoke[SIDE_BASE + side] === 0) state.burntFuses++;
      setSide(state, side, state.sides[side]!, 1);
      continue;
    }
    const cell = cellAt(at, name);
    const kind = state.tiles[cell]! >> 2;
    if (kind !== LED && kind !== RESISTOR) throw new Wrong(at, `no resistor or LED that could burn lies at ${name}`);
    putSmoke(state, cell);
  }
}

function readGlow(state: CircuitState, raw: unknown): void {
  if (raw === undefined) return;
  for (const [name, entry] of Object.entries(recordAt('glow', raw))) {
    const at = `glow.${name}`;
    const cell = cellAt(at, name);
    const kind = state.tiles[cell]! >> 2;
    if (kind !== LED && kind !== LAMP) throw new Wrong(at, `no lamp or LED that could glow lies at ${name}`);
    const pair = arrayAt(at, entry);
    if (pair.length !== 2) throw new Wrong(at, 'a seat and a level are expected, as in [1, 2]');
    const level = levelAt(`${at}[1]`, pair[1]);
    putGlow(state, cell, seatAt(state, `${at}[0]`, pair[0]), level);
  }
}

function levelAt(at: string, raw: unknown): number {
  if (raw !== 1 && raw !== 2) throw new Wrong(at, 'a level is 1 (half) or 2 (full)');
  return raw;
}

function readKept(state: CircuitState, raw: unknown): void {
  for (const [seat, entry] of listOf(state, 'kept', raw, []).entries()) {
    for (const [i, one] of arrayAt(`kept[${seat}]`, entry).entries()) {
      const level = levelAt(`kept[${seat}][${i}]`, one);
      state.kept[seat * 2 + level - 1]!++;
      state.points[seat]! += level;
      state.lit[seat]!++;
    }
  }
}

function seatBits(state: CircuitState, at: string, raw: unknown): number {
  return arrayAt(at, raw).reduce<number>((bits, seat, i) => bits | (1 << seatAt(state, `${at}[${i}]`, seat)), 0);
}

function readTurn(state: CircuitState, position: Readonly<Record<string, unknown>>): void {
  const { turn = 1, second = false, passed = [], last = null } = position;
  const seat = seatAt(state, 'turn', turn);
  const order = orderOf(state.options, state.seats);
  state.place = order.indexOf(seat);
  if (typeof second !== 'boolean') throw new Wrong('second', 'true or false is expected');
  if (second) {
    const place = order.lastIndexOf(seat);
    if (place === state.place)
      throw new Wrong('second', `seat ${seat + 1} has one turn a round; only who is alone against pairs has a second`);
    state.place = place;
  }
  state.passed = seatBits(state, 'passed', passed);
  // Who is to move has a turn left, whether the list says so or not.
  if (last !== null) state.last = seatBits(state, 'last', last) | (1 << seat);
}

function readShort(state: CircuitState, position: Readonly<Record<string, unknown>>): void {
  const { short = null, dark = [] } = position;
  findShorts(state);
  state.stands = found.count > 0 ? 1 : 0;
  if (short !== null) {
    state.short = wholeNumber('short', short, 99);
    if (state.stands === 0) throw new Wrong('short', 'no closed chain without load is on the field, so no short stands');
  } else if (state.stands === 1) state.short = 0;
  for (const [i, name] of arrayAt('dark', dark).entries()) {
    const cell = cellAt(`dark[${i}]`, name);
    if (state.tiles[cell] === EMPTY || cell >= CELLS) throw new Wrong(`dark[${i}]`, `no tile lies at ${name}`);
    if (state.stands === 0) throw new Wrong(`dark[${i}]`, 'nothing is kept dark while no short stands');
    keepDark(state, cell);
  }
}
