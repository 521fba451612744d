import type { Seat } from '@stolik/kernel/game';
import type { ClosedQuestion, Goal } from '@stolik/kernel/puzzles/puzzle';
import { DIRECTION_LETTERS, NO_CELL } from '../core/field.ts';
import type { World } from '../core/world.ts';
import type { Puzzled } from './edition.ts';
import { placeText, programOfGoal, questionOfGolems, readingOfGolems, runThrough } from './goals.ts';

type Asked = Pick<ClosedQuestion, 'seat' | 'goal' | 'solution' | 'moves'>;

/** Programs of somebody who is only there: all rows must be filled. [G4.3.2] */
export const WAITING: readonly string[] = ['program S D', 'program S L D', 'program S L R D'];

/** The others stay where they are, or turn on the spot: nothing has to be read of them. */
export const areWaiting = (moves: readonly string[] | undefined): boolean =>
  moves?.every((move) => /^\d: program( [SDLR])+$/.test(move)) ?? false;

/** There one's own golem is to stand somewhere: on an empty field that is walking. */
const WALKS: readonly string[] = ['reach', 'repair', 'shorten', 'predict'];
/** These have no others, or ask what all of them may do. */
const WITHOUT_RIVALS: readonly string[] = ['treasure', 'gears', 'unhurt', 'sure'];

/**
 * The field without anything on it, once for each place where the others can be out of the way: without them the round would end as soon
 * as it began.
 */
function* emptied<State extends World>(edition: Puzzled<State>, start: State, seat: Seat): Iterable<State> {
  const bare = edition.simplified(start, 0);
  if (start.at.length === 1) {
    yield bare;
    return;
  }
  const free = Array.from(bare.field.ground.keys()).filter(
    (cell) => bare.field.ground[cell] !== NO_CELL && cell !== bare.at[seat],
  );
  for (const from of free.keys()) {
    const moved = edition.game.clone(bare) as State;
    const at = moved.at as { [index: number]: number };
    const others = Array.from({ length: start.at.length }, (_, golem) => golem).filter(
      (golem) => golem !== seat && at[golem]! >= 0,
    );
    for (const golem of others) moved.golemAt[at[golem]!] = 0;
    for (const [number, golem] of others.entries()) {
      at[golem] = free[(from + number) % free.length]!;
      moved.golemAt[at[golem]!] = 1 + golem;
    }
    yield moved;
  }
}

/** The solution is right on a field without tokens, ice, snow, events and others: who can only walk finds it. */
export function isWalk<State extends World>(edition: Puzzled<State>, start: State, puzzle: Asked): boolean {
  const { seat, goal } = puzzle;
  if (!WALKS.includes(goal.kind) || (goal.kind === 'predict' && goal['golem'] !== seat + 1)) return false;
  for (const bare of emptied(edition, start, seat)) if (isRight(edition, start, bare, puzzle)) return true;
  return false;
}

/** The solution is right as well if the others do nothing: their programs are read for nothing. */
export function areRivalsScenery<State extends World>(edition: Puzzled<State>, start: State, puzzle: Asked): boolean {
  if (start.at.length < 2 || WITHOUT_RIVALS.includes(puzzle.goal.kind) || areWaiting(puzzle.moves)) return false;
  return isRight(edition, start, edition.still(start, puzzle.seat), puzzle);
}

/** Whether the solution is right in another position than its own. */
function isRight<State extends World>(
  edition: Puzzled<State>,
  start: State,
  other: State,
  { seat, goal, solution }: Asked,
): boolean {
  const [first = '', ...more] = solution;
  if (goal.kind === 'predict') return readingOfGolems(edition, other, seat, goal)?.right === first;
  const read = edition.game.read(other, seat, first);
  if (!read.ok || more.length > 0) return false;
  const end = runThrough(edition, other, seat, read.value);
  // A round that is shorter asks the same: where the golem stands, or who is hurt.
  const asked: Goal = goal.kind === 'repair' || goal.kind === 'shorten' ? { ...goal, kind: 'reach' } : goal;
  const question = end && questionOfGolems(edition, start, seat, asked);
  return question !== undefined && question.worth(end!) >= Number(goal['count'] ?? 1);
}

export const SCENERY = 'the others could as well do nothing';

/** What is found, as the golem sees it: a place seen from where it stands, the program, and the same in a mirror. */
export function ideaOfGolems<State extends World>(
  edition: Puzzled<State>,
  start: State,
  { seat, goal, solution }: Asked,
): string {
  const views = [1, -1].map((side) => {
    const seen = (place: string): string => seenFrom(placeText(start, seat), place, side);
    const about =
      goal.kind === 'predict'
        ? `${Number(goal['golem'])} ${handed(textOf(goal['program']), side)} ${seen(solution[0]!)}`
        : `${seen(targetOf(edition, start, seat, goal))} ${handed(solution.join(' '), side)}`;
    return `${goal.kind} ${about}`;
  });
  return views.sort()[0]!;
}

/** A place that a goal is about: the one it names, or where the first of the others stands. */
function targetOf<State extends World>(edition: Puzzled<State>, start: State, seat: Seat, goal: Goal): string {
  const { at, facing, golem } = goal;
  if (typeof at === 'string') return `${at} ${typeof facing === 'string' ? facing : 'N'}`;
  const other = typeof golem === 'number' ? golem - 1 : Number(seat === 0 && start.at.length > 1) || (seat === 0 ? -1 : 0);
  return other >= 0 && programOfGoal(edition, goal) === undefined ? placeText(start, other) : '';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const handed = (text: string, side: number): string =>
  side > 0 ? text : text.replace(/[LR]/g, (card) => (card === 'L' ? 'R' : 'L'));

/** `c3 N` as steps ahead and to the right of another place, and quarter turns. */
function seenFrom(from: string, place: string, side: number): string {
  const [a, b] = [from, place].map((text) => /^([a-z])(\d+) ([NESW])$/.exec(text));
  if (!a || !b) return place;
  const turns = DIRECTION_LETTERS.indexOf(a[3]!);
  const [east, north] = [b[1]!.charCodeAt(0) - a[1]!.charCodeAt(0), Number(b[2]) - Number(a[2])];
  const [ahead, right] = [
    [north, east],
    [east, -north],
    [-north, -east],
    [-east, north],
  ][turns]!;
  const turned = (DIRECTION_LETTERS.indexOf(b[3]!) - turns + 4) % 4;
  return `${ahead},${right! * side || 0},${side > 0 ? turned : (4 - turned) % 4}`;
}
