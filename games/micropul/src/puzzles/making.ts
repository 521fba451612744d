import type { Action, Seat } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import type { PuzzleMaking } from '@stolik/kernel/puzzles/making';
import { xOf, yOf } from '../board.ts';
import type { MicropulEvent } from '../events.ts';
import { isBig, writeFace } from '../faces.ts';
import { play } from '../play.ts';
import { cloneState, type State, stoneSeat, stoneUnit } from '../state.ts';
import { writeTile } from '../tiles.ts';
import { micropulPuzzles, nameOf, questions } from './puzzles.ts';

/** Smaller groups close by themselves. */
const WORTH_CLOSING = 3;
/** On a bare table there is nothing to find. */
const FEW_TILES = 5;

/** Asks in positions of games between bots. */
export const micropulMaking: PuzzleMaking<State> = {
  ...micropulPuzzles,
  source: {
    tables: [{ players: 2, options: {} }],
    isBeginning: ({ extra, isExtraTurn, board }) => extra === 0 && !isExtraTurn && board.faces.length > FEW_TILES,
    questions: (start, seat) => questions(start, seat, WORTH_CLOSING),
    write,
  },
  themes,
};

/** Tiles that nobody has seen are only counted; what the other one holds is not told. */
function write(state: State, seat: Seat): { readonly [key: string]: Json } {
  const { board, hands, supplies, core, turn, stonesPut } = state;
  return {
    board: board.places.map((place, slot) => `${writeFace(board.faces[slot]!)}@${xOf(board, place)},${yOf(board, place)}`),
    stones: Object.fromEntries(stonesPut.map((stone) => [nameOf(board, stoneUnit(stone)), stoneSeat(stone) + 1])),
    hands: hands.map((hand, owner) => hand.map((tile) => (owner === seat ? writeTile(tile) : UNSEEN))),
    supplies,
    core,
    turn: turn + 1,
  };
}

const UNSEEN = 'W...';

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
