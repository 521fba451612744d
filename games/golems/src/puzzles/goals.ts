import type { Action, Seat } from '@stolik/kernel/game';
import type { Question, Reading } from '@stolik/kernel/puzzles/prove';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import { cellName, DIRECTION_LETTERS, findCell, NO_CELL } from '../core/field.ts';
import type { World } from '../core/world.ts';
import { rowOf } from '../programs/code.ts';
import { readProgram, writeProgram } from '../programs/notation.ts';
import { heightOf, type Program } from '../programs/program.ts';
import type { Puzzled } from './edition.ts';

/** One program of so many may be right: there are hundreds, and nobody is to find one by luck. */
const PROGRAMS = 24;

/** What a goal of Golems asks; docs/puzzles.md says the same in words. */
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

/** One row is another one; in v4 one block. */
function toRepair<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  goal: Goal,
): Question<State> | undefined {
  const given = programOfGoal(edition, goal);
  const reach = toReach(edition, start, seat, goal);
  if (!given || !reach || edition.game.refuse(start, seat, edition.encode(given))) return undefined;
  const { guessed: _, ...question } = reach;
  return { ...question, firsts: mended(edition, start, seat, given) };
}

/** All programs that may be laid here and differ from the given one in one row. */
export function mended<State extends World>(edition: Puzzled<State>, start: State, seat: Seat, given: Program): Action[] {
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

/** What a program does that is too long for this golem now; undefined when it does not run through by itself. */
export function afterLong<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  given: Program,
): State | undefined {
  const longer = edition.lengthened(start, seat, heightOf(given, edition.name));
  return runThrough(edition, longer, seat, edition.encode(given));
}

/** The position after a program that nobody has to decide anything in. */
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
  const worth = (state: State): number => {
    if (!edition.isAtRest(state)) return 0;
    let sum = 0;
    for (let golem = 0; golem < start.at.length; golem++) {
      const taken = edition.damageOf(state, golem) - edition.damageOf(start, golem);
      sum += golem === seat ? -taken : taken;
    }
    return sum;
  };
  return { kind: 'beat', least: 1, guessed: PROGRAMS, worth, goal: (count) => ({ kind: 'beat', count }) };
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

/** Where a golem will stand when a program has run. */
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
