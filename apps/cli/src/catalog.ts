import { EVERY_GAME, loadBots, loadRules, loadTerminal, loadWorkshop, rulesPath } from '@stolik/games/games';
import type { AnyGame } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { AnyBook } from '@stolik/search/book';
import type { Manifest, Terminal } from '@stolik/search/manifest';
import type { AnyVocabulary } from '@stolik/workshop/vocabulary';
import { problems } from './problems.ts';

/** A game with everything the command needs of it. */
export interface CatalogEntry
  extends Pick<Manifest, 'title' | 'players' | 'hasSecrets' | 'levels' | 'sparring' | 'formerLevels' | 'usual' | 'usualFrom'>,
    Terminal {
  readonly game: AnyGame;
  /** Its bots, and who advises. */
  readonly book: AnyBook;
  /** The words that programs know about it. */
  readonly vocabulary: AnyVocabulary;
}

/** Every game the command knows. */
export const CATALOG: readonly CatalogEntry[] = await Promise.all(
  EVERY_GAME.map(
    async ({
      id,
      title,
      fullTitle = title,
      players,
      hasSecrets,
      levels,
      sparring = [],
      formerLevels = {},
      usual = {},
      usualFrom,
    }): Promise<CatalogEntry> => {
      const [game, book, brought, vocabulary] = await Promise.all([
        loadRules(id),
        loadBots(id),
        loadTerminal(id),
        loadWorkshop(id),
      ]);
      const named = {
        title: fullTitle,
        players,
        hasSecrets,
        levels,
        sparring,
        formerLevels,
        usual,
        ...(usualFrom && { usualFrom }),
      };
      return { game, book, vocabulary, ...named, ...brought };
    },
  ),
);

/** The rules in the reader's language. */
export const rulesIn = ({ game }: CatalogEntry, language: Language): string => rulesPath(game.id, language);

export const gameIds = (): string => CATALOG.map((entry) => entry.game.id).join(', ');

export function findEntry(id: string | undefined): Result<CatalogEntry> {
  if (id === undefined) return problem('GAME', problems().whichGame(gameIds()));
  const entry = CATALOG.find((candidate) => candidate.game.id === id);
  return entry ? ok(entry) : problem(id, problems().noGame(gameIds()));
}
