import { dotsArt, strandArt, tileArt } from '@stolik/circuit/art';
import type { PictureFace } from '@stolik/circuit/art/draw';
import { lowerStripArt, type SideKind, sideArt, upperStripArt } from '@stolik/circuit/art/edges';
import { part, type TileState } from '@stolik/circuit/art/parts';
import { symbol } from '@stolik/circuit/art/symbols';
import { glowBadgeArt, onArt } from '@stolik/circuit/art/tokens';
import type { TileCode } from '@stolik/circuit/art/way';
import type { CellView, SideView } from '@stolik/circuit/seen/view';
import { ALL_CELLS, cellPoint, LOWER_Y, UPPER_Y } from '../model/layout.ts';
import type { Arrow, Run } from '../model/ways.ts';

/** Pieces of the field as SVG texts, each face for itself. */

export const placed = (art: string, x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}">${art}</g>`;

export const codeOf = (tile: string): TileCode => tile.charAt(0) as TileCode;
export const rotationOf = (tile: string): number => Number(tile.charAt(1));
const turned = (art: string, rotation: number): string =>
  rotation && art ? `<g transform="rotate(${rotation * 90} 50 50)">${art}</g>` : art;

/** A token says what was scored; the part itself is lit only while current runs. */
export function stateOf(cell: CellView, isLive: boolean): TileState {
  return {
    lit: isLive && cell.glow && !cell.smoke ? (cell.glow.level as 1 | 2) : 0,
    burnt: cell.smoke === true,
    on: cell.on === true,
  };
}

export const tilePicture = (cell: CellView, face: PictureFace, isLive: boolean): string =>
  tileArt(codeOf(cell.tile), { face, rotation: rotationOf(cell.tile), state: stateOf(cell, isLive) });

/** What lies over the current: the body of a part, or on paper the whole symbol under the dots. */
export function bodyPicture(cell: CellView, face: PictureFace, isLive: boolean): string {
  const draw = face === 'real' ? part : symbol;
  return turned(draw(codeOf(cell.tile), stateOf(cell, isLive)), rotationOf(cell.tile));
}

/** Tokens on a tile: whose glow, and On. */
export function tokenPicture(cell: CellView, face: PictureFace): string {
  let art = '';
  if (cell.glow) art += placed(glowBadgeArt(cell.glow.seat, cell.glow.level as 1 | 2), face === 'real' ? 62 : 2, 2, 0.36);
  if (cell.on) art += placed(onArt(), 52, -6, 0.46);
  return art;
}

export const sidePicture = (side: SideView, index: number, face: PictureFace): string =>
  sideArt(side.token as SideKind, index < 8 ? 'left' : 'right', { face, burnt: side.smoke === true });

export const stripPicture = (face: PictureFace): string =>
  placed(upperStripArt('left', face), 0, UPPER_Y) +
  placed(upperStripArt('right', face), 300, UPPER_Y) +
  placed(lowerStripArt('left', face), 0, LOWER_Y) +
  placed(lowerStripArt('right', face), 300, LOWER_Y);

const rounded = (x: number, y: number, size: number, r: number): string => {
  const straight = size - 2 * r;
  return `M${x + r} ${y}h${straight}a${r} ${r} 0 0 1 ${r} ${r}v${straight}a${r} ${r} 0 0 1 ${-r} ${r}h${-straight}a${r} ${r} 0 0 1 ${-r} ${-r}v${-straight}a${r} ${r} 0 0 1 ${r} ${-r}z`;
};

/** One outline for many cells, so that a whole field of them is one element. */
export const cellsPath = (cells: Iterable<number>, inset: number, radius: number): string =>
  [...cells]
    .map((cell) => {
      const { x, y } = cellPoint(cell);
      return rounded(x + inset, y + inset, 100 - 2 * inset, radius);
    })
    .join('');

export const FIELD_PATH = cellsPath(ALL_CELLS, 2, 8);

export const strandsPicture = (runs: readonly Run[], face: PictureFace): string =>
  runs.map(({ d, level }) => strandArt(d, level, face)).join('');
/** The direction of the current where the dots stand still. */
export const arrowsPicture = (arrows: readonly Arrow[], face: PictureFace): string =>
  arrows
    .map(({ x, y, turn, level }) => {
      const size = level === 2 ? 1 : 0.8;
      const look =
        face === 'real'
          ? 'fill="#fff" stroke="var(--live-lo, #a86a00)" stroke-width="4"'
          : 'fill="var(--dot, #c03a10)" stroke="var(--note, #fdfdfa)" stroke-width="3"';
      return `<path class="ci-arrow" d="M0-13L12 10H-12z" ${look} stroke-linejoin="round" transform="translate(${x} ${y}) rotate(${turn * 90}) scale(${size})"/>`;
    })
    .join('');

/** Dots stand 20 units apart along each run. */
export const dotsPicture = (runs: readonly Run[], face: PictureFace): string =>
  runs.map(({ d, level }) => dotsArt(d, level, face).replace(/ pathLength="\d+"/g, '')).join('');
