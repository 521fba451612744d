import { inEach } from '@stolik/look/catalog';
import { levelWords } from '@stolik/search/levels';
import { en } from './words/en/levels.ts';
import { pl } from './words/pl/levels.ts';
import { ru } from './words/ru/levels.ts';

const WORDS = inEach({ en, ru, pl });

/** The six levels in words; loads no rules. Shares of 200 games each (`stolik arena --seed levels`); the two strongest are not measured. */
export const connectFourLevels = levelWords(WORDS.says, [80, 82, 91, 82]);
