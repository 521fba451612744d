import { REFEREE, type Seat, type Viewer } from '@stolik/kernel/game';
import { type Rng, shuffle } from '@stolik/kernel/random';
import { canAct, canLayAnywhere } from './legal.ts';
import { cloneState, type State } from './state.ts';
import { PRINTED, type Tile } from './tiles.ts';

const TRIES = 32;

/** The hidden hands and the unseen tiles mixed anew; all a viewer has seen stays. */
export function redeal(state: State, viewer: Viewer, rng: Rng): State {
  const world = cloneState(state);
  if (viewer === REFEREE) return world;
  const hidden = state.options.openHands ? [] : state.hands.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  // Who is to move has an action, or the game would be over: everyone knows that. [M3.4]
  const mustAct = world.phase === 'turn' && hidden.includes(world.turn) && canAct(world, world.turn);
  for (let tries = 0; tries < TRIES; tries++) {
    mix(world, hidden, rng);
    if (!mustAct || canAct(world, world.turn)) return world;
  }
  giveAnAction(world, hidden);
  return world;
}

function mix(world: State, hidden: readonly Seat[], rng: Rng): void {
  const tiles = world.pool;
  for (const seat of hidden) tiles.push(...world.hands[seat]!);
  putInOrder(tiles);
  shuffle(tiles, rng);
  for (const seat of hidden) {
    const hand = world.hands[seat]!;
    for (let i = 0; i < hand.length; i++) hand[i] = tiles.pop()!;
  }
}

const counts = new Uint8Array(PRINTED);

/** A fixed order before mixing, so that the real deal leaves no trace in the new one. */
function putInOrder(tiles: Tile[]): void {
  if (tiles.some((tile) => tile >= PRINTED)) {
    tiles.sort((a, b) => a - b);
    return;
  }
  // Many times faster than sorting, and every iteration of a search mixes.
  counts.fill(0);
  for (let i = 0; i < tiles.length; i++) counts[tiles[i]!]!++;
  for (let tile = 0, at = 0; tile < PRINTED; tile++) for (let i = counts[tile]!; i > 0; i--) tiles[at++] = tile;
}

/** Fitting hands are rare: one hidden tile that can be laid goes into the mover's hand. The real hand shows that there is one. */
function giveAnAction(world: State, hidden: readonly Seat[]): void {
  const hand = world.hands[world.turn]!;
  for (const pile of [world.pool, ...hidden.map((seat) => world.hands[seat]!)]) {
    const index = pile.findIndex((tile) => canLayAnywhere(world, tile));
    if (index < 0) continue;
    const given = pile[index]!;
    pile[index] = hand[0]!;
    hand[0] = given;
    return;
  }
}
