import { type LateWords, lateWords } from '../../base/ui/late-words.ts';
import { loadRulebook } from '../../shell/rulebook/load.ts';
import type { Rulebook, RulebookWords } from '../../shell/rulebook/rulebook.ts';

/** A rulebook with its words, in the reader's language. */
export interface OpenRulebook {
  readonly book: Rulebook;
  readonly words: LateWords<RulebookWords>;
}

const opened = new Map<string, OpenRulebook>();

export async function openRulebook(game: string): Promise<OpenRulebook | undefined> {
  const book = await loadRulebook(game);
  if (!book) return undefined;
  const found = opened.get(game) ?? { book, words: lateWords(book.words) };
  opened.set(game, found);
  await found.words.load();
  return found;
}
