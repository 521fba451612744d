import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { en } from './words/en/problems.ts';
import { pl } from './words/pl/problems.ts';
import { ru } from './words/ru/problems.ts';

/** What the terminal says about words it can't use: each names what was expected. */
export interface ProblemWords {
  readonly noCommand: string;
  whichGame(games: string): string;
  noGame(games: string): string;
  readonly whichLog: string;
  /** A file of several games; the numbers may be none. */
  whichOf(numbers: string): string;
  /** What the engine found; its own sentence is English. */
  badLog(says: string): string;
  badOption(says: string): string;
  readonly whichCase: string;
  readonly noCases: string;
  casesSummed(same: number, different: number, unreadable: number): string;
  wholeNumber(min: number, max: number, given: string): string;
  unknownOption(known: string): string;
  readonly noOptions: string;
  oneOf(words: string): string;
  seatOrWatcher(seats: number): string;
  readonly tooLarge: string;
  readonly noFile: string;
  readonly isFolder: string;
  readonly noText: string;
  readonly noAccess: string;
  noJson(why: string): string;
  readonly cantSave: string;
  /** A move that can't be read, with one that can. */
  unreadable(typed: string, example: string): string;
  /** Levels or names of bots that nobody knows. */
  whichBots(given: string, levels: string, names: string): string;
  readonly levelOrAgainst: string;
  readonly noBots: string;
  botCount(given: number, needed: number): string;
  see(command: string): string;
}

const ALL: Readonly<Record<Language, ProblemWords>> = { en, ru, pl };

// One command line has one reader: what goes wrong deep down is said in their language without being handed the language everywhere.
let spoken: Language = 'en';

export const speak = (language: Language): void => {
  spoken = language;
};

export const spokenLanguage = (): Language => spoken;
export const problems = (): ProblemWords => ALL[spoken];

/** `--lang` of a command line, or the terminal's own language when it is one of ours, or English. */
export function languageOf(argv: readonly string[]): Language {
  const at = argv.indexOf('--lang');
  const flag = at >= 0 ? argv[at + 1] : argv.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  const own = (process.env['LC_ALL'] || process.env['LANG'] || '').slice(0, 2);
  const known = (request: string | undefined): Language | undefined => LANGUAGES.find((language) => language === request);
  return known(flag) ?? known(own) ?? 'en';
}
