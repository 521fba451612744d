import type { Language } from '@stolik/kernel/language';
import { en } from '../../../words/en/games/golems/study.ts';
import { pl } from '../../../words/pl/games/golems/study.ts';
import { ru } from '../../../words/ru/games/golems/study.ts';

const CATALOGS = { en, ru, pl };

/** Where somebody ends, and how: "C4, facing east". */
export function readPlace(language: Language, cell: string, facing: string): string {
  const { place, ways } = CATALOGS[language];
  return place(cell, (ways as Readonly<Record<string, string>>)[facing] ?? facing);
}
