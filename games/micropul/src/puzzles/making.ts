import type { Action, Seat } from '@stolik/kernel/game';
import type { PuzzleMaking } from '@stolik/kernel/puzzles/making';
import type { MicropulEvent } from '../events.ts';
import { isBig } from '../faces.ts';
import { play } from '../play.ts';
import { cloneState, type State } from '../state.ts';
import { micropulPuzzles, questions } from './puzzles.ts';
import { writePosition } from './write.ts';

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
    write: writePosition,
  },
  themes,
};

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
