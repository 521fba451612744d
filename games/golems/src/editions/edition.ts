import type { Words } from '@stolik/kernel/language';
import type { Thing } from './tokens.ts';

/** By which a game, a scenario and an address name it. */
export type EditionId = 'golems6' | 'golems4';

export type BonusKind = 'repeat' | 'if' | 'while' | 'call';

/** A printed part of the field: how many the box has, and both of its sides. */
export interface PrintedPart {
  readonly count: number;
  readonly summer: readonly string[];
  readonly winter: readonly string[];
}

/** The possible values of a scenario's option: on or off, a number of rounds or cards, or one of some words. */
export type OptionRule = 'switch' | 'rounds' | 'cards' | readonly string[];

/**
 * The differences between the printed editions of Golems. Code for both editions gets one, reads what it needs and never asks
 * which it is: a new difference is a new member here. The running of programs is no part of it: those are the rules in `v4` and
 * `v6`.
 */
export interface Edition {
  readonly id: EditionId;

  /** The cards inside a bonus card lie in rows of their own; otherwise they share its row. [G4.3.2, G6.3.3] */
  readonly hasInnerRows: boolean;
  readonly bonuses: readonly BonusKind[];
  /** An If or a While says what it asks for; otherwise there is one question only. */
  readonly hasTests: boolean;
  /** Under which name texts and refusals know the card that does another one twice. */
  readonly repeat: 'repeat' | 'cycle';
  /** The card A: its name, what a program says, and what Python calls. */
  readonly attack: { readonly name: Words; readonly act: Words; readonly python: string };
  /** How a program is laid, and which bonus it may hold. */
  readonly clauses: { readonly program: string; readonly bonus: string };

  readonly parts: Readonly<Record<string, PrintedPart>>;
  /** Golem types or robots, in the order of the box; a new scenario begins with those of `firstLeads`. */
  readonly leads: readonly string[];
  readonly firstLeads: readonly [string, string];
  /** All that can lie on a cell by itself. A kind of token that has several forms is also told of as a kind. */
  readonly tokens: readonly string[];
  readonly forms: {
    readonly code: 'line-unknown' | 'logic-unknown';
    readonly kind: 'line' | 'logic';
    readonly words: readonly string[];
  };
  /** As they are laid while one builds a field: one for each form of the box, the first one is in the hand. */
  readonly tools: readonly string[];
  /** What can be in a barrel. [G6.1.6, G4.1.5] */
  readonly contents: readonly string[];
  /** Barrels can stand on each other. [G4.7.1] */
  readonly hasColumns: boolean;
  /** Water is frozen where the field shows its winter side. [G4.2.1] */
  readonly freezesInWinter: boolean;
  /** The options that a scenario may ask for. */
  readonly options: Readonly<Record<string, OptionRule>>;
  /** How many rounds a game has at most. [G6.3.1, G6.11.3, G4.0.1] */
  mostRounds(isKids: boolean): number;
  /** The second can't be laid on the first. [G6.4.1, G6.8, G4.7] */
  doClash(below: string, above: string): boolean;
  /** What the box has, and how many of it these words use, in the order of the clauses. [G6.1.6, G4.1.5] */
  boxUse(words: readonly string[]): readonly (readonly [thing: Thing, laid: number, has: number])[];
  /** How many tokens are left that can show a wall, where walls are the backs of other tokens. [G6.1.6] */
  wallsInBox?(words: readonly string[]): number;
  /** The clause behind each kind of trouble with a scenario, by its code. */
  readonly problems: Readonly<Record<string, string>>;
}
