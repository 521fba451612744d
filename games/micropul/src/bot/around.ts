import type { Board } from '../board.ts';
import { FACE_COUNT, type Face, isBig, UNITS, YIELDS } from '../faces.ts';
import { rootOf, type Unit } from '../groups.ts';
import { FACING, MINE, type Place, SPAN, THEIRS } from '../places.ts';

/** The corners of a face that are micropul of either colour. */
const UNIT_CORNERS = Uint8Array.from({ length: FACE_COUNT }, (_, face) => (UNITS[face]! | (UNITS[face]! >> 4)) & 15);

/** `PARTS[units * 4 + corner]`: the first corner of the same micropul, where the tile joins corners of one colour. */
const PARTS = new Uint8Array(256 * 4);
for (let units = 0; units < 256; units++) {
  const isJoined = (a: number, b: number): boolean => ((units >> a) & (units >> b) & 17) !== 0;
  const parts = PARTS.subarray(units * 4, units * 4 + 4);
  for (let corner = 1; corner < 4; corner++) parts[corner] = isJoined(corner - 1, corner) ? parts[corner - 1]! : corner;
  if (isJoined(3, 0)) parts.fill(0, parts[3]);
}

/** A face without signs: it stands in for a neighbour that is not there. */
const BLANK: Face = 0;
const MOST_GROUPS = 8;
const CONTACTS = 8;
const NONE = -1;
const ROOM = 1024;

/** What a group is worth to who asks: 0 unless it has exactly one stone. */
export type WorthOf = (points: number, open: number, stones: number) => number;

/**
 * The surroundings of empty places. A playout tries several tiles on the same place in all their rotations: what does not depend on
 * the tile is read once. Ask `begin` once for a position. The answers are those of `yieldAt` and of `Placement`, many times faster.
 */
export class Around {
  private readonly worthOf: WorthOf;
  private board!: Board;
  /** By cell of the board's window: in which position it was read. */
  private stamps = new Int32Array(ROOM);
  private stamp = 0;
  private touched = new Uint8Array(ROOM);
  /** By cell, four each: where the row of the neighbour begins in YIELDS. */
  private rows = new Int32Array(ROOM * 4);
  /** By cell: corners of the tile that would touch a claimed group. */
  private joins = new Uint8Array(ROOM);
  /** By cell: what claimed groups beside it are worth, and what covering their sides changes while none of them is joined. */
  private before = new Float64Array(ROOM);
  private covered = new Float64Array(ROOM);
  /** By cell: how many groups are beside it. Eight each: their roots and how many of their sides it covers, in the order of contacts. */
  private counts = new Uint8Array(ROOM);
  private roots = new Int32Array(ROOM * MOST_GROUPS);
  private covers = new Uint8Array(ROOM * MOST_GROUPS);
  /** By cell, eight each: which of these groups a contact touches. */
  private groups = new Int8Array(ROOM * CONTACTS);
  /** By cell, four each: how many sides of a corner of the tile would stay open. */
  private sides = new Uint8Array(ROOM * 4);

  /** Of the face that is tried. By group: the part of the tile that it joins. By part: the part it is joined to, and its sums. */
  private readonly joined = new Int8Array(MOST_GROUPS);
  private readonly heads = new Int8Array(4);
  private readonly points = new Int32Array(4);
  private readonly open = new Int32Array(4);
  private readonly stones = new Int32Array(4);

  constructor(worthOf: WorthOf) {
    this.worthOf = worthOf;
  }

  begin(board: Board): void {
    this.board = board;
    this.stamp++;
    const cells = board.width * board.height;
    if (cells > this.stamps.length) this.makeRoom(cells * 2);
  }

  private makeRoom(cells: number): void {
    this.stamps = new Int32Array(cells);
    this.touched = new Uint8Array(cells);
    this.rows = new Int32Array(cells * 4);
    this.joins = new Uint8Array(cells);
    this.before = new Float64Array(cells);
    this.covered = new Float64Array(cells);
    this.counts = new Uint8Array(cells);
    this.roots = new Int32Array(cells * MOST_GROUPS);
    this.covers = new Uint8Array(cells * MOST_GROUPS);
    this.groups = new Int8Array(cells * CONTACTS);
    this.sides = new Uint8Array(cells * 4);
  }

  /** The cell of a place beside a tile, to ask the other questions with. */
  at(place: Place): number {
    const { board } = this;
    const cell = ((place >> 9) - board.top) * board.width + (place & (SPAN - 1)) - board.left;
    if (this.stamps[cell] !== this.stamp) this.read(cell);
    return cell;
  }

  /** What laying this face there activates. */
  yieldOf(cell: number, face: Face): number {
    const { rows } = this;
    const mine = UNIT_CORNERS[face]!;
    const row = cell * 4;
    return (
      YIELDS[face * 16 + this.touched[cell]!]! +
      YIELDS[rows[row]! + FACING[mine]!]! +
      YIELDS[rows[row + 1]! + FACING[16 + mine]!]! +
      YIELDS[rows[row + 2]! + FACING[32 + mine]!]! +
      YIELDS[rows[row + 3]! + FACING[48 + mine]!]!
    );
  }

  /** What laying this face there changes for claimed groups. */
  changeBy(cell: number, face: Face): number {
    return (this.joins[cell]! & UNIT_CORNERS[face]!) === 0 ? this.covered[cell]! : this.changeByJoining(cell, face);
  }

  private read(cell: number): void {
    const { board, sides } = this;
    this.stamps[cell] = this.stamp;
    this.joins[cell] = 0;
    this.counts[cell] = 0;
    const contact = board.edge[-board.cells[cell]! - 1]! & 255;
    this.touched[cell] = (contact | (contact >> 4)) & 15;
    for (let corner = cell * 4; corner < cell * 4 + 4; corner++) sides[corner] = 2;
    // No tile lies on the rim of the window, so what is beyond it reads as no tile.
    this.readSide(cell, 0, cell - board.width);
    this.readSide(cell, 1, cell + 1);
    this.readSide(cell, 2, cell + board.width);
    this.readSide(cell, 3, cell - 1);
    if (this.joins[cell] === 0) this.covered[cell] = 0;
    else this.weighGroups(cell);
  }

  private readSide(cell: number, side: number, beside: number): void {
    const { board, groups } = this;
    const slot = (board.cells[beside] ?? 0) - 1;
    const first = side * 2;
    groups[cell * CONTACTS + first] = NONE;
    groups[cell * CONTACTS + first + 1] = NONE;
    if (slot < 0) {
      this.rows[cell * 4 + side] = BLANK * 16;
      return;
    }
    const face = board.faces[slot]!;
    this.rows[cell * 4 + side] = face * 16;
    const units = UNITS[face]!;
    for (let i = first; i < first + 2; i++) {
      this.sides[cell * 4 + MINE[i]!]!--;
      const corner = THEIRS[i]!;
      if ((units & (17 << corner)) === 0) continue;
      const root = rootOf(board, slot * 4 + corner);
      groups[cell * CONTACTS + i] = this.cover(cell, root);
      if (board.stones[root] !== 0) this.joins[cell]! |= 1 << MINE[i]!;
    }
  }

  private cover(cell: number, root: Unit): number {
    const { roots, covers } = this;
    const first = cell * MOST_GROUPS;
    const end = first + this.counts[cell]!;
    let at = first;
    while (at < end && roots[at] !== root) at++;
    if (at === end) {
      roots[at] = root;
      covers[at] = 0;
      this.counts[cell]!++;
    }
    covers[at]!++;
    return at - first;
  }

  private weighGroups(cell: number): void {
    const { board, roots } = this;
    const first = cell * MOST_GROUPS;
    const end = first + this.counts[cell]!;
    let worth = 0;
    for (let at = first; at < end; at++) {
      const root = roots[at]!;
      if (board.stones[root] !== 0) worth -= this.worthOf(board.points[root]!, board.openSides[root]!, board.stones[root]!);
    }
    this.before[cell] = worth;
    for (let at = first; at < end; at++) worth += this.worthCovered(at);
    this.covered[cell] = worth;
  }

  private worthCovered(at: number): number {
    const { board } = this;
    const root = this.roots[at]!;
    const stones = board.stones[root]!;
    return stones === 0 ? 0 : this.worthOf(board.points[root]!, board.openSides[root]! - this.covers[at]!, stones);
  }

  private changeByJoining(cell: number, face: Face): number {
    this.join(cell, face);
    this.addUp(cell, face);
    const first = cell * MOST_GROUPS;
    const count = this.counts[cell]!;
    let change = this.before[cell]!;
    let counted = 0;
    for (let i = 0; i < count; i++) {
      const part = this.joined[i]!;
      if (part === NONE) {
        change += this.worthCovered(first + i);
        continue;
      }
      const head = this.headOf(part);
      if ((counted & (1 << head)) !== 0) continue;
      counted |= 1 << head;
      if (this.stones[head] !== 0) change += this.worthOf(this.points[head]!, this.open[head]!, this.stones[head]!);
    }
    return change;
  }

  private headOf(part: number): number {
    let head = part;
    while (this.heads[head] !== head) head = this.heads[head]!;
    return head;
  }

  private join(cell: number, face: Face): void {
    const { groups, joined, heads } = this;
    const mine = UNIT_CORNERS[face]!;
    const parts = UNITS[face]! * 4;
    for (let i = 0; i < MOST_GROUPS; i++) joined[i] = NONE;
    for (let part = 0; part < 4; part++) heads[part] = part;
    for (let i = 0; i < CONTACTS; i++) {
      const touched = groups[cell * CONTACTS + i]!;
      if (touched === NONE || (mine & (1 << MINE[i]!)) === 0) continue;
      const part = this.headOf(PARTS[parts + MINE[i]!]!);
      if (joined[touched] === NONE) joined[touched] = part;
      else heads[part] = this.headOf(joined[touched]!);
    }
  }

  private addUp(cell: number, face: Face): void {
    const { board, points, open, stones } = this;
    const mine = UNIT_CORNERS[face]!;
    const big = isBig(face);
    for (let part = 0; part < 4; part++) points[part] = open[part] = stones[part] = 0;
    for (let corner = 0; corner < 4; corner++) {
      if ((mine & (1 << corner)) === 0) continue;
      const head = this.headOf(PARTS[UNITS[face]! * 4 + corner]!);
      if (!big || corner === 0) points[head]!++;
      open[head]! += this.sides[cell * 4 + corner]!;
    }
    const first = cell * MOST_GROUPS;
    const count = this.counts[cell]!;
    for (let i = 0; i < count; i++) {
      if (this.joined[i] === NONE) continue;
      const head = this.headOf(this.joined[i]!);
      const root = this.roots[first + i]!;
      points[head]! += board.points[root]!;
      open[head]! += board.openSides[root]! - this.covers[first + i]!;
      stones[head]! += board.stones[root]!;
    }
  }
}
