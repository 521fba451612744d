import { seatShape } from '@stolik/look/seats';
import type { PictureFace } from './art/draw.ts';
import { lowerStripArt, railWay, type SideKind, sideArt, stripWay, upperStripArt } from './art/edges.ts';
import type { TileState } from './art/parts.ts';
import { firstPlayerArt, glowArt, glowBadgeArt, ironArt, onArt, shortArt, smokeArt } from './art/tokens.ts';
import type { TileCode } from './art/way.ts';
import { type Current, dotsArt, strandArt, tileArt, tileBackArt } from './art.ts';
import { BOXES, TILE_CODES } from './board/tiles.ts';

const CODES = TILE_CODES as readonly TileCode[];
const PAPER = 'var(--paper, #fffdf8)';
const INK = 'var(--ink, #2b2533)';
const FELT = 'var(--felt-ci, #333a5e)';
const NOTE = 'var(--note, #fdfdfa)';
const NOTE_GRID = 'var(--note-grid, #c9dcec)';

const NAMES: Readonly<Record<TileCode, string>> = {
  I: 'wire',
  L: 'corner',
  T: 'branch',
  X: 'crossing',
  H: 'bridge',
  E: 'lamp',
  R: 'resistor',
  D: 'diode',
  V: 'LED',
  K: 'reed switch',
  M: 'magnet',
  G: 'battery',
};

const STATES: readonly (readonly [string, TileCode, TileState])[] = [
  ['lamp, half', 'E', { lit: 1 }],
  ['lamp, full', 'E', { lit: 2 }],
  ['lamp, burnt', 'E', { burnt: true }],
  ['LED, half', 'V', { lit: 1 }],
  ['LED, full', 'V', { lit: 2 }],
  ['LED, burnt', 'V', { burnt: true }],
  ['resistor, burnt', 'R', { burnt: true }],
  ['reed, on', 'K', { on: true }],
];

const SIDES: readonly (readonly [string, SideKind, boolean])[] = [
  ['plus', '+', false],
  ['minus', '-', false],
  ['plus, fuse', '+f', false],
  ['minus, fuse', '-f', false],
  ['plus, blown', '+f', true],
  ['minus, blown', '-f', true],
  ['broken', 'x', false],
];

function at(art: string, x: number, y: number, size = 1): string {
  return `<g transform="translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}">${art}</g>`;
}

function label(text: string, x: number, y: number, size = 14): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${INK}">${text}</text>`;
}

function heading(text: string, y: number): string {
  return `<text x="40" y="${y}" font-size="24" font-weight="700" fill="${INK}">${text}</text>`;
}

/** Both faces of everything that has two, the schematic one below the realistic. */
function tiles(top: number): string {
  let art = '';
  const all: (readonly [string, TileCode, TileState])[] = [
    ...CODES.map((code) => [`${code} ${NAMES[code]}`, code, {}] as const),
    ...STATES,
  ];
  for (const [i, [name, code, state]] of all.entries()) {
    const x = 40 + (i % 12) * 126;
    const y = top + Math.floor(i / 12) * 250;
    art +=
      at(tileArt(code, { state }), x, y) +
      at(tileArt(code, { state, face: 'schematic' }), x, y + 106) +
      label(name, x + 50, y + 226) +
      (i < CODES.length ? label(`${BOXES.lively.tiles[i]} (classic: ${BOXES.classic.tiles[i]})`, x + 50, y + 243, 12) : '');
  }
  for (const [i, rotation] of [1, 2, 3].entries()) {
    const x = 40 + (8 + i) * 126;
    const current: Current[] = [{ from: rotation as 1 | 2 | 3, to: ((rotation + 1) & 3) as 0 | 2 | 3, level: i === 2 ? 1 : 2 }];
    art +=
      at(tileArt('L', { rotation, current }), x, top + 250) +
      at(tileArt('L', { rotation, current, face: 'schematic' }), x, top + 356);
    art += label(`L${rotation}, current`, x + 50, top + 476);
  }
  return art + at(tileBackArt(), 40 + 11 * 126, top + 250) + label('back', 90 + 11 * 126, top + 476);
}

function sides(top: number): string {
  let art = '';
  for (const [i, [name, kind, burnt]] of SIDES.entries()) {
    const x = 40 + i * 108;
    for (const [row, face] of (['real', 'schematic'] as PictureFace[]).entries()) {
      art +=
        at(sideArt(kind, 'left', { burnt, face }), x, top + row * 100, 0.8) +
        at(sideArt(kind, 'right', { burnt, face }), x + 52, top + row * 100, 0.8);
    }
    art += label(name, x + 50, top + 196);
  }
  for (const [row, face] of (['real', 'schematic'] as PictureFace[]).entries()) {
    for (const [i, edge] of (['left', 'right'] as const).entries()) {
      art +=
        at(upperStripArt(edge, face), 800 + i * 180, top + row * 100, 0.6) +
        at(lowerStripArt(edge, face), 1165 + i * 180, top + row * 100, 0.6);
    }
  }
  return art;
}

function tokens(top: number): string {
  const drawn: [string, string][] = [
    ['smoke', smokeArt()],
    ['soldering iron', ironArt()],
    ['On', onArt()],
    ['short circuit', shortArt(2)],
    ['turned over', shortArt(4)],
    ['first player', firstPlayerArt()],
  ];
  let art = '';
  for (let seat = 0; seat < 6; seat++) {
    const { letter } = seatShape(seat);
    art +=
      at(glowArt(seat, 1), 40 + seat * 126, top) +
      at(glowArt(seat, 2), 40 + seat * 126, top + 104) +
      label(`glow ${letter}`, 90 + seat * 126, top + 226);
  }
  for (const [i, [name, drawing]] of drawn.entries())
    art += at(drawing, 800 + i * 126, top) + label(name, 850 + i * 126, top + 122);
  for (let seat = 0; seat < 6; seat++) {
    art +=
      at(glowBadgeArt(seat, 1), 806 + seat * 126, top + 150, 0.4) + at(glowBadgeArt(seat, 2), 852 + seat * 126, top + 150, 0.4);
  }
  return art + label('badges for a tile’s corner', 1164, top + 218, 13);
}

interface Laid {
  readonly code: TileCode;
  readonly rotation: number;
  readonly column: number;
  readonly row: number;
  readonly state?: TileState;
  readonly current?: readonly Current[];
}

const LAID: readonly Laid[] = [
  { code: 'V', rotation: 0, column: 0, row: 3, state: { lit: 2 }, current: [{ from: 2, to: 0, level: 2 }] },
  { code: 'L', rotation: 1, column: 0, row: 2, current: [{ from: 2, to: 1, level: 2 }] },
  { code: 'E', rotation: 1, column: 1, row: 2, state: { lit: 1 }, current: [{ from: 3, to: 1, level: 2 }] },
  { code: 'L', rotation: 2, column: 2, row: 2, current: [{ from: 3, to: 2, level: 2 }] },
  { code: 'I', rotation: 0, column: 2, row: 3, current: [{ from: 0, to: 2, level: 2 }] },
  { code: 'R', rotation: 1, column: 0, row: 0, current: [{ from: 3, to: 1, level: 1 }] },
  { code: 'H', rotation: 0, column: 1, row: 0, current: [{ from: 3, to: 1, level: 1 }] },
  { code: 'L', rotation: 3, column: 2, row: 0, current: [{ from: 3, to: 0, level: 1 }] },
  { code: 'L', rotation: 0, column: 3, row: 0, current: [{ from: 0, to: 1, level: 1 }] },
  { code: 'E', rotation: 1, column: 4, row: 0, state: { lit: 1 }, current: [{ from: 3, to: 1, level: 1 }] },
  { code: 'I', rotation: 1, column: 5, row: 0, current: [{ from: 3, to: 1, level: 1 }] },
  { code: 'M', rotation: 0, column: 2, row: 1 },
  { code: 'K', rotation: 1, column: 3, row: 1, state: { on: true } },
  { code: 'T', rotation: 1, column: 4, row: 1 },
  { code: 'D', rotation: 0, column: 5, row: 2 },
  { code: 'X', rotation: 0, column: 4, row: 2 },
  { code: 'G', rotation: 0, column: 5, row: 1 },
  { code: 'V', rotation: 2, column: 4, row: 3, state: { burnt: true } },
  { code: 'L', rotation: 3, column: 5, row: 3 },
];

/** The upper four rows of a field in play, one face. */
function field(face: PictureFace): string {
  let art =
    face === 'real'
      ? `<rect x="-80" y="-80" width="760" height="590" rx="18" fill="${FELT}"/>`
      : `<rect x="-80" y="-80" width="760" height="590" rx="18" fill="${NOTE}" stroke="${NOTE_GRID}" stroke-width="3"/>`;
  const rim = [
    at(upperStripArt('left', face), 0, -60),
    at(upperStripArt('right', face), 300, -60),
    at(lowerStripArt('left', face), 0, 400),
    at(lowerStripArt('right', face), 300, 400),
  ].join('');
  const flows: [string, 1 | 2, number, number][] = [
    [railWay(2, 3), 1, 9, -60],
    [stripWay('left', '+'), 2, 1, 400],
    [stripWay('left', '-'), 2, 1, 400],
  ];
  const strands = flows.map(([way, level, , y]) => at(strandArt(way, level, face), 0, y)).join('');
  const dots = flows.map(([way, level, count, y]) => at(dotsArt(way, level, face, count), 0, y)).join('');
  art += (face === 'real' ? rim + strands : strands + rim) + dots;
  const left: SideKind[] = ['+', '-f', 'x', '-'];
  const right: SideKind[] = ['-', '+f', '-', '+'];
  for (let row = 0; row < 4; row++) {
    art +=
      at(sideArt(left[row]!, 'left', { face, burnt: row === 1 }), -60, row * 100) +
      at(sideArt(right[row]!, 'right', { face }), 600, row * 100);
  }
  for (const { code, rotation, column, row, state = {}, current = [] } of LAID) {
    art += at(tileArt(code, { face, rotation, state, current }), column * 100, row * 100);
    if (state.lit)
      art += at(glowBadgeArt(row === 0 ? 1 : 0, state.lit), column * 100 + (face === 'real' ? 64 : 2), row * 100 + 2, 0.36);
    if (state.on) art += at(onArt(), column * 100 + 52, row * 100 - 4, 0.46);
  }
  return art;
}

function small(top: number): string {
  let art = `<rect x="30" y="${top - 12}" width="1500" height="64" rx="12" fill="${FELT}"/>`;
  const all: (readonly [TileCode, TileState])[] = [
    ...CODES.map((code) => [code, {}] as const),
    ...STATES.map(([, code, state]) => [code, state] as const),
  ];
  for (const [i, [code, state]] of all.entries()) {
    art +=
      at(tileArt(code, { state }), 44 + i * 37, top + 4, 0.32) +
      at(tileArt(code, { state, face: 'schematic' }), 800 + i * 36, top + 4, 0.32);
  }
  return art;
}

/** Every piece of the circuit game on one sheet. */
export function sheet(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1560 2010" font-family="var(--text, system-ui, sans-serif)"><rect width="1560" height="2010" fill="${PAPER}"/>` +
    `${heading('The circuit: tiles, both faces', 44)}${tiles(66)}${heading('Side tokens, strips', 590)}${sides(618)}` +
    `${heading('Tokens', 890)}${tokens(910)}${heading('At 32', 1190)}${small(1220)}` +
    `${heading('On the table', 1320)}${at(field('real'), 108, 1420, 0.97)}${at(field('schematic'), 861, 1420, 0.97)}</svg>\n`
  );
}
