import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Telling } from '@stolik/kernel/telling';
import { isolated } from './typography.ts';
import { en } from './words/en/speech.ts';
import { pl } from './words/pl/speech.ts';
import { ru } from './words/ru/speech.ts';

/** The pieces from which sentences are built. A name is always in the nominative. */
export interface Speech extends Telling {
  isYou(seat: Seat): boolean;
  /** `Ola`, or "you" within a sentence. */
  name(seat: Seat): string;
  /** The same where a sentence begins. */
  Name(seat: Seat): string;
  /** Who does it, where a sentence begins: "Ola lays" or "You lay". */
  does(seat: Seat, they: string, you: string): string;
  /** The same within a sentence. */
  doing(seat: Seat, they: string, you: string): string;
  names(seats: readonly Seat[]): string;
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, ru, pl };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function speechOf(given: Telling): Speech {
  const telling: Telling = { ...given, nameOf: (seat) => isolated(given.nameOf(seat)) };
  const words = WORDS[telling.language];
  const isYou = (seat: Seat): boolean => seat === telling.you;
  const name = (seat: Seat): string => (isYou(seat) ? words.you : telling.nameOf(seat));
  function doing(seat: Seat, they: string, you: string): string {
    if (!isYou(seat)) return `${telling.nameOf(seat)} ${they}`;
    return words.youDo(you);
  }
  return {
    ...telling,
    isYou,
    name,
    Name: (seat) => (isYou(seat) ? capital(name(seat)) : name(seat)),
    doing,
    does: (seat, they, you) => (isYou(seat) ? capital(doing(seat, they, you)) : doing(seat, they, you)),
    names: (seats) => listed(seats.map(name), telling.language),
  };
}

/** `a, b and c`. */
export function listed(items: readonly string[], language: Language): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')}${WORDS[language].and}${items.at(-1)}`;
}

/** Tells players by their numbers, for tables where nobody has a name yet. */
export const byNumber = (language: Language): Telling => ({
  language,
  nameOf: (seat) => WORDS[language].player(seat + 1),
  isFull: true,
});
