import cards from '../../data/cards.json' with { type: 'json' };
import type { EditionId } from '../editions/edition.ts';
import { EDITIONS } from '../editions/editions.ts';

/** The seven plain cards in the order of their numbers: Forward, Back, Left, Right, Stay, Attack (Strike), Defend. */
export const CARDS = ['F', 'B', 'L', 'R', 'S', 'A', 'D'] as const;
export type Card = (typeof CARDS)[number];

export const FORWARD = 0;
export const BACK = 1;
export const LEFT = 2;
export const RIGHT = 3;
export const STAY = 4;
export const ATTACK = 5;
export const DEFEND = 6;

/** The tests of an If: any obstacle, one kind of it, or (v6) whether a strike will hit. */
export const TESTS = ['any', 'barrel', 'wall', 'water', 'hit'] as const;
export type Test = (typeof TESTS)[number];
/** The sensors of a While: the tests without `hit`. */
export const SENSORS = ['any', 'barrel', 'wall', 'water'] as const;
export type Sensor = (typeof SENSORS)[number];
/** The cards that a While may hold: all that can loop. [G6.3.3] */
export const LOOP_CARDS = ['F', 'B', 'L', 'R', 'A'] as const;
export type LoopCard = (typeof LOOP_CARDS)[number];

/** One row of a v6 program; in v4 one block of one, two (Cycle 2) or three (If) rows. */
export type Row =
  | { readonly kind: 'plain'; readonly card: Card }
  | { readonly kind: 'repeat'; readonly card: Card }
  | { readonly kind: 'if'; readonly test: Test; readonly yes: Card; readonly no: Card }
  | { readonly kind: 'while'; readonly sensor: Sensor; readonly card: LoopCard }
  | { readonly kind: 'call' };

export type Program = readonly Row[];
export type Edition = 'golems6' | 'golems4';

export const isCard = (text: string): text is Card => (CARDS as readonly string[]).includes(text);
export const isTest = (text: string): text is Test => (TESTS as readonly string[]).includes(text);
export const isSensor = (text: string): text is Sensor => (SENSORS as readonly string[]).includes(text);
export const isLoopCard = (text: string): text is LoopCard => (LOOP_CARDS as readonly string[]).includes(text);

/** How many of each plain card a player has, by card number. */
export type Hand = Uint8Array;

const handOf = (counts: Readonly<Record<Card, number>>): Hand => Uint8Array.from(CARDS, (card) => counts[card]);
/** The plain cards of one player in each edition. [G6.1.3] [G4.1.2] */
export const HANDS: Readonly<Record<Edition, Hand>> = {
  golems6: handOf(cards.golems6.hand),
  golems4: handOf(cards.golems4.hand),
};
/** Children play without battle cards and Stay. [G6.11.1] */
export const KIDS_HAND: Hand = HANDS.golems6.map((count, card) => (card < STAY ? count : 0));

/** The plain cards of a row, inner ones included. */
export function cardsOf(row: Row): readonly Card[] {
  switch (row.kind) {
    case 'plain':
    case 'repeat':
    case 'while':
      return [row.card];
    case 'if':
      return [row.yes, row.no];
    case 'call':
      return [];
  }
}

/** How many rows of the v4 parchment a block fills. [G4.3.2] */
export function heightInV4(row: Row): number {
  return row.kind === 'if' ? 3 : row.kind === 'repeat' ? 2 : 1;
}

/** The height of a row: where the cards inside a bonus have rows of their own, it counts all of them. */
export const heightOfRow = (row: Row, edition: EditionId): number => (EDITIONS[edition].hasInnerRows ? heightInV4(row) : 1);

export const heightOf = (program: Program, edition: EditionId): number =>
  program.reduce((sum, row) => sum + heightOfRow(row, edition), 0);
