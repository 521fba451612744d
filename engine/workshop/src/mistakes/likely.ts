import type { Code, Where } from './mistake.ts';

/** Letters to change, add, take away or swap with a neighbour to get from one word to the other. */
export function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, index) => [index]);
  for (let column = 1; column <= other.length; column++) rows[0]![column] = column;
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]![column] = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[row - 2]![column - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return rows[one.length]![other.length]!;
}

/** The known word that was probably meant; undefined where none is near. Case does not count. */
export function likelyWord(word: string, known: readonly string[]): string | undefined {
  const most = word.length <= 4 ? 1 : word.length <= 7 ? 2 : 3;
  const small = word.toLowerCase();
  let best: string | undefined;
  let least = most + 1;
  for (const each of known) {
    if (each === word || Math.abs(each.length - word.length) > most) continue;
    const far = distance(small, each.toLowerCase());
    // A word of which nothing is left is no slip of a finger.
    if (far < least && far < Math.max(word.length, each.length) - 1) [best, least] = [each, far];
  }
  return best;
}

const SHARED = [
  'choose',
  'table',
  'me',
  'say',
  'draw',
  'print',
  'if',
  'else',
  'for',
  'while',
  'return',
  'break',
  'continue',
  'in',
];
const KNOWN = {
  javascript: [
    ...SHARED,
    ...['const', 'let', 'function', 'of', 'null', 'true', 'false', 'undefined', 'Math', 'Array', 'Object', 'Number', 'String'],
    ...[
      'length',
      'push',
      'pop',
      'includes',
      'indexOf',
      'slice',
      'join',
      'split',
      'map',
      'filter',
      'sort',
      'startsWith',
      'random',
    ],
    ...['max', 'min', 'floor', 'abs'],
  ],
  python: [
    ...SHARED,
    ...['def', 'elif', 'and', 'or', 'not', 'is', 'None', 'True', 'False', 'import', 'from', 'pass', 'range', 'len', 'max', 'min'],
    ...['abs', 'sum', 'int', 'str', 'list', 'sorted', 'enumerate', 'append', 'random', 'choice', 'startswith', 'split', 'join'],
  ],
};
const NAME = /[\p{L}_$][\p{L}\d_$]*/gu;

export const keywordsOf = (code: Code): readonly string[] => KNOWN[code];

/** The word that was meant: of the game, of the language, or of the program itself. */
export function likelyIn(word: string, { code, source, names }: Where): string | undefined {
  const own = [...new Set(source.match(NAME) ?? [])];
  return likelyWord(word, [...names, ...KNOWN[code], ...own]);
}
