import { REFEREE, type Viewer } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { seatToMove } from './order.ts';
import { addToHand, type CircuitState, cloneState, FILL_HAND, HAND_SLOTS } from './state.ts';
import { HAND_TILES, IRON, TOKENS } from './tiles.ts';
import { canSeeHand } from './view.ts';

/**
 * Another world the viewer cannot tell from this one: the hands they don't see and the bag are dealt anew from the tokens
 * they don't see. Everybody can reckon how many irons a hand holds at least and at most; that is kept.
 */
export function redeal(state: CircuitState, viewer: Viewer, rng: Rng): CircuitState {
  const world = cloneState(state);
  if (viewer === REFEREE) return world;
  const hidden = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => !canSeeHand(state, viewer, seat));
  for (const seat of hidden) {
    for (let i = 0; i < state.handSize[seat]!; i++) world.bag[state.hands[seat * HAND_SLOTS + i]!]!++;
    world.bagSize += state.handSize[seat]!;
    world.handSize[seat] = 0;
    world.hands.fill(-1, seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS);
  }
  // What is sure comes first, for all of them; then the tokens nobody but their owner knows.
  const unsure = hidden.map((seat) => {
    // A draw that goes on tells everybody that there are fewer than three tiles among what has been drawn so far.
    const isDrawing = state.phase === FILL_HAND && seatToMove(state) === seat;
    const least = Math.max(state.ironsLeast[seat]!, isDrawing ? state.handSize[seat]! - (HAND_TILES - 1) : 0);
    const most = Math.max(least, state.ironsMost[seat]!);
    for (let i = 0; i < least; i++) give(world, seat, IRON);
    for (let i = most; i < state.handSize[seat]!; i++) give(world, seat, drawTile(world, rng));
    return most - least;
  });
  for (const [index, seat] of hidden.entries()) {
    for (let i = 0; i < unsure[index]!; i++) give(world, seat, drawAny(world, rng));
  }
  return world;
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
