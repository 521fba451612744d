import cards from '../../data/luck6.json' with { type: 'json' };
import { BLOCKED, DOOR, OPEN, type TokenRules, WATER as WET } from '../core/world.ts';

// Small numbers for everything a state counts, with the words of the notation beside them.

/** Tokens on the ground, by number; barrels, logic and goal tokens have layers of their own. */
const LADDERS = ['ladder:A+', 'ladder:A-', 'ladder:B+', 'ladder:B-'] as const;
export const TOKENS = ['', 'wall', 'water', ...LADDERS, ...LADDERS] as const;
export const WALL = 1;
export const WATER = 2;
export const LADDER = 3;
/** Added to the number of a ladder whose pair is missing: it keeps its name and is a plain cell. [G6.8.3] */
export const LONE = 4;

/** Contents of a barrel, by number; UNKNOWN is drawn from the pool at the moment of opening. */
export const CONTENTS = ['empty', 'dynamite', 'repair', 'plus', 'minus', 'hole'] as const;
export type Contents = (typeof CONTENTS)[number];
export const EMPTY = 0;
export const DYNAMITE = 1;
export const REPAIR = 2;
export const PLUS = 3;
export const MINUS = 4;
export const HOLE = 5;
export const UNKNOWN = 6;

/** Logic tokens, by number; 0 is none. */
export const LOGIC = ['', 'and', 'or', 'not', 'xor'] as const;
export type LogicName = 'and' | 'or' | 'not' | 'xor';
export const AND = 1;
export const OR = 2;
export const NOT = 3;
export const XOR = 4;
/** The number of rows a token needs: all but NOT join their row with the next. [G6.4.5] */
export const rowsFor = (logic: number): number => (logic === NOT ? 1 : 2);

/** Goal tokens, by number; 0 is none. */
export const GOALS = ['', 'treasure', 'gear'] as const;
export const TREASURE = 1;
export const GEAR = 2;

/** Luck cards, by number. */
export const LUCK = ['if', 'repeat', 'while', 'and', 'or', 'not', 'xor', 'blank'] as const;
export type Luck = (typeof LUCK)[number];
export const LUCK_IF = 0;
export const LUCK_REPEAT = 1;
export const LUCK_WHILE = 2;
export const LUCK_AND = 3;
export const LUCK_BLANK = 7;
export const isLogicCard = (luck: number): boolean => luck >= LUCK_AND && luck < LUCK_BLANK;
/** The logic token that a luck card shows. The two lists have the same order. */
export const logicOf = (luck: number): number => luck - LUCK_AND + 1;

/** The printed set. [G6.1.5, G6.1.6] */
export const LUCK_DECK = Uint8Array.from(LUCK, (name) => cards.luck[name]);
export const BARREL_SET = Uint8Array.from(CONTENTS, (name) => cards.barrels[name]);
export const LOGIC_SET = Uint8Array.from(LOGIC, (name) => (name === '' ? 0 : cards.logic[name]));

// None, wall, water, the four ladders, the four lone ladders.
const ENTER = [OPEN, BLOCKED, WET, DOOR, DOOR, DOOR, DOOR, OPEN, OPEN, OPEN, OPEN];
const PLAIN_CELLS = [1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1];
export const RULES: TokenRules = {
  enter: Uint8Array.from(ENTER),
  push: Uint8Array.from(PLAIN_CELLS),
  free: Uint8Array.from(PLAIN_CELLS),
  opaque: Uint8Array.from(ENTER, (_, token) => (token === WALL ? 1 : 0)),
};
