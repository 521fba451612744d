import type { EditionId } from '@stolik/golems/editions';
import type { EditorWords } from './words.ts';

type Own = 'type' | 'chooseGolem' | 'full' | 'swap' | 'contentsHint';

/** What the editor says in one language, for both editions. */
export interface EditorCatalog
  extends Omit<EditorWords, Own | 'tabs' | 'hints' | 'cell' | 'tool' | 'trialRuns' | 'trialDone' | 'keys'> {
  /** What an edition says in its own way. */
  readonly editions: Readonly<
    Record<EditionId, Readonly<Pick<EditorWords, Own> & { golems: string; golemsHint: string; turn: string }>>
  >;
  readonly tabs: Omit<EditorWords['tabs'], 'golems'>;
  readonly hints: Omit<EditorWords['hints'], 'golems'>;
  /** By the words of the notation; `eraser`. */
  readonly tools: Readonly<Record<string, string>>;
  /** A line that turns. */
  readonly bend: string;
  trialRuns(game: number, all: number): string;
  /** In how many rounds: the fewest and the most. */
  trialDone(games: number, least: number, most: number): string;
  readonly keys: Readonly<Record<'move' | 'enter' | 'remove' | 'flip' | 'take' | 'undo' | 'drop', string>>;
}
