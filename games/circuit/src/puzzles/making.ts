import type { Action, Seat } from '@stolik/kernel/game';
import type { PuzzleMaking } from '@stolik/kernel/puzzles/making';
import { type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';
import type { Rng } from '@stolik/kernel/random';
import { cellName, findCell, findSide, sideCell } from '../board/geometry.ts';
import type { CircuitState } from '../board/state.ts';
import { fitOf } from '../bot/greedy.ts';
import { circuit } from '../game.ts';
import * as codes from '../turn/codes.ts';
import { CIRCUIT_KINDS, inventCircuit } from './invent.ts';
import { circuitPuzzles } from './puzzles.ts';
import { stepsBetween } from './readings.ts';
import { themesOf } from './themes.ts';

/** Asks in positions of games that are played for it. */
export const circuitMaking: PuzzleMaking<CircuitState> = {
  ...circuitPuzzles,
  source: { kinds: CIRCUIT_KINDS, invent: (kind, rng) => inventCircuit(kind, rng, circuitPuzzles) },
  draw,
  // The field in front of everybody; what is asked about it differs, or what is in the hand.
  idea: ({ tiles }, { goal, solution }) => [goal.kind, tiles.join(), ...solution].join(' '),
  themes: themesOf,
};

/** Of some moves that come to mind, so many are weighed. */
const WEIGHED = 4;

/** One thinks of a few moves and takes the tile that fits best, or that lies nearest to what is asked about. */
function draw(state: CircuitState, seat: Seat, rng: Rng, goal: Goal): Action {
  const about = namedIn(goal, 'cell') || namedIn(goal, 'side');
  const side = findSide(about);
  const cell = findCell(about) ?? (side === undefined ? undefined : sideCell(side));
  let [best, most] = [circuit.sample(state, seat, rng), Number.NEGATIVE_INFINITY];
  for (let number = 0; number < WEIGHED; number++) {
    const action = number === 0 ? best : circuit.sample(state, seat, rng);
    const base = codes.baseOf(action);
    if (!codes.isLay(base)) continue;
    const near = cell === undefined ? 0 : stepsBetween(cellName(cell), cellName(codes.layCellOf(base)));
    const fit = fitOf(state, base) - near;
    if (fit > most) [best, most] = [action, fit];
  }
  return best;
}
