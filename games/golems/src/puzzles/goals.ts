import type { Action, Seat } from '@stolik/kernel/game';
import { explore, legalOf } from '@stolik/kernel/puzzles/explore';
import type { Question, Reading } from '@stolik/kernel/puzzles/prove';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import { inEach } from '@stolik/look/catalog';
import { cellName, DIRECTION_LETTERS, findCell, NO_CELL } from '../core/field.ts';
import type { World } from '../core/world.ts';
import { rowOf } from '../programs/code.ts';
import { readProgram, writeProgram } from '../programs/notation.ts';
import { heightOf, type Program } from '../programs/program.ts';
import { en } from '../words/en/no-answer.ts';
import { pl } from '../words/pl/no-answer.ts';
import { ru } from '../words/ru/no-answer.ts';
import type { Puzzled } from './edition.ts';

const WORDS = inEach({ en, ru, pl });

/** One program of so many may be right: there are hundreds, and nobody is to find one by luck. */
const PROGRAMS = 24;

/** The question of a Golems goal; docs/puzzles.md describes it in words. */
export function questionOfGolems<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  goal: Goal,
): Question<State> | undefined {
  switch (goal.kind) {
    case 'reach':
      return toReach(edition, start, seat, goal);
    case 'repair':
      return toRepair(edition, start, seat, goal);
    case 'shorten':
      return toShorten(edition, start, seat, goal);
    case 'beat':
      return toBeat(edition, start, seat);
    case 'out':
      return toPutOut(edition, start, seat, goal);
    case 'safe':
      return unhurt(edition, start, seat, goal, (taken) => taken <= 0);
    case 'mend':
      return unhurt(edition, start, seat, goal, (taken) => taken < 0);
    case 'barrel':
      return toPush(edition, start, goal);
    case 'unhurt':
    case 'sure':
      return whateverTheyPlay(edition, start, seat, goal.kind);
    default:
      return undefined;
  }
}

/** Where a golem is to stand, and how; undefined when the goal names no such place. */
interface Place {
  readonly cell: number;
  /** -1: either way. */
  readonly facing: number;
}

function placeOf({ field }: World, goal: Goal): Place | undefined {
  const { at, facing } = goal;
  const cell = typeof at === 'string' ? findCell(field, at) : -1;
  if (cell < 0) return undefined;
  if (facing === undefined) return { cell, facing: -1 };
  if (typeof facing !== 'string' || facing.length !== 1 || !DIRECTION_LETTERS.includes(facing)) return undefined;
  return { cell, facing: DIRECTION_LETTERS.indexOf(facing) };
}

const stands = (state: World, golem: number, { cell, facing }: Place): boolean =>
  state.at[golem] === cell && (facing < 0 || state.facing[golem] === facing);

function toReach<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  goal: Goal,
): Question<State> | undefined {
  const place = placeOf(start, goal);
  if (!place) return undefined;
  return {
    kind: goal.kind,
    least: 1,
    guessed: PROGRAMS,
    worth: (state) => Number(edition.isAtRest(state) && stands(state, seat, place)),
    goal: () => goal,
  };
}

/** A given program, of this edition. */
export function programOfGoal({ name }: Pick<Puzzled, 'name'>, { program }: Goal): Program | undefined {
  if (typeof program !== 'string') return undefined;
  const read = readProgram(program, name);
  return read.ok ? read.value : undefined;
}

/** One row is another one; in v4 one block. A program that leads there as it is has nothing to repair, whatever is decided on the way. */
function toRepair<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  goal: Goal,
): Question<State> | undefined {
  const given = programOfGoal(edition, goal);
  const reach = toReach(edition, start, seat, goal);
  if (!given || !reach) return undefined;
  const asGiven = edition.encode(given);
  if (edition.game.refuse(start, seat, asGiven)) return undefined;
  const runs = explore({ game: edition.game, start, seat, same: edition.same, firsts: [asGiven] }, [reach.worth], MOST_RUNS);
  if (!runs || runs.reached[0]!.best > 0) return undefined;
  const { guessed: _, ...question } = reach;
  return {
    ...question,
    firsts: repaired(edition, start, seat, given),
    whyNoAnswer: (first, language) => WORDS.rowsChanged[language](rowsChanged(given, edition.decode(first) ?? [])),
  };
}

/** Decisions after a program are few: where a golem leaves the water, what breaks. */
const MOST_RUNS = 2_000;

const rowsChanged = (given: Program, laid: Program): number =>
  given.filter((row, index) => JSON.stringify(row) !== JSON.stringify(laid[index])).length;

/** All programs that are allowed here and differ from the given one in one row. */
export function repaired<State extends World>(edition: Puzzled<State>, start: State, seat: Seat, given: Program): Action[] {
  const found: Action[] = [];
  const same = edition.encode(given);
  for (let row = 0; row < given.length; row++) {
    for (let code = 0; code < edition.rowCodes; code++) {
      const changed = given.with(row, rowOf(code));
      if (changed.filter(({ kind }) => kind !== 'plain').length > 1) continue;
      if (heightOf(changed, edition.name) !== heightOf(given, edition.name)) continue;
      const action = edition.encode(changed);
      if (action !== same && !edition.game.refuse(start, seat, action)) found.push(action);
    }
  }
  return found;
}

/** The long program must lead there as well, if the golem had the rows for it. */
function toShorten<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  goal: Goal,
): Question<State> | undefined {
  const given = programOfGoal(edition, goal);
  const place = placeOf(start, goal);
  if (!given || !place || !edition.game.refuse(start, seat, edition.encode(given))) return undefined;
  const end = afterLong(edition, start, seat, given);
  return end && stands(end, seat, place) ? toReach(edition, start, seat, goal) : undefined;
}

/** The effect of a program that is too long for this golem now; undefined when it does not run through by itself. */
export function afterLong<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  given: Program,
): State | undefined {
  const longer = edition.lengthened(start, seat, heightOf(given, edition.name));
  return runThrough(edition, longer, seat, edition.encode(given));
}

/** The position after a program that needs no decisions. */
export function runThrough<State extends World>(
  { game, isAtRest }: Puzzled<State>,
  start: State,
  seat: Seat,
  program: Action,
): State | undefined {
  if (game.refuse(start, seat, program)) return undefined;
  const state = game.clone(start) as State;
  game.play(state, seat, program);
  return isAtRest(state) ? state : undefined;
}

/** How much more damage the others have taken than oneself. */
function toBeat<State extends World>(edition: Puzzled<State>, start: State, seat: Seat): Question<State> | undefined {
  if (start.at.length < 2) return undefined;
  const worth = (state: State): number => (edition.isAtRest(state) ? gained(edition, start, state, seat) : 0);
  return { kind: 'beat', least: 1, guessed: PROGRAMS, worth, goal: (count) => ({ kind: 'beat', count }) };
}

function gained<State extends World>(edition: Puzzled<State>, start: State, state: State, seat: Seat): number {
  let sum = 0;
  for (let golem = 0; golem < start.at.length; golem++) {
    const taken = edition.damageOf(state, golem) - edition.damageOf(start, golem);
    sum += golem === seat ? -taken : taken;
  }
  return sum;
}

/** A person cannot think of more. */
const MOST_REPLIES = 60;

/** Programs are secret: of two seats this one has laid its own, and each that the other one may lay is looked at. */
function whateverTheyPlay<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  kind: 'unhurt' | 'sure',
): Question<State> | undefined {
  const { game } = edition;
  const rival = 1 - seat;
  if (start.at.length !== 2 || !game.next(start).seats.includes(rival)) return undefined;
  const isUnhurt = (end: State): number =>
    Number(end.at[seat]! >= 0 && edition.damageOf(end, seat) <= edition.damageOf(start, seat));
  const worthOf = kind === 'unhurt' ? isUnhurt : (end: State): number => gained(edition, start, end, seat);
  const replies = [...legalOf(game, start, rival)];
  if (replies.length > MOST_REPLIES) return undefined;
  const worth = (state: State): number => {
    const { seats } = game.next(state);
    if (seats.length !== 1 || seats[0] !== rival || edition.hasRun(state, start)) return 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, program] of replies.entries()) {
      const end = runThrough(edition, state, rival, program);
      least = Math.min(least, end ? worthOf(end) : 0);
      if (least > 0) continue;
      // What hurts one program will often hurt the next one.
      replies.splice(index, 1);
      replies.unshift(program);
      return 0;
    }
    return least;
  };
  return { kind, least: 1, guessed: PROGRAMS, worth, goal: (count) => (kind === 'sure' ? { kind, count } : { kind }) };
}

/** Where programs are asked for, the question is this seat's, whoever else still has to lay one. */
export function goesOnInGolems<State extends World>(edition: Puzzled<State>, state: State, start: State, seat: Seat): boolean {
  const { kind, seats } = edition.game.next(state);
  if ((kind !== 'turn' && kind !== 'together') || !seats.includes(seat)) return false;
  return seats.length === 1 || !edition.hasRun(state, start);
}

/** That golem is out and one's own is not. */
function toPutOut<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  goal: Goal,
): Question<State> | undefined {
  const golem = Number(goal['golem']) - 1;
  if (!(start.at[golem]! >= 0) || golem === seat) return undefined;
  return {
    kind: 'out',
    least: 1,
    guessed: PROGRAMS,
    worth: (state) => Number(edition.isAtRest(state) && state.at[golem]! < 0 && state.at[seat]! >= 0),
    goal: () => goal,
  };
}

/** One's golem is on the field and has taken no more damage than it may. */
function unhurt<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  goal: Goal,
  isEnough: (taken: number) => boolean,
): Question<State> | undefined {
  const before = edition.damageOf(start, seat);
  if (goal.kind === 'mend' && before === 0) return undefined;
  return {
    kind: goal.kind,
    least: 1,
    guessed: PROGRAMS,
    worth: (state) => {
      const isThrough = edition.isAtRest(state) && edition.hasRun(state, start) && state.at[seat]! >= 0;
      return Number(isThrough && isEnough(edition.damageOf(state, seat) - before));
    },
    goal: () => goal,
  };
}

/** A barrel stands on that cell where none stood. */
function toPush<State extends World>(edition: Puzzled<State>, start: State, goal: Goal): Question<State> | undefined {
  const place = placeOf(start, goal);
  if (!place) return undefined;
  return {
    kind: goal.kind,
    least: 1,
    guessed: PROGRAMS,
    worth: (state) => Number(edition.isAtRest(state) && edition.hasBarrel(state, place.cell)),
    goal: () => goal,
  };
}

/** The cell and facing of a golem after a program. */
export function readingOfGolems<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  goal: Goal,
): Reading | undefined {
  if (goal.kind !== 'predict') return undefined;
  const program = programOfGoal(edition, goal);
  const golem = Number(goal['golem']) - 1;
  if (!program || !(start.at[golem]! >= 0)) return undefined;
  const action = edition.encode(program);
  const end = runThrough(edition, start, seat, action);
  if (!end) return undefined;
  const among = amongOf(start, goal);
  if (goal['among'] !== undefined && !among) return undefined;
  const place = placeText(end, golem);
  return {
    kind: goal.kind,
    answers: among ?? [...placesOf(start), ...(start.at.length > 1 ? [OUT] : [])],
    right: among?.some((answer) => answer.includes(' ')) === false ? place.split(' ')[0]! : place,
    goal: { kind: goal.kind, program: writeProgram(program, edition.name), golem: golem + 1, ...(among && { among }) },
    length: heightOf(program, edition.name),
    themes: edition.themes(start, seat, [action]),
    guess: (level) => {
      const seen = runThrough(edition, edition.simplified(start, level), seat, action);
      return seen && placeText(seen, golem);
    },
  };
}

const OUT = 'out';

/** `c3 N`, or `out`. */
export const placeText = ({ at, facing, field }: World, golem: number): string =>
  at[golem]! < 0 ? OUT : `${cellName(field, at[golem]!)} ${DIRECTION_LETTERS[facing[golem]!]}`;

/** The few answers that a goal names: cells, or cells and facings, and perhaps `out`. */
function amongOf(start: World, { among }: Goal): readonly string[] | undefined {
  if (!Array.isArray(among) || among.length < 2 || new Set(among).size < among.length) return undefined;
  const answers = among.filter((answer): answer is string => typeof answer === 'string');
  const places = answers.filter((answer) => answer !== OUT);
  const known = new Set(placesOf(start));
  const areWhole = places.every((place) => known.has(place));
  const areCells = places.every((place) => known.has(`${place} N`));
  return answers.length === among.length && (areWhole || areCells) ? answers : undefined;
}

const placesOf = ({ field }: World): string[] =>
  Array.from(field.ground).flatMap((ground, cell) =>
    ground === NO_CELL ? [] : [...DIRECTION_LETTERS].map((facing) => `${cellName(field, cell)} ${facing}`),
  );
