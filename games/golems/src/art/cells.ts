import { fill, ICE, ICE_LO, INK, line, SNOW, SNOW_LO } from './brush.ts';

export type Season = 'summer' | 'winter';
/** v6.1: plain, ice, snow. v4.0: plain, glareIce, snowdrift. `missing` is a gap in the field. */
export const CELL_KINDS = ['plain', 'ice', 'snow', 'glareIce', 'snowdrift', 'missing'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

const GRASS = 'var(--grass,#c3d394)';
const GRASS_LO = 'var(--grass-2,#a3b86c)';
const WINTER = 'var(--winter,#e9ece4)';
const WINTER_LO = 'var(--winter-2,#cad3d0)';
const floor = (colour: string): string => `<path d="M0 0h100v100H0z" fill="${colour}"/>`;

/** Four meadows and four winters, so that a field is not wallpaper; the board picks one by the cell's number. */
const MEADOWS = [
  'M16 82q2-8 0-13M20 82q1-7 5-11M76 26q2-8 0-13M80 26q1-7 5-11M68 88q1-5 0-8M72 88q1-5 3-7',
  'M82 84q2-8 0-13M86 84q1-7 5-11M24 22q2-8 0-13M28 22q1-7 5-11',
  'M18 34q2-8 0-13M22 34q1-7 5-11M52 92q2-8 0-13M56 92q1-7 5-11M84 46q1-5 0-8M88 46q1-5 3-7',
  'M78 92q2-8 0-13M82 92q1-7 5-11M14 58q1-5 0-8M18 58q1-5 3-7',
];
const FLOWERS = ['', 'M64 14h0M12 74h0', '', 'M84 18h0M26 84h0'];
const FROZEN = ['M16 78h12M66 18h14M72 86h8', 'M14 20h10M74 70h12', 'M20 90h14M78 30h10M12 48h6', 'M70 90h12M18 14h8'];

const FLAKE = 'M0-12v24M-10.4-6l20.8 12M-10.4 6l20.8-12M-4-10l4 3 4-3M-4 10l4-3 4 3';

const PLAIN: Record<Season, (variant: number) => string> = {
  summer: (v) =>
    floor(GRASS) +
    line(MEADOWS[v]!, GRASS_LO, 3) +
    (FLOWERS[v] ? line(FLOWERS[v]!, 'var(--flower,#fffdf0)', 6) + line(FLOWERS[v]!, 'var(--brass,#f0b93a)', 2.2) : ''),
  winter: (v) => floor(WINTER) + line(FROZEN[v]!, WINTER_LO, 3.5),
};

const SPECIAL: Record<Exclude<CellKind, 'plain' | 'missing'>, string> = {
  ice:
    floor(ICE) +
    `<path d="M0 50 50 0h14L0 64zM0 78 78 0h6L0 84zM36 100 100 36v14L50 100z" fill="#fff" opacity=".75"/>` +
    line('M64 60l9 6 1 12M28 22l-5 9 7 7', ICE_LO, 3.5),
  snow:
    floor(SNOW) +
    fill('M0 68c14-13 30-11 42-1 14-10 38-12 58 2v31H0z', SNOW_LO) +
    fill('M0 85c18-8 38-6 52 2 18-8 34-6 48 0v13H0z', SNOW) +
    `<g transform="translate(28 30)">${line(FLAKE, SNOW_LO, 4)}</g><g transform="translate(72 38) scale(.7)">${line(FLAKE, SNOW_LO, 5)}</g>`,
  glareIce:
    floor(ICE) +
    `<path d="M0 38 38 0h22L0 60zM0 76 76 0h8L0 84zM30 100 100 30v22L52 100zM66 100l34-34v8L74 100z" fill="#fff" opacity=".75"/>` +
    line('M60 22l-10 10M22 68 12 78M84 58 72 70', ICE_LO, 3.5),
  snowdrift:
    floor(WINTER) +
    fill('M2 92q2-34 26-38 6-26 28-22 26 2 26 34 16 6 16 26z', SNOW_LO) +
    fill('M6 86q2-26 24-30 6-24 26-20 22 2 22 32-10-12-24-8-8 14-24 10-8 12-24 16z', SNOW),
};

const MISSING = `<path d="M5 5h90v90H5z" fill="${INK}" opacity=".1"/>${line('M8 8l14 14M8 92l14-14M92 8 78 22M92 92 78 78', INK, 3, ' opacity=".28"')}`;
/** A hair line between cells; tokens that join, like water, cover it. */
const EDGE = `<path d="M0 0h100v100H0z" fill="none" stroke="${INK}" stroke-width="1.5" opacity=".16"/>`;

/** The ground of one cell, edge to edge. `variant` 0-3 moves the grass about. */
export function cellArt(kind: CellKind, season: Season = 'summer', variant = 0): string {
  if (kind === 'missing') return MISSING;
  return (kind === 'plain' ? PLAIN[season](variant & 3) : SPECIAL[kind]) + EDGE;
}
