import { cellAt } from '../board/board.ts';
import { yieldAt } from '../board/catalysts.ts';
import { type Face, isBig, PLUS, UNITS } from '../board/faces.ts';
import { rootOf } from '../board/groups.ts';
import { MINE, type Place, STEPS, THEIRS } from '../board/places.ts';
import type { Board, Unit } from '../board/shape.ts';

/** A group before or after a placement, as three small numbers. */
export interface GroupNumbers {
  points: number;
  /** Outer sides no tile covers. */
  open: number;
  /** Stones as in board.ts: seat 0 in bits 0-3, seat 1 in bits 4-7. */
  stones: number;
}

const MOST_BEFORE = 8;
const MOST_AFTER = MOST_BEFORE + 4;

const blank = (): GroupNumbers => ({ points: 0, open: 0, stones: 0 });

/**
 * The effect of placing a face somewhere, computed from the corners around the place alone: the board is neither changed nor
 * copied. One object is reused.
 */
export class Placement {
  /** Tiles of the core it asks for, and pluses. */
  tiles = 0;
  pluses = 0;
  /** The groups of the table that it touches, as they are. */
  beforeCount = 0;
  readonly before: readonly GroupNumbers[] = Array.from({ length: MOST_BEFORE }, blank);
  /** What becomes of them and of the tile's own micropul. */
  afterCount = 0;
  readonly after: readonly GroupNumbers[] = Array.from({ length: MOST_AFTER }, blank);

  private readonly roots = new Int32Array(MOST_BEFORE);
  /** By touched group, then by corner of the tile: which group of `after` it belongs to, by links to a representative. */
  private readonly link = new Int8Array(MOST_AFTER);
  private readonly cover = new Int8Array(MOST_AFTER);

  look(board: Board, place: Place, face: Face): void {
    const sum = yieldAt(board, place, face);
    this.tiles = sum % PLUS;
    this.pluses = (sum / PLUS) | 0;
    this.beforeCount = 0;
    for (let i = 0; i < MOST_AFTER; i++) {
      this.link[i] = i;
      this.cover[i] = 0;
    }
    const units = UNITS[face]!;
    this.joinOwn(units);
    for (let side = 0; side < 4; side++) {
      const cell = cellAt(board, place + STEPS[side]!);
      if (cell > 0) this.meet(board, units, side, cell - 1);
    }
    this.gather(board, units, isBig(face));
  }

  /** Which group of `after` this one of `before` becomes part of. */
  becomes(index: number): number {
    return this.heads.indexOf(this.head(index));
  }

  private joinOwn(units: number): void {
    const pairs = units & (units >> 1) & 0x77;
    if (pairs & 0x11) this.unite(MOST_BEFORE, MOST_BEFORE + 1);
    if (pairs & 0x22) this.unite(MOST_BEFORE + 1, MOST_BEFORE + 2);
    if (pairs & 0x44) this.unite(MOST_BEFORE + 2, MOST_BEFORE + 3);
    if (units & (units >> 3) & 0x11) this.unite(MOST_BEFORE + 3, MOST_BEFORE);
  }

  private meet(board: Board, units: number, side: number, slot: number): void {
    const theirs = UNITS[board.faces[slot]!]!;
    for (let i = side * 2; i < side * 2 + 2; i++) {
      const mine = MINE[i]!;
      const their = THEIRS[i]!;
      const isUnit = (units & (17 << mine)) !== 0;
      if (isUnit) this.cover[MOST_BEFORE + mine]!++;
      if ((theirs & (17 << their)) === 0) continue;
      const index = this.indexOf(rootOf(board, slot * 4 + their));
      this.cover[index]!++;
      if (isUnit) this.unite(index, MOST_BEFORE + mine);
    }
  }

  private indexOf(root: Unit): number {
    for (let i = 0; i < this.beforeCount; i++) if (this.roots[i] === root) return i;
    this.roots[this.beforeCount] = root;
    return this.beforeCount++;
  }

  private head(index: number): number {
    let at = index;
    while (this.link[at] !== at) at = this.link[at]!;
    return at;
  }

  private unite(a: number, b: number): void {
    const [one, other] = [this.head(a), this.head(b)];
    if (one !== other) this.link[other] = one;
  }

  private gather(board: Board, units: number, big: boolean): void {
    this.afterCount = 0;
    const { before, cover } = this;
    for (let i = 0; i < this.beforeCount; i++) {
      const root = this.roots[i]!;
      const group = before[i]!;
      group.points = board.points[root]!;
      group.open = board.openSides[root]!;
      group.stones = board.stones[root]!;
      this.add(i, group.points, group.open - cover[i]!, group.stones);
    }
    for (let corner = 0; corner < 4; corner++) {
      if ((units & (17 << corner)) === 0) continue;
      this.add(MOST_BEFORE + corner, big && corner > 0 ? 0 : 1, 2 - cover[MOST_BEFORE + corner]!, 0);
    }
  }

  /** Adds a part to the group of its representative; `slots` keeps which of `after` that is. */
  private add(index: number, points: number, open: number, stones: number): void {
    const head = this.head(index);
    let at = 0;
    while (at < this.afterCount && this.heads[at] !== head) at++;
    const group = this.after[at]!;
    if (at === this.afterCount) {
      this.heads[this.afterCount++] = head;
      group.points = group.open = group.stones = 0;
    }
    group.points += points;
    group.open += open;
    group.stones += stones;
  }

  private readonly heads = new Int8Array(MOST_AFTER);
}
