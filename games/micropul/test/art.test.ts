import { LANGUAGES } from '@stolik/kernel/language';
import { findFaults, withoutColours } from '@stolik/kernel/testing/svg';
import { seatName } from '@stolik/look/seat-names';
import { SEAT_SHAPES, seatShape } from '@stolik/look/seats';
import { expect, test } from 'vitest';
import printed from '../data/tiles.json' with { type: 'json' };
import { catalystArt, joinArt, stoneArt, tileArt, tileBackArt, unitArt } from '../src/art.ts';
import { writeTile } from '../src/board/tiles.ts';
import { sheet } from '../src/sheet.ts';

const SIGNS = [...'WB12+.'];
const CORNERS = SIGNS.flatMap((a) => SIGNS.flatMap((b) => SIGNS.flatMap((c) => SIGNS.map((d) => a + b + c + d))));
const FACES = [...CORNERS, 'big:W+', 'big:B+', 'big:W1', 'big:B1'];
const SEATS = SEAT_SHAPES.map((_, seat) => seat);

const PIECES: Readonly<Record<string, string>> = {
  back: tileBackArt(),
  start: tileArt('WWBB', { start: true }),
  white: unitArt('W'),
  black: unitArt('B'),
  dot: catalystArt('1'),
  dots: catalystArt('2'),
  plus: catalystArt('+'),
  joinRight: joinArt('W', 75, 25, 'right'),
  joinDown: joinArt('B', 75, 75, 'down'),
  ...Object.fromEntries(SEATS.map((seat) => [`stone ${seat}`, stoneArt(seat)])),
};

test('[M1.1] every face can be drawn, without faults and within 1700 characters', () => {
  for (const face of FACES) {
    const art = tileArt(face);
    expect(findFaults(art), face).toEqual([]);
    expect(art.length, face).toBeLessThanOrEqual(1700);
  }
  for (const [name, art] of Object.entries(PIECES)) {
    expect(findFaults(art), name).toEqual([]);
    expect(art.length, name).toBeLessThanOrEqual(1700);
  }
});

test('[M1.1] different faces are different drawings, also without colours and without the grain of the wood', () => {
  const drawings = FACES.map((face) => withoutColours(tileArt(face, { wood: false })));
  // A tile without a single unit is not in the box; of the rest no two look alike.
  expect(new Set(drawings).size).toBe(FACES.length);
  expect(new Set(Object.values(PIECES).map(withoutColours)).size).toBe(Object.keys(PIECES).length);
});

test('[M1.1] white and black differ by mark and not by fill alone', () => {
  expect(withoutColours(unitArt('W'))).not.toBe(withoutColours(unitArt('B')));
});

test('[M1.2] a big tile is no tile of four units', () => {
  expect(withoutColours(tileArt('big:W1'))).not.toContain(withoutColours(unitArt('W')));
  expect(tileArt('big:W1')).not.toBe(tileArt('WWWW'));
});

test('[M1.3] the start tile can be told from its twin', () => {
  expect(withoutColours(tileArt('WWBB', { start: true }))).not.toBe(withoutColours(tileArt('WWBB')));
});

test('a face is drawn where it lies: a quarter turn moves a unit from corner to corner', () => {
  for (const [face, corner] of [
    ['W...', 'M25 25h'],
    ['.W..', 'M75 25h'],
    ['..W.', 'M75 75h'],
    ['...W', 'M25 75h'],
  ] as const) {
    expect(tileArt(face)).toContain(corner);
  }
});

test('seats differ by shape, letter, colour and name, and their letters can be read on the colour', () => {
  for (const key of ['shape', 'letter', 'colour', 'path'] as const)
    expect(new Set(SEAT_SHAPES.map((seat) => seat[key])).size).toBe(6);
  for (const language of LANGUAGES) expect(new Set(SEAT_SHAPES.map((_, seat) => seatName(seat, 'red', language))).size).toBe(6);
  for (const { colour, shape } of SEAT_SHAPES) expect(contrastWithWhite(/#\w{6}/.exec(colour)![0]), shape).toBeGreaterThan(4.5);
  expect(() => seatShape(6)).toThrow('no seat 7');
});

function contrastWithWhite(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05);
}

test("a stone bears its seat's letter, or the player's own, safely", () => {
  expect(stoneArt(1)).toContain('>B</text>');
  expect(stoneArt(1, 'Ж')).toContain('>Ж</text>');
  expect(findFaults(stoneArt(1, '<'))).toEqual([]);
});

test('the sheet shows all printed tiles and is always the same', () => {
  const drawn = sheet();
  expect(findFaults(drawn.replace(' xmlns="http://www.w3.org/2000/svg"', '').trim())).toEqual([]);
  for (const { id } of printed.tiles) expect(drawn).toContain(`>${id} ${writeTile(id)}<`);
  expect(sheet()).toBe(drawn);
});
