import type { Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { en } from './words/en/common.ts';
import { pl } from './words/pl/common.ts';
import { ru } from './words/ru/common.ts';

/** Words of every game, answered by `worlds.ts`, with an example right in both languages. */
export const COMMON = {
  moves: 'table.moves()[0]',
  after: 'table.after(table.moves()[0])',
  points: 'table.points(me)',
  turn: 'table.turn() == me',
  seats: 'table.seats()',
  over: 'table.over()',
  won: 'table.won(me)',
} as const;
export type CommonWord = keyof typeof COMMON;

/** What they mean; `say` and `draw` are no words of a table. */
export const COMMON_MEANINGS: Readonly<Record<CommonWord | 'say' | 'draw', Words>> = inEach({ en, ru, pl });
