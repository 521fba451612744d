import { CHIP, CHIP_EDGE, LIVE, LIVE_DARK, line, NOTE, NOTE_INK, type PictureFace, rays, WHITE } from './art/draw.ts';
import { part, type TileState, wiring } from './art/parts.ts';
import { symbol } from './art/symbols.ts';
import { smokeOn } from './art/tokens.ts';
import { type Side, type TileCode, wayThrough } from './art/way.ts';

/**
 * The tiles of the circuit game as SVG fragments in a 100-unit box, contacts in the middle of the sides. The realistic and
 * the schematic face share their geometry, so one can fade into the other.
 */

/** One stretch of running current: dots move from one side to another, bright for 2 points, dim for 1. */
export interface Current {
  readonly from: Side;
  readonly to: Side;
  readonly level: 1 | 2;
}

export interface TileLook {
  readonly face?: PictureFace;
  /** Quarter turns clockwise from the base position. */
  readonly rotation?: number;
  readonly state?: TileState;
  readonly current?: readonly Current[];
  /** False leaves the chip out: the bare part, for texts and tables. */
  readonly chip?: boolean;
}

const HALO = [
  '',
  `<circle cx="50" cy="50" r="37" fill="var(--halo-1, #ffefb8)"/>${line(rays(8, 39, 45), 'var(--ray-1, #c98f14)', 4)}`,
  `<circle cx="50" cy="50" r="44" fill="var(--halo-2, #ffe27a)"/>${line(rays(12, 38, 47), 'var(--ray-2, #d97f00)', 5)}`,
] as const;

const RAY_DRAWN = 'var(--ray-drawn, #a86a00)';
const HALO_DRAWN = ['', line(rays(8, 34, 40), RAY_DRAWN, 3), line(rays(12, 33, 44), RAY_DRAWN, 4)] as const;

const REAL_CHIP =
  `<rect x="1" y="4" width="98" height="95" rx="9" fill="${CHIP_EDGE}"/><rect x="1" y="1" width="98" height="94.5" rx="9" fill="${CHIP}"/>` +
  `<path d="M10 10h.01M90 10h.01M10 87h.01M90 87h.01" stroke="${CHIP_EDGE}" stroke-width="5.5" stroke-linecap="round"/>`;

const DRAWN_CHIP = `<rect x="1.5" y="1.5" width="97" height="97" rx="6" fill="${NOTE}" stroke="${NOTE_INK}" stroke-opacity=".38" stroke-width="1.5"/>`;

const CHIPS: Readonly<Record<PictureFace, string>> = { real: REAL_CHIP, schematic: DRAWN_CHIP };

/** A placed tile: chip, glow, wires, current, part, smoke. */
export function tileArt(code: TileCode, look: TileLook = {}): string {
  const { face = 'real', rotation = 0, state = {}, chip = true } = look;
  return (
    (chip ? CHIPS[face] : '') +
    (face === 'real' ? realTile(code, look) : drawnTile(code, look, rotation)) +
    (state.burnt ? smokeOn(face) : '')
  );
}

function realTile(code: TileCode, { rotation = 0, state = {}, current = [] }: TileLook): string {
  let flow = '';
  for (const { from, to, level } of current) flow += currentArt(wayThrough(code, rotation, from, to), level);
  return HALO[litBy(state)] + turned(wiring(code), rotation) + flow + turned(part(code, state), rotation);
}

/** On paper the strand lies under the symbol and the dots run over it: a symbol is mostly empty. */
function drawnTile(code: TileCode, { state = {}, current = [] }: TileLook, rotation: number): string {
  let under = '';
  let over = '';
  for (const { from, to, level } of current) {
    const way = wayThrough(code, rotation, from, to, 'schematic');
    under += strandArt(way, level, 'schematic');
    over += dotsArt(way, level, 'schematic');
  }
  return HALO_DRAWN[litBy(state)] + under + turned(symbol(code, state), rotation) + over;
}

function litBy(state: TileState): 0 | 1 | 2 {
  return state.burnt ? 0 : (state.lit ?? 0);
}

function turned(art: string, rotation: number): string {
  const angle = (rotation & 3) * 90;
  return angle && art ? `<g transform="rotate(${angle} 50 50)">${art}</g>` : art;
}

/**
 * Current along a path: a bright strand and its dots. Every path through a tile counts as five dots long, so neighbours keep
 * step. CSS moves paths of class `current` by their stroke-dashoffset; -20 is one dot further.
 */
export function currentArt(way: string, level: 1 | 2, face: PictureFace = 'real', count = 5): string {
  return strandArt(way, level, face) + dotsArt(way, level, face, count);
}

/** The strand alone; on paper it is under the symbol. A full current fills the wire, a half one runs inside it. */
export function strandArt(way: string, level: 1 | 2, face: PictureFace = 'real'): string {
  if (!way) return '';
  const isReal = face === 'real';
  const half = isReal ? 'var(--live-1, #ffe9ad)' : 'var(--strand-1, #efc55f)';
  if (level === 1) return `<path d="${way}" fill="none" stroke="${half}" stroke-width="${isReal ? 6.5 : 9}"/>`;
  const contour = isReal ? `<path d="${way}" stroke="${LIVE_DARK}" stroke-width="13"/>` : '';
  return `<g fill="none">${contour}<path d="${way}" stroke="${LIVE}" stroke-width="${isReal ? 9 : 13}"/></g>`;
}

/** The dots alone. */
export function dotsArt(way: string, level: 1 | 2, face: PictureFace = 'real', count = 5): string {
  if (!way) return '';
  const row = (colour: string, width: number) =>
    `<path class="current" d="${way}" pathLength="${count * 20}" stroke="${colour}" stroke-width="${width}"/>`;
  const size = level === 2 ? 8 : 6;
  const rows = face === 'schematic' ? row('var(--dot, #c03a10)', size) : row(LIVE_DARK, size) + row(WHITE, size - 3.5);
  return `<g fill="none" stroke-linecap="round" stroke-dasharray="0 20" stroke-dashoffset="-10">${rows}</g>`;
}

/** The back of a hidden tile: the bag's cloth on a chip. */
export function tileBackArt(): string {
  return (
    `<rect x="1" y="4" width="98" height="95" rx="9" fill="var(--back-lo, #232946)"/><rect x="1" y="1" width="98" height="94.5" rx="9" fill="var(--back, #4a5484)"/>` +
    `<rect x="10" y="10" width="80" height="76" rx="5" fill="none" stroke="var(--back-hi, #7f8abf)" stroke-width="3"/>` +
    `<path d="M55 20 32 53H48L44 77 68 43H52z" fill="none" stroke="var(--back-hi, #7f8abf)" stroke-width="4" stroke-linejoin="round"/>`
  );
}
