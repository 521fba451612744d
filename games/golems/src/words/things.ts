import type { Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { BotName } from '../core/automata.ts';
import { en } from './en/things.ts';
import { pl } from './pl/things.ts';
import { ru } from './ru/things.ts';

const WORDS = inEach({ en, ru, pl });

/** The names of facings, by the letter of the notation. */
export const FACING_NAMES: Readonly<Record<string, Words>> = WORDS.facings;

/** The bots' programs as they are called at the table. */
export const BOT_TITLES: Readonly<Record<BotName, Words>> = WORDS.bots;
