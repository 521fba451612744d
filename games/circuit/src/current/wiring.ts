import bench from '../../data/bench.json' with { type: 'json' };
import { BEYOND, CELLS, cellName, DIRECTIONS, findSide, RAIL, SIDE_BASE, STRIP_BASE, sideName } from '../board/geometry.ts';
import { BATTERY, CONTACTS, CROSSING, EXITS, findTile, LINKS, REED } from '../board/tiles.ts';
import type { Branch, Net } from './net.ts';
import { partOf } from './parts.ts';

/*
 * The field as a net. All pluses of strips and side tokens hang on one source with one resistance inside, as the game lets current run
 * from any plus to any minus; a battery tile is a source of its own.
 */

/** What a view shows of the field. */
export interface WiredField {
  readonly cells: Readonly<Record<string, { readonly tile: string; readonly smoke?: true; readonly on?: true }>>;
  readonly sides: Readonly<Record<string, { readonly token: string; readonly smoke?: true }>>;
  readonly lower: readonly number[];
  readonly upper: readonly boolean[];
}

/** Where a branch lies: between two contacts of a tile, or from a contact to the joint in its middle (`''`). */
interface Place {
  /** A cell, a side token with its fuse, or `supply`. */
  readonly at: string;
  readonly from: string;
  readonly to: string;
}

export interface Wiring extends Net {
  /** By branch. */
  readonly places: readonly Place[];
  /**
   * The node of every contact that can be touched: `b2E` is the east contact of a tile, `left5` that of a side token, `lower-a` and
   * `upper-b` those of strips.
   */
  readonly contacts: ReadonlyMap<string, number>;
}

const MINUS = 0;
const PLUS = 1;
const UPPER = 2;

/** `isOn`: whether the sources are switched on. */
export function wire(field: WiredField, isOn = true): Wiring {
  const branches: Branch[] = [];
  const places: Place[] = [];
  const contacts = new Map<string, number>();
  let nodes = 3;
  const add = (branch: Branch, at: string, from = '', to = ''): void => {
    branches.push(branch);
    places.push({ at, from, to });
  };
  const tiles = Array.from({ length: CELLS }, (_, cell) => findTile(field.cells[cellName(cell)]?.tile ?? '') ?? -1);
  add({ a: MINUS, b: PLUS, ohms: bench.supplyOhms, volts: isOn ? bench.supplyVolts : 0 }, 'supply');
  for (const [column, pole] of field.lower.entries())
    if (pole !== 0) contacts.set(`lower-${'abcdef'.charAt(column)}`, pole > 0 ? PLUS : MINUS);
  for (const [column, has] of field.upper.entries()) if (has) contacts.set(`upper-${'abcdef'.charAt(column)}`, UPPER);
  for (const [name, { token, smoke }] of Object.entries(field.sides)) {
    if (token === 'x' || findSide(name) === undefined) continue;
    const pole = token.startsWith('+') ? PLUS : MINUS;
    if (!token.endsWith('f')) contacts.set(name, pole);
    else {
      contacts.set(name, nodes++);
      if (!smoke) add({ a: pole, b: contacts.get(name)!, ohms: bench.fuseOhms }, name);
    }
  }
  const hasContact = (cell: number, edge: number): boolean => tiles[cell]! >= 0 && (CONTACTS[tiles[cell]!]! & (1 << edge)) !== 0;
  /** Two contacts that meet are one node. */
  function nodeAt(cell: number, edge: number): number {
    const beyond = BEYOND[cell * 4 + edge]!;
    const own = cellName(cell) + DIRECTIONS.charAt(edge);
    const other =
      beyond < CELLS
        ? hasContact(beyond, edge ^ 2)
          ? cellName(beyond) + DIRECTIONS.charAt(edge ^ 2)
          : ''
        : beyond === RAIL
          ? `upper-${own.charAt(0)}`
          : beyond >= STRIP_BASE
            ? `lower-${own.charAt(0)}`
            : sideName(beyond - SIDE_BASE);
    const node = contacts.get(own) ?? contacts.get(other) ?? nodes++;
    contacts.set(own, node);
    return node;
  }
  for (const [cell, tile] of tiles.entries()) {
    if (tile < 0) continue;
    const name = cellName(cell);
    const nodesOf = [0, 1, 2, 3].map((edge) => (hasContact(cell, edge) ? nodeAt(cell, edge) : -1));
    const lying = field.cells[name]!;
    if (lying.smoke || (tile >> 2 === REED && !lying.on)) continue;
    const { ohms, drop } = partOf(lying.tile.charAt(0));
    const joint = jointOf(tile);
    if (joint.length > 0) {
      const centre = nodes++;
      for (const edge of joint) add({ a: nodesOf[edge]!, b: centre, ohms: ohms / 2 }, name, DIRECTIONS.charAt(edge));
      continue;
    }
    const source = tile >> 2 === BATTERY ? { volts: isOn ? -drop : 0 } : drop > 0 ? { drop } : {};
    for (const [from, to] of waysOf(tile))
      add({ a: nodesOf[from]!, b: nodesOf[to]!, ohms, ...source }, name, DIRECTIONS.charAt(from), DIRECTIONS.charAt(to));
  }
  return { nodes, branches, places, contacts };
}

/** The contacts of a tile that joins more than two in its middle. */
function jointOf(tile: number): readonly number[] {
  const contacts = [0, 1, 2, 3].filter((edge) => (CONTACTS[tile]! & (1 << edge)) !== 0);
  const isJoined = contacts.length > 2 && contacts.every((edge) => LINKS[tile * 4 + edge]! === (CONTACTS[tile]! & ~(1 << edge)));
  return isJoined || tile >> 2 === CROSSING ? contacts : [];
}

/** From contact to contact, each way once; where a tile has a direction, in it. */
function waysOf(tile: number): readonly (readonly [number, number])[] {
  return [0, 1, 2, 3].flatMap((from) =>
    [0, 1, 2, 3]
      .filter((to) => (EXITS[tile * 4 + from]! & (1 << to)) !== 0)
      .filter((to) => from < to || (EXITS[tile * 4 + to]! & (1 << from)) === 0)
      .map((to) => [from, to] as const),
  );
}
