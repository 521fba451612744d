import { REFEREE, type Seat, type Viewer } from '@stolik/kernel/game';
import { type Rng, shuffle } from '@stolik/kernel/random';
import { FACE_OF_TILE, KIND_OF_TILE, PRINTED, type Tile } from '../board/tiles.ts';
import { canAct, canLayAnywhere } from '../turn/legal.ts';
import { cloneState, type State } from '../turn/state.ts';

const TRIES = 32;

/** Redeals the hidden hands and the unseen tiles; everything the viewer has seen stays. */
export function redeal(state: State, viewer: Viewer, rng: Rng): State {
  const world = cloneState(state);
  if (viewer === REFEREE) return world;
  const hidden = state.options.openHands ? [] : state.hands.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  renumberTwins(world, hidden);
  // Who is to move has an action, or the game would be over: everyone knows that. [M3.4]
  const mustAct = world.phase === 'turn' && hidden.includes(world.turn) && canAct(world, world.turn);
  for (let tries = 0; tries < TRIES; tries++) {
    mix(world, hidden, rng);
    if (!mustAct || canAct(world, world.turn)) return world;
  }
  giveAnAction(world, hidden);
  return world;
}

/** Every printed tile with those that look like it in the same column of `alike`, itself included. */
const twinsBy = (alike: Uint16Array): readonly (readonly Tile[])[] =>
  Array.from({ length: PRINTED }, (_, tile) =>
    Array.from({ length: PRINTED }, (_, twin) => twin).filter((twin) => alike[twin] === alike[tile]),
  );
const SAME_FACE = twinsBy(FACE_OF_TILE);
const SAME_KIND = twinsBy(KIND_OF_TILE);
const taken = new Uint8Array(PRINTED);

/**
 * Tiles that look alike are one tile to everybody: which of them was laid is not known, so in a redealt world they get new
 * numbers, seen ones first.
 */
function renumberTwins(world: State, hidden: readonly Seat[]): void {
  taken.fill(0);
  renumber(world.open, SAME_FACE);
  for (let seat = 0; seat < world.hands.length; seat++) if (!hidden.includes(seat)) renumber(world.hands[seat]!, SAME_FACE);
  renumber(world.pool, SAME_KIND);
  for (const seat of hidden) renumber(world.hands[seat]!, SAME_KIND);
}

function renumber(tiles: Tile[], twins: readonly (readonly Tile[])[]): void {
  for (let i = 0; i < tiles.length; i++) {
    // Tiles of a written position are known by their face alone.
    const alike = twins[tiles[i]!];
    if (!alike) continue;
    const free = alike.length === 1 ? alike[0]! : alike.find((twin) => taken[twin] === 0)!;
    taken[free] = 1;
    tiles[i] = free;
  }
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
