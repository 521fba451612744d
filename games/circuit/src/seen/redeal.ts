import { REFEREE, type Viewer } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { seatToMove } from '../board/order.ts';
import { addToHand, type CircuitState, cloneState, FILL_HAND, HAND_SLOTS } from '../board/state.ts';
import { HAND_TILES, IRON, TOKENS } from '../board/tiles.ts';
import { canSeeHand } from './view.ts';

/**
 * Another world that the viewer cannot tell from this one: the hidden hands and the bag are redealt from the unseen tokens.
 * Everybody can work out the least and the most irons of a hand, so these stay within bounds.
 */
export function redeal(state: CircuitState, viewer: Viewer, rng: Rng): CircuitState {
  const world = cloneState(state);
  if (viewer === REFEREE) return world;
  let hidden = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (canSeeHand(state, viewer, seat)) continue;
    hidden |= 1 << seat;
    putBack(world, seat);
  }
  // What is sure comes first, for all of them; then the tokens nobody but their owner knows.
  for (let seat = 0; seat < state.seats; seat++) {
    if ((hidden & (1 << seat)) !== 0) unsure[seat] = dealSure(state, world, seat, rng);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    if ((hidden & (1 << seat)) === 0) continue;
    for (let i = 0; i < unsure[seat]!; i++) give(world, seat, drawAny(world, rng));
  }
  return world;
}

/** How many tokens of each hidden hand may be anything. */
const unsure = new Uint8Array(6);

function putBack(world: CircuitState, seat: number): void {
  const size = world.handSize[seat]!;
  for (let i = seat * HAND_SLOTS; i < seat * HAND_SLOTS + size; i++) {
    world.bag[world.hands[i]!]!++;
    world.hands[i] = -1;
  }
  world.bagSize += size;
  world.handSize[seat] = 0;
}

/** Deals the irons a hand has at least and the tiles it has at least; says how many more it holds. */
function dealSure(state: CircuitState, world: CircuitState, seat: number, rng: Rng): number {
  // A draw that goes on tells everybody that there are fewer than three tiles among what has been drawn so far.
  const isDrawing = state.phase === FILL_HAND && seatToMove(state) === seat;
  const least = Math.max(state.ironsLeast[seat]!, isDrawing ? state.handSize[seat]! - (HAND_TILES - 1) : 0);
  const most = Math.max(least, state.ironsMost[seat]!);
  for (let i = 0; i < least; i++) give(world, seat, IRON);
  for (let i = most; i < state.handSize[seat]!; i++) give(world, seat, drawTile(world, rng));
  return most - least;
}

function give(world: CircuitState, seat: number, token: number): void {
  world.bag[token]!--;
  world.bagSize--;
  addToHand(world, seat, token);
}

function drawTile(world: CircuitState, rng: Rng): number {
  return nth(world.bag, IRON, rng.below(world.bagSize - world.bag[IRON]!));
}

function drawAny(world: CircuitState, rng: Rng): number {
  return nth(world.bag, TOKENS, rng.below(world.bagSize));
}

function nth(pool: Uint8Array, kinds: number, n: number): number {
  let left = n;
  for (let token = 0; token < kinds; token++) {
    left -= pool[token]!;
    if (left < 0) return token;
  }
  throw new Error('the pool holds fewer tokens than counted');
}
