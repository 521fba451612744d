import { boxName, type CircuitOptions } from './options.ts';
import { type CircuitState, emptyState } from './state.ts';
import { BATTERY, BOXES, type Box, IRON, KINDS, SIDE_KINDS, TILE_CODES, TOKENS } from './tiles.ts';

/** The start: all tiles in the bag and no hands. Chance decides side tokens and the first player. [C2] */
export function setup(options: CircuitOptions, seats: number): CircuitState {
  return setupWithBox(options, seats, BOXES[boxName(options)]);
}

/** The same from another box: for the search of better numbers, never for a game people play. */
export function setupWithBox(options: CircuitOptions, seats: number, box: Box): CircuitState {
  const state = emptyState(options, seats, box.lower, box.rail);
  for (let kind = 0; kind < SIDE_KINDS; kind++) state.sidePool[kind] = box.sides[kind]!;
  for (let kind = 0; kind < KINDS; kind++) state.bag[kind] = box.tiles[kind]!;
  if (!options.battery) state.bag[BATTERY] = 0;
  state.bag[IRON] = box.ironsInBag * seats;
  for (let token = 0; token < TOKENS; token++) state.bagSize += state.bag[token]!;
  state.irons.fill(box.ironsInFront);
  return state;
}

/** The tiles that go into the bag of such a table, by code: everybody may know them. [C1.2, C2.2] */
export function tilesInBox(options: CircuitOptions): readonly (readonly [code: string, count: number])[] {
  const { tiles } = BOXES[boxName(options)];
  return TILE_CODES.map((code, kind) => [code, tiles[kind]!] as const).filter((_, kind) => options.battery || kind !== BATTERY);
}
