import { type Puzzle, parsePuzzle } from '@stolik/kernel/puzzles/puzzle';
import type { PuzzlePart } from './part.ts';

type Load = () => Promise<PuzzlePart>;

let loaders: Readonly<Record<string, Load>> = {};
const read = new Map<string, Promise<readonly Puzzle[]>>();

/** Said once by the app: which games have puzzles. */
export function bringPuzzles(all: Readonly<Record<string, Load>>): void {
  loaders = all;
}

export const hasPuzzles = (game: string): boolean => Object.hasOwn(loaders, game);

export const loadPuzzlePart = (game: string): Promise<PuzzlePart> | undefined =>
  hasPuzzles(game) ? loaders[game]!() : undefined;

/** All puzzles of a game, read once. A failed load (no network yet) is tried again the next time. */
export function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  const known = read.get(game);
  if (known) return known;
  const part = loadPuzzlePart(game);
  if (!part) return Promise.resolve([]);
  const loading = part.then(({ lines }) => lines()).then(readLines);
  read.set(game, loading);
  loading.catch(() => read.delete(game));
  return loading;
}

const readLines = (text: string): readonly Puzzle[] =>
  text.split('\n').flatMap((line) => {
    if (!line) return [];
    const puzzle = parsePuzzle(JSON.parse(line));
    return puzzle.ok ? [puzzle.value] : [];
  });
