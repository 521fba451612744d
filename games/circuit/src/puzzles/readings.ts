import type { Seat } from '@stolik/kernel/game';
import type { Reading } from '@stolik/kernel/puzzles/prove';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import type { Rng } from '@stolik/kernel/random';
import { CELLS, cellName, findCell, findSide, ROWS, SIDE_BASE, SIDES, sideCell, sideName } from '../board/geometry.ts';
import { type CircuitState, cloneState } from '../board/state.ts';
import { EMPTY, LAMP, LED, RESISTOR, SIDE_FUSE } from '../board/tiles.ts';
import { read } from '../notation/notation.ts';
import type { CircuitEvent } from '../turn/events.ts';
import { refuse } from '../turn/legal.ts';
import { play } from '../turn/play.ts';
import { themesOf } from './themes.ts';

export type ReadKind = 'burns' | 'glows';

/** The element or fuse, by name, that a move sets on fire or lights. */
export function readingOf(start: CircuitState, seat: Seat, goal: Goal): Reading | undefined {
  const { kind, move } = goal;
  if ((kind !== 'burns' && kind !== 'glows') || typeof move !== 'string') return undefined;
  const action = read(start, seat, move);
  if (!action.ok || refuse(start, seat, action.value)) return undefined;
  const events: CircuitEvent[] = [];
  const after = cloneState(start);
  play(after, seat, action.value, (event) => events.push(event));
  const [right, ...more] = happened(kind, events);
  if (right === undefined || more.length > 0) return undefined;
  const laid = events.flatMap((event) => (event.kind === 'tileLaid' ? [event.cell] : []))[0];
  const answers = namesOf(kind, after, start);
  const near = laid === undefined ? answers : answers.filter((name) => stepsBetween(name, laid) <= NEAR);
  const untouched = answers.filter((name) => start.glow[findCell(name) ?? 0] === 0);
  return {
    kind,
    answers,
    right,
    goal: { kind, move },
    length: Math.min(LONGEST, 1 + (laid === undefined ? 0 : stepsBetween(right, laid))),
    themes: themesOf(start, seat, [action.value]),
    guess: (level, rng) => guess(level, rng, { answers, untouched, near, right }),
  };
}

const NEAR = 3;
const LONGEST = 6;

/** Everything that burnt, or got a glow token. */
export const happened = (kind: ReadKind, events: readonly CircuitEvent[]): readonly string[] =>
  kind === 'burns'
    ? events.flatMap((event) => (event.kind === 'partsBurnt' ? event.cells : event.kind === 'fuseBurnt' ? [event.side] : []))
    : events.flatMap((event) => (event.kind === 'glowPlaced' ? [event.cell] : []));

/** What can burn: LEDs, resistors and fuses; what can glow: lamps and LEDs. Whatever has smoke already is left out, the tile just laid is not. */
function namesOf(kind: ReadKind, after: CircuitState, start: CircuitState): readonly string[] {
  const wanted = kind === 'burns' ? [LED, RESISTOR] : [LAMP, LED];
  const isAsked = (cell: number): boolean => after.tiles[cell] !== EMPTY && wanted.includes(after.tiles[cell]! >> 2);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => isAsked(cell) && start.smoke[cell] === 0);
  if (kind === 'glows') return cells.filter((cell) => start.glow[cell] === 0).map(cellName);
  const sides = Array.from({ length: SIDES }, (_, side) => side);
  const fuses = sides.filter((side) => SIDE_FUSE[start.sides[side]!] && start.smoke[SIDE_BASE + side] === 0);
  return [...cells.map(cellName), ...fuses.map(sideName)];
}

/** Steps between an element or fuse and a cell. */
export function stepsBetween(name: string, to: string): number {
  const side = findSide(name);
  const [a, b] = [findCell(name) ?? sideCell(side!), findCell(to)!];
  return Math.abs(Math.floor(a / ROWS) - Math.floor(b / ROWS)) + Math.abs((a % ROWS) - (b % ROWS)) + Number(side !== undefined);
}

interface Seen {
  readonly answers: readonly string[];
  readonly untouched: readonly string[];
  readonly near: readonly string[];
  readonly right: string;
}

/** Who knows little points anywhere, then at what has no token yet, then near the tile; the better ones are right every other time, or always. */
function guess(level: number, rng: Rng, { answers, untouched, near, right }: Seen): string | undefined {
  if (level >= 5 || (level >= 3 && rng.below(level === 3 ? 3 : 2) === 0)) return right;
  const among = level === 0 ? answers : level === 1 ? untouched : near;
  return among.length === 0 ? undefined : among[rng.below(among.length)];
}
