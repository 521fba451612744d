import { LANGUAGES, type Language } from '@stolik/kernel/language';

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

const en: ProblemWords = {
  noCommand: 'no such command',
  whichGame: (games) => `which game? There are ${games}`,
  noGame: (games) => `no such game; there are ${games}`,
  whichLog: 'which log file?',
  whichOf: (numbers) =>
    numbers ? `which game of this file? The finished ones are ${numbers}` : 'no game in this file is finished',
  badLog: (says) => says,
  badOption: (says) => says,
  whichCase: 'which case file?',
  noCases: 'this game has no case files',
  casesSummed: (same, different, unreadable) => `${same} agree, ${different} differ, ${unreadable} are not valid cases`,
  wholeNumber: (min, max, given) => `a whole number from ${min} to ${max} is expected, not "${given}"`,
  unknownOption: (known) => `unknown option; there are ${known}`,
  noOptions: 'none',
  oneOf: (words) => `one of ${words} is expected`,
  seatOrWatcher: (seats) => `a seat from 1 to ${seats} or "watcher" is expected`,
  tooLarge: 'this file is too large to be a Stolik file',
  noFile: 'there is no such file',
  isFolder: 'this is a folder; a file is expected',
  noText: 'this is not UTF-8 text',
  noAccess: 'this file can’t be read',
  noJson: (why) => `this is not JSON: ${why}`,
  cantSave: 'The game can’t be saved there; choose another place with --log FILE.',
  unreadable: (typed, example) => `"${typed}" is not a move. A move looks like this: ${example}`,
  whichBots: (given, levels, names) => `"${given}" is no bot. Say a level (${levels}) or a name (${names}); several with commas`,
  levelOrAgainst: 'use either --level or --against, not both',
  noBots: 'no bot plays at this table: every seat is taken by a person',
  botCount: (given, needed) => `${given} bots are named, but ${needed} play here; name one for all of them, or ${needed}`,
  see: (command) => `See: ${command}`,
};

const ru: ProblemWords = {
  noCommand: 'такой команды нет',
  whichGame: (games) => `какая игра? Есть ${games}`,
  noGame: (games) => `такой игры нет; есть ${games}`,
  whichLog: 'какой файл партии?',
  whichOf: (numbers) => (numbers ? `какая партия из этого файла? Окончены ${numbers}` : 'в этом файле нет оконченных партий'),
  badLog: () => 'это не запись партии, или она повреждена',
  badOption: () => 'такая настройка здесь не подходит',
  whichCase: 'какой файл с примером?',
  noCases: 'у этой игры нет примеров',
  casesSummed: (same, different, unreadable) => `сходится: ${same}, отличается: ${different}, не примеры: ${unreadable}`,
  wholeNumber: (min, max, given) => `нужно целое число от ${min} до ${max}, а не «${given}»`,
  unknownOption: (known) => `такого параметра нет; есть ${known}`,
  noOptions: 'только сама команда',
  oneOf: (words) => `нужно одно из: ${words}`,
  seatOrWatcher: (seats) => `нужно место от 1 до ${seats} или watcher`,
  tooLarge: 'файл слишком велик: он не отсюда',
  noFile: 'такого файла нет',
  isFolder: 'это папка, а нужен файл',
  noText: 'это не текст в UTF-8',
  noAccess: 'этот файл нельзя прочитать',
  noJson: (why) => `это не JSON: ${why}`,
  cantSave: 'Сюда партию не записать; выберите другое место: --log ФАЙЛ.',
  unreadable: (typed, example) => `«${typed}» — не ход. Ход выглядит так: ${example}`,
  whichBots: (given, levels, names) =>
    `такого бота нет: «${given}». Назовите уровень (${levels}) или имя (${names}); нескольких — через запятую`,
  levelOrAgainst: 'нужно либо --level, либо --against, но не оба сразу',
  noBots: 'за этим столом нет ботов: все места заняты людьми',
  botCount: (given, needed) => `названо ботов: ${given}, а играет: ${needed}; назовите одного на всех или всех по порядку мест`,
  see: (command) => `Подробнее: ${command}`,
};

const pl: ProblemWords = {
  noCommand: 'nie ma takiego polecenia',
  whichGame: (games) => `która gra? Są ${games}`,
  noGame: (games) => `nie ma takiej gry; są ${games}`,
  whichLog: 'który plik partii?',
  whichOf: (numbers) =>
    numbers ? `która partia z tego pliku? Zakończone to ${numbers}` : 'w tym pliku nie ma zakończonych partii',
  badLog: () => 'to nie jest zapis partii albo jest uszkodzony',
  badOption: () => 'taka opcja tu nie pasuje',
  whichCase: 'który plik z przykładem?',
  noCases: 'ta gra nie ma przykładów',
  casesSummed: (same, different, unreadable) => `zgodne: ${same}, różne: ${different}, to nie przykłady: ${unreadable}`,
  wholeNumber: (min, max, given) => `potrzebna jest liczba całkowita od ${min} do ${max}, a nie „${given}”`,
  unknownOption: (known) => `nie ma takiej opcji; są ${known}`,
  noOptions: 'tylko samo polecenie',
  oneOf: (words) => `potrzebne jest jedno z: ${words}`,
  seatOrWatcher: (seats) => `potrzebne jest miejsce od 1 do ${seats} albo watcher`,
  tooLarge: 'ten plik jest za duży, nie pochodzi stąd',
  noFile: 'nie ma takiego pliku',
  isFolder: 'to folder, a potrzebny jest plik',
  noText: 'to nie jest tekst w UTF-8',
  noAccess: 'tego pliku nie można odczytać',
  noJson: (why) => `to nie jest JSON: ${why}`,
  cantSave: 'Tu nie da się zapisać partii; wybierz inne miejsce: --log PLIK.',
  unreadable: (typed, example) => `„${typed}” to nie ruch. Ruch wygląda tak: ${example}`,
  whichBots: (given, levels, names) =>
    `nie ma takiego bota: „${given}”. Podaj poziom (${levels}) albo imię (${names}); kilka po przecinku`,
  levelOrAgainst: 'albo --level, albo --against, nie oba naraz',
  noBots: 'przy tym stole nie ma botów: wszystkie miejsca zajmują ludzie',
  botCount: (given, needed) => `podane boty: ${given}, a gra ich: ${needed}; podaj jednego dla wszystkich albo każdego po kolei`,
  see: (command) => `Więcej: ${command}`,
};

const ALL: Readonly<Record<Language, ProblemWords>> = { en, ru, pl };

// One command line has one reader: what goes wrong deep down is said in their language without being handed the language everywhere.
let spoken: Language = 'en';

export const speak = (language: Language): void => {
  spoken = language;
};

export const problems = (): ProblemWords => ALL[spoken];

/** `--lang` of a command line, or the terminal's own language when it is one of ours, or English. */
export function languageOf(argv: readonly string[]): Language {
  const at = argv.indexOf('--lang');
  const flag = at >= 0 ? argv[at + 1] : argv.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  const own = (process.env['LC_ALL'] || process.env['LANG'] || '').slice(0, 2);
  const known = (wish: string | undefined): Language | undefined => LANGUAGES.find((language) => language === wish);
  return known(flag) ?? known(own) ?? 'en';
}
