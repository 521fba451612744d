import { seatLetter, seatShape } from '@stolik/look/seats';
import type { Catalyst, Colour } from './board/faces.ts';

/**
 * The pieces of micropul as SVG fragments. One tile is a 100-unit box; its units and catalysts sit at 25 and 75, so
 * that neighbours on an endless table are 50 apart everywhere. Colours are CSS custom properties with fallbacks.
 */

/** A placed face in the notation: corners NW, NE, SE, SW of `W B 1 2 + .`, or `big:`, a colour and its catalyst. */
export type FaceText = string;

export interface TileLook {
  /** The start tile wears an inlay of dark wood: its twin has the same face. */
  readonly start?: boolean;
  /** False leaves the wood out: an outline of what a tile bears, for previews. */
  readonly wood?: boolean;
}

const WOOD = 'var(--tile, #b98449)';
const WOOD_LIGHT = 'var(--tile-hi, #d3a168)';
const WOOD_DARK = 'var(--tile-lo, #7a5026)';
const RIM = 'var(--unit-rim, #452a10)';
const FILL: Readonly<Record<Colour, string>> = { W: 'var(--unit-w, #fff9ec)', B: 'var(--unit-b, #2a2230)' };
const MARK: Readonly<Record<Colour, string>> = { W: 'var(--unit-w-mark, #cbb282)', B: 'var(--unit-b-mark, #a99db3)' };
const BRASS = 'var(--brass, #f0b93a)';
const BRASS_DARK = 'var(--brass-lo, #5b3a12)';

const CORNERS = [
  [25, 25],
  [75, 25],
  [75, 75],
  [25, 75],
] as const;

const GRAIN = [
  'M4 31q24-6 46-1t46-2M4 58q32 7 92-2',
  'M4 40q30 6 50 0t42 3M4 84q40-7 92-1',
  'M4 18q38 5 92-1M4 63q22-7 44-1t48-3',
  'M4 47q42-7 92 2M4 72q26 6 50 0t42 2',
];

/** Bare wood; the grain differs from face to face and is always the same for one face. */
function wood(grain: number): string {
  return (
    `<rect x="1.5" y="4" width="97" height="95" rx="12" fill="${WOOD_DARK}"/>` +
    `<rect x="1.5" y="1" width="97" height="94.5" rx="12" fill="${WOOD}"/>` +
    `<path d="${GRAIN[grain % GRAIN.length]}" fill="none" stroke="${WOOD_DARK}" stroke-opacity=".3" stroke-width="1.6"/>` +
    `<path d="M13 3.2H87" stroke="${WOOD_LIGHT}" stroke-width="2.6" stroke-linecap="round"/>`
  );
}

/** A row of discs is one path of points with round caps: the shortest way to write it. */
function points(places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y]) => `M${x} ${y}h.01`).join('');
}

function stroke(d: string, colour: string, width: number): string {
  return d && `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;
}

/** White bears a ring, black a glint: they differ by mark as well as by fill. */
function mark(colour: Colour, x: number, y: number, size: number): string {
  const r = 12 * size;
  return colour === 'W'
    ? `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1-${2 * r} 0z`
    : `M${x - 9.5 * size} ${y - 1 * size}a${9.5 * size} ${9.5 * size} 0 0 1 ${8.5 * size}-${8.5 * size}`;
}

function catalystAt(kind: Catalyst, x: number, y: number): string {
  const look = `fill="${BRASS}" stroke="${BRASS_DARK}" stroke-width="3.4"`;
  if (kind === '1') return `<circle cx="${x}" cy="${y}" r="8.4" ${look}/>`;
  if (kind === '2')
    return `<g ${look}><circle cx="${x - 9}" cy="${y + 6}" r="7.8"/><circle cx="${x + 9}" cy="${y - 6}" r="7.8"/></g>`;
  return `<path d="M${x - 5} ${y - 14.5}h10v9.5h9.5v10h-9.5v9.5h-10v-9.5h-9.5v-10h9.5z" stroke-linejoin="round" ${look}/>`;
}

interface Bearing {
  readonly dots: Readonly<Record<Colour, string>>;
  readonly links: Readonly<Record<Colour, string>>;
  readonly marks: Readonly<Record<Colour, string>>;
}

function bearing(corners: string): Bearing {
  const dots = { W: '', B: '' };
  const links = { W: '', B: '' };
  const marks = { W: '', B: '' };
  for (const [i, place] of CORNERS.entries()) {
    const unit = corners[i];
    if (unit !== 'W' && unit !== 'B') continue;
    dots[unit] += points([place]);
    marks[unit] += mark(unit, place[0], place[1], 1);
    const next = (i + 1) % 4;
    if (corners[next] === unit) links[unit] += `M${place[0]} ${place[1]}L${CORNERS[next]![0]} ${CORNERS[next]![1]}`;
  }
  return { dots, links, marks };
}

function units(corners: string): string {
  const { dots, links, marks } = bearing(corners);
  const rim = stroke(links.W + links.B, RIM, 19) + stroke(dots.W + dots.B, RIM, 39.5);
  const body = (['W', 'B'] as const).map((c) => stroke(links[c], FILL[c], 13.5) + stroke(dots[c], FILL[c], 34.5)).join('');
  const marked = (['W', 'B'] as const).map((c) => stroke(marks[c], MARK[c], 2.8)).join('');
  return `<g fill="none" stroke-linecap="round"><g transform="translate(0 1)">${rim}</g>${body}${marked}</g>`;
}

/** One micropul as big as the tile: a single mass that reaches all eight contacts, its catalyst set in wood. */
function bigUnit(colour: Colour, catalyst: Catalyst): string {
  const mass = (grow: number) =>
    `x="${8 - grow}" y="${7 - grow}" width="${84 + 2 * grow}" height="${84 + 2 * grow}" rx="${31 + grow}"`;
  const marks =
    colour === 'W'
      ? `<rect x="14" y="13" width="72" height="72" rx="26" fill="none" stroke="${MARK.W}" stroke-width="3.4"/>`
      : `<path d="M19 47V41A22 22 0 0 1 41 18H47" fill="none" stroke="${MARK.B}" stroke-width="4" stroke-linecap="round"/>`;
  return (
    `<rect ${mass(2.7)} transform="translate(0 1)" fill="${RIM}"/><rect ${mass(0)} fill="${FILL[colour]}"/>${marks}` +
    `<circle cx="50" cy="49" r="21" fill="${WOOD}" stroke="${RIM}" stroke-width="3"/>${catalystAt(catalyst, 50, 49)}`
  );
}

/** A tile on the table. */
export function tileArt(face: FaceText, look: TileLook = {}): string {
  const base = look.wood === false ? '' : wood(grainOf(face));
  const inlay = look.start
    ? `<rect x="4.5" y="4" width="91" height="88.5" rx="9.5" fill="none" stroke="${WOOD_DARK}" stroke-width="2.4" stroke-dasharray="9 5"/>`
    : '';
  if (face.startsWith('big:')) return base + bigUnit(face[4] as Colour, face[5] as Catalyst);
  let catalysts = '';
  for (const [i, [x, y]] of CORNERS.entries()) {
    const corner = face[i];
    if (corner === '1' || corner === '2' || corner === '+') catalysts += catalystAt(corner, x, y);
  }
  return base + inlay + units(face) + catalysts;
}

function grainOf(face: FaceText): number {
  let sum = 0;
  for (let i = 0; i < face.length; i++) sum = sum * 5 + face.charCodeAt(i);
  return sum;
}

/** A tile face down: darker wood, the energy core cut into it. */
export function tileBackArt(): string {
  return (
    `<rect x="1.5" y="4" width="97" height="95" rx="12" fill="var(--back-lo, #4a2d12)"/>` +
    `<rect x="1.5" y="1" width="97" height="94.5" rx="12" fill="var(--back, #8d5d2e)"/>` +
    `<path d="M13 3.2H87" stroke="${WOOD}" stroke-width="2.6" stroke-linecap="round"/>` +
    `<g fill="none" stroke="${WOOD_LIGHT}" stroke-width="3"><rect x="11" y="10" width="78" height="77" rx="7"/>` +
    `<circle cx="50" cy="38" r="14"/><circle cx="60.5" cy="48.5" r="14"/><circle cx="50" cy="59" r="14"/><circle cx="39.5" cy="48.5" r="14"/></g>` +
    `<circle cx="50" cy="48.5" r="4.5" fill="${BRASS}"/>`
  );
}

/** The joint of two units across neighbouring tiles; x and y are the first unit's middle, 100 units a tile. */
export function joinArt(colour: Colour, x: number, y: number, towards: 'right' | 'down'): string {
  const [d, shade] =
    towards === 'right' ? [`M${x + 13} ${y}h24`, `M${x + 13} ${y + 1}h24`] : [`M${x} ${y + 13}v24`, `M${x} ${y + 13}v24`];
  return stroke(shade, RIM, 19) + stroke(d, FILL[colour], 13.5);
}

/** A catalyst by itself in a 50-unit box, for earnings and texts. */
export function catalystArt(kind: Catalyst): string {
  return catalystAt(kind, 25, 25);
}

/** A micropul by itself in a 50-unit box. */
export function unitArt(colour: Colour): string {
  return `<g fill="none" stroke-linecap="round">${stroke('M25 26h.01', RIM, 39.5)}${stroke('M25 25h.01', FILL[colour], 34.5)}${stroke(mark(colour, 25, 25, 1), MARK[colour], 2.8)}</g>`;
}

/** A stone in a 100-unit box; on the table it is 36 units wide, centred on a unit. */
export function stoneArt(seat: number, letter?: string): string {
  const { path, colour, ink } = seatShape(seat);
  return (
    `<g stroke-linejoin="round" stroke-width="20"><path d="${path}" transform="translate(0 7)" fill="${RIM}" stroke="${RIM}"/>` +
    `<path d="${path}" fill="${ink}" stroke="${ink}"/><path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="4"/></g>${seatLetter(seat, letter)}`
  );
}
