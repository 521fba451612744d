import type { Language, Words } from '@stolik/kernel/language';
import { type CardColour, type CardFace, cardFaces } from './cards.ts';
import type { Edition, Program } from './program.ts';

// Everything hangs on one vertical line; what a bonus holds stands beside or below it.

const WIDTH = 360;
const MIDDLE = 150;
const BOX = { width: 140, height: 40 };
const HALF = BOX.width / 2;
const GAP = 28;
const CALL_WIDTH = 200;

const START: Words = { en: 'Start', ru: 'Начало', pl: 'Początek' };
const END: Words = { en: 'End', ru: 'Конец', pl: 'Koniec' };
const YES: Words = { en: 'yes', ru: 'да', pl: 'tak' };
const NO: Words = { en: 'no', ru: 'нет', pl: 'nie' };
const TITLE: Words = { en: 'Flowchart', ru: 'Блок-схема', pl: 'Schemat blokowy' };

const FILL: Readonly<Record<CardColour | 'end', string>> = {
  movement: 'var(--flow-movement, #d9ecd0)',
  action: 'var(--flow-action, #f6d5cf)',
  bonus: 'var(--flow-bonus, #e4daf3)',
  end: 'var(--paper, #fbf6ea)',
};
const INK = 'var(--ink, #33291f)';

/** The program as an SVG text: rectangles, rhombuses and hexagons joined by arrows. */
export function flowchart(program: Program, edition: Edition, language: Language): string {
  const parts: string[] = [];
  let y = 8;
  parts.push(terminal(START[language], y));
  y += BOX.height;
  for (const face of cardFaces(program, edition, language)) {
    parts.push(arrow(MIDDLE, y, MIDDLE, y + GAP));
    const drawn = drawFace(face, y + GAP, language);
    parts.push(`<g data-row="${face.row}">${drawn.svg}</g>`);
    y = drawn.bottom;
  }
  parts.push(arrow(MIDDLE, y, MIDDLE, y + GAP), terminal(END[language], y + GAP));
  const height = y + GAP + BOX.height + 8;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="'Golos Text', sans-serif" font-size="14">`,
    `<title>${TITLE[language]}</title>`,
    `<defs><marker id="flow-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="${INK}"/></marker></defs>`,
    ...parts,
    '</svg>',
  ].join('\n');
}

interface Drawn {
  readonly svg: string;
  readonly bottom: number;
}

function drawFace(face: CardFace, y: number, language: Language): Drawn {
  if (face.shape === 'rhombus') return drawCondition(face, y, language);
  if (face.shape === 'hexagon') return drawLoop(face, y, language);
  const svg = face.card === 'call' ? box(face, MIDDLE, y, CALL_WIDTH) + callBars(y) : box(face, MIDDLE, y);
  return { svg, bottom: y + BOX.height };
}

/** Yes goes down, No to the right; both meet below. */
function drawCondition(face: CardFace, y: number, language: Language): Drawn {
  const [yes, no] = face.inner as [CardFace, CardFace];
  const high = 64;
  const right = MIDDLE + HALF + 70;
  const below = y + high + GAP;
  const meet = below + BOX.height + GAP;
  const centre = y + high / 2;
  const rhombus = `M${MIDDLE} ${y} ${MIDDLE + 120} ${centre} ${MIDDLE} ${y + high} ${MIDDLE - 120} ${centre}z`;
  const svg = [
    shape(rhombus, 'bonus'),
    text(MIDDLE, centre, face.asks?.text ?? face.name),
    arrow(MIDDLE, y + high, MIDDLE, below),
    text(MIDDLE - 24, y + high + GAP / 2, YES[language]),
    box(yes, MIDDLE, below),
    elbow(`M${MIDDLE + 120} ${centre}H${right}V${below}`),
    text(right + 20, centre + 14, NO[language]),
    box(no, right, below, 120),
    line(MIDDLE, below + BOX.height, MIDDLE, meet),
    elbow(`M${right} ${below + BOX.height}V${meet}H${MIDDLE}`),
  ];
  return { svg: svg.join('\n'), bottom: meet };
}

/** The card hangs below the hexagon, an arrow leads back up to it; the way on goes round on the other side. */
function drawLoop(face: CardFace, y: number, language: Language): Drawn {
  const inner = face.inner[0]!;
  const below = y + BOX.height + GAP;
  const meet = below + BOX.height + GAP;
  const half = 120;
  const centre = y + BOX.height / 2;
  const hexagon = `M${MIDDLE - half} ${centre} ${MIDDLE - half + 20} ${y}H${MIDDLE + half - 20}L${MIDDLE + half} ${centre} ${MIDDLE + half - 20} ${y + BOX.height}H${MIDDLE - half + 20}z`;
  const svg = [
    shape(hexagon, 'bonus'),
    text(MIDDLE, centre, face.asks?.text ?? face.name),
    arrow(MIDDLE, y + BOX.height, MIDDLE, below),
    ...(face.asks ? [text(MIDDLE - 24, y + BOX.height + GAP / 2, NO[language])] : []),
    box(inner, MIDDLE, below),
    elbow(`M${MIDDLE - HALF} ${below + BOX.height / 2}H12V${centre}H${MIDDLE - half}`),
    `<path d="M${MIDDLE + half} ${centre}H${WIDTH - 40}V${meet}H${MIDDLE}" fill="none" stroke="${INK}" stroke-width="2"/>`,
    ...(face.asks ? [text(MIDDLE + half + 24, centre - 10, YES[language])] : []),
  ];
  return { svg: svg.join('\n'), bottom: meet };
}

function box(face: CardFace, x: number, y: number, width = BOX.width): string {
  return shape(`M${x - width / 2} ${y}h${width}v${BOX.height}h${-width}z`, face.colour) + text(x, y + BOX.height / 2, face.name);
}

/** A called subprogram has doubled sides, as in every flowchart. */
function callBars(y: number): string {
  const inset = CALL_WIDTH / 2 - 10;
  return [MIDDLE - inset, MIDDLE + inset].map((x) => line(x, y, x, y + BOX.height)).join('');
}

function terminal(label: string, y: number): string {
  return `<rect x="${MIDDLE - 60}" y="${y}" width="120" height="${BOX.height}" rx="20" fill="${FILL.end}" stroke="${INK}" stroke-width="2"/>${text(MIDDLE, y + BOX.height / 2, label)}`;
}

const shape = (path: string, colour: CardColour): string =>
  `<path d="${path}" fill="${FILL[colour]}" stroke="${INK}" stroke-width="2"/>`;
const arrow = (x1: number, y1: number, x2: number, y2: number): string => elbow(`M${x1} ${y1}L${x2} ${y2}`);
const elbow = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="2" marker-end="url(#flow-arrow)"/>`;
const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${INK}" stroke-width="2"/>`;
/** Long names become smaller instead of leaving their figure. */
function text(x: number, y: number, label: string): string {
  const size = label.length > 19 ? ' font-size="12"' : '';
  return `<text x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central"${size} fill="${INK}">${escapeXml(label)}</text>`;
}
const escapeXml = (label: string): string => label.replace(/&/g, '&amp;').replace(/</g, '&lt;');
