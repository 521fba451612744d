import type { CaseRules } from '@stolik/kernel/cases';
import type { AnyGame } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Picture } from '../../base/ui/picture.ts';

/**
 * The rules told to people: longer than the minute, shorter than the clauses. A game has one in `apps/web/src/games/<id>/rulebook.ts`;
 * its sentences stand in `words/<language>/games/<id>/rulebook.ts`, part by part under the same names.
 */
export interface Rulebook<View = unknown> {
  readonly game: AnyGame;
  /** Reads the positions of its pictures. */
  // biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
  readonly cases: CaseRules<any, unknown>;
  readonly art: RulebookArt<View>;
  readonly parts: readonly RulebookPart[];
  readonly words: Readonly<Record<Language, () => Promise<RulebookWords>>>;
}

/** How a game draws the pictures of its rulebook, with the art of its table. A place of a board is 100 units wide. */
export interface RulebookArt<View = unknown> {
  /** `tried`: a move that the rules refuse, drawn as if it had been made. */
  board(view: View, tried?: string): Picture;
  /** A place as the notation calls it; undefined where there is none. */
  spot(name: string, view: View): Spot | undefined;
  /** A piece by its name, inside a box of 100 by 100; undefined where there is none. */
  piece(name: string): string | undefined;
}

/** A place by its middle. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** One part of a book: what it says is in the words, statement by statement in this order. */
export interface RulebookPart {
  /** In the address. */
  readonly id: string;
  /** For each paragraph the clauses that it tells. */
  readonly says: readonly (readonly string[])[];
  /** For each line of the list its clauses, and a piece beside it. */
  readonly list?: readonly RulebookLine[];
  /** So many paragraphs come before the list; all of them unless said. */
  readonly before?: number;
  readonly picture?: readonly Panel[];
  /** The level of the lessons where it is tried. */
  readonly lesson?: string;
}

export interface RulebookLine {
  readonly clauses: readonly string[];
  readonly piece?: string;
}

/** A picture is a row of panels. */
export type Panel = BoardPanel | PiecesPanel | 'arrow';

/**
 * A position as a case has it (docs/cases.md), after its moves. `illegal` is tried and refused: the first one is drawn.
 * `marks` lie over it: `frame b2`, `hole b2`, `ring 0,0,NE`, `yes b2`, `no b2`, `path a1 a2 b2`, `plate b2 +2`.
 */
export interface BoardPanel extends PanelSigns {
  readonly players?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position: Readonly<Record<string, unknown>>;
  readonly moves?: readonly string[];
  /** The position is drawn as it is before the moves; a test makes them all the same. */
  readonly isBefore?: true;
  readonly illegal?: readonly string[];
  readonly expect?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly string[];
}

/** Pieces by their names, side by side. */
export interface PiecesPanel extends PanelSigns {
  readonly pieces: readonly string[];
}

interface PanelSigns {
  /** Below it: `yes`, `no`, or a short text. */
  readonly sign?: string;
}

export interface RulebookWords {
  /** Under the title. */
  readonly lead: string;
  readonly parts: Readonly<Record<string, PartWords>>;
}

/** What is between two pairs of asterisks is said there for the first time. */
export interface PartWords {
  readonly title: string;
  readonly says: readonly string[];
  readonly list?: readonly string[];
  /** The picture in words, for those who do not see it. */
  readonly alt?: string;
  readonly caption?: string;
}
