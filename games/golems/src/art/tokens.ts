import { barrelIcon } from './barrels.ts';
import {
  BATTLE,
  BONUS,
  BRASS,
  box,
  dot,
  fill,
  ICE,
  ICE_LO,
  INK,
  inked,
  inset,
  line,
  MOVE,
  NIGHT,
  OAK,
  OAK_HI,
  OAK_LO,
  PAPER,
  PAPER_2,
  PORTAL,
  STEEL_HI,
  STONE,
  STONE_HI,
  STONE_LO,
  WATER,
  WATER_HI,
} from './brush.ts';

/** Flat tokens of both editions that need no parameter; water, barrels and lines have files and functions of their own. */
export const TOKEN_NAMES = [
  'wall',
  'ladderAUp',
  'ladderADown',
  'ladderBUp',
  'ladderBDown',
  'stone',
  'portal',
  'ice',
  'treasure',
  'gear',
  'damage',
  'sensorBarrel',
  'sensorWall',
  'sensorWater',
  'and',
  'or',
  'not',
  'xor',
] as const;
export type TokenName = (typeof TOKEN_NAMES)[number];

export const LINES = ['NS', 'EW', 'NE', 'NW', 'SE', 'SW'] as const;
export type LineKind = (typeof LINES)[number];

const BRICK = 'var(--brick,#b5745c)';
const BRICK_HI = 'var(--brick-hi,#d39b80)';
const BRICK_LO = 'var(--brick-lo,#77493a)';

const wall =
  inked(box(4, 12, 92, 84, 6, BRICK_LO) + box(4, 4, 92, 22, 6, BRICK_HI)) +
  `<g fill="${BRICK}">${['M8 30h35v17H8z', 'M48 30h44v17H48z', 'M8 52h18v17H8z', 'M31 52h36v17H31z', 'M72 52h20v17H72z', 'M8 74h35v17H8z', 'M48 74h44v17H48z'].map((d) => `<path d="${d}"/>`).join('')}</g>` +
  line('M34 7v16M66 7v16', BRICK_LO, 3) +
  line('M12 34h14M52 34h10M35 56h12M12 78h10', BRICK_HI, 3);

/** Letters drawn for the same reason as the seats': they must hold at 32 px. */
const LADDER_LETTERS = { A: 'M65 43 76 16l11 27M69 34h14', B: 'M68 16v27h9a7 7 0 0 0 0-14h-9M76 29a6 6 0 0 0 0-13h-8' };

function ladder(letter: 'A' | 'B', up: boolean): string {
  const plate = letter === 'A' ? PAPER_2 : 'var(--plate-b,#cfe0d8)';
  const arrow = up ? 'M76 84V58M65 68l11-11 11 11' : 'M76 56v27M65 73l11 11 11-11';
  const shape = letter === 'A' ? box(5, 5, 90, 88, 12, plate) : fill('M22 5h56l17 17v54L78 93H22L5 76V22z', plate);
  const rungs = 'M22 28h30M22 43h30M22 58h30M22 73h30';
  return (
    `<g transform="translate(0 4)" opacity=".55">${letter === 'A' ? box(5, 5, 90, 88, 12, INK) : fill('M22 5h56l17 17v54L78 93H22L5 76V22z', INK)}</g>` +
    inked(shape) +
    line('M22 16v68M52 16v68', INK, 10) +
    line(rungs, INK, 9) +
    line('M22 16v68M52 16v68', OAK, 5.5) +
    line(rungs, OAK_HI, 4.5) +
    line(LADDER_LETTERS[letter], INK, 5.5) +
    line(arrow, up ? MOVE : BATTLE, 6.5)
  );
}

const stone =
  `<ellipse cx="50" cy="86" rx="42" ry="8" fill="${INK}" opacity=".2"/>` +
  inked(
    fill('M8 76c-2-18 10-22 16-34 8-18 34-22 44-6 6 10 22 16 24 32 2 14-12 20-42 20S10 88 8 76z', STONE) +
      fill('M52 86q-2-20 14-26 18-4 26 12 2 14-16 15z', STONE_LO),
    3.5,
  ) +
  line('M30 42q8-12 22-8M20 70q0-8 6-13', STONE_HI, 5.5) +
  line('M46 52l7 8-3 9', STONE_LO, 3.5) +
  line('M66 67q4-2 8-1', STONE, 4);

const portal =
  inked(dot(50, 54, 42, INK) + dot(50, 50, 42, NIGHT)) +
  `<circle cx="50" cy="50" r="31" fill="none" stroke="${PORTAL}" stroke-width="7" stroke-dasharray="34 15"/>` +
  `<circle cx="50" cy="50" r="18" fill="none" stroke="${STEEL_HI}" stroke-width="6" stroke-dasharray="22 16" stroke-dashoffset="14"/>` +
  dot(50, 50, 6, PORTAL);

/** Lies on water: a floe with the blue left around it. */
const ice =
  inked(fill('M16 30 34 10l34 4 22 20-4 36-24 20-36-4L10 60z', ICE_LO), 3.5) +
  fill('M18 29 35 12l32 4 20 18-3 28-24 17-34-4-14-20z', ICE) +
  `<path d="M24 46 46 18h12L28 54zM44 68 76 32h6L52 72z" fill="#fff" opacity=".85"/>` +
  line('M60 54l10 5 3 12', ICE_LO, 3.5);

const treasure =
  `<ellipse cx="50" cy="86" rx="40" ry="7" fill="${INK}" opacity=".2"/>` +
  inked(
    fill('M14 46q0-28 22-28h28q22 0 22 28z', OAK) +
      fill('M18 46q8-10 16-4 6-8 14-2 8-8 16 0 10-6 18 6z', BRASS) +
      box(12, 46, 76, 38, 4, OAK),
  ) +
  line('M30 48v34M70 48v34', OAK_LO, 5) +
  line('M26 30q3-6 10-7', OAK_HI, 4.5) +
  inked(box(41, 42, 18, 22, 4, BRASS)) +
  line('M50 51v6', INK, 4.5);

/** A cogwheel with its middle at (50, 50); the teeth are one thick dashed ring. */
const gear =
  `<circle cx="50" cy="50" r="34" fill="none" stroke="${INK}" stroke-width="20" stroke-dasharray="17.4 9.3" />` +
  `<circle cx="50" cy="50" r="33" fill="none" stroke="${BRASS}" stroke-width="14" stroke-dasharray="11.4 14.5" stroke-dashoffset="-3"/>` +
  inked(dot(50, 50, 29, BRASS), 3.5) +
  inked(dot(50, 50, 11, PAPER_2)) +
  line('M31 45q3-10 12-13', PAPER, 4);

const damage =
  inked(fill('M50 4 84 14 96 48 84 84 50 96 16 86 4 50 18 16z', BATTLE)) +
  line('M56 12 42 38l18 8-14 18 6 22', INK, 11) +
  line('M56 12 42 38l18 8-14 18 6 22', PAPER, 5.5);

/** A sensor looks for one kind of obstacle: an eye above the thing. */
const sensor = (thing: string): string =>
  inked(dot(50, 54, 45, INK), 2) +
  inked(dot(50, 50, 45, PAPER)) +
  inked(fill('M22 25q28-28 56 0-28 24-56 0z', PAPER_2)) +
  dot(50, 24, 8.5, INK) +
  dot(52.5, 21.5, 2.6, PAPER) +
  thing;

/** Venn circles: what is dark is what will be done. Holds without colour and without reading. */
const venn = (left: string, right: string, both: string): string =>
  inked(
    fill('M50 35a20 20 0 1 0 0 30 20 20 0 0 1 0-30z', left) +
      fill('M50 35a20 20 0 1 1 0 30 20 20 0 0 0 0-30z', right) +
      fill('M50 35a20 20 0 0 1 0 30 20 20 0 0 1 0-30z', both),
  );
const logic = (sign: string): string => {
  const hexagon = 'M28 6h44l24 42-24 42H28L4 48z';
  return `<path d="${hexagon}" fill="${INK}" transform="translate(0 6)" opacity=".55"/>${inked(fill(hexagon, PAPER))}<g transform="translate(0 -2)">${sign}</g>`;
};

const TOKENS: Record<TokenName, string> = {
  wall,
  ladderAUp: ladder('A', true),
  ladderADown: ladder('A', false),
  ladderBUp: ladder('B', true),
  ladderBDown: ladder('B', false),
  stone,
  portal,
  ice,
  treasure,
  gear,
  damage,
  sensorBarrel: sensor(inset(barrelIcon(), 50, 66, 58)),
  sensorWall: sensor(inset(wall, 50, 65, 46)),
  sensorWater: sensor(
    inked(fill('M50 42q18 20 18 31a18 16 0 0 1-36 0q0-11 18-31z', WATER)) + line('M42 72q1 7 7 9', WATER_HI, 4),
  ),
  and: logic(venn(PAPER_2, PAPER_2, BONUS)),
  or: logic(venn(BONUS, BONUS, BONUS)),
  xor: logic(venn(BONUS, BONUS, PAPER_2)),
  not: logic(
    inked(dot(50, 50, 25, BONUS) + dot(50, 50, 13, PAPER)) + line('M29 75 71 25', INK, 8) + line('M29 75 71 25', PAPER, 3),
  ),
};

export const tokenArt = (name: TokenName): string => TOKENS[name];

const TRACKS: Record<LineKind, string> = {
  NS: 'M50 0v100',
  EW: 'M0 50h100',
  NE: 'M50 0v18q0 32 32 32h18',
  NW: 'M50 0v18q0 32-32 32H0',
  SE: 'M50 100V82q0-32 32-32h18',
  SW: 'M50 100V82q0-32-32-32H0',
};

/** A line for robots to follow: black tape with a white middle, arrowless because it works both ways. */
export function lineArt(kind: LineKind): string {
  const d = TRACKS[kind];
  const stroke = (colour: string, width: number, more = ''): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
  return stroke(PAPER, 34) + stroke(INK, 27) + stroke(BRASS, 5, ' stroke-dasharray="10 8" stroke-dashoffset="-4"');
}
