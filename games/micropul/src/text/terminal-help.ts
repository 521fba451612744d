import { inEach } from '@stolik/look/catalog';
import type { TerminalHelp } from '@stolik/search/manifest';
import { en } from '../words/en/terminal.ts';
import { pl } from '../words/pl/terminal.ts';
import { ru } from '../words/ru/terminal.ts';

const WORDS = inEach({ en, ru, pl });

export const TERMINAL_HELP: TerminalHelp = { cards: WORDS.cards, board: WORDS.board };
