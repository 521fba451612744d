import type { Language } from '@stolik/kernel/language';
import type { NoUndo } from '@stolik/table/undo';
import { en } from './words/en/terminal.ts';
import { pl } from './words/pl/terminal.ts';
import { ru } from './words/ru/terminal.ts';

/** What the terminal itself says; the games speak for themselves. */
export interface TerminalWords {
  /** Where the whole rules stand. */
  rules(file: string): string;
  youPlay(seats: readonly number[], path: string): string;
  prompt(seat: number): string;
  help: string;
  /** Topics that `help` explains here, and that there is no other. */
  helpAbout(topics: readonly string[]): string;
  left(steps: number, path: string): string;
  hide: string;
  curtain(seat: number): string;
  /** The same where nobody can press a key. */
  curtainLine(seat: number): string;
  replayed(game: string, seats: number, steps: number): string;
  readonly nextOrStop: string;
  /** Why a decision stays. */
  readonly noUndo: Readonly<Record<NoUndo, string>>;
  /** Who drew or rolled, in the log. */
  chance: string;
  takenBack: string;
  more(count: number): string;
  noneMatch: string;
  someOf(count: number): string;
  typeHelp: string;
  watchAgain(path: string): string;
  seat(seat: number): string;
  readonly bot: string;
  /** Who sits opposite: a name, the number and the name of the level, and how it plays. */
  opponent(name: string, level: string, label: string, says: string): string;
  nobodyWon: string;
  haveWon(names: readonly string[]): string;
  points(scores: readonly number[]): string;
}

export const TERMINAL_WORDS: Readonly<Record<Language, TerminalWords>> = { en, ru, pl };
