import type { CircuitOptions } from './options.ts';
import { type CircuitState, emptyState } from './state.ts';
import { BATTERY, type Box, IRON, PRINTED_BOX } from './tiles.ts';

/** The beginning: all in the bag, nobody has drawn, the side tokens and the first player are chance's. [C2] */
export function setup(options: CircuitOptions, seats: number): CircuitState {
  return setupWithBox(options, seats, PRINTED_BOX);
}

/** The same from another box: for the search of better numbers, never for a game people play. */
export function setupWithBox(options: CircuitOptions, seats: number, box: Box): CircuitState {
  const state = emptyState(options, seats, box.lower, box.rail);
  state.sidePool.set(box.sides);
  state.bag.set(box.tiles);
  if (!options.battery) state.bag[BATTERY] = 0;
  state.bag[IRON] = box.ironsInBag * seats;
  for (const count of state.bag) state.bagSize += count;
  state.irons.fill(box.ironsInFront);
  return state;
}
