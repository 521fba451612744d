import type { Seat } from '@stolik/kernel/game';
import type { Telling } from '@stolik/kernel/telling';
import type { Speech } from '@stolik/look/speech';
import type { FacingName } from '../core/events.ts';
import type { EditionId } from '../editions/edition.ts';
import type { Event4 } from '../v4/facts.ts';
import type { Event6 } from '../v6/events.ts';

export type GolemsEvent = Event4 | Event6;

export interface GolemsTelling extends Telling {
  /** Which way a golem looks now, where that is known. */
  facingOf?(seat: Seat): FacingName | undefined;
}

/** The parts of sentences of both editions. */
export interface GolemsSpeech extends Speech {
  readonly edition: EditionId;
  readonly own: EditionTelling;
  /** A card by its letter. */
  card(code: string): string;
  /** A row as the notation writes it, in words. */
  row(command: string): string;
  /** The cards of a program, after a colon; only its owner reads them. */
  program(event: Extract<GolemsEvent, { kind: 'programLaid' }>): string;
  /** `Ola: Forward; Kuba: Left`, of those who have something. */
  each(texts: readonly (string | null)[], inWords?: (text: string) => string): string;
  /** On which side of a golem a cell beside it is, where it is known which way it looks. */
  side(seat: Seat, from: string, to: string | null): 'ahead' | 'behind' | undefined;
}

/** The wordings of one edition in one language: whole sentences, or the differing part of one. */
export interface EditionTelling {
  roundBegan(event: Extract<GolemsEvent, { kind: 'roundBegan' }>, speech: GolemsSpeech): string;
  stepBegan(event: Extract<GolemsEvent, { kind: 'stepBegan' }>): string;
  commandSwallowed(event: Extract<GolemsEvent, { kind: 'commandSwallowed' }>, speech: GolemsSpeech): string;
  /** Through what a golem has come out elsewhere. */
  via(cell: string): string;
  /** Why it has turned by itself. */
  readonly turnedBy: string;
  blockedBy(by: string): string;
  contents(barrel: string): string;
  ended(reason: string): string;
  readonly nobodyWins: string;
}

type Kind = GolemsEvent['kind'];

/** One sentence for each kind of event of both editions; empty where there is nothing to say. */
export type Tellers = {
  readonly [K in Kind]: (event: Extract<GolemsEvent, { kind: K }>, speech: GolemsSpeech) => string;
};

/** The events with a wording for children. */
export type KidsTellers = Pick<Tellers, 'moveBlocked' | 'barrelPushed' | 'waterEntered' | 'goalTaken' | 'golemOut' | 'gameOver'>;
