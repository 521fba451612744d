/**
 * A face on the table: four corners NW, NE, SE, SW of `.WB12+`, then the four big tiles. All 6^4 corners are there, because a
 * position may hold faces that were never printed. Every rule about a face is a table lookup.
 */
export type Face = number & { readonly flavour?: 'face' };

export type Colour = 'W' | 'B';
export type Catalyst = '1' | '2' | '+';

const SYMBOLS = '.WB12+';
const WHITE = SYMBOLS.indexOf('W');
const BLACK = SYMBOLS.indexOf('B');
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

/** The place of a big tile's catalyst. */
export const MIDDLE = 4;

const isCatalyst = (symbol: string): symbol is Catalyst => symbol === '1' || symbol === '2' || symbol === '+';

/** The symbol of a corner as its place in SYMBOLS; a big tile has its colour in all four. */
function symbolAt(face: Face, corner: number): number {
  const big = BIG[face - FIRST_BIG];
  return big ? SYMBOLS.indexOf(big.colour) : Math.floor(face / DIGITS ** (3 - corner)) % DIGITS;
}

const TEXTS: string[] = [];

/** `W..1`, `big:B+`. */
export function writeFace(face: Face): string {
  const known = TEXTS[face];
  if (known !== undefined) return known;
  const big = BIG[face - FIRST_BIG];
  const text = big ? `big:${big.colour}${big.catalyst}` : [0, 1, 2, 3].map((corner) => SYMBOLS[symbolAt(face, corner)]!).join('');
  TEXTS[face] = text;
  return text;
}

export function findFace(text: string): Face | undefined {
  const big = BIG.findIndex(({ colour, catalyst }) => text === `big:${colour}${catalyst}`);
  if (big >= 0) return FIRST_BIG + big;
  if (!/^[.WB12+]{4}$/.test(text)) return undefined;
  return [...text].reduce((face, symbol) => face * DIGITS + SYMBOLS.indexOf(symbol), 0);
}

/** `ROTATIONS[face * 4 + r]`: turned clockwise by r quarters. */
export const ROTATIONS = new Uint16Array(FACE_COUNT * 4);
/** How many orientations look different: 1, 2 or 4. Those of r < ORIENTATIONS are all of them, each once. */
export const ORIENTATIONS = new Uint8Array(FACE_COUNT);
/** One number for all orientations of a tile: tiles of equal kind are equal. */
export const KINDS = new Uint16Array(FACE_COUNT);
/** The corners that are micropul: bits 0-3 white NW, NE, SE, SW, bits 4-7 black. */
export const UNITS = new Uint8Array(FACE_COUNT);
/** `UNITS_TURNED[face * 4 + r]`: UNITS of that rotation. */
export const UNITS_TURNED = new Uint8Array(FACE_COUNT * 4);
/** `YIELDS[face * 16 + corners]`: what its catalysts give when those corners touch micropul: tiles + pluses * PLUS. */
export const YIELDS = new Uint16Array(FACE_COUNT * 16);
/** One plus in a yield; the tiles are below it. */
export const PLUS = 256;

/** What a symbol gives when it is touched, in the order of SYMBOLS. */
const YIELD_OF = [0, 0, 0, 1, 2, PLUS] as const;

// Filled when the game is loaded, before anything is shown: whole numbers only, no texts and no lists in between.
function fillTables(face: Face): void {
  const big = BIG[face - FIRST_BIG];
  let turned = face;
  let kind = face;
  for (let r = 0; r < 4; r++) {
    ROTATIONS[face * 4 + r] = turned;
    if (turned < kind) kind = turned;
    // Clockwise: the corner in the south-west comes to the north-west.
    if (!big) turned = (turned % DIGITS) * DIGITS ** 3 + Math.floor(turned / DIGITS);
  }
  ORIENTATIONS[face] = ROTATIONS[face * 4 + 1] === face ? 1 : ROTATIONS[face * 4 + 2] === face ? 2 : 4;
  KINDS[face] = kind;
  let units = 0;
  for (let corner = 0; corner < 4; corner++) {
    const symbol = symbolAt(face, corner);
    if (symbol === WHITE) units |= 1 << corner;
    if (symbol === BLACK) units |= 16 << corner;
    const given = YIELD_OF[symbol]!;
    // Every set of corners is one below it with its highest corner added.
    for (let lower = 0; lower < 1 << corner; lower++)
      YIELDS[face * 16 + (1 << corner) + lower] = YIELDS[face * 16 + lower]! + given;
  }
  UNITS[face] = units;
  if (big) YIELDS.fill(YIELD_OF[SYMBOLS.indexOf(big.catalyst)]!, face * 16 + 1, face * 16 + 16);
}

/** The catalysts of a face and the corners from which each is activated: a big one's from any. [M5.1] */
export function catalystsOf(face: Face): { readonly corner: number; readonly mask: number; readonly catalyst: Catalyst }[] {
  const big = BIG[face - FIRST_BIG];
  if (big) return [{ corner: MIDDLE, mask: 15, catalyst: big.catalyst }];
  return [...writeFace(face)].flatMap((symbol, corner) =>
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
