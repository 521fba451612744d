import { inEach } from '@stolik/look/catalog';
import { en } from '../../../../words/en/games/golems/titles.ts';
import { pl } from '../../../../words/pl/games/golems/titles.ts';
import { ru } from '../../../../words/ru/games/golems/titles.ts';

/** A scenario has its title in every language: that of a new one, and that of a copy. */
export const { fresh: FRESH_TITLE, copy: COPY_TITLE } = inEach({ en, ru, pl });
