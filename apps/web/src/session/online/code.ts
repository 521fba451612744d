/** The letters codes are made of: no vowels, nothing that looks like something else. */
const CODE = /^[BCDFGHJKLMNPQRSTVWXZ]{6}([BCDFGHJKLMNPQRSTVWXZ]{2})?$/;

/** Cyrillic letters that look or stand like Latin ones on a keyboard that was left in Russian. */
const SAME_LOOK: Readonly<Record<string, string>> = { В: 'B', С: 'C', Н: 'H', К: 'K', М: 'M', Р: 'P', Т: 'T', Х: 'X' };

/** A code as people type it: small letters, spaces, hyphens and letters of another alphabet that look the same are forgiven. */
export function readCode(typed: string): string | undefined {
  const letters = [...typed.toUpperCase().replace(/[\s\-–—.]/g, '')].map((letter) => SAME_LOOK[letter] ?? letter).join('');
  return CODE.test(letters) ? letters : undefined;
}
