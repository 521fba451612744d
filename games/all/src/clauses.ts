import type { Manifest } from '@stolik/search/manifest';
import { EVERY_GAME } from './games.ts';

/** The game of a clause, by its first letters: `M4.1`, `C2`, `G6.6.3`. */
export const gameOfClause = (clause: string): Manifest | undefined =>
  EVERY_GAME.find(({ clauses }) => clause.startsWith(clauses) && /^(?:[\d.]|$)/.test(clause.slice(clauses.length)));

/** Finds names of clauses in a text; `G6.1` is a section where the letters of a game end with a number. */
export const CLAUSE = new RegExp(
  `\\b(?:${EVERY_GAME.map(({ clauses }) => (/\d$/.test(clauses) ? `${clauses}(?:\\.\\d+){1,2}` : `${clauses}\\d+(?:\\.\\d+)?`)).join('|')})\\b`,
);

/** The origin of a clause; docs/rules/README.md explains the letters. */
export type Origin = 'S' | 'A' | 'R';

/** A part of plain words that means something: a tag `[S]` or `[S, p. 4]`, the name of a clause. */
export type Meaning =
  | { readonly kind: 'origin'; readonly letter: Origin; readonly detail: string | undefined }
  | { readonly kind: 'clause'; readonly clause: string };

const MEANING = new RegExp(`\\[([SAR])(?:, ([^\\]]*))?\\]|${CLAUSE.source}`, 'g');

/** Plain words of a rule book, with what means something taken out of them. */
export function splitWords(text: string): (string | Meaning)[] {
  const parts: (string | Meaning)[] = [];
  let at = 0;
  for (const match of text.matchAll(MEANING)) {
    const [whole, letter, detail] = match;
    parts.push(text.slice(at, match.index));
    parts.push(letter ? { kind: 'origin', letter: letter as Origin, detail } : { kind: 'clause', clause: whole });
    at = match.index + whole.length;
  }
  return [...parts, text.slice(at)].filter((part) => part !== '');
}
