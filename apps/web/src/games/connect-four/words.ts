import type { Language } from '@stolik/kernel/language';
import { en } from '../../words/en/games/connect-four/table.ts';
import { pl } from '../../words/pl/games/connect-four/table.ts';
import { ru } from '../../words/ru/games/connect-four/table.ts';

export interface Words {
  readonly phases: { readonly choose: string; readonly drop: string };
  readonly choose: string;
  ready(cell: string): string;
  waits(name: string): string;
  readonly over: string;
  column(letter: string, discs: readonly string[]): string;
  readonly empty: string;
  readonly full: string;
  readonly drop: string;
  dropInto(letter: string): string;
  /** After "Played:". */
  dropped(letter: string): string;
  readonly yours: string;
  /** How a disc is dropped, for the paper beside the board. */
  readonly how: string;
  left(discs: number): string;
  readonly filled: string;
  four(cells: string): string;
}

export const WORDS: Readonly<Record<Language, Words>> = { en, ru, pl };
