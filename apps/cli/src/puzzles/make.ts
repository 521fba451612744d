import { CHANCE, type Seat } from '@stolik/kernel/game';
import { explore } from '@stolik/kernel/puzzles/explore';
import type { AnyPuzzleMaking, FromGames, Invented, Invention } from '@stolik/kernel/puzzles/making';
import { faultsOf, horizonOf, layPuzzle, provePuzzle, questionOf } from '@stolik/kernel/puzzles/prove';
import type { Puzzle } from '@stolik/kernel/puzzles/puzzle';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import type { CatalogEntry } from '../catalog.ts';
import { greedySolves, rateQuestion, rateReading } from './tries.ts';

/** What one game of bots, or one attempt of a generator, has brought. */
export interface Harvest {
  readonly puzzles: readonly Puzzle[];
  readonly positions: number;
}

/** What a file still has room for. */
export interface Room {
  kind(kind: string): boolean;
  /** How many it has of a kind: what is rare is looked for first. */
  count(kind: string): number;
  /** Not asked for in the file yet. */
  idea(idea: string): boolean;
  /** What a newcomer sees at a glance is good for the first days, and dull after them. */
  isGlance(): boolean;
}

/**
 * The questions that one game raises, or one that was made up: each answered by one class of decisions that is not guessed. What the bot
 * that takes what looks best at once finds as well is one of the few first puzzles. The same seed and number bring the same puzzles, on
 * every machine.
 */
export function harvest(entry: CatalogEntry, rules: AnyPuzzleMaking, seed: number, number: number, room: Room): Harvest {
  const { source } = rules;
  return 'invent' in source
    ? invent(entry, rules, source, seed, number, room)
    : playThrough(entry, rules, source, seed, number, room);
}

/** Kinds take turns. */
function invent(
  entry: CatalogEntry,
  rules: AnyPuzzleMaking,
  { kinds, invent: makeUp }: Invented,
  seed: number,
  number: number,
  room: Room,
): Harvest {
  const kind = kinds[number % kinds.length]!;
  if (!room.kind(kind)) return { puzzles: [], positions: 0 };
  const id = `${entry.game.id}-${seed}-${number}`;
  let positions = 0;
  for (const invention of makeUp(kind, new SeededRng(`${seed}/${number}`))) {
    positions++;
    const puzzle = examine(entry, rules, id, invention, room);
    if (puzzle) return { puzzles: [puzzle], positions };
  }
  return { puzzles: [], positions };
}

/** Every so many decisions one is taken at random, so that games do not resemble each other. */
const ODD_ONES = 4;

function playThrough(
  entry: CatalogEntry,
  rules: AnyPuzzleMaking,
  source: FromGames<unknown>,
  seed: number,
  number: number,
  room: Room,
): Harvest {
  const { game, greedy } = entry;
  const table = source.tables[number % source.tables.length]!;
  const options = unwrap(game.parseOptions({ ...rules.cases.options, ...table.options }, table.players));
  const rng = new SeededRng(`${seed}/${number}`);
  const state = game.setup(options, table.players);
  const puzzles: Puzzle[] = [];
  const asked = new Set<string>();
  let earlier: unknown;
  let positions = 0;
  for (;;) {
    const next = game.next(state);
    if (next.kind === 'over') return { puzzles, positions };
    if (next.kind === 'chance') {
      game.play(state, CHANCE, game.roll(state, rng));
      continue;
    }
    const seat = next.seats[0]!;
    if (source.isBeginning(state)) {
      positions++;
      const id = `${game.id}-${seed}-${number}-${positions}`;
      const here = { ...room, kind: (kind: string) => room.kind(kind) && !asked.has(kind) };
      const isFresh = earlier === undefined || source.isFresh(state, earlier);
      const found = isFresh ? ask(entry, rules, source, { id, table, state, seat }, here) : undefined;
      if (found) {
        puzzles.push(found);
        asked.add(found.goal.kind);
        earlier = game.clone(state);
      }
    }
    const action = rng.below(ODD_ONES) === 0 ? game.sample(state, seat, rng) : greedy(game.redeal(state, seat, rng), seat, rng);
    game.play(state, seat, action);
  }
}

interface Moment {
  readonly id: string;
  readonly table: FromGames<unknown>['tables'][number];
  readonly state: unknown;
  readonly seat: Seat;
}

/** The first question of this moment that is worth a puzzle. All are looked at in one walk, then the few that remain one by one. */
function ask(
  entry: CatalogEntry,
  rules: AnyPuzzleMaking,
  source: FromGames<unknown>,
  { id, table, state, seat }: Moment,
  room: Room,
): Puzzle | undefined {
  const questions = source
    .questions(state, seat)
    .filter(({ kind }) => room.kind(kind))
    .sort((a, b) => room.count(a.kind) - room.count(b.kind));
  if (questions.length === 0) return undefined;
  const worths = questions.map(({ worth }) => worth);
  const explored = explore(horizonOf(entry.game, rules, state, seat), worths, rules.most);
  if (!explored) return undefined;
  for (const [index, question] of questions.entries()) {
    const { best } = explored.reached[index]!;
    if (best < question.least || faultsOf(explored, index, question.worth(state), question.guessed).length > 0) continue;
    const asked = { ...table, position: source.write(state, seat), seat, goal: question.goal(best) };
    const puzzle = examine(entry, rules, id, asked, room);
    if (puzzle) return puzzle;
  }
  return undefined;
}

/** The puzzle that a question makes, if it is worth one: as strangers will find it, from its own line. */
function examine(entry: CatalogEntry, rules: AnyPuzzleMaking, id: string, invention: Invention, room: Room): Puzzle | undefined {
  const { game } = entry;
  const { players, options, position, moves, seat, goal } = invention;
  const laid = layPuzzle(game, rules, invention);
  if (!laid.ok) return undefined;
  const start = laid.value;
  const base = { id, game: game.id, players, options, position, ...(moves && { moves }), seat };
  const reading = rules.reading?.(start, seat, goal);
  if (reading) {
    // Who knows next to nothing of the rules must be wrong.
    if (reading.guess(0, new SeededRng(id)) === reading.right) return undefined;
    const { right, themes } = reading;
    return worthy(entry, rules, { ...base, goal: reading.goal, solution: [right], rating: 0, themes }, start, room);
  }
  const question = rules.question(start, seat, goal);
  if (!question) return undefined;
  const explored = explore(horizonOf(game, rules, start, seat, question), [question.worth], rules.most);
  if (!explored) return undefined;
  const { best, line } = explored.reached[0]!;
  if (best < question.least || faultsOf(explored, 0, question.worth(start), question.guessed).length > 0) return undefined;
  const solution = writeLine(game, start, seat, line);
  const themes = rules.themes(start, seat, line);
  return worthy(entry, rules, { ...base, goal: question.goal(best), solution, rating: 0, themes }, start, room);
}

/** What was left out of the position would show here. */
function worthy(entry: CatalogEntry, rules: AnyPuzzleMaking, puzzle: Puzzle, start: unknown, room: Room): Puzzle | undefined {
  if (rules.weakness?.(start, puzzle) !== undefined || !room.idea(rules.idea(start, puzzle))) return undefined;
  if (isGlance(entry, rules, puzzle, start) && !room.isGlance()) return undefined;
  const proof = provePuzzle(entry.game, rules, puzzle);
  if (!proof.ok || proof.value.faults.length > 0) return undefined;
  return { ...puzzle, rating: rate(entry, rules, puzzle) };
}

/** Somebody finds it who knows little of the rules, or who only plays. */
export function isGlance(entry: CatalogEntry, rules: AnyPuzzleMaking, puzzle: Puzzle, start: unknown): boolean {
  if (rules.isGlance?.(start, puzzle)) return true;
  const { id, seat, goal } = puzzle;
  if (rules.reading?.(start, seat, goal)) return false;
  const asked = questionOf(rules, start, puzzle)!;
  return greedySolves(entry, rules, { id, start, seat, ...asked });
}

/** Below this a puzzle is a first one; what a newcomer sees at a glance is nothing else. */
export const FIRST_MOST = 1050;

/** What is poor about a puzzle that is proved, and needs no other one to be seen. */
export function poorIn({ game }: CatalogEntry, rules: AnyPuzzleMaking, puzzle: Puzzle): readonly string[] {
  const start = unwrap(layPuzzle(game, rules, puzzle));
  const weakness = rules.weakness?.(start, puzzle);
  const isEasy = puzzle.rating > FIRST_MOST && rules.isGlance?.(start, puzzle) === true;
  return [
    ...(weakness === undefined ? [] : [weakness]),
    ...(isEasy ? [`it is seen at a glance, and rated ${puzzle.rating}`] : []),
  ];
}

/** What is asked for, however the table lies. */
export const ideaIn = ({ game }: CatalogEntry, rules: AnyPuzzleMaking, puzzle: Puzzle): string =>
  rules.idea(unwrap(layPuzzle(game, rules, puzzle)), puzzle);

function writeLine(game: CatalogEntry['game'], start: unknown, seat: Seat, line: readonly number[]): string[] {
  const state = game.clone(start);
  return line.map((action) => {
    const text = game.write(state, seat, action);
    game.play(state, seat, action);
    return text;
  });
}

/** How long it takes those who try. */
export function rate(entry: CatalogEntry, rules: AnyPuzzleMaking, puzzle: Puzzle): number {
  const start = unwrap(layPuzzle(entry.game, rules, puzzle));
  const { id, seat, goal } = puzzle;
  const isEasy = isGlance(entry, rules, puzzle, start);
  const reading = rules.reading?.(start, seat, goal);
  if (reading) return rateReading(id, reading, isEasy);
  const { question, enough } = questionOf(rules, start, puzzle)!;
  const explored = explore(horizonOf(entry.game, rules, start, seat, question), [question.worth], rules.most)!;
  const { line, firsts } = explored.reached[0]!;
  const size = rules.size?.(line) ?? { choices: explored.choices, right: firsts.length, length: line.length };
  return rateQuestion(entry, rules, { id, start, seat, question, enough }, size, isEasy);
}
