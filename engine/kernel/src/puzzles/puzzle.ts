import type { Seat } from '../game.ts';
import type { Json } from '../json.ts';
import { isRecord } from '../json.ts';
import { ok, problem, type Result } from '../result.ts';

/**
 * A closed question: a position in which one seat decides, a goal, and no chance or secret before it can be reached. Every answer
 * that reaches the goal is right; `solution` is one of them.
 */
export interface ClosedQuestion {
  /** Never changes. */
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [key: string]: Json };
  /** As in a case file. */
  readonly position: { readonly [key: string]: Json };
  /** Decisions already made and known to who is asked, as in a case file: `2: program F F`. */
  readonly moves?: readonly string[];
  readonly seat: Seat;
  readonly goal: Goal;
  /** Decisions in notation; of a question that is read and not played, the answer. */
  readonly solution: readonly string[];
}

/** A closed question that is not guessed: one JSON object a line in `games/<id>/puzzles`, explained in docs/puzzles.md. */
export interface Puzzle extends ClosedQuestion {
  /** On the scale of the game's levels. */
  readonly rating: number;
  readonly themes: readonly string[];
}

/** The goal of a question: a kind that the game knows, and the things it names. */
export interface Goal {
  readonly kind: string;
  readonly [key: string]: Json;
}

/** The text that a goal names under this key; empty if it has none. */
export const namedIn = (goal: Goal, key: string): string => {
  const value = goal[key];
  return typeof value === 'string' ? value : '';
};

/** The keys of every closed question in a file. */
export const ASKED_KEYS = ['id', 'game', 'players', 'options', 'position', 'moves', 'seat', 'goal', 'solution'];
const KEYS = [...ASKED_KEYS, 'rating', 'themes'];

export function parsePuzzle(raw: unknown): Result<Puzzle> {
  if (!isRecord(raw)) return problem('puzzle', 'a puzzle is a JSON object');
  const unknown = Object.keys(raw).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return problem(unknown, `unknown key; a puzzle has ${KEYS.join(', ')}`);
  const asked = parseClosed(raw);
  if (!asked.ok) return asked;
  const { rating, themes } = raw;
  if (typeof rating !== 'number' || !Number.isFinite(rating)) return problem('rating', 'a number is expected');
  if (!isTexts(themes)) return problem('themes', 'a list of words is expected');
  return ok({ ...asked.value, rating, themes });
}

/** The question alone; other keys are not looked at. */
export function parseClosed(raw: Readonly<Record<string, unknown>>): Result<ClosedQuestion> {
  const { id, game, players, options, position, moves, seat, goal, solution } = raw;
  if (typeof id !== 'string' || !/^[a-z0-9-]{3,40}$/.test(id))
    return problem('id', 'three to forty of a-z, 0-9 and - are expected');
  if (typeof game !== 'string') return problem('game', 'the id of a game is missing');
  if (!isWhole(players)) return problem('players', 'the number of players is missing');
  if (!isRecord(options)) return problem('options', 'an object is expected');
  if (!isRecord(position)) return problem('position', 'an object is expected');
  if (moves !== undefined && !(isTexts(moves) && moves.every((move) => MOVE.test(move))))
    return problem('moves', 'a list of moves is expected, as in ["2: take"]');
  if (!isWhole(seat) || seat < 1 || seat > players) return problem('seat', `a seat from 1 to ${players} is expected`);
  if (!isRecord(goal) || typeof goal['kind'] !== 'string') return problem('goal', 'an object with a "kind" is expected');
  if (!isTexts(solution) || solution.length === 0) return problem('solution', 'a list of decisions is expected');
  return ok({
    id,
    game,
    players,
    options: options as Puzzle['options'],
    position: position as Puzzle['position'],
    ...(moves !== undefined && { moves }),
    seat: seat - 1,
    goal: { kind: goal['kind'], ...(goal as { readonly [key: string]: Json }) },
    solution,
  });
}

/** As one line of a file, people's way of counting seats included. */
export function printPuzzle({
  id,
  game,
  players,
  options,
  position,
  moves,
  seat,
  goal,
  solution,
  rating,
  themes,
}: Puzzle): string {
  const known = moves && moves.length > 0 ? { moves } : {};
  return JSON.stringify({ id, game, players, options, position, ...known, seat: seat + 1, goal, solution, rating, themes });
}

/** `SEAT: text` */
const MOVE = /^([1-9]): (\S.*)$/;

/** A decision already made: whose, and in which words. */
export function readKnownMove(move: string): { readonly seat: Seat; readonly text: string } {
  const [, seat, text] = MOVE.exec(move)!;
  return { seat: Number(seat) - 1, text: text! };
}

export const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;
export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
