import type { Seat } from './game.ts';
import type { Language, Words } from './language.ts';
import { isolated } from './typography.ts';

/** Whom something is told to, and what those who sit there are called. */
export interface Telling {
  readonly language: Language;
  /** In the nominative; no sentence depends on whether it is a woman's name. */
  nameOf(seat: Seat): string;
  /** Who is spoken to as "you"; left out: everybody is called by name. */
  readonly you?: Seat | undefined;
  /** Nothing else shows it (terminal, transcript): tiles are named by their notation, outcomes with their reasons. */
  readonly isFull?: boolean;
  /** Children listen: no cells, no numbers, nothing that the picture shows better. */
  readonly isForKids?: boolean;
}

/** What sentences are made of. A name stands in the nominative everywhere. */
export interface Speech extends Telling {
  isYou(seat: Seat): boolean;
  /** `Ola`, or "you" within a sentence. */
  name(seat: Seat): string;
  /** The same where a sentence begins. */
  Name(seat: Seat): string;
  /** Who does it, where a sentence begins: "Ola lays" or "You lay", «Ола кладёт» or «Вы кладёте», „Ola kładzie” or „Kładziesz”. */
  does(seat: Seat, they: string, you: string): string;
  /** The same within a sentence. */
  doing(seat: Seat, they: string, you: string): string;
  names(seats: readonly Seat[]): string;
}

const YOU: Words = { en: 'you', ru: 'вы', pl: 'ty' };
const AND: Words = { en: ' and ', ru: ' и ', pl: ' i ' };
const PLAYER: Words = { en: 'Player', ru: 'Игрок', pl: 'Gracz' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function speechOf(given: Telling): Speech {
  const telling: Telling = { ...given, nameOf: (seat) => isolated(given.nameOf(seat)) };
  const { language } = telling;
  const isYou = (seat: Seat): boolean => seat === telling.you;
  const name = (seat: Seat): string => (isYou(seat) ? YOU[language] : telling.nameOf(seat));
  function doing(seat: Seat, they: string, you: string): string {
    if (!isYou(seat)) return `${telling.nameOf(seat)} ${they}`;
    return language === 'pl' ? you : `${YOU[language]} ${you}`;
  }
  return {
    ...telling,
    isYou,
    name,
    Name: (seat) => (isYou(seat) ? capital(name(seat)) : name(seat)),
    doing,
    does: (seat, they, you) => (isYou(seat) ? capital(doing(seat, they, you)) : doing(seat, they, you)),
    names: (seats) => listed(seats.map(name), language),
  };
}

/** `a, b and c`. */
export function listed(items: readonly string[], language: Language): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')}${AND[language]}${items.at(-1)}`;
}

/** Where nobody has a name yet everybody has a number. */
export const byNumber = (language: Language): Telling => ({
  language,
  nameOf: (seat) => `${PLAYER[language]} ${seat + 1}`,
  isFull: true,
});
