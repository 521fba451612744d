import type { Action, AnyGame, GameEvent, Refusal, Seat } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import type { ReadProblem } from '@stolik/kernel/game';
import type { Result } from '@stolik/kernel/result';
import type { Sight } from '@stolik/table/sight';
import type { Component } from 'solid-js';

/**
 * What a board may know and do. The shell implements it once for tables in the browser (and later for tables on a server);
 * boards never see a game's state, only what `sight` shows the eyes now at the screen.
 * Every function without arguments is a Solid accessor: call it inside JSX or effects.
 */
export interface TableClient {
  readonly game: AnyGame;
  sight(): Sight;
  /** The person at the screen; undefined while bots play or the curtain is drawn. */
  seat(): Seat | undefined;
  /** Whether the person at the screen is asked to decide now (and no film of events is running). */
  isAsked(): boolean;
  /** All actions of the pending decision; empty when not asked, undefined where there are too many to list. */
  legal(): readonly Action[] | undefined;
  refuse(action: Action): Refusal | undefined;
  write(action: Action): string;
  read(text: string): Result<Action, ReadProblem>;
  /** Plays the decision after it was confirmed. */
  act(action: Action): void;
  undo(): void;
  /** Shows why something is not allowed, with a link to the clause; also spoken by the live region. */
  showRefusal(refusal: Refusal): void;
  /** The event that is being shown just now, in order; boards animate it and then snap to the view. */
  event(): GameEvent | undefined;
  language(): Language;
  /** Factor on all durations; 0 when motion is reduced or the film is set to "at once". */
  pace(): number;
  /** Says a sentence to screen readers (and aloud when the voice is on). */
  announce(text: string): void;
  nameOf(seat: Seat): string;
}

export interface Phase {
  readonly id: string;
  readonly label: string;
}

/** One line of the result screen: `white group of 7, closed` 7. */
export interface ScoreLine {
  readonly seat: Seat;
  readonly text: string;
  readonly points: number;
}

/** An option as people choose it before a game. */
export type OptionField =
  | { readonly kind: 'switch'; readonly key: string; readonly label: Words; readonly hint: Words }
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly label: Words;
      readonly hint: Words;
      readonly values: readonly { readonly value: string; readonly label: Words }[];
    };

export interface BoardProps {
  readonly table: TableClient;
}

/** What a game brings to the shell: `apps/web/src/games/<id>/client.tsx` exports one as `client`. */
export interface GameClient {
  readonly game: AnyGame;
  readonly title: Words;
  /** One sentence for the home page. */
  readonly invitation: Words;
  /** Seats offered when a table is set up, and the usual number. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly fromAge: number;
  readonly options: readonly OptionField[];
  /** The name of the felt colour token: `--felt-micropul`. */
  readonly felt: string;
  /** Centre of the table: the shared board with previews and animations. */
  readonly Board: Component<BoardProps>;
  /** On the wood: what is the player's own (hand, program), and the action buttons. */
  readonly Tray: Component<BoardProps>;
  /** On paper beside the board: what the preview would give, Why?, what glows. */
  readonly Panel: Component<BoardProps>;
  /** Inside each seat's card: counts, stones, points. */
  readonly SeatFacts: Component<BoardProps & { readonly seat: Seat }>;
  /** Beside the game's title in the bar (a switch of faces, for example). */
  readonly BarExtra?: Component<BoardProps>;
  /** A small still board of a view, for the home page's living tables and saved games. */
  readonly Miniature: Component<{ readonly view: unknown }>;
  /** The steps of a turn and which one is now. */
  phases(table: TableClient): { readonly phases: readonly Phase[]; readonly current: string };
  /** One sentence that says what the asked person can do now. */
  prompt(table: TableClient): string;
  /** How long the event is shown, in milliseconds at pace 1. */
  duration(event: GameEvent): number;
  /** The points, explained line by line. */
  scoreLines(view: unknown, language: Language): readonly ScoreLine[];
}
