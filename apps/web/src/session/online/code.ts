/** The letters codes are made of: no vowels, nothing that looks like something else. */
const CODE = /^[BCDFGHJKLMNPQRSTVWXZ]{6}([BCDFGHJKLMNPQRSTVWXZ]{2})?$/;

/** Cyrillic letters that look or stand like Latin ones on a keyboard that was left in Russian. */
const SAME_LOOK: Readonly<Record<string, string>> = { В: 'B', С: 'C', Н: 'H', К: 'K', М: 'M', Р: 'P', Т: 'T', Х: 'X' };

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

const lettersIn = (typed: string): string =>
  [...typed.toUpperCase().replace(/[\s\-–—.]/g, '')].map((letter) => SAME_LOOK[letter] ?? letter).join('');

/** In groups that can be read out. */
export const spellCode = (code: string): string => `${code.slice(0, -4)}-${code.slice(-4)}`;
