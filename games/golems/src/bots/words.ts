import { inEach } from '@stolik/look/catalog';
import { levelWords, sparringWords } from '@stolik/search/levels';
import { en } from '../words/en/levels.ts';
import { pl } from '../words/pl/levels.ts';
import { ru } from '../words/ru/levels.ts';

const WORDS = inEach({ en, ru, pl });

/** The six levels in words; load no rules. */
export const golems6Levels = levelWords(WORDS.says, [88, 65, 73, 64, 63, 78]);
export const golems4Levels = levelWords(WORDS.says, [49, 64, 62, 68, 65, 64]);

/** The opponents for lessons and classes. */
export const golemsSparring = [sparringWords('statue', WORDS.sparring.statue), sparringWords('copycat', WORDS.sparring.copycat)];
