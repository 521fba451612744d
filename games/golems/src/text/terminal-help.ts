import type { Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { TerminalHelp } from '@stolik/search/manifest';
import type { EditionId } from '../editions/edition.ts';
import { TESTS } from '../programs/program.ts';
import { en } from '../words/en/terminal.ts';
import { pl } from '../words/pl/terminal.ts';
import { ru } from '../words/ru/terminal.ts';

const { golems6, golems4 } = inEach({ en, ru, pl });

export const TERMINAL_HELP: Readonly<Record<EditionId, TerminalHelp>> = {
  golems6: { cards: golems6.cards, board: golems6.board },
  golems4: { cards: golems4.cards, board: golems4.board },
};

/** The aim of the game, before the first move. */
export const AIMS: Readonly<Record<EditionId, Words>> = { golems6: golems6.aim, golems4: golems4.aim };

const LETTERS = /^[FBLRSADP2?W():]+$/;
/** What If and While may look for, as it stands after their sign: `?hit(`. */
const TEST = new RegExp(`([?W])(${TESTS.join('|')})(?=\\()`, 'gi');
const ROWS = /(?:2|[?W][a-z]*)\([^)]*\)|./g;

/** A program typed as letters, in any case and with or without spaces; undefined where it is something else. */
export function programTyped(text: string): string | undefined {
  const typed = text
    .trim()
    .replace(/^program\s/i, '')
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(TEST, (_, sign: string, test: string) => sign + test.toLowerCase());
  if (!LETTERS.test(typed.replace(TEST, '$1'))) return undefined;
  return `program ${typed.match(ROWS)!.join(' ')}`;
}
