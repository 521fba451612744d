import { findFaults, withoutColours } from '@stolik/kernel/testing/svg';
import { SEAT_SHAPES } from '@stolik/look/seats';
import { expect, test } from 'vitest';
import { type PictureFace, round } from '../src/art/draw.ts';
import { lowerStripArt, railWay, sideArt, stripWay, upperStripArt } from '../src/art/edges.ts';
import { type TileState, wiring } from '../src/art/parts.ts';
import { symbol } from '../src/art/symbols.ts';
import { firstPlayerArt, glowArt, glowBadgeArt, ironArt, onArt, shortArt, smokeArt } from '../src/art/tokens.ts';
import { contactSides, type Side, type TileCode, wayThrough } from '../src/art/way.ts';
import { currentArt, tileArt, tileBackArt } from '../src/art.ts';
import { CONTACTS, LINKS, TILE_CODES } from '../src/board/tiles.ts';
import { sheet } from '../src/sheet.ts';

const CODES = TILE_CODES as readonly TileCode[];
const FACES: readonly PictureFace[] = ['real', 'schematic'];
const SEATS = SEAT_SHAPES.map((_, seat) => seat);
const SIDES: readonly Side[] = [0, 1, 2, 3];
const STATES: Readonly<Partial<Record<TileCode, readonly TileState[]>>> = {
  E: [{ lit: 1 }, { lit: 2 }, { burnt: true }],
  V: [{ lit: 1 }, { lit: 2 }, { burnt: true }],
  R: [{ burnt: true }],
  K: [{ on: true }],
};

function tilesOf(face: PictureFace): Map<string, string> {
  const tiles = new Map<string, string>();
  for (const code of CODES) {
    for (const state of [{}, ...(STATES[code] ?? [])]) {
      for (const rotation of SIDES)
        tiles.set(`${face} ${code}${rotation} ${JSON.stringify(state)}`, tileArt(code, { face, rotation, state }));
    }
  }
  return tiles;
}

function edgesOf(face: PictureFace): Map<string, string> {
  const pieces = new Map<string, string>();
  for (const edge of ['left', 'right'] as const) {
    for (const kind of ['+', '-', '+f', '-f', 'x'] as const) pieces.set(`${face} ${edge} ${kind}`, sideArt(kind, edge, { face }));
    for (const kind of ['+f', '-f'] as const)
      pieces.set(`${face} ${edge} ${kind} burnt`, sideArt(kind, edge, { face, burnt: true }));
    pieces.set(`${face} ${edge} lower`, lowerStripArt(edge, face));
    pieces.set(`${face} ${edge} upper`, upperStripArt(edge, face));
  }
  return pieces;
}

function tokens(): Map<string, string> {
  const pieces = new Map([
    ['smoke', smokeArt()],
    ['iron', ironArt()],
    ['on', onArt()],
    ['short 2', shortArt(2)],
    ['short 4', shortArt(4)],
    ['first player', firstPlayerArt()],
    ['back', tileBackArt()],
  ]);
  for (const seat of SEATS) {
    for (const level of [1, 2] as const) {
      pieces.set(`glow ${seat} ${level}`, glowArt(seat, level));
      pieces.set(`badge ${seat} ${level}`, glowBadgeArt(seat, level));
    }
  }
  return pieces;
}

const PIECES = new Map([...FACES.flatMap((face) => [...tilesOf(face), ...edgesOf(face)]), ...tokens()]);

/** All points a path goes through, for commands whose end point is their last pair; enough to see where wires end. */
function pointsOf(d: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isRelative = command === command!.toLowerCase();
    const step = { H: 1, V: 1, A: 7, C: 6, S: 4 }[command!.toUpperCase()] ?? 2;
    for (let i = 0; i + step <= numbers.length; i += step) {
      const last = numbers[i + step - 1]!;
      const kind = command!.toUpperCase();
      if (kind === 'H') x = last + (isRelative ? x : 0);
      else if (kind === 'V') y = last + (isRelative ? y : 0);
      else [x, y] = [numbers[i + step - 2]! + (isRelative ? x : 0), last + (isRelative ? y : 0)];
      points.push([x, y]);
    }
  }
  return points;
}

/** The sides in whose middle some wire of a drawing ends. */
function sidesReached(svg: string): number[] {
  const points = [...svg.matchAll(/\sd="([^"]*)"/g)].flatMap(([, d]) => pointsOf(d!)).map(([x, y]) => `${x} ${y}`);
  return SIDES.filter((side) => points.includes(['50 0', '100 50', '50 100', '0 50'][side]!));
}

test('every piece and state is drawn without faults and within its size', () => {
  for (const [name, art] of PIECES) {
    expect(findFaults(art), name).toEqual([]);
    expect(art.length, name).toBeLessThanOrEqual(name.startsWith('schematic') ? 2200 : 3200);
  }
});

test('different pieces are different drawings, also without colours', () => {
  const seen = new Map<string, string>();
  for (const [name, art] of PIECES) {
    const drawing = withoutColours(art);
    expect(seen.get(drawing), name).toBeUndefined();
    seen.set(drawing, name);
  }
});

test('[C1.2] wires end in the middle of the sides a tile joins, in both faces', () => {
  for (const code of CODES) {
    expect(sidesReached(wiring(code)), `real ${code}`).toEqual(contactSides(code));
    expect(sidesReached(symbol(code, {})), `schematic ${code}`).toEqual(contactSides(code));
  }
});

test('[C1.2] a rotation turns the drawing clockwise by quarter turns', () => {
  for (const face of FACES) {
    expect(tileArt('L', { face })).not.toContain('rotate');
    for (const rotation of [1, 2, 3]) expect(tileArt('L', { face, rotation })).toContain(`rotate(${rotation * 90} 50 50)`);
  }
});

test('[C1.2] a way leads from side to side exactly where the rules join them', () => {
  const middle = ['50 0', '100 50', '50 100', '0 50'];
  for (const [kind, code] of CODES.entries()) {
    for (const rotation of SIDES) {
      const tile = kind * 4 + rotation;
      for (const from of SIDES) {
        for (const to of SIDES) {
          const isJoined = from !== to && (LINKS[tile * 4 + from]! & (1 << to)) !== 0;
          for (const face of FACES) {
            const way = wayThrough(code, rotation, from, to, face);
            const ends = way ? pointsOf(way).map(([x, y]) => `${x} ${y}`) : [];
            expect([ends.at(0), ends.at(-1)], `${code}${rotation} ${from}-${to}`).toEqual(
              isJoined ? [middle[from], middle[to]] : [undefined, undefined],
            );
          }
        }
      }
      const contacts = contactSides(code).reduce((set, side) => set | (1 << ((side + rotation) & 3)), 0);
      expect(contacts).toBe(CONTACTS[tile]);
    }
  }
});

test('[C1.2] the way over a bridge keeps to its arch in every rotation', () => {
  for (const rotation of SIDES) {
    const way = wayThrough('H', rotation, ((3 + rotation) & 3) as Side, ((1 + rotation) & 3) as Side);
    const [, inward, outward] = pointsOf(way);
    // Turned back to the base position the arch begins at 32, 50 and ends at 68, 50, over the other wire.
    expect([inward, outward].map((point) => turnBack(point!, rotation))).toEqual([
      [32, 50],
      [68, 50],
    ]);
    expect(way).toContain('A18 18 0 0 1');
  }
});

function turnBack([x, y]: [number, number], rotation: number): [number, number] {
  const angle = (-rotation * Math.PI) / 2;
  const [dx, dy] = [x - 50, y - 50];
  return [round(50 + dx * Math.cos(angle) - dy * Math.sin(angle)), round(50 + dx * Math.sin(angle) + dy * Math.cos(angle))];
}

test('[C1.1] both faces of the rim have their contacts at the same places', () => {
  expect(railWay(1, 4)).toBe('M150 60V24H450V60');
  expect(stripWay('left', '+')).toBe('M50 18V0');
  expect(stripWay('right', '+')).toBe('M250 18V0');
  for (const face of FACES) {
    expect(lowerStripArt('left', face)).toMatch(/M50 0V/);
    expect(upperStripArt('left', face)).toMatch(/M150 (30|60)V/);
  }
});

test('[C5.1] half glow has 8 rays, full glow 12', () => {
  const raysOf = (art: string): number =>
    Math.max(
      ...[...art.matchAll(/\sd="([^"]*)"/g)].map(([, d]) => (/^(M[^ML]+L[^ML]+)+$/.test(d!) ? d!.split('M').length - 1 : 0)),
    );
  for (const seat of SEATS) expect([raysOf(glowArt(seat, 1)), raysOf(glowArt(seat, 2))]).toEqual([8, 12]);
  for (const face of FACES) {
    expect([1, 2].map((lit) => raysOf(tileArt('E', { face, state: { lit: lit as 1 | 2 } })))).toEqual([8, 12]);
  }
});

test('current is drawn along the way, and only where there is one', () => {
  const way = wayThrough('L', 0, 0, 1);
  expect(currentArt(way, 2)).toContain(`class="current" d="${way}"`);
  expect(currentArt('', 2)).toBe('');
  for (const face of FACES) {
    const art = tileArt('L', { face, current: [{ from: 0, to: 1, level: 1 }] });
    expect(findFaults(art)).toEqual([]);
    expect(art).toContain('class="current"');
    expect(tileArt('L', { face, current: [{ from: 2, to: 3, level: 1 }] })).not.toContain('class="current"');
  }
});

test('a burnt tile smokes and no longer glows', () => {
  for (const face of FACES) {
    expect(tileArt('V', { face, state: { lit: 2, burnt: true } })).toBe(tileArt('V', { face, state: { burnt: true } }));
  }
});

test('the sheet is whole and always the same', () => {
  const drawn = sheet();
  expect(findFaults(drawn.replace(' xmlns="http://www.w3.org/2000/svg"', '').trim())).toEqual([]);
  expect(sheet()).toBe(drawn);
});
