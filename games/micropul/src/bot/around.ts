import type { Seat } from '@stolik/kernel/game';
import { FACE_COUNT, type Face, isBig, UNITS, YIELDS } from '../board/faces.ts';
import { FACING, MINE, type Place, SPAN, THEIRS } from '../board/places.ts';
import type { Board } from '../board/shape.ts';
import { MANY_OPEN, type Worths } from './worths.ts';

/** The corners of a face that are micropul of either colour. */
const UNIT_CORNERS = Uint8Array.from({ length: FACE_COUNT }, (_, face) => (UNITS[face]! | (UNITS[face]! >> 4)) & 15);

/** `SPREAD[units * 16 + corners]`: these corners and all that the tile joins them to. */
const SPREAD = new Uint8Array(256 * 16);
for (let units = 0; units < 256; units++) {
  const isJoined = (a: number, b: number): boolean => ((units >> a) & (units >> b) & 17) !== 0;
  for (let corners = 0; corners < 16; corners++) {
    let all = corners;
    // Four times around the tile: then every corner has reached those before it too.
    for (let i = 0; i < 16; i++) {
      const [a, b] = [i & 3, (i + 1) & 3];
      if (isJoined(a, b) && ((all >> a) | (all >> b)) & 1) all |= (1 << a) | (1 << b);
    }
    SPREAD[units * 16 + corners] = all;
  }
}

const bitsOf = (mask: number): number[] => [0, 1, 2, 3].filter((bit) => mask & (1 << bit));
const BITS = Uint8Array.from({ length: 16 }, (_, mask) => bitsOf(mask).length);

/** `OPEN_SIDES[taken * 16 + corners]`: sides of these corners that stay open where the sides in `taken` have a neighbour. */
const OPEN_SIDES = Uint8Array.from({ length: 256 }, (_, index) => {
  const isMet = (corner: number, side: number): boolean => MINE[side * 2] === corner || MINE[side * 2 + 1] === corner;
  const open = bitsOf(~(index >> 4) & 15);
  return bitsOf(index & 15).reduce((sum, corner) => sum + open.filter((side) => isMet(corner, side)).length, 0);
});

const MOST_GROUPS = 8;
const CONTACTS = 8;
const NONE = -1;
const ROOM = 64;

/**
 * The surroundings of empty places. A playout tries several tiles on the same place in all their rotations: what does not depend on
 * the tile is read once. Ask `begin` once for a position. The answers are those of `yieldAt` and of `Placement`, many times faster.
 */
export class Around {
  private board!: Board;
  private perPoint!: Float64Array;
  private fixed!: Float64Array;
  private own = 1;
  private spite = 1;
  /** By edge place, as the board numbers them: in which position it was read. */
  private stamps = new Int32Array(ROOM);
  private stamp = 0;
  /** By place: corners of a tile that would touch micropul, sides that have a neighbour. */
  private touched = new Uint8Array(ROOM);
  private taken = new Uint8Array(ROOM);
  /** By place, four each: where the row of the neighbour begins in YIELDS; of no neighbour, that of a face without signs. */
  private rows = new Int32Array(ROOM * 4);
  /** By place: corners of the tile that would touch a claimed group. Without them the rest is not read. */
  private joins = new Uint8Array(ROOM);
  /** By place: what claimed groups beside it are worth, and what covering their sides changes while none of them is joined. */
  private before = new Float64Array(ROOM);
  private covered = new Float64Array(ROOM);
  /**
   * By place: how many groups are beside it. Eight each, in the order of contacts: their roots, how many of their sides a tile covers,
   * which of its corners they touch.
   */
  private counts = new Uint8Array(ROOM);
  private roots = new Int32Array(ROOM * MOST_GROUPS);
  private covers = new Uint8Array(ROOM * MOST_GROUPS);
  private touches = new Uint8Array(ROOM * MOST_GROUPS);
  /** By place: the micropul last asked about, and what they change. Several faces have the same ones. */
  private lastUnits = new Int16Array(ROOM);
  private lastChange = new Float64Array(ROOM);

  /** From a cell of the board to those beside it, by side. */
  private readonly steps = new Int32Array(4);
  /** By contact of the place that is read: the root of the group there. */
  private readonly met = new Int32Array(CONTACTS);
  /** The group that `gather` has added up. */
  private points = 0;
  private open = 0;
  private stones = 0;

  /** `spite`: how much a loss of the other counts beside a gain of this seat. */
  begin(board: Board, worths: Worths, seat: Seat, spite: number): void {
    this.board = board;
    this.perPoint = worths.perPoint;
    this.fixed = worths.fixed;
    this.own = 1 << (4 * seat);
    this.spite = spite;
    this.stamp++;
    this.steps[0] = -board.width;
    this.steps[1] = 1;
    this.steps[2] = board.width;
    this.steps[3] = -1;
    if (board.edge.length > this.stamps.length) this.makeRoom(board.edge.length * 2);
  }

  private makeRoom(places: number): void {
    this.stamps = new Int32Array(places);
    this.touched = new Uint8Array(places);
    this.taken = new Uint8Array(places);
    this.rows = new Int32Array(places * 4);
    this.joins = new Uint8Array(places);
    this.before = new Float64Array(places);
    this.covered = new Float64Array(places);
    this.counts = new Uint8Array(places);
    this.roots = new Int32Array(places * MOST_GROUPS);
    this.covers = new Uint8Array(places * MOST_GROUPS);
    this.touches = new Uint8Array(places * MOST_GROUPS);
    this.lastUnits = new Int16Array(places);
    this.lastChange = new Float64Array(places);
  }

  /** Reads the surroundings of an edge place if they have not been read in this position: before any question about it. */
  see(index: number): void {
    if (this.stamps[index] !== this.stamp) this.read(index);
  }

  /** What laying this face there activates. */
  yieldOf(index: number, face: Face): number {
    const { rows } = this;
    const mine = UNIT_CORNERS[face]!;
    const row = index * 4;
    return (
      YIELDS[face * 16 + this.touched[index]!]! +
      YIELDS[rows[row]! + FACING[mine]!]! +
      YIELDS[rows[row + 1]! + FACING[16 + mine]!]! +
      YIELDS[rows[row + 2]! + FACING[32 + mine]!]! +
      YIELDS[rows[row + 3]! + FACING[48 + mine]!]!
    );
  }

  /** What laying this face there changes for claimed groups. */
  changeBy(index: number, face: Face): number {
    if ((this.joins[index]! & UNIT_CORNERS[face]!) === 0) return this.covered[index]!;
    const units = UNITS[face]! + (isBig(face) ? 256 : 0);
    if (this.lastUnits[index] === units) return this.lastChange[index]!;
    const change = this.changeByJoining(index, face);
    this.lastUnits[index] = units;
    this.lastChange[index] = change;
    return change;
  }

  private read(index: number): void {
    const { met, steps, rows } = this;
    const { cells, faces, stones, parent } = this.board;
    const edge = this.board.edge[index]!;
    const cell = this.cellOf(edge >> 8);
    let beside = 0;
    let claimed = 0;
    for (let side = 0; side < 4; side++) {
      const at = cell + steps[side]!;
      // No tile lies on the rim of the window, so what is beyond it reads as no tile.
      const slot = at >= 0 && at < cells.length ? cells[at]! - 1 : NONE;
      if (slot < 0) {
        rows[index * 4 + side] = 0;
        continue;
      }
      rows[index * 4 + side] = faces[slot]! * 16;
      beside |= 1 << side;
      for (let i = side * 2; i <= side * 2 + 1; i++) {
        let root = slot * 4 + THEIRS[i]!;
        let up = parent[root]!;
        while (up !== root && up !== NONE) {
          root = up;
          up = parent[root]!;
        }
        met[i] = up;
        if (up !== NONE && stones[root] !== 0) claimed |= 1 << MINE[i]!;
      }
    }
    this.stamps[index] = this.stamp;
    this.touched[index] = (edge | (edge >> 4)) & 15;
    this.taken[index] = beside;
    this.joins[index] = claimed;
    this.covered[index] = 0;
    if (claimed !== 0) this.readGroups(index, beside);
  }

  private cellOf(place: Place): number {
    const { board } = this;
    return ((place >> 9) - board.top) * board.width + (place & (SPAN - 1)) - board.left;
  }

  /** The groups on these sides of a place. */
  private readGroups(index: number, beside: number): void {
    const { met, roots, covers, touches } = this;
    const first = index * MOST_GROUPS;
    let end = first;
    for (let i = 0; i < CONTACTS; i++) {
      if ((beside & (1 << (i >> 1))) === 0 || met[i] === NONE) continue;
      const root = met[i]!;
      let at = first;
      while (at < end && roots[at] !== root) at++;
      if (at === end) {
        roots[at] = root;
        covers[at] = 0;
        touches[at] = 0;
        end++;
      }
      covers[at]!++;
      touches[at]! |= 1 << MINE[i]!;
    }
    this.counts[index] = end - first;
    this.lastUnits[index] = NONE;
    this.weighGroups(index, first, end);
  }

  private weighGroups(index: number, first: number, end: number): void {
    const { roots } = this;
    const { points, openSides, stones } = this.board;
    let worth = 0;
    for (let at = first; at < end; at++) {
      const root = roots[at]!;
      if (stones[root] !== 0) worth -= this.worthOf(points[root]!, openSides[root]!, stones[root]!);
    }
    this.before[index] = worth;
    for (let at = first; at < end; at++) worth += this.worthCovered(at);
    this.covered[index] = worth;
  }

  private worthCovered(at: number): number {
    const { board } = this;
    const root = this.roots[at]!;
    const stones = board.stones[root]!;
    return stones === 0 ? 0 : this.worthOf(board.points[root]!, board.openSides[root]! - this.covers[at]!, stones);
  }

  /** What a claimed group is worth to the seat that asks: 0 unless it has exactly one stone. */
  private worthOf(points: number, open: number, stones: number): number {
    if (stones !== 1 && stones !== 16) return 0;
    const sides = Math.min(open, MANY_OPEN);
    const worth = this.perPoint[sides]! * points + this.fixed[sides]!;
    return stones === this.own ? worth : -worth * this.spite;
  }

  private changeByJoining(index: number, face: Face): number {
    const { touches } = this;
    const mine = UNIT_CORNERS[face]!;
    const first = index * MOST_GROUPS;
    const count = this.counts[index]!;
    let change = this.before[index]!;
    let joined = 0;
    for (let i = 0; i < count; i++) {
      if ((joined & (1 << i)) !== 0) continue;
      const corners = touches[first + i]! & mine;
      if (corners === 0) {
        change += this.worthCovered(first + i);
        continue;
      }
      joined |= this.gather(index, i, face, corners);
      if (this.stones !== 0) change += this.worthOf(this.points, this.open, this.stones);
    }
    return change;
  }

  /** Adds up the group that this face makes of the one with index `from` and others; says which those are, as bits. */
  private gather(index: number, from: number, face: Face, corners: number): number {
    const { touches, roots, covers } = this;
    const { points, openSides, stones } = this.board;
    const spread = UNITS[face]! * 16;
    const mine = UNIT_CORNERS[face]!;
    const first = index * MOST_GROUPS;
    const count = this.counts[index]!;
    let all = SPREAD[spread + corners]!;
    let joined = 0;
    let [sum, open, claims] = [0, 0, 0];
    // Groups before `from` are in no group with it, or it would have been gathered with them.
    for (let i = from; i < count; i++) {
      const met = touches[first + i]! & mine;
      if ((joined & (1 << i)) !== 0 || (met & all) === 0) continue;
      joined |= 1 << i;
      const root = roots[first + i]!;
      sum += points[root]!;
      open += openSides[root]! - covers[first + i]!;
      claims += stones[root]!;
      const wider = SPREAD[spread + (all | met)]!;
      if (wider === all) continue;
      all = wider;
      // More corners are joined: groups passed over may touch these.
      i = from - 1;
    }
    this.points = sum + (isBig(face) ? 1 : BITS[all]!);
    this.open = open + OPEN_SIDES[this.taken[index]! * 16 + all]!;
    this.stones = claims;
    return joined;
  }
}
