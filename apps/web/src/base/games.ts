import { findGame } from '@stolik/games/games';
import { preferences } from './preferences.ts';

/** The name of a game in the reader's language; its id where it is not known here. */
export const gameTitle = (id: string): string => findGame(id)?.title[preferences.language] ?? id;

/** As it is printed on the box: for headings. */
export const boxTitle = (id: string): string => findGame(id)?.fullTitle?.[preferences.language] ?? gameTitle(id);
