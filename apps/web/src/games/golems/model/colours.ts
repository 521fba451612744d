import { en } from '../../../words/en/games/golems/keywords.ts';
import { pl } from '../../../words/pl/games/golems/keywords.ts';
import { ru } from '../../../words/ru/games/golems/keywords.ts';

export type Ink = 'word' | 'call' | 'text' | 'note' | undefined;
export interface Piece {
  readonly text: string;
  readonly ink: Ink;
}

const PYTHON = /(#.*$)|("[^"]*")|\b(def|for|in|range|if|else|while|not|and|pass)\b|\b([a-z_]+)(?=\()/g;
const KEYWORDS = [en, ru, pl].flatMap(({ keywords }) => keywords).join('|');
const WORDS = new RegExp(`(#.*$)|^(\\s*)(${KEYWORDS})(?=[\\s:])`, 'g');

/** A line of Python in pieces: keywords, calls, texts, comments. */
export function pythonPieces(line: string): readonly Piece[] {
  return split(line, PYTHON, ([, note, text, word]) => (note ? 'note' : text ? 'text' : word ? 'word' : 'call'));
}

/** A line of pseudo-code in pieces: the words that steer it stand out. */
export function wordPieces(line: string): readonly Piece[] {
  return split(line, WORDS, ([, note]) => (note ? 'note' : 'word'));
}

function split(line: string, pattern: RegExp, inkOf: (match: RegExpMatchArray) => Ink): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > from) pieces.push({ text: line.slice(from, match.index), ink: undefined });
    pieces.push({ text: match[0], ink: inkOf(match) });
    from = match.index + match[0].length;
  }
  if (from < line.length || pieces.length === 0) pieces.push({ text: line.slice(from), ink: undefined });
  return pieces;
}
