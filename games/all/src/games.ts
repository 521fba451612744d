import {
  manifests as circuit,
  loaders as circuitLoaders,
  terminals as circuitTerminals,
  workshops as circuitWorkshops,
} from '@stolik/circuit/manifest';
import {
  manifests as connectFour,
  loaders as fourLoaders,
  terminals as fourTerminals,
  workshops as fourWorkshops,
} from '@stolik/connect-four/manifest';
import {
  manifests as golems,
  loaders as golemsLoaders,
  terminals as golemsTerminals,
  workshops as golemsWorkshops,
} from '@stolik/golems/manifest';
import type { AnyGame } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import {
  manifests as micropul,
  loaders as micropulLoaders,
  terminals as micropulTerminals,
  workshops as micropulWorkshops,
} from '@stolik/micropul/manifest';
import type { AnyBook, Recall } from '@stolik/search/book';
import type { Loaders, Manifest, Terminal } from '@stolik/search/manifest';
import { type AnyVocabulary, type Workshops, wordless } from '@stolik/workshop/vocabulary';

/** The games of the table, in the order of the home page. */
export const GAMES: readonly Manifest[] = [...micropul, ...circuit, ...golems];

/** For authors: played by their address and in the terminal, on no page among the games. */
export const EXAMPLES: readonly Manifest[] = [...connectFour];

export const EVERY_GAME: readonly Manifest[] = [...GAMES, ...EXAMPLES];

// Inside functions: a page that fetches no rules must not carry their files along.
const loadersOf = (): Loaders => ({ ...micropulLoaders, ...circuitLoaders, ...golemsLoaders, ...fourLoaders });
const workshopsOf = (): Workshops => ({ ...micropulWorkshops, ...circuitWorkshops, ...golemsWorkshops, ...fourWorkshops });
const terminalsOf = () => ({ ...micropulTerminals, ...circuitTerminals, ...golemsTerminals, ...fourTerminals });

/** The rules alone; no board, no art. */
export const loadRules = (id: string): Promise<AnyGame> => of(loadersOf(), id).rules();
/** All its bots: they bring the rules along. */
export const loadBots = (id: string): Promise<AnyBook> => of(loadersOf(), id).bots();
/** The function that extracts the memory of a game's bots; undefined for bots without memory. */
export const loadRecall = async (id: string): Promise<Recall | undefined> => of(loadersOf(), id).recall?.();
/** The words that programs know about it. A game may have none of its own. */
export const loadWorkshop = async (id: string): Promise<AnyVocabulary> =>
  Object.hasOwn(workshopsOf(), id) ? workshopsOf()[id]!() : wordless(id);
export const loadTerminal = (id: string): Promise<Terminal> => of(terminalsOf(), id)();

function of<Thing>(all: Readonly<Record<string, Thing>>, id: string): Thing {
  if (!Object.hasOwn(all, id)) throw new Error(`there is no game ${id}`);
  return all[id]!;
}

export const findGame = (id: string): Manifest | undefined => EVERY_GAME.find((game) => game.id === id);

/** The makers of the games at the table, each sentence once. */
export const creditsIn = (language: Language): readonly string[] => [...new Set(GAMES.map(({ credit }) => credit[language]))];

/** The rules as a document, from the root of the project: the English text is the law. */
export const rulesPath = (id: string, language: Language): string =>
  `docs/rules/${language === 'en' ? '' : `${language}/`}${id}.md`;
