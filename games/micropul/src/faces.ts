/**
 * A face as it lies on the table: four corners NW, NE, SE, SW of `.WB12+` (6^4 of them, the printed ones and all others
 * a position may hold), then the four big tiles. Everything the rules ask of a face is a table lookup.
 */
export type Face = number & { readonly flavour?: 'face' };

export type Colour = 'W' | 'B';
export type Catalyst = '1' | '2' | '+';

const SYMBOLS = '.WB12+';
const DIGITS = SYMBOLS.length;
const FIRST_BIG = DIGITS ** 4;
const BIG = [
  { colour: 'W', catalyst: '+' },
  { colour: 'B', catalyst: '+' },
  { colour: 'W', catalyst: '1' },
  { colour: 'B', catalyst: '1' },
] as const;

export const FACE_COUNT = FIRST_BIG + BIG.length;

export const isBig = (face: Face): boolean => face >= FIRST_BIG;

/** Where a big tile's catalyst sits. */
export const MIDDLE = 4;

const isCatalyst = (symbol: string): symbol is Catalyst => symbol === '1' || symbol === '2' || symbol === '+';

/** The four corners' symbols, `WWWW` for a big white tile. */
const corners = (face: Face): string => {
  const big = BIG[face - FIRST_BIG];
  if (big) return big.colour.repeat(4);
  const at = (power: number): string => SYMBOLS[Math.floor(face / DIGITS ** power) % DIGITS]!;
  return at(3) + at(2) + at(1) + at(0);
};

const faceOfCorners = (text: string): Face => [...text].reduce((face, symbol) => face * DIGITS + SYMBOLS.indexOf(symbol), 0);

const TEXTS: readonly string[] = Array.from({ length: FACE_COUNT }, (_, face) => {
  const big = BIG[face - FIRST_BIG];
  return big ? `big:${big.colour}${big.catalyst}` : corners(face);
});
const BY_TEXT: ReadonlyMap<string, Face> = new Map(TEXTS.map((text, face) => [text, face]));

/** `W..1`, `big:B+`. */
export const writeFace = (face: Face): string => TEXTS[face]!;
export const findFace = (text: string): Face | undefined => BY_TEXT.get(text);

/** `ROTATIONS[face * 4 + r]`: turned clockwise by r quarters. */
export const ROTATIONS = new Uint16Array(FACE_COUNT * 4);
/** How many orientations look different: 1, 2 or 4. Those of r < ORIENTATIONS are all of them, each once. */
export const ORIENTATIONS = new Uint8Array(FACE_COUNT);
/** One number for all orientations of a tile: tiles of equal kind are equal. */
export const KINDS = new Uint16Array(FACE_COUNT);
/** Which corners are micropul: bits 0-3 white NW, NE, SE, SW, bits 4-7 black. */
export const UNITS = new Uint8Array(FACE_COUNT);
/** `UNITS_TURNED[face * 4 + r]`: UNITS of that rotation. */
export const UNITS_TURNED = new Uint8Array(FACE_COUNT * 4);
/** `YIELDS[face * 16 + corners]`: what its catalysts give when those corners touch micropul: tiles + pluses * PLUS. */
export const YIELDS = new Uint16Array(FACE_COUNT * 16);
/** One plus in a yield; the tiles are below it. */
export const PLUS = 256;

const YIELD_OF: Readonly<Record<Catalyst, number>> = { '1': 1, '2': 2, '+': PLUS };

function fillTables(face: Face): void {
  const text = corners(face);
  const turns = [0, 1, 2, 3].map((r) => (isBig(face) ? face : faceOfCorners(text.slice(4 - r) + text.slice(0, 4 - r))));
  ROTATIONS.set(turns, face * 4);
  ORIENTATIONS[face] = new Set(turns).size;
  KINDS[face] = Math.min(...turns);
  for (let corner = 0; corner < 4; corner++) {
    if (text[corner] === 'W') UNITS[face]! |= 1 << corner;
    if (text[corner] === 'B') UNITS[face]! |= 16 << corner;
  }
  for (let touched = 0; touched < 16; touched++) YIELDS[face * 16 + touched] = yieldOf(face, touched);
}

function yieldOf(face: Face, touched: number): number {
  let sum = 0;
  for (const { mask, catalyst } of catalystsOf(face)) if (touched & mask) sum += YIELD_OF[catalyst];
  return sum;
}

/** The catalysts of a face and the corners from which each is activated: a big one's from any. [M5.1] */
export function catalystsOf(face: Face): { readonly corner: number; readonly mask: number; readonly catalyst: Catalyst }[] {
  const big = BIG[face - FIRST_BIG];
  if (big) return [{ corner: MIDDLE, mask: 15, catalyst: big.catalyst }];
  return [...corners(face)].flatMap((symbol, corner) =>
    isCatalyst(symbol) ? [{ corner, mask: 1 << corner, catalyst: symbol }] : [],
  );
}

/** The colour of the micropul in a corner, if there is one. */
export function colourAt(face: Face, corner: number): Colour | undefined {
  const units = UNITS[face]!;
  if (units & (1 << corner)) return 'W';
  return units & (16 << corner) ? 'B' : undefined;
}

for (let face = 0; face < FACE_COUNT; face++) fillTables(face);
for (let i = 0; i < UNITS_TURNED.length; i++) UNITS_TURNED[i] = UNITS[ROTATIONS[i]!]!;
