import { inEach } from '@stolik/look/catalog';
import { en } from '../../../words/en/games/golems/client.ts';
import { pl } from '../../../words/pl/games/golems/client.ts';
import { ru } from '../../../words/ru/games/golems/client.ts';

/** What is said of a table from outside, in every language: the name of its panel, its keys, the way back. */
export const CLIENT_WORDS = inEach({ en, ru, pl });
