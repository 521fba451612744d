import { manifests as circuit } from '@stolik/circuit/manifest';
import { manifests as connectFour } from '@stolik/connect-four/manifest';
import { manifests as golems } from '@stolik/golems/manifest';
import type { Language } from '@stolik/kernel/language';
import { manifests as micropul } from '@stolik/micropul/manifest';
import type { Manifest } from '@stolik/search/manifest';

/** The games of the table, in the order of the home page. */
export const GAMES: readonly Manifest[] = [...micropul, ...circuit, ...golems];

/** For authors: played by their address and in the terminal, on no page among the games. */
export const EXAMPLES: readonly Manifest[] = [...connectFour];

export const EVERY_GAME: readonly Manifest[] = [...GAMES, ...EXAMPLES];

export const findManifest = (id: string): Manifest | undefined => EVERY_GAME.find((game) => game.id === id);

/** The rules as a document, from the root of the project: the English text is the law. */
export const rulesPath = (id: string, language: Language): string =>
  `docs/rules/${language === 'en' ? '' : `${language}/`}${id}.md`;
