import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { en } from './en/things.ts';
import { pl } from './pl/things.ts';
import { ru } from './ru/things.ts';

const WORDS = inEach({ en, ru, pl });

/** Tiles and the iron by the letter of the notation. */
const TOKENS: Readonly<Record<string, Words>> = WORDS.tokens;

const SIDE_TOKENS: Readonly<Record<string, Words>> = WORDS.sideTokens;

/** A placed tile (`E1`), or a piece in the hand (`E`, `iron`), in words. */
export function tokenName(code: string, language: Language): string {
  const words = TOKENS[code] ?? TOKENS[code.charAt(0)];
  return words ? words[language] : code;
}

/** The same after "instead of", where a language changes the word for that. */
export const tokenOf = (code: string, language: Language): string =>
  (WORDS.tokensOf as Readonly<Record<string, Words>>)[code]?.[language] ?? tokenName(code, language);

export const sideTokenName = (code: string, language: Language): string => SIDE_TOKENS[code]?.[language] ?? code;

const SIDE_PLACES: Readonly<Record<'left' | 'right', Words>> = WORDS.sidePlaces;

/** `left5` in words. */
export function sidePlace(name: string, language: Language): string {
  const edge = name.startsWith('left') ? 'left' : 'right';
  return `${SIDE_PLACES[edge][language]} ${name.slice(edge.length)}`;
}

export const countPoints = (count: number, language: Language): string => WORDS.points[language](count);
export const countPieces = (count: number, language: Language): string => WORDS.pieces[language](count);

/** Puts details into a text: `{cell}` becomes what the details say. */
export function fill(text: string, details: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(details[name] ?? hole));
}

const DIRECTIONS: Readonly<Record<string, Words>> = WORDS.directions;
/** The direction something comes from: "from the left". */
export const fromDirection = (letter: string, language: Language): string => DIRECTIONS[letter]?.[language] ?? letter;
