import { findGame } from '@stolik/games/games';
import { read } from './messages/read.ts';

/** The name of a game in the reader's language; its id where it is not known here. */
export const gameTitle = (id: string): string => read(findGame(id)?.title) ?? id;

/** As it is printed on the box: for headings. */
export const boxTitle = (id: string): string => read(findGame(id)?.fullTitle) ?? gameTitle(id);
