import type { ProblemWords } from '../../problems.ts';

export const pl: ProblemWords = {
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
  tooLarge: 'ten plik jest za duży jak na plik Stolika',
  noFile: 'nie ma takiego pliku',
  isFolder: 'to folder, a potrzebny jest plik',
  noText: 'to nie jest tekst w UTF-8',
  noAccess: 'tego pliku nie można odczytać',
  noJson: (why) => `to nie jest JSON: ${why}`,
  cantSave: 'Tu nie da się zapisać partii; wybierz inne miejsce: --log PLIK.',
  unreadable: (typed, example) => `„${typed}” to nie ruch. Ruch wygląda tak: ${example}`,
  whichBots: (given, levels, names) =>
    `nie ma takiego bota: „${given}”. Podaj poziom (${levels}) albo imię (${names}); kilka po przecinku`,
  levelOrAgainst: 'tylko jedno z trzech: --level, --bots albo --against',
  noBots: 'przy tym stole nie ma botów: wszystkie miejsca zajmują ludzie',
  botCount: (given, needed) => `podane boty: ${given}, a gra ich: ${needed}; podaj jednego dla wszystkich albo każdego po kolei`,
  see: (command) => `Więcej: ${command}`,
};
