import { DIRECTIONS, findCell, findSide, sideCell, sideEdge } from '@stolik/circuit/board/geometry';
import { CONTACTS, findTile } from '@stolik/circuit/board/tiles';
import type { Meters } from '@stolik/circuit/current/meters';
import { cellPoint, EDGE_MIDDLES, type Point, type Spot, spotName } from '../../../games/circuit/model/layout.ts';
import type { Bench } from './bench.ts';

/** The two probes of the voltmeter and the one place of the ammeter. `next` is the probe that goes where a contact is touched. */
export interface Probes {
  readonly red: string | undefined;
  readonly black: string | undefined;
  readonly next: 'red' | 'black';
  /** The cell or side token whose current is shown. */
  readonly ring: string | undefined;
}

export const NO_PROBES: Probes = { red: undefined, black: undefined, next: 'red', ring: undefined };

/** So far from the middle of a cell, in its hundredths, a touch means the part and not one of its contacts. */
const PART = 27;

const edgesOf = (tile: string | undefined): readonly number[] => {
  const contacts = CONTACTS[findTile(tile ?? '') ?? -1] ?? 0;
  return [0, 1, 2, 3].filter((edge) => (contacts & (1 << edge)) !== 0);
};

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Touched at a point of a cell in hundredths, or nowhere in particular, as keys and screen readers do. */
export function putProbes(probes: Probes, bench: Bench, meters: Meters, spot: Spot, at: Point | undefined): Probes {
  const name = spotName(spot);
  if (spot.kind !== 'cell') return meters.contacts.has(name) ? putNext(probes, name) : probes;
  const edges = edgesOf(bench.tiles[name]);
  const isPart = at === undefined || away(at, { x: 50, y: 50 }) < PART;
  if (isPart && edges.length === 2) {
    const [one, other] = plusFirst(bench.tiles[name]!, edges, (edge) => name + DIRECTIONS.charAt(edge), meters);
    return { ...probes, red: one, black: other, next: 'red' };
  }
  const middle = at ?? { x: 50, y: 50 };
  const [nearest] = [...edges].sort((a, b) => away(middle, EDGE_MIDDLES[a]!) - away(middle, EDGE_MIDDLES[b]!));
  return nearest === undefined ? probes : putNext(probes, name + DIRECTIONS.charAt(nearest));
}

/** The red probe where a part that has a direction wants its plus; a battery has its own in front. Elsewhere where the plus is. */
function plusFirst(
  tile: string,
  edges: readonly number[],
  nameOf: (edge: number) => string,
  meters: Meters,
): readonly [string, string] {
  const front = Number(tile.charAt(1));
  const [one, other] = [nameOf(edges[0]!), nameOf(edges[1]!)];
  if (tile.startsWith('G')) return [nameOf(front), nameOf(front ^ 2)];
  if (/^[DV]/.test(tile)) return [nameOf(front ^ 2), nameOf(front)];
  return (meters.volts(one, other) ?? 0) < 0 ? [other, one] : [one, other];
}

const putNext = (probes: Probes, contact: string): Probes => ({
  ...probes,
  [probes.next]: contact,
  next: probes.next === 'red' ? 'black' : 'red',
});

/** An ammeter tells of tiles and fuses. */
export const putRing = (probes: Probes, bench: Bench, spot: Spot): Probes => {
  const name = spotName(spot);
  return bench.tiles[name] !== undefined || spot.kind === 'side' ? { ...probes, ring: name } : probes;
};

/** Where a contact is drawn. */
export function contactPoint(contact: string): Point | undefined {
  const cell = findCell(contact.slice(0, 2));
  const side = findSide(contact);
  const column = 'abcdef'.indexOf(contact.slice(-1));
  if (side !== undefined) return onEdge(sideCell(side), sideEdge(side));
  if (contact.startsWith('lower-')) return onEdge(column * 8, 2);
  if (contact.startsWith('upper-')) return onEdge(column * 8 + 7, 0);
  return cell === undefined ? undefined : onEdge(cell, DIRECTIONS.indexOf(contact.charAt(2)));
}

function onEdge(cell: number, edge: number): Point {
  const { x, y } = cellPoint(cell);
  const middle = EDGE_MIDDLES[edge]!;
  return { x: x + middle.x, y: y + middle.y };
}

/** Contacts to choose from: one name for those that meet, terminals before tiles, tiles by their names. */
export function contactsOf({ contacts }: Meters): readonly string[] {
  const seen = new Set<string>();
  return [...contacts.keys()].filter((name) => {
    const point = contactPoint(name);
    const key = `${point?.x},${point?.y}`;
    if (point === undefined || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The name of the list for a contact that may have another one there. */
export const sameContact = (names: readonly string[], contact: string | undefined): string => {
  const point = contact === undefined ? undefined : contactPoint(contact);
  return (
    names.find((name) => {
      const other = contactPoint(name);
      return point !== undefined && other?.x === point.x && other.y === point.y;
    }) ?? ''
  );
};
