import type { Seat } from '@stolik/kernel/game';
import type { Speech, Telling } from '@stolik/kernel/telling';
import type { FacingName } from '../core/events.ts';
import type { Edition } from '../programs/program.ts';
import type { Event4 } from '../v4/facts.ts';
import type { Event6 } from '../v6/events.ts';

export type GolemsEvent = Event4 | Event6;

export interface GolemsTelling extends Telling {
  /** Which way a golem looks now, where that is known. */
  facingOf?(seat: Seat): FacingName | undefined;
}

/** What sentences of both editions are made of. */
export interface GolemsSpeech extends Speech {
  readonly edition: Edition;
  readonly isSix: boolean;
  /** A card by its letter. */
  card(code: string): string;
  /** A row as the notation writes it, in words. */
  row(command: string): string;
  /** `Ola: Forward; Kuba: Left`, of those who have something. */
  each(texts: readonly (string | null)[], inWords?: (text: string) => string): string;
  /** On which side of a golem a cell beside it is, where it is known which way it looks. */
  side(seat: Seat, from: string, to: string | null): 'ahead' | 'behind' | undefined;
}

type Kind = GolemsEvent['kind'];

/** One sentence for each kind of event of both editions; empty where there is nothing to say. */
export type Tellers = {
  readonly [K in Kind]: (event: Extract<GolemsEvent, { kind: K }>, speech: GolemsSpeech) => string;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** With its full stop, if there is anything to say. */
export const sentence = (text: string): string => text && `${text}.`;
/** The cards of a program that only its owner reads. */
export const programOf = (event: Extract<GolemsEvent, { kind: 'programLaid' }>, { row, isFull }: GolemsSpeech): string =>
  isFull && 'program' in event && event.program ? `: ${row(event.program)}` : '';
