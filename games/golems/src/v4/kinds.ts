import box from '../../data/box4.json' with { type: 'json' };
import data from '../../data/robots4.json' with { type: 'json' };
import type { BoxName } from '../core/rulings.ts';
import { BLOCKED, DOOR, OPEN, type TokenRules, WATER as WET } from '../core/world.ts';
import { CARDS, type Card } from '../programs/program.ts';

// Small numbers for everything a state counts, with the words of the notation beside them.

/** Tokens on the ground, by number. Ice covers water: when it melts, the water is back. */
export const TOKENS = [
  '',
  'stone',
  'water',
  'ice',
  'portal',
  'line:NS',
  'line:EW',
  'line:NE',
  'line:SE',
  'line:SW',
  'line:NW',
] as const;
export const STONE = 1;
export const WATER = 2;
export const ICE_TOKEN = 3;
export const PORTAL = 4;
const LINES_FROM = 5;
export const FIRST_LINE = LINES_FROM;
export const isLine = (token: number): boolean => token >= LINES_FROM;

export const RULES: TokenRules = {
  enter: Uint8Array.from(TOKENS, (_, token) =>
    token === STONE ? BLOCKED : token === WATER ? WET : token === PORTAL ? DOOR : OPEN,
  ),
  push: Uint8Array.from(TOKENS, (_, token) => (token === STONE ? 0 : 1)),
  // Out of the water only where no token of any kind lies. [G4.7.3]
  free: Uint8Array.from(TOKENS, (_, token) => (token === 0 ? 1 : 0)),
  opaque: Uint8Array.from(TOKENS, (_, token) => (token === STONE ? 1 : 0)),
};

/** By token: 1 where an If finds an obstacle; portals and ice are none. [G4.4.1] */
export const OBSTACLE = Uint8Array.from(TOKENS, (_, token) => (token === STONE || token === WATER || isLine(token) ? 1 : 0));

const COMPASS = 'NESW';

/** `LINE_FACING[(token * 4 + facing) * 2 + back]`: how a robot faces after it stepped onto a line. [G4.7.6] */
export const LINE_FACING = new Uint8Array(TOKENS.length * 8);
for (let token = FIRST_LINE; token < TOKENS.length; token++) {
  const ends = [...TOKENS[token]!.slice('line:'.length)].map((letter) => COMPASS.indexOf(letter));
  for (let facing = 0; facing < 4; facing++) {
    for (const back of [0, 1]) LINE_FACING[(token * 4 + facing) * 2 + back] = lineFacing(ends as [number, number], facing, back);
  }
}

function lineFacing([one, other]: [number, number], facing: number, back: number): number {
  if ((one + 2) % 4 === other) return facing === one || facing === other ? facing : (facing + 1) % 4;
  const enteredFrom = (facing + (back === 1 ? 0 : 2)) % 4;
  if (enteredFrom === one || enteredFrom === other) {
    const onwards = enteredFrom === one ? other : one;
    return back === 1 ? (onwards + 2) % 4 : onwards;
  }
  const right = (facing + 1) % 4;
  return right === one || right === other ? right : (facing + 3) % 4;
}

/** The contents of a barrel; UNKNOWN is drawn from the pool at the moment of opening. */
export const CONTENTS = ['', 'chips', 'bomb', 'tools', 'barrel'] as const;
export const CHIPS = 1;
export const BOMB = 2;
export const TOOLS = 3;
export const UNKNOWN = 4;
/** A column is a number of three bits a barrel, the lowest barrel in the lowest bits. */
export const LEVEL_BITS = 3;
export const LEVEL_MASK = 7;
export const MOST_LEVELS = 10;
export const BARREL_SET = [0, box.barrels.contents.chips, box.barrels.contents.bomb, box.barrels.contents.tools];

export function heightOfColumn(column: number): number {
  let height = 0;
  for (let rest = column; rest !== 0; rest >>>= LEVEL_BITS) height++;
  return height;
}

/** Event cards, by number; a blank one exists only in positions written by hand. */
export const EVENT_CARDS = ['blank', 'cycle', 'if', 'frost', 'thaw', 'swap', 'draught', 'jam', 'gift'] as const;
export type EventCard = (typeof EVENT_CARDS)[number];
export const BLANK = 0;
/** @public beside its kind */
export const BONUS_CYCLE = 1;
export const BONUS_IF = 2;
export const FROST = 3;
export const THAW = 4;
export const SWAP = 5;
export const DRAUGHT = 6;
export const JAM = 7;
export const GIFT = 8;
/** A deck is a number of three bits a card kind: how many are left. */
export const DECK_BITS = 3;
export const DECK_MASK = 7;
export const FULL_DECK = EVENT_CARDS.reduce(
  (deck, name, card) => deck | (name === 'blank' ? 0 : box.events.cards[name] << (DECK_BITS * card)),
  0,
);
export const ROUNDS = box.events.drawn;

export const ROBOTS = ['red', 'blue', 'green', 'yellow'] as const;
export type RobotName = (typeof ROBOTS)[number];
export const isRobotName = (text: unknown): text is RobotName => (ROBOTS as readonly unknown[]).includes(text);

/** The three components, by number; a set of damaged ones has their bits. */
export const COMPONENTS = ['processor', 'weapon', 'chassis'] as const;
export type Component = (typeof COMPONENTS)[number];
export const PROCESSOR = 0;
export const WEAPON = 1;
export const CHASSIS = 2;
export const ALL_DAMAGED = 7;
/** The order in which components break without a choice. [G4.4.4] */
export const BREAKING_ORDER = [WEAPON, CHASSIS, PROCESSOR] as const;

/** The values of a box's components, each table by `[colour * 2 + damaged]`. [G4.1.3] */
export interface Kit {
  readonly rows: Uint8Array;
  readonly power: Uint8Array;
  readonly reach: Uint8Array;
  /** The card that each chassis forbids once it is damaged; a sound one forbids none. */
  readonly forbids: Uint8Array;
}

function kitOf(box: BoxName): Kit {
  const robots = ROBOTS.map((name) => {
    const found = data[box].find(({ id }) => id === name);
    if (!found) throw new Error(`data/robots4.json has no robot ${name}`);
    return found;
  });
  return {
    rows: Uint8Array.from(robots.flatMap(({ processor }) => [processor.sound, processor.damaged])),
    power: Uint8Array.from(robots.flatMap(({ weapon }) => [weapon.sound.power, weapon.damaged.power])),
    reach: Uint8Array.from(robots.flatMap(({ weapon }) => [weapon.sound.cells, weapon.damaged.cells])),
    forbids: Uint8Array.from(robots.flatMap(({ chassis }) => [CARDS.length, CARDS.indexOf(chassis.forbids as Card)])),
  };
}

export const KITS: Readonly<Record<BoxName, Kit>> = { even: kitOf('even'), classic: kitOf('classic') };
export const BOT_POWER = data.bot.weapon.power;
export const BOT_REACH = data.bot.weapon.cells;
