import type { Manifest } from '@stolik/search/manifest';
import { EVERY_GAME } from './games.ts';

/** Whose clause it is, by its first letters: `M4.1`, `C2`, `G6.6.3`. */
export const gameOfClause = (clause: string): Manifest | undefined =>
  EVERY_GAME.find(({ clauses }) => clause.startsWith(clauses) && /^(?:[\d.]|$)/.test(clause.slice(clauses.length)));

/** Finds names of clauses in a text; `G6.1` is a section where the letters of a game end with a number. */
export const CLAUSE = new RegExp(
  `\\b(?:${EVERY_GAME.map(({ clauses }) => (/\d$/.test(clauses) ? `${clauses}(?:\\.\\d+){1,2}` : `${clauses}\\d+(?:\\.\\d+)?`)).join('|')})\\b`,
);
