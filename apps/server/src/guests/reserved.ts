import { en } from '../words/en/guests.ts';
import { pl } from '../words/pl/guests.ts';
import { ru } from '../words/ru/guests.ts';
import alike from './alike.json' with { type: 'json' };

/**
 * Letters that look alike, a Latin one first. Capital and small letters count as one, so do letters with and without marks. A capital i is a
 * small L, and both are a one.
 */
const ALIKE: readonly string[] = alike.groups;

const HOUSE = [en, ru, pl].map(({ house }) => house).join(' ');
const BOTS = [en, ru, pl].map(({ bots }) => bots).join(' ');

const LOOKS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((group) => [...group].map((letter) => [letter, group[0]!] as const)),
);

/** How a word looks from a distance. */
const lookOf = (word: string): string =>
  [...word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => LOOKS.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm');

const looksOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(lookOf));

const HOUSE_LOOKS = looksOf(HOUSE);
const ALL_LOOKS = looksOf(`${HOUSE} ${BOTS}`);

/** A number behind a word makes it no other word: `admin 2`. Digits inside may stand for letters: `adm1n`. */
const withoutNumber = (name: string): string => name.replace(/\p{N}+$/u, '');

/** Whether a name pretends to be the house or one of its bots, in three languages and any mixture of alphabets. */
export function isReserved(name: string): boolean {
  const words = name.split(/[\s.'’-]+/).filter(Boolean);
  const whole = words.join('');
  return (
    [whole, withoutNumber(whole)].some((each) => ALL_LOOKS.has(lookOf(each))) ||
    words.some((word) => HOUSE_LOOKS.has(lookOf(word)) || HOUSE_LOOKS.has(lookOf(withoutNumber(word))))
  );
}
