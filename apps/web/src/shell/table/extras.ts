import type { GameEvent, Seat } from '@stolik/kernel/game';
import type { Component } from 'solid-js';

/** What a table with people elsewhere shows beside what every table has. */
export interface TableExtras {
  /** Rows under the line that says whose turn it is. */
  readonly Notices: Component;
  /** In a seat's card: who is there, what their clock says. */
  readonly SeatNote: Component<{ readonly seat: Seat }>;
  /** Whether a card shows a clock: it needs one more line. */
  isTimed(): boolean;
  /** Who sits there, in a word or two; instead of "a person here". */
  sitterSays(seat: Seat): string;
  readonly BarButtons: Component;
  readonly MenuItems: Component<{ readonly onClose: () => void }>;
  /** Under the result, instead of another game on this device. */
  readonly ResultActions: Component<{ readonly onClose: () => void }>;
  readonly Dialogs: Component;
  /** Where the table belongs, if not to the home page. */
  readonly home?: { readonly href: string; says(): string } | undefined;
}

/** A game that is part of something longer: what is offered at its end instead of another one at this table. */
export interface Sequel {
  isDue(): boolean;
  /** Which part of it this game is: "Battle 2 of 3". */
  says(): string | undefined;
  /** `events`: what the last step has done. */
  readonly Choices: Component<{ readonly state: unknown; readonly events: readonly GameEvent[] }>;
}
