import boxData from '../../data/box.json' with { type: 'json' };
import sideData from '../../data/sides.json' with { type: 'json' };
import stripData from '../../data/strips.json' with { type: 'json' };
import tileData from '../../data/tiles.json' with { type: 'json' };
import { DIRECTIONS } from './geometry.ts';

/** Kinds of tokens are small numbers: circuit tiles in the order of the data, then the iron. */
export const TILE_CODES: readonly string[] = tileData.tiles.map((tile) => tile.code);
export const KINDS = TILE_CODES.length;
export const IRON = KINDS;
export const TOKENS = KINDS + 1;
export const HAND_TILES = boxData.handTiles;
export const GLOW_TOKENS = boxData.glowTokens;
export const POINTS_TO_END = boxData.pointsToEnd;

const kindOf = (code: string): number => {
  const kind = TILE_CODES.indexOf(code);
  if (kind < 0) throw new Error(`the data has no tile ${code}`);
  return kind;
};
export const WIRE = kindOf('I');
export const CORNER = kindOf('L');
export const CROSSING = kindOf('X');
export const BRIDGE = kindOf('H');
export const LAMP = kindOf('E');
export const RESISTOR = kindOf('R');
export const LED = kindOf('V');
export const REED = kindOf('K');
export const MAGNET = kindOf('M');
export const BATTERY = kindOf('G');

/** How many rotations of a tile differ in what they do, by kind. */
export const TURNS: readonly number[] = Array.from({ length: KINDS }, (_, kind) => {
  if (kind === CROSSING || kind === MAGNET || kind === BRIDGE) return 1;
  return kind === WIRE || kind === LAMP || kind === RESISTOR || kind === REED ? 2 : 4;
});

export const isLoad = (kind: number): boolean => kind === LAMP || kind === LED || kind === RESISTOR;

/** A placed tile: kind * 4 + rotation. */
export const TILES = KINDS * 4;
export const EMPTY = -1;
export const tileText = (tile: number): string => `${TILE_CODES[tile >> 2]}${tile & 3}`;
export const tokenText = (token: number): string => (token === IRON ? 'iron' : (TILE_CODES[token] as string));

export function findTile(text: string): number | undefined {
  const kind = TILE_CODES.indexOf(text.charAt(0));
  return kind >= 0 && /^.[0-3]$/.test(text) ? kind * 4 + Number(text.charAt(1)) : undefined;
}

export function findToken(text: string): number | undefined {
  if (text === 'iron') return IRON;
  const kind = TILE_CODES.indexOf(text);
  return kind < 0 ? undefined : kind;
}

// Ways through a tile as it lies, as sets of directions (bit 0 north … bit 3 west).
/** `EXITS[tile * 4 + entry]`: where the current that came in by `entry` may go out. */
export const EXITS = new Uint8Array(TILES * 4);
/** `ENTRIES[tile * 4 + exit]`: where the current that goes out by `exit` may have come in. */
export const ENTRIES = new Uint8Array(TILES * 4);
/** `LINKS[tile * 4 + contact]`: contacts joined to this one whatever the direction of the current. */
export const LINKS = new Uint8Array(TILES * 4);
/** `CONTACTS[tile]`: all contacts. */
export const CONTACTS = new Uint8Array(TILES);
/** Edges by which current can come in, and go out, at all. */
export const ENTRY_EDGES = new Uint8Array(TILES);
export const EXIT_EDGES = new Uint8Array(TILES);
/** The contact at the plus (north in the base position) and at the minus of a placed battery. */
export const batteryPlus = (tile: number): number => tile & 3;
export const batteryMinus = (tile: number): number => (tile & 3) ^ 2;

for (const [kind, data] of tileData.tiles.entries()) {
  for (let rotation = 0; rotation < 4; rotation++) {
    const tile = kind * 4 + rotation;
    for (const way of data.ways) {
      const entry = (DIRECTIONS.indexOf(way.charAt(0)) + rotation) & 3;
      const exit = (DIRECTIONS.indexOf(way.charAt(1)) + rotation) & 3;
      EXITS[tile * 4 + entry]! |= 1 << exit;
      ENTRIES[tile * 4 + exit]! |= 1 << entry;
      LINKS[tile * 4 + entry]! |= 1 << exit;
      LINKS[tile * 4 + exit]! |= 1 << entry;
      CONTACTS[tile]! |= (1 << entry) | (1 << exit);
      ENTRY_EDGES[tile]! |= 1 << entry;
      EXIT_EDGES[tile]! |= 1 << exit;
    }
  }
}

export const SIDE_CODES: readonly string[] = sideData.sides.map((side) => side.code);
export const SIDE_KINDS = SIDE_CODES.length;
/** `SIDE_POLE[kind]`: 1 plus, -1 minus, 0 broken wire. */
export const SIDE_POLE = new Int8Array(SIDE_CODES.map((code) => (code.startsWith('+') ? 1 : code.startsWith('-') ? -1 : 0)));
export const SIDE_FUSE: readonly boolean[] = SIDE_CODES.map((code) => code.endsWith('f'));
export const BROKEN = SIDE_CODES.indexOf('x');

/** The contents of a box: numbers of tiles by kind, of side tokens by kind, of irons in the bag for each player. */
export interface Box {
  readonly tiles: readonly number[];
  readonly sides: readonly number[];
  readonly ironsInFront: number;
  readonly ironsInBag: number;
  /** Contacts of the lower strips by column: 1 plus, -1 minus, 0 none. */
  readonly lower: readonly number[];
  /** Columns where the upper rail has a contact, as bits. */
  readonly rail: number;
}

/** The boxes that a table can use; the first is the default. [C1.2] */
export const BOX_NAMES = ['lively', 'classic'] as const;
export type BoxName = (typeof BOX_NAMES)[number];

const boxOf = (name: BoxName): Box =>
  Object.freeze({
    tiles: Object.freeze(tileData.tiles.map((tile) => tile.count[name])),
    sides: Object.freeze(sideData.sides.map((side) => side.count)),
    ironsInFront: boxData.ironsInFront,
    ironsInBag: boxData.ironsInBag,
    lower: Object.freeze(stripData.lower.map((pole) => (pole === 'plus' ? 1 : pole === 'minus' ? -1 : 0))),
    rail: stripData.upper.reduce((bits, kind, column) => (kind === 'rail' ? bits | (1 << column) : bits), 0),
  });

export const BOXES: Readonly<Record<BoxName, Box>> = Object.freeze({ lively: boxOf('lively'), classic: boxOf('classic') });
/** Both boxes have the same strips: a position needs no box. [C1.4] */
export const { lower: LOWER_STRIPS, rail: UPPER_RAIL } = BOXES.classic;
