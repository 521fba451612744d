import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EVERY_GAME } from '@stolik/games/games';
import type { Language } from '@stolik/kernel/language';
import { ok, problem, type Result } from '@stolik/kernel/result';

/** Everything that a new game is called by, made from one name. */
export interface Names {
  /** In addresses, logs and commands: `last-pebble`. */
  readonly id: string;
  /** In code: `lastPebbleGame`. */
  readonly code: string;
  /** On the box until the author says otherwise: `Last Pebble`. */
  readonly title: string;
  /** What its clauses begin with: `L`. */
  readonly letter: string;
}

const LONGEST = 24;

/** Where a game lives, from the root of the repository. */
export interface Places {
  readonly game: string;
  readonly board: string;
  /** The sentences of its board. */
  readonly words: Readonly<Record<Language, string>>;
  readonly rules: Readonly<Record<Language, string>>;
  readonly package: string;
}

export const placesOf = (id: string): Places => ({
  game: `games/${id}`,
  board: `apps/web/src/games/${id}`,
  words: {
    en: `apps/web/src/words/en/games/${id}`,
    ru: `apps/web/src/words/ru/games/${id}`,
    pl: `apps/web/src/words/pl/games/${id}`,
  },
  rules: { en: `docs/rules/${id}.md`, ru: `docs/rules/ru/${id}.md`, pl: `docs/rules/pl/${id}.md` },
  package: `node_modules/@stolik/${id}`,
});

/** None of these may be there yet. */
export function everyPlaceOf(id: string): readonly string[] {
  const { game, board, words, rules, package: link } = placesOf(id);
  return [game, board, ...Object.values(words), ...Object.values(rules), link];
}

/** A name that is free in this repository, or what is wrong with it. */
export function readName(root: string, given: string | undefined): Result<Names> {
  if (given === undefined) return problem('NAME', 'what is the game called? For example: stolik new-game last-pebble');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given))
    return problem(given, 'a name is small letters a to z and digits, in words joined by hyphens: last-pebble');
  if (given.length > LONGEST) return problem(given, `a name has ${LONGEST} letters at most`);
  if (EVERY_GAME.some(({ id }) => id === given)) return problem(given, 'there is a game of this name');
  const taken = everyPlaceOf(given).find((place) => existsSync(join(root, place)));
  if (taken !== undefined) return problem(given, `${taken} is there already; choose another name`);
  const words = given.split('-');
  const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
  const letter = letterFor(given);
  if (letter === undefined) return problem(given, 'every letter that clauses could begin with is taken by a game');
  // With a last word of its own it is never a word of the language, as `class` would be.
  const code = [words[0]!, ...[...words.slice(1), 'game'].map(capital)].join('');
  return ok({ id: given, code, title: words.map(capital).join(' '), letter });
}

/** `[S]`, `[A]` and `[R]` say where a clause comes from. */
const MEANT_OTHERWISE = 'SAR';

/** One letter that no other game's clauses begin with: of the name if possible. */
function letterFor(name: string): string | undefined {
  const wanted = [...name.replace(/[^a-z]/g, '').toUpperCase(), ...'BCDEFGHIJKLMNOPQTUVWXYZ'];
  return wanted.find(
    (letter) => !MEANT_OTHERWISE.includes(letter) && !EVERY_GAME.some(({ clauses }) => clauses.startsWith(letter)),
  );
}
