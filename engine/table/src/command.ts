import type { Action, Refusal, Seat } from '@stolik/kernel/game';
import type { Entry } from './entry.ts';
import type { Session } from './session.ts';
import type { Made } from './sight.ts';
import type { NoUndo } from './undo.ts';

/** Every request to a table. `id` is the sender's own: a repeated request is processed once. */
export type Command =
  /** A player joins; the game begins when no seat is free. */
  | ({ readonly kind: 'sit'; readonly seat: Seat } & Guest)
  /** Before the game: a colour, what one leads, and who chooses that first. */
  | { readonly kind: 'colour'; readonly seat: Seat; readonly colour: string; readonly id?: string }
  | { readonly kind: 'lead'; readonly seat: Seat; readonly lead: string; readonly id?: string }
  | { readonly kind: 'first'; readonly seat: Seat; readonly whom: number; readonly id?: string }
  /** All have sat down: a seat tells the salt that it had sealed. */
  | { readonly kind: 'salt'; readonly seat: Seat; readonly salt: string; readonly id?: string }
  /** A salt was not revealed in time: the game begins without it. */
  | { readonly kind: 'unsalted' }
  /** The game begins; bots of this level take the seats that are free. */
  | { readonly kind: 'begin'; readonly seat: Seat; readonly level: string; readonly id?: string }
  /** `decision` is what the sender believes to be answering (see `decisionOf`): a late or doubled answer changes nothing. */
  | {
      readonly kind: 'act';
      readonly seat: Seat;
      readonly decision: number;
      /** In notation, or as it is. */
      readonly what: string | Action;
      readonly id?: string;
    }
  /** The decision of a bot, for its own seat or for an absent player. */
  | { readonly kind: 'botAct'; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly id?: string }
  /** Takes the last decision back, or asks the others for it. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly id?: string }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly question: string; readonly yes: boolean; readonly id?: string }
  /** Asks the others to let a bot play for an unresponsive player. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly about: Seat; readonly id: string }
  /** A person plays again for whom a bot has played. */
  | { readonly kind: 'back'; readonly seat: Seat; readonly id?: string }
  | { readonly kind: 'pause'; readonly seat: Seat; readonly on: boolean; readonly id?: string }
  /** Before the game the seat is free again; during it a bot plays on. */
  | { readonly kind: 'leave'; readonly seat: Seat; readonly id?: string }
  /** A player's time is over. */
  | { readonly kind: 'overtime' }
  /** A question has run out. */
  | { readonly kind: 'lapse' }
  /** Nobody could play in this time: no server was there. */
  | { readonly kind: 'outage'; readonly from: number; readonly to: number }
  /** The host frees a seat, or lets two change places. */
  | { readonly kind: 'free'; readonly seat: Seat; readonly whom: Seat; readonly id?: string }
  | { readonly kind: 'swap'; readonly seat: Seat; readonly whom: Seat; readonly other: Seat; readonly id?: string }
  /** A client presents the code of a seat; an empty name is the same person. A connected player is asked first. */
  | { readonly kind: 'carry'; readonly seat: Seat; readonly name: string; readonly id: string }
  /** Who had a seat before it was carried away takes it back; `satAt` is the entry with which they sat down. */
  | { readonly kind: 'reclaim'; readonly satAt: number }
  /** The house gives a seat to another device of its person, at once. */
  | { readonly kind: 'resit'; readonly seat: Seat }
  /**
   * A player deletes their data of the game: before it the seat is free again, during it a bot takes over. A free seat is no
   * longer reserved.
   */
  | { readonly kind: 'forget'; readonly seat: Seat }
  /** Excludes spectators, or admits them again. */
  | { readonly kind: 'door'; readonly seat: Seat; readonly isShut: boolean; readonly id?: string }
  /** Another table for the same people has been opened. */
  | { readonly kind: 'rematch'; readonly seat: Seat; readonly code: string; readonly table?: string; readonly id: string }
  /** The teacher of a class holds all its tables, or releases them. */
  | { readonly kind: 'eyes'; readonly on: boolean }
  | { readonly kind: 'time'; readonly seat: Seat; readonly milliseconds: number }
  /** Rolls pending chance: resumes a table that was stored during it. */
  | { readonly kind: 'settle' };

/** The player who joins, with their choices. */
export interface Guest {
  readonly name: string;
  /** This person's part of chance: told at once, or sealed and told when all have sat down. */
  readonly salt: string;
  readonly seal?: string | undefined;
  readonly colour?: string | undefined;
  readonly lead?: string | undefined;
}

/** Why nothing came of a command. */
export type NoCode =
  | 'refused' // by the rules; the refusal comes along
  | 'unreadable' // the text is no action of this game
  | 'stale' // somebody was faster, or the decision has been answered
  | 'not-now' // nothing to take back, no such question, not playing
  | 'eyes' // everybody is to look at the teacher; nothing is lost
  | 'not-yours' // watchers and seats that may not
  | 'asked' // whoever it is about is asked first
  | 'unknown'; // no such level, seat

export interface No {
  readonly code: NoCode;
  readonly refusal?: Refusal;
  /** Why a decision can't be taken back. */
  readonly why?: NoUndo;
}

/** The result of a command: the entries to store, and the session after them. */
export interface Change {
  readonly entries: readonly Entry[];
  readonly after: Session;
  /** The steps among them, in order: a decision and the chance that follows it. */
  readonly made: readonly Made[];
}

/** The facts that the session itself doesn't know. */
export interface Around {
  readonly now: number;
  /** Levels of the bots that can be had. */
  readonly levels: readonly string[];
  /** Presence at a seat: whether it is connected, and when it last was; by default not since the last entry. */
  isHere(seat: Seat): boolean;
  seenAt?(seat: Seat): number;
  /** The result of the pending chance; by default what the promised seed gives. */
  roll?(session: Session): Action;
}
