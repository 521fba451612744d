import type { Seat } from '@stolik/kernel/game';
import { catalystsOf, FACE_COUNT, PLUS, YIELDS } from '../board/faces.ts';
import { rootOf, stonesOn } from '../board/groups.ts';
import { FACING, SPAN } from '../board/places.ts';
import { FACE_OF_TILE } from '../board/tiles.ts';
import { otherSeat, type State, stoneSeat, stoneUnit, supplyCount } from '../turn/state.ts';

/** Open sides of a group by what they mean: 1, 2, 3, 4, 5-6, 7-8, more. */
export const BUCKETS = 7;
export const bucketOf = (open: number): number => (open <= 4 ? open - 1 : open <= 6 ? 4 : open <= 8 ? 5 : 6);

/**
 * A position as a short row of numbers, from the view of the seat to move: its own less the other's. `sure` are the current
 * points. `open0` to `open6` are the points of groups with one stone by their open sides, and `openGroups` is their number.
 * `mine…` and `theirs…` are the largest groups without a stone that the mover or the other could claim. `bestSpot` counts the
 * dots that a tile in the best empty place could touch.
 */
export const NAMES: readonly string[] = [
  'sure',
  ...Array.from({ length: BUCKETS }, (_, bucket) => `open${bucket}`),
  'openGroups',
  'stones',
  'hand',
  'handEmpty',
  'handOne',
  'supply',
  'dots',
  'pluses',
  'tempo',
  'mineClosed',
  'mineNearly',
  'theirsClosed',
  'theirsNearly',
  'bestSpot',
];

const at = (name: string): number => NAMES.indexOf(name);

export const FEATURES = NAMES.length;
export const SURE = at('sure');
export const OPEN = at('open0');
export const OPEN_GROUPS = at('openGroups');
export const STONES = at('stones');
export const HAND = at('hand');
export const HAND_EMPTY = at('handEmpty');
export const HAND_ONE = at('handOne');
export const SUPPLY = at('supply');
export const DOTS = at('dots');
export const PLUSES = at('pluses');
export const TEMPO = at('tempo');
export const MINE_CLOSED = at('mineClosed');
export const MINE_NEARLY = at('mineNearly');
export const THEIRS_CLOSED = at('theirsClosed');
export const THEIRS_NEARLY = at('theirsNearly');
export const BEST_SPOT = at('bestSpot');

/** A group with at most so many open sides is nearly closed. */
const NEARLY = 2;

/** Dots and pluses of each face, however it is turned. */
export const FACE_DOTS = new Uint8Array(FACE_COUNT);
export const FACE_PLUSES = new Uint8Array(FACE_COUNT);
for (let face = 0; face < FACE_COUNT; face++) {
  for (const { catalyst } of catalystsOf(face)) {
    if (catalyst === '+') FACE_PLUSES[face]!++;
    else FACE_DOTS[face]! += Number(catalyst);
  }
}

/** How much of the core is left: 1 at the first turn, 0 at the end. */
export const phaseOf = (state: State): number => state.core / (state.seats === 1 ? 41 : 35);

export function fillFeatures(state: State, mover: Seat, out: Float64Array): void {
  out.fill(0);
  const other = otherSeat(state, mover);
  addSeat(state, mover, 1, out);
  if (other !== mover) addSeat(state, other, -1, out);
  addClaimed(state, mover, out);
  addFree(state, state.stones[mover]! > 0, other !== mover && state.stones[other]! > 0, out);
  addSpot(state, out);
  out[TEMPO] = 1;
}

function addSeat(state: State, seat: Seat, sign: number, out: Float64Array): void {
  const hand = state.hands[seat]!;
  const supply = supplyCount(state, seat);
  out[SURE]! += sign * (2 * supply + hand.length);
  out[STONES]! += sign * state.stones[seat]!;
  out[HAND]! += sign * hand.length;
  if (hand.length === 0) out[HAND_EMPTY]! += sign;
  if (hand.length === 1) out[HAND_ONE]! += sign;
  out[SUPPLY]! += sign * supply;
  for (let i = 0; i < hand.length; i++) {
    out[DOTS]! += sign * FACE_DOTS[FACE_OF_TILE[hand[i]!]!]!;
    out[PLUSES]! += sign * FACE_PLUSES[FACE_OF_TILE[hand[i]!]!]!;
  }
}

/** Groups with one stone: closed ones are points, open ones are hopes. */
function addClaimed(state: State, mover: Seat, out: Float64Array): void {
  const { board } = state;
  for (let i = 0; i < state.stonesPut.length; i++) {
    const stone = state.stonesPut[i]!;
    const root = rootOf(board, stoneUnit(stone));
    if (stonesOn(board, root) > 1) continue;
    const sign = stoneSeat(stone) === mover ? 1 : -1;
    const open = board.openSides[root]!;
    const points = board.points[root]!;
    if (open === 0) {
      out[SURE]! += sign * points;
      continue;
    }
    out[OPEN + bucketOf(open)]! += sign * points;
    out[OPEN_GROUPS]! += sign;
  }
}

function addFree(state: State, isMine: boolean, isTheirs: boolean, out: Float64Array): void {
  if (!isMine && !isTheirs) return;
  const { parent, stones, points, openSides, faces } = state.board;
  const end = faces.length * 4;
  let [closed, nearly] = [0, 0];
  for (let unit = 0; unit < end; unit++) {
    if (parent[unit] !== unit || stones[unit] !== 0) continue;
    const open = openSides[unit]!;
    if (open === 0) closed = Math.max(closed, points[unit]!);
    else if (open <= NEARLY) nearly = Math.max(nearly, points[unit]!);
  }
  if (isMine) {
    out[MINE_CLOSED] = closed;
    out[MINE_NEARLY] = nearly;
  }
  if (isTheirs) {
    out[THEIRS_CLOSED] = closed;
    out[THEIRS_NEARLY] = nearly;
  }
}

/** `SPOTS[face * 4 + side]`: dots of a neighbour on this side that a tile could touch. */
const SPOTS = new Uint8Array(FACE_COUNT * 4);
for (let i = 0; i < SPOTS.length; i++) SPOTS[i] = YIELDS[(i >> 2) * 16 + FACING[(i & 3) * 16 + 15]!]! % PLUS;

function addSpot({ board }: State, out: Float64Array): void {
  const { edge, faces, cells, width, left, top } = board;
  let best = 0;
  for (let i = 0; i < edge.length; i++) {
    const place = edge[i]! >> 8;
    const cell = ((place >> 9) - top) * width + (place & (SPAN - 1)) - left;
    // An edge place may be on the rim of the window: beyond it there is no tile.
    const north = cells[cell - width] ?? 0;
    const east = cells[cell + 1] ?? 0;
    const south = cells[cell + width] ?? 0;
    const west = cells[cell - 1] ?? 0;
    let dots = 0;
    if (north > 0) dots += SPOTS[faces[north - 1]! * 4]!;
    if (east > 0) dots += SPOTS[faces[east - 1]! * 4 + 1]!;
    if (south > 0) dots += SPOTS[faces[south - 1]! * 4 + 2]!;
    if (west > 0) dots += SPOTS[faces[west - 1]! * 4 + 3]!;
    if (dots > best) best = dots;
  }
  out[BEST_SPOT] = best;
}
