import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import type { PuzzleMaking } from '@stolik/kernel/puzzles/making';
import { type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';
import type { Rng } from '@stolik/kernel/random';
import { xOf, yOf } from '../board/board.ts';
import { isBig } from '../board/faces.ts';
import { rootOf, unitsOf } from '../board/groups.ts';
import type { Place } from '../board/places.ts';
import type { Board } from '../board/shape.ts';
import { micropul } from '../game.ts';
import { isLay, layPlace } from '../turn/actions.ts';
import type { MicropulEvent } from '../turn/events.ts';
import { play } from '../turn/play.ts';
import { cloneState, type State } from '../turn/state.ts';
import { micropulPuzzles, questions } from './puzzles.ts';
import { findUnit } from './teaching.ts';
import { writePosition } from './write.ts';

/** Smaller groups close by themselves. */
const WORTH_CLOSING = 3;
/** On a bare table there is nothing to find. */
const FEW_TILES = 5;
/** With one tile in the hand there is nothing to choose but the place; at the end that can be hard enough. */
const LATE = 5;
/** Two puzzles of one game share less of their tiles. */
const SHARED = 0.75;

/** Asks in positions of games between bots. */
export const micropulMaking: PuzzleMaking<State> = {
  ...micropulPuzzles,
  source: {
    tables: [{ players: 2, options: {} }],
    isBeginning: ({ extra, isExtraTurn, board, hands, turn, core }) =>
      extra === 0 && !isExtraTurn && board.faces.length > FEW_TILES && (hands[turn]!.length > 1 || core <= LATE),
    isFresh: ({ board }, { board: earlier }) => earlier.faces.length <= SHARED * board.faces.length,
    questions: (start, seat) => questions(start, seat, WORTH_CLOSING),
    write: writePosition,
  },
  draw,
  // The same tiles in another place are another table; one game has no table twice.
  idea: (start, { goal, solution }) => [goal.kind, ...start.board.faces, ...solution].join(' '),
  themes,
};

/** Mostly one lays a tile, and where it is about a group, next to that. */
function draw(state: State, seat: Seat, rng: Rng, goal: Goal): Action {
  const unit = findUnit(state, namedIn(goal, 'group'));
  const tiles =
    unit === undefined ? [] : unitsOf(state.board, rootOf(state.board, unit)).map((each) => state.board.places[each >> 2]!);
  const list = new ActionList();
  micropul.legal(state, seat, list);
  const lays = list.toArray().filter((action) => isLay(action));
  const near = lays.filter((action) => tiles.some((place) => areBeside(state.board, place, layPlace(action))));
  const wanted = near.length > 0 && rng.below(4) > 0 ? near : lays;
  return wanted.length > 0 && rng.below(8) > 0 ? wanted[rng.below(wanted.length)]! : micropul.sample(state, seat, rng);
}

const areBeside = (board: Board, a: Place, b: Place): boolean =>
  Math.abs(xOf(board, a) - xOf(board, b)) + Math.abs(yOf(board, a) - yOf(board, b)) === 1;

function themes(start: State, seat: Seat, line: readonly Action[]): readonly string[] {
  const events: MicropulEvent[] = [];
  const state = cloneState(start);
  for (const action of line) play(state, seat, action, (event) => events.push(event));
  const has = (kind: MicropulEvent['kind']): boolean => events.some((event) => event.kind === kind);
  const won = events.reduce((sum, event) => sum + (event.kind === 'tilesWon' ? event.count : 0), 0);
  const laid = state.board.faces.slice(start.board.faces.length);
  return [
    ...(has('extraTurnWon') ? ['plus'] : []),
    ...(has('groupClosed') ? ['close'] : []),
    ...(has('groupSpoilt') ? ['spoil'] : []),
    ...(has('stonePut') ? ['stone'] : []),
    ...(won >= 3 ? ['harvest'] : []),
    ...(laid.some(isBig) ? ['big'] : []),
    ...(has('gameOver') ? ['end'] : []),
    ...(line.length > 1 ? ['combination'] : ['one-move']),
  ];
}
