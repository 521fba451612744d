import type { Seat } from '@stolik/kernel/game';
import type { GolemsEvent } from '../model/scene.ts';
import type { Words } from '../words/by-language.ts';

/** What sentences are made of. */
export interface Telling {
  readonly words: Words;
  name(seat: Seat): string;
  /** A row as the notation writes it, in words. */
  row(command: string): string;
  /** On which side of a golem a cell beside it is, where it is known which way it looks. */
  side(seat: Seat, from: string, to: string | null): 'ahead' | 'behind' | undefined;
}

/**
 * Sentences that differ from those of the rules: names can't be declined, so nobody is in another case than the nominative,
 * and cards are called by their words.
 */
export type Tellers = {
  readonly [Kind in GolemsEvent['kind']]?: (event: Extract<GolemsEvent, { kind: Kind }>, about: Telling) => string;
};

/** `Ola: Forward; Kuba: Left`, of those who have something. */
export function each(commands: readonly (string | null)[], { name }: Telling, text: (command: string) => string): string {
  return commands.flatMap((command, seat) => (command ? [`${name(seat)}: ${text(command)}`] : [])).join('; ');
}

/** With its full stop, if there is anything to say. */
export const sentence = (text: string): string => text && `${text}.`;
