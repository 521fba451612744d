import { type Puzzle, parsePuzzle } from '@stolik/kernel/puzzles/puzzle';
import type { PuzzlePart } from './part.ts';

type Load = () => Promise<PuzzlePart>;

let loaders: Readonly<Record<string, Load>> = {};
type Shelf = 'lines' | 'dailies';
const read = new Map<string, Promise<readonly Puzzle[]>>();

/** Said once by the app: which games have puzzles. */
export function bringPuzzles(all: Readonly<Record<string, Load>>): void {
  loaders = all;
}

export const hasPuzzles = (game: string): boolean => Object.hasOwn(loaders, game);

export const loadPuzzlePart = (game: string): Promise<PuzzlePart> | undefined =>
  hasPuzzles(game) ? loaders[game]!() : undefined;

/** The puzzles of a game that everybody may meet at any time. */
export const loadPuzzles = (game: string): Promise<readonly Puzzle[]> => loadShelf(game, 'lines');

/** Those that belong to days. */
export const loadDailies = (game: string): Promise<readonly Puzzle[]> => loadShelf(game, 'dailies');

/** One puzzle, wherever it is kept. */
export async function findPuzzle(game: string, id: string): Promise<Puzzle | undefined> {
  const isAsked = (puzzle: Puzzle): boolean => puzzle.id === id;
  return (await loadPuzzles(game)).find(isAsked) ?? (await loadDailies(game)).find(isAsked);
}

/** Read once. A failed load (no network yet) is tried again the next time. */
function loadShelf(game: string, shelf: Shelf): Promise<readonly Puzzle[]> {
  const key = `${game} ${shelf}`;
  const known = read.get(key);
  if (known) return known;
  const part = loadPuzzlePart(game);
  if (!part) return Promise.resolve([]);
  const loading = part.then((found) => found[shelf]()).then(readLines);
  read.set(key, loading);
  loading.catch(() => read.delete(key));
  return loading;
}

const readLines = (text: string): readonly Puzzle[] =>
  text.split('\n').flatMap((line) => {
    if (!line) return [];
    const puzzle = parsePuzzle(JSON.parse(line));
    return puzzle.ok ? [puzzle.value] : [];
  });
