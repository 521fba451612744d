import { inEach } from '@stolik/look/catalog';
import { en } from './words/en/commands.ts';
import { pl } from './words/pl/commands.ts';
import { ru } from './words/ru/commands.ts';

/** What the commands say of themselves. */
export const COMMAND_WORDS = inEach({ en, ru, pl });
