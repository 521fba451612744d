/** What every drawing shares: the paint box (custom properties with fallbacks) and a few strokes. All art lives in a 100x100 box. */

export const INK = 'var(--art-ink,#2b2533)';
export const PAPER = 'var(--art-paper,#fffdf8)';
export const PAPER_2 = 'var(--art-paper-2,#efe8d8)';
export const CLAY = 'var(--clay,#dcb48b)';
export const CLAY_LO = 'var(--clay-lo,#b98a60)';
export const CLAY_HI = 'var(--clay-hi,#f2d9b6)';
export const STEEL = 'var(--steel,#aab2bf)';
export const STEEL_LO = 'var(--steel-lo,#6d7584)';
export const STEEL_HI = 'var(--steel-hi,#eef0f4)';
export const IRON = 'var(--iron,#55505c)';
export const OAK = 'var(--oak,#c4884a)';
export const OAK_LO = 'var(--oak-lo,#8a5a28)';
export const OAK_HI = 'var(--oak-hi,#e7b57a)';
export const BRASS = 'var(--brass,#f0b93a)';
export const EYE = 'var(--eye,#ffd75a)';
export const BEAK = 'var(--beak,#ffc83d)';
export const LEAF = 'var(--leaf,#5f9a4a)';
export const ROSE = 'var(--rose,#d9574a)';
export const STONE = 'var(--stone,#b5ada3)';
export const STONE_LO = 'var(--stone-2,#8a8178)';
export const STONE_HI = 'var(--stone-hi,#ddd6cc)';
export const WATER = 'var(--water,#4b97bd)';
export const WATER_HI = 'var(--water-2,#a9d8ec)';
export const ICE = 'var(--ice,#cfe9f2)';
export const ICE_LO = 'var(--ice-2,#7db6cc)';
export const SNOW = 'var(--snow,#fdfdfb)';
export const SNOW_LO = 'var(--snow-2,#cbd8df)';
export const SMOKE = 'var(--smoke-soft,#dbe7f6)';
export const NIGHT = 'var(--night,#4a3570)';
export const PORTAL = 'var(--portal,#c8a8ef)';
export const MOVE = 'var(--card-move,#2f7d4f)';
export const BATTLE = 'var(--card-battle,#b8372a)';
export const BONUS = 'var(--card-bonus,#7440a0)';

/** The direction a figure faces: quarter turns clockwise from north. */
export type Facing = 0 | 1 | 2 | 3;

/** One decimal is finer than any screen here; it keeps the strings small. */
export const round = (x: number): number => Math.round(x * 10) / 10;

export const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}"${more}/>`;

export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** A line with an ink outline: shafts, straps, strings of beads. */
export const rod = (d: string, colour: string, width: number): string => line(d, INK, width + 5) + line(d, colour, width);

export const dot = (x: number, y: number, r: number, colour: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}"${more}/>`;

export const box = (x: number, y: number, w: number, h: number, r: number, colour: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(r)}" fill="${colour}"${more}/>`;

/** Everything inside gets the ink outline. */
export const inked = (content: string, width = 3): string =>
  `<g stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${content}</g>`;

const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

/** A figure of many strokes says the ink and the round ends once: a third less to send for every golem on a board. */
export const figure = (content: string): string =>
  `<g color="${INK}"${ROUND}>${content.replaceAll(ROUND, '').replaceAll(INK, 'currentColor')}</g>`;

export const at = (content: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}">${content}</g>`;

/** A whole 100x100 drawing set smaller, its middle at (x, y). */
export const inset = (content: string, x: number, y: number, size: number): string =>
  at(content, x - size / 2, y - size / 2, size / 100);

/** The class lets a table turn the figure with a CSS transition instead of redrawing it. */
export const turned = (content: string, facing: Facing): string =>
  `<g class="facing"${facing ? ` transform="rotate(${facing * 90} 50 50)"` : ''}>${content}</g>`;

/** The image of a point of the unturned drawing after the turn; for parts that stay upright on a turned figure. */
export function turnPoint(x: number, y: number, facing: Facing): readonly [number, number] {
  const [dx, dy] = [x - 50, y - 50];
  if (facing === 1) return [50 - dy, 50 + dx];
  if (facing === 2) return [50 - dx, 50 - dy];
  if (facing === 3) return [50 + dy, 50 - dx];
  return [x, y];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (c) => ESCAPES[c]!);
