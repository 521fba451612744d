import sameLook from './same-look.json' with { type: 'json' };

/** The letters codes are made of: no vowels, nothing that looks like something else. */
const CODE = /^[BCDFGHJKLMNPQRSTVWXZ]{6}([BCDFGHJKLMNPQRSTVWXZ]{2})?$/;

/** Cyrillic letters that look or stand like Latin ones on a keyboard that was left in Russian. */
const SAME_LOOK: Readonly<Record<string, string>> = sameLook;

/** The code of a seat: its table's and four letters more. */
const SEAT_CODE = /^[BCDFGHJKLMNPQRSTVWXZ]{10}([BCDFGHJKLMNPQRSTVWXZ]{2})?$/;

/** A code as people type it: small letters, spaces, hyphens and letters of another alphabet that look the same are forgiven. */
export function readCode(typed: string): string | undefined {
  const letters = lettersIn(typed);
  return CODE.test(letters) ? letters : undefined;
}

export function readSeatCode(typed: string): string | undefined {
  const letters = lettersIn(typed);
  return SEAT_CODE.test(letters) ? letters : undefined;
}

/** What a typed code may lead to. Six letters are a class or a table: only the server knows which. */
export interface AnyCode {
  readonly kind: 'class' | 'lesson' | 'class-or-table' | 'table';
  readonly code: string;
}

/** Every code that people type, in any field: of a class, the number of one lesson, of a table or of a seat at it. */
export function readAnyCode(typed: string): AnyCode | undefined {
  const code = lettersIn(typed);
  if (/^\d{4}$/.test(code)) return { kind: 'class', code };
  // Five digits in a house, seven elsewhere.
  if (/^(\d{5}|\d{7})$/.test(code)) return { kind: 'lesson', code };
  if (CODE.test(code)) return { kind: code.length === 6 ? 'class-or-table' : 'table', code };
  return SEAT_CODE.test(code) ? { kind: 'table', code } : undefined;
}

const lettersIn = (typed: string): string =>
  [...typed.toUpperCase().replace(/[\s\-–—.]/g, '')].map((letter) => SAME_LOOK[letter] ?? letter).join('');

/** In groups that can be read out. */
export const spellCode = (code: string): string => `${code.slice(0, -4)}-${code.slice(-4)}`;
