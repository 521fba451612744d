import { CELLS, cellName, ROWS, sideName } from '@stolik/circuit/board/geometry';
import type { AnyGame, Seat } from '@stolik/kernel/game';
import { FREE } from '@stolik/kernel/puzzles/asked';
import { legalOf } from '@stolik/kernel/puzzles/explore';
import { type AnyPuzzleRules, type Beginning, layPuzzle } from '@stolik/kernel/puzzles/prove';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { SeededRng } from '@stolik/kernel/random';
import type { Bench } from '../../bench/model/bench.ts';

/*
 * Questions that no lesson asks: what would you play here? They have no solution; the class talks about what it has answered.
 */

const freeQuestion = (id: string, game: string, beginning: Beginning): ClosedQuestion => ({
  id,
  game,
  ...beginning,
  goal: { kind: FREE },
  solution: [],
});

/** Where others decide at the same time, they do what comes first: the question is one seat's. */
function withOthers(game: AnyGame, rules: AnyPuzzleRules, beginning: Beginning): Beginning | undefined {
  const laid = layPuzzle(game, rules, beginning);
  if (!laid.ok) return undefined;
  const state: unknown = laid.value;
  const moves: string[] = [];
  for (const other of game.next(state).seats) {
    if (other === beginning.seat || other < 0) continue;
    const [first] = legalOf(game, state, other);
    if (first === undefined) return undefined;
    moves.push(`${other + 1}: ${game.write(state, other, first)}`);
  }
  return moves.length > 0 ? { ...beginning, moves } : beginning;
}

/** A position of a game as this seat knows it. `world`: what the seat is shown, or the whole truth. */
export function questionAt(
  game: AnyGame,
  rules: AnyPuzzleRules,
  world: unknown,
  seat: Seat,
  id: string,
): ClosedQuestion | undefined {
  const begun = rules.begin?.(game.redeal(world, seat, new SeededRng(id)), seat);
  const beginning = begun && withOthers(game, rules, { ...begun, seat });
  return beginning && freeQuestion(id, game.id, beginning);
}

/** The first round of a table with these options. */
export function questionOfSetup(
  game: AnyGame,
  rules: AnyPuzzleRules,
  options: unknown,
  players: number,
  id: string,
): ClosedQuestion | undefined {
  const read = game.parseOptions(options, players);
  const begun = read.ok ? rules.begin?.(game.setup(read.value, players), 0) : undefined;
  const beginning = begun && withOthers(game, rules, { ...begun, seat: 0 });
  return beginning && freeQuestion(id, game.id, beginning);
}

const COLUMNS = CELLS / ROWS;
const WIRES = 12;

/** What lies on the bench, with these tiles in hand: where would you lay one? */
export function questionOfBench(bench: Bench, hand: readonly string[], id: string): ClosedQuestion {
  const rows = Array.from({ length: ROWS }, (_, fromTop) => ROWS - 1 - fromTop);
  const tile = (column: number, row: number): string => bench.tiles[cellName(column * ROWS + row)] ?? '..';
  const side = (row: number, from: number): string => bench.sides[sideName(from + row)] ?? 'x';
  return freeQuestion(id, 'circuit', {
    players: 2,
    options: { battery: true },
    position: {
      board: rows.map((row) => Array.from({ length: COLUMNS }, (_, column) => tile(column, row)).join(' ')),
      left: rows.map((row) => side(row, 0)),
      right: rows.map((row) => side(row, ROWS)),
      hands: [[...hand], ['I', 'I', 'I']],
      bag: Array<string>(WIRES).fill('I'),
      smoke: [...bench.smoke],
    },
    seat: 0,
  });
}
