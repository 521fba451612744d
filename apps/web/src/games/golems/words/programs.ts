import type { EditionId } from '@stolik/golems/editions';
import type { Card } from '@stolik/golems/programs';
import type { Language } from '@stolik/kernel/language';
import { en } from '../../../words/en/games/golems/programs.ts';
import { pl } from '../../../words/pl/games/golems/programs.ts';
import { ru } from '../../../words/ru/games/golems/programs.ts';

/** Programs and other moves, told in a line. */
export interface ProgramWords {
  readonly subprogram: string;
  seat(number: string): string;
  /** A component that takes the damage. */
  breaks(part: string): string;
  /** A component that is to be repaired. */
  repaired(part: string): string;
  times(count: number): string;
  /** A Repeat, or a Cycle 2 in the old edition, and what it holds. */
  readonly repeat: Readonly<Record<EditionId, string>>;
  either(when: string, yes: string, no: string): string;
  while(when: string, act: string): string;
  /** `held`: the commands of the subprogram, where they are known. */
  call(held: string): string;
  /** What was done: not every language says it as it orders it. */
  readonly done: Readonly<Record<Exclude<Card, 'A'>, string>>;
  readonly attack: Readonly<Record<EditionId, string>>;
}

export const PROGRAM_WORDS: Readonly<Record<Language, ProgramWords>> = { en, ru, pl };
