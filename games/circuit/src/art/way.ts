import tileData from '../../data/tiles.json' with { type: 'json' };
import { DIRECTIONS } from '../board/geometry.ts';
import type { PictureFace } from './draw.ts';

/** Sides of a tile, clockwise from the top. */
export type Side = 0 | 1 | 2 | 3;
export type TileCode = 'I' | 'L' | 'T' | 'X' | 'H' | 'E' | 'R' | 'D' | 'V' | 'K' | 'M' | 'G';

const WAYS = new Map(tileData.tiles.map(({ code, ways }) => [code, ways as readonly string[]]));

/** The sides with a contact, in the base position. */
export function contactSides(code: TileCode): readonly number[] {
  const ways = WAYS.get(code)!.join('');
  return [0, 1, 2, 3].filter((side) => ways.includes(DIRECTIONS.charAt(side)));
}

function joins(code: TileCode, a: number, b: number): boolean {
  const [from, to] = [DIRECTIONS.charAt(a), DIRECTIONS.charAt(b)];
  return WAYS.get(code)!.some((way) => way === from + to || way === to + from);
}

const MID = ['50 0', '100 50', '50 100', '0 50'] as const;
/** Where a rounded corner begins on the way in from a side. */
const NEAR = ['50 34', '66 50', '50 66', '34 50'] as const;

/** The arch of the bridge, seen from each side of its east-west wire in the four rotations. */
const ARCH = [
  ['M100 50H68A18 18 0 0 0 32 50H0', 'M0 50H32A18 18 0 0 1 68 50H100'],
  ['M50 100V68A18 18 0 0 0 50 32V0', 'M50 0V32A18 18 0 0 1 50 68V100'],
  ['M0 50H32A18 18 0 0 0 68 50H100', 'M100 50H68A18 18 0 0 1 32 50H0'],
  ['M50 0V32A18 18 0 0 0 50 68V100', 'M50 100V68A18 18 0 0 1 50 32V0'],
] as const;

/**
 * The current's path from one side of a tile to another, as path data in the 100-unit box. Empty where the tile does not join
 * them. Geometry only: the rules decide which way a diode lets current pass.
 */
export function wayThrough(code: TileCode, rotation: number, from: Side, to: Side, face: PictureFace = 'real'): string {
  const turn = rotation & 3;
  const a = (from - turn) & 3;
  const b = (to - turn) & 3;
  if (!joins(code, a, b)) return '';
  if (code === 'H' && (a & 1) === 1) return ARCH[turn]![a === 1 ? 0 : 1];
  if ((a ^ b) === 2) return `M${MID[from]}L${MID[to]}`;
  if (code !== 'L' || face === 'schematic') return `M${MID[from]}L50 50L${MID[to]}`;
  const sweep = ((to - from) & 3) === 1 ? 0 : 1;
  return `M${MID[from]}L${NEAR[from]}A16 16 0 0 ${sweep} ${NEAR[to]}L${MID[to]}`;
}
