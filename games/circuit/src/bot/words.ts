import { inEach } from '@stolik/look/catalog';
import { levelWords } from '@stolik/search/levels';
import { en } from '../words/en/levels.ts';
import { pl } from '../words/pl/levels.ts';
import { ru } from '../words/ru/levels.ts';

const WORDS = inEach({ en, ru, pl });

/** The six levels in words; loads no rules. */
export const circuitLevels = levelWords(WORDS.says, [98, 87, 82, 89, 65]);
