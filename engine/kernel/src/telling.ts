import type { Language } from './language.ts';
import type { Seat } from './seat.ts';

/** The reader of a sentence, and the names of the players. */
export interface Telling {
  readonly language: Language;
  /** In the nominative; no sentence depends on whether it is a woman's name. */
  nameOf(seat: Seat): string;
  /** The seat addressed as "you"; without it all players are called by name. */
  readonly you?: Seat | undefined;
  /** Nothing else shows it (terminal, transcript): tiles are named by their notation, outcomes with their reasons. */
  readonly isFull?: boolean;
  /** Children listen: no cells, no numbers, nothing that the picture shows better. */
  readonly isForKids?: boolean;
}
