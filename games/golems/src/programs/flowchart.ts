import type { Language } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { EditionId } from '../editions/edition.ts';
import { en } from '../words/en/flowchart.ts';
import { pl } from '../words/pl/flowchart.ts';
import { ru } from '../words/ru/flowchart.ts';
import { type CardColour, type CardFace, cardFaces } from './cards.ts';
import type { Program } from './program.ts';

const WORDS = inEach({ en, ru, pl });

// Everything hangs on one vertical line; what a bonus holds stands beside or below it.

const MIDDLE = 124;
const BOX = { width: 124, height: 40 };
const HALF = BOX.width / 2;
const GAP = 28;
const CALL_WIDTH = 196;
/** Half the width of a rhombus or hexagon. */
const WIDE = 102;
/** The column of "no" beside an If, and the way round a loop. */
const BESIDE = { x: 250, width: 108 };
const ROUND = 262;

const FILL: Readonly<Record<CardColour | 'end', string>> = {
  movement: 'var(--flow-movement, #d9ecd0)',
  action: 'var(--flow-action, #f6d5cf)',
  bonus: 'var(--flow-bonus, #e4daf3)',
  end: 'var(--paper, #fbf6ea)',
};
const INK = 'var(--ink, #33291f)';

/**
 * The program as an SVG text: rectangles, rhombuses and hexagons joined by arrows. Rows are `data-row`, the ways that a bonus may take
 * `data-branch="yes"` and `"no"`, so that a running program can be marked.
 */
export function flowchart(program: Program, edition: EditionId, language: Language): string {
  const parts: string[] = [];
  let y = 8;
  parts.push(terminal(WORDS.start[language], y));
  y += BOX.height;
  for (const face of cardFaces(program, edition, language)) {
    parts.push(arrow(MIDDLE, y, y + GAP));
    const drawn = drawFace(face, y + GAP, language);
    parts.push(`<g data-row="${face.row}">${drawn.svg}</g>`);
    y = drawn.bottom;
  }
  parts.push(arrow(MIDDLE, y, y + GAP), terminal(WORDS.end[language], y + GAP));
  const height = y + GAP + BOX.height + 8;
  const [left, width] = frameOf(program);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" role="img" font-family="'Golos Text', sans-serif" font-size="14">`,
    `<title>${WORDS.title[language]}</title>`,
    ...parts,
    '</svg>',
  ].join('\n');
}

/** No wider than what is drawn: margins would only make its words small. */
function frameOf(program: Program): readonly [left: number, width: number] {
  if (program.some(({ kind }) => kind === 'if'))
    return [MIDDLE - WIDE - 6, BESIDE.x + BESIDE.width / 2 + 4 - (MIDDLE - WIDE - 6)];
  if (program.some(({ kind }) => kind === 'repeat' || kind === 'while')) return [2, ROUND + 6];
  if (program.some(({ kind }) => kind === 'call')) return [MIDDLE - WIDE, 2 * WIDE];
  return [MIDDLE - HALF - 12, BOX.width + 24];
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

const branch = (answer: 'yes' | 'no', parts: readonly string[]): string => `<g data-branch="${answer}">${parts.join('\n')}</g>`;

/** Yes goes down, No to the right; both meet below. */
function drawCondition(face: CardFace, y: number, language: Language): Drawn {
  const [yes, no] = face.inner as [CardFace, CardFace];
  const high = 64;
  const below = y + high + GAP;
  const meet = below + BOX.height + GAP;
  const centre = y + high / 2;
  const rhombus = `M${MIDDLE} ${y} ${MIDDLE + WIDE} ${centre} ${MIDDLE} ${y + high} ${MIDDLE - WIDE} ${centre}z`;
  const svg = [
    shape(rhombus, 'bonus'),
    text(MIDDLE, centre, face.asks?.text ?? face.name, 17),
    branch('yes', [
      arrow(MIDDLE, y + high, below),
      text(MIDDLE - 24, y + high + GAP / 2, WORDS.yes[language]),
      box(yes, MIDDLE, below),
      line(`M${MIDDLE} ${below + BOX.height}V${meet}`),
    ]),
    branch('no', [
      line(`M${MIDDLE + WIDE} ${centre}H${BESIDE.x}V${below - 4}`),
      head(BESIDE.x, below, 'down'),
      text(BESIDE.x + 22, centre + 16, WORDS.no[language]),
      box(no, BESIDE.x, below, BESIDE.width),
      line(`M${BESIDE.x} ${below + BOX.height}V${meet}H${MIDDLE + 8}`),
      head(MIDDLE, meet, 'left'),
    ]),
  ];
  return { svg: svg.join('\n'), bottom: meet };
}

/** The card hangs below the hexagon, an arrow leads back up to it; the way on goes round on the other side. */
function drawLoop(face: CardFace, y: number, language: Language): Drawn {
  const inner = face.inner[0]!;
  const below = y + BOX.height + GAP;
  const meet = below + BOX.height + GAP;
  const centre = y + BOX.height / 2;
  const [from, to] = [MIDDLE - WIDE, MIDDLE + WIDE];
  const hexagon = `M${from} ${centre} ${from + 14} ${y}H${to - 14}L${to} ${centre} ${to - 14} ${y + BOX.height}H${from + 14}z`;
  const svg = [
    shape(hexagon, 'bonus'),
    text(MIDDLE, centre, face.asks?.text ?? face.name, 23),
    branch('yes', [
      arrow(MIDDLE, y + BOX.height, below),
      ...(face.asks ? [text(MIDDLE - 24, y + BOX.height + GAP / 2, WORDS.yes[language])] : []),
      box(inner, MIDDLE, below),
      line(`M${MIDDLE - HALF} ${below + BOX.height / 2}H8V${centre}H${from - 4}`),
      head(from, centre, 'right'),
    ]),
    branch('no', [
      line(`M${to} ${centre}H${ROUND}V${meet}H${MIDDLE + 8}`),
      head(MIDDLE, meet, 'left'),
      ...(face.asks ? [text(to + 16, centre + 14, WORDS.no[language])] : []),
    ]),
  ];
  return { svg: svg.join('\n'), bottom: meet };
}

function box(face: CardFace, x: number, y: number, width = BOX.width): string {
  const figure = shape(`M${x - width / 2} ${y}h${width}v${BOX.height}h${-width}z`, face.colour);
  return figure + text(x, y + BOX.height / 2, face.name, Math.floor(width / 8.6));
}

/** A called subprogram has doubled sides, as in every flowchart. */
function callBars(y: number): string {
  const inset = CALL_WIDTH / 2 - 10;
  return [MIDDLE - inset, MIDDLE + inset].map((x) => line(`M${x} ${y}v${BOX.height}`)).join('');
}

function terminal(label: string, y: number): string {
  return `<rect x="${MIDDLE - 60}" y="${y}" width="120" height="${BOX.height}" rx="20" fill="${FILL.end}" stroke="${INK}" stroke-width="2"/>${text(MIDDLE, y + BOX.height / 2, label)}`;
}

const shape = (path: string, colour: CardColour): string =>
  `<path d="${path}" fill="${FILL[colour]}" stroke="${INK}" stroke-width="2"/>`;
const arrow = (x: number, from: number, to: number): string => line(`M${x} ${from}V${to - 4}`) + head(x, to, 'down');
const line = (path: string): string => `<path d="${path}" fill="none" stroke="${INK}" stroke-width="2"/>`;

// Drawn, not a marker: a marker of a picture that is hidden is drawn nowhere, and on paper the table is hidden.
const HEADS = { down: '-5-9h10z', right: '-9-5v10z', left: '9-5v10z' } as const;
const head = (x: number, y: number, to: keyof typeof HEADS): string => `<path d="M${x} ${y}l${HEADS[to]}" fill="${INK}"/>`;

/** Long words become two lines, and smaller, instead of leaving their figure. */
function text(x: number, y: number, label: string, room = 99): string {
  const size = label.length > room ? ' font-size="12"' : '';
  const words = (at: number, part: string): string =>
    `<text x="${x}" y="${at}" text-anchor="middle" dominant-baseline="central"${size} fill="${INK}">${escapeXml(part)}</text>`;
  const cut = label.length > room ? middleOf(label) : -1;
  return cut < 0 ? words(y, label) : words(y - 7, label.slice(0, cut)) + words(y + 7, label.slice(cut + 1));
}

/** The blank nearest to the middle. */
function middleOf(label: string): number {
  const blanks = [...label].flatMap((letter, at) => (letter === ' ' ? [at] : []));
  const far = (at: number): number => Math.abs(at - label.length / 2);
  return blanks.reduce((best, at) => (best < 0 || far(at) < far(best) ? at : best), -1);
}
const escapeXml = (label: string): string => label.replace(/&/g, '&amp;').replace(/</g, '&lt;');
