import type { Json } from '@stolik/kernel/json';
import type { QuestionKind } from '@stolik/table/entry';
import type { Pace, SeatHolder } from '@stolik/table/seats';

export type { Pace, SeatHolder as RoomSeat };

/** Something the others at the table are asked. */
export interface Question {
  readonly id: string;
  /**
   * Take back the last decision of `seat`; let a bot play for `seat`; pause a game with clocks; free `seat`, as the host wants; carry `seat`
   * to another device.
   */
  readonly kind: QuestionKind;
  readonly by: number;
  readonly seat: number;
  readonly yes: readonly number[];
  /** The seats that are asked. */
  readonly whom?: readonly number[];
  /** In how many milliseconds it runs out, counted from when this was sent. */
  readonly ends?: number;
}

/** A table as everybody at it may know it, apart from the game itself. */
export interface Room {
  readonly id: string;
  /** Six letters to sit down with. */
  readonly code: string;
  readonly game: string;
  readonly options: { readonly [key: string]: Json };
  readonly pace: Pace;
  /** In the lobby for everybody; otherwise only who has the code finds it. */
  readonly isOpen: boolean;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly SeatHolder[];
  /** The seat that opened the table and may begin with bots in free seats. */
  readonly host: number;
  readonly isPaused: boolean;
  /** The player who paused, and the milliseconds until anyone may resume, from the time of sending. */
  readonly pause?: { readonly by: number; readonly others: number };
  readonly question?: Question;
  /** Where seats choose what they lead: what each has chosen, `random`, or empty; the options hold what is led as it stands. */
  readonly leads?: readonly string[];
  /** The seat that chooses first. */
  readonly first?: number;
  /** SHA-256 of the server's seed, made before anybody sat down. */
  readonly commitment: string;
  /** What each seat has shown of its salt, empty where it gave none. */
  readonly seals?: readonly string[];
  /** All have sat down, and these have not told their salts yet: the game begins when they have. */
  readonly untold?: readonly number[];
  /** Milliseconds each seat had left when this was sent; `null` for seats without a clock. */
  readonly clocks?: readonly (number | null)[];
  /** Whose clocks are running. */
  readonly running?: readonly number[];
  /** The code of the table where the same people play again. */
  readonly rematch?: string;
  /** Its id, for spectators. */
  readonly rematchTable?: string;
  /** At such a table: for how many milliseconds more the seats are kept for those who played before. */
  readonly kept?: number;
  /** The teacher wants everybody's eyes: nothing can be done, and no clock runs. */
  readonly isHeld?: boolean;
  /** All tables of the class have the same chance: it was promised, but not to this table alone. */
  readonly isSameDeal?: boolean;
  /** No spectators are allowed. */
  readonly isShut?: boolean;
}

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-move',
  'oops',
  'thinking',
  'hurry',
  'thanks',
  'one-more',
  'have-to-go',
  'smile',
  'laugh',
  'wow',
  'sad',
  'heart',
  'clap',
] as const;
export type Phrase = (typeof PHRASES)[number];
export const isPhrase = (value: unknown): value is Phrase => PHRASES.includes(value as Phrase);
