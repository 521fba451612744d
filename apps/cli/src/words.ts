import type { Language } from '@stolik/kernel/language';
import type { NoUndo } from '@stolik/table/undo';

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

const en: TerminalWords = {
  rules: (file) => `The rules, clause by clause: ${file}`,
  youPlay: (seats, path) =>
    seats.length === 0
      ? `Bots play. The game is saved to ${path}`
      : `You are player ${seats.join(' and ')}. Type "help" for commands. The game is saved to ${path}`,
  prompt: (seat) => `player ${seat}> `,
  help: `  a move in notation, as "moves" shows them
  moves [WORDS]   what you may do now, or only moves with these words
  board           show the position again
  hint [N]        an idea and the reason for it; hint 2 is another one
  review          your decisions so far that gave most away, judged as a hint would
  undo            take your last decision back, until something secret or random is seen
  log             the steps so far, as you may know them
  resign          give up
  quit            leave; the game is saved`,
  helpAbout: (topics) => `Type ${topics.map((topic) => `"help ${topic}"`).join(' or ')} for more.`,
  left: (steps, path) => `Left after ${steps} steps. Continue with: npx stolik play --from ${path}`,
  hide: 'Enter hides the screen. ',
  curtain: (seat) => `Player ${seat}, press Enter when only you look at the screen. `,
  curtainLine: (seat) => `--- curtain: seat ${seat} ---`,
  replayed: (game, seats, steps) => `${game}: ${seats} seats, ${steps} steps`,
  nextOrStop: 'Enter: next, q: stop > ',
  noUndo: {
    nothing: 'There’s nothing to take back yet.',
    over: 'Too late: the game is over.',
    answered: 'Too late: someone else has moved since.',
    opened: 'Too late: you’ve seen something hidden since then.',
    drawn: 'Too late: something has been drawn or rolled since then.',
  },
  chance: 'chance',
  takenBack: 'Taken back.',
  more: (count) => `… and ${count} more; "moves WORDS" shows those with these words`,
  noneMatch: 'none with these words',
  someOf: (count) => `(a few examples: there are ${count} in all)`,
  typeHelp: 'type "help" for commands',
  watchAgain: (path) => `Watch it again: npx stolik replay ${path}`,
  seat: (seat) => `Player ${seat}`,
  bot: 'Bot',
  opponent: (name, level, label, says) => `${name}: level ${level}, ${label}. ${says}.`,
  nobodyWon: 'Nobody wins',
  haveWon: (names) => `${names.join(' and ')} ${names.length === 1 ? 'wins' : 'win'}`,
  points: (scores) => `Points: ${scores.join(', ')}.`,
};

const ru: TerminalWords = {
  rules: (file) => `Правила по пунктам: ${file}`,
  youPlay: (seats, path) =>
    seats.length === 0
      ? `Играют боты. Партия записывается в ${path}`
      : `Вы — игрок ${seats.join(' и ')}. «help» покажет, что можно набрать. Партия записывается в ${path}`,
  prompt: (seat) => `игрок ${seat}> `,
  help: `  ход в записи, как их показывает «moves»
  moves [СЛОВА]   что можно сделать сейчас, или только ходы с этими словами
  board           показать позицию ещё раз
  hint [N]        идея и почему она хороша; hint 2 — другая идея
  review          ваши решения, которые стоили больше всего, по той же оценке, что и подсказки
  undo            отменить последнее решение, пока не открылось тайное или случайное
  log             шаги до сих пор, насколько вам можно их знать
  resign          сдаться
  quit            уйти; партия сохранится`,
  helpAbout: (topics) => `Подробнее: ${topics.map((topic) => `«help ${topic}»`).join(' или ')}.`,
  left: (steps, path) => `Партия оставлена, шагов: ${steps}. Продолжить: npx stolik play --from ${path}`,
  hide: 'Enter скроет экран. ',
  curtain: (seat) => `Игрок ${seat}: нажмите Enter, когда на экран смотрите только вы. `,
  curtainLine: (seat) => `--- занавес: место ${seat} ---`,
  replayed: (game, seats, steps) => `${game}: мест ${seats}, шагов ${steps}`,
  nextOrStop: 'Enter — дальше, q — стоп > ',
  noUndo: {
    nothing: 'Отменять пока нечего.',
    over: 'Поздно: партия окончена.',
    answered: 'Поздно: с тех пор ход сделал кто-то другой.',
    opened: 'Поздно: с тех пор вы увидели то, что было скрыто.',
    drawn: 'Поздно: с тех пор тянули жетон или бросали кубик.',
  },
  chance: 'жребий',
  takenBack: 'Отменено.',
  more: (count) => `… и ещё ${count}; «moves СЛОВА» покажет ходы с этими словами`,
  noneMatch: 'с этими словами ничего нет',
  someOf: (count) => `(несколько примеров; всего их ${count})`,
  typeHelp: '«help» покажет, что можно набрать',
  watchAgain: (path) => `Посмотреть ещё раз: npx stolik replay ${path}`,
  seat: (seat) => `Игрок ${seat}`,
  bot: 'Бот',
  opponent: (name, level, label, says) => `${name}: уровень ${level}, ${label}. ${says}.`,
  nobodyWon: 'Победителя нет',
  haveWon: (names) => `Победа: ${names.join(' и ')}`,
  points: (scores) => `Очки: ${scores.join(', ')}.`,
};

const pl: TerminalWords = {
  rules: (file) => `Zasady punkt po punkcie: ${file}`,
  youPlay: (seats, path) =>
    seats.length === 0
      ? `Grają boty. Partia jest zapisywana w ${path}`
      : `Twoje miejsce: ${seats.join(' i ')}. „help” powie, co można wpisać. Partia jest zapisywana w ${path}`,
  prompt: (seat) => `gracz ${seat}> `,
  help: `  ruch w zapisie, tak jak pokazuje „moves”
  moves [SŁOWA]   co możesz teraz zrobić albo tylko ruchy z tymi słowami
  board           pokaż pozycję jeszcze raz
  hint [N]        pomysł i jego powód; hint 2 to inny pomysł
  review          twoje decyzje, które kosztowały najwięcej, w ocenie takiej jak podpowiedzi
  undo            cofnij ostatnią decyzję, póki nie odkryto nic tajnego ani losowego
  log             dotychczasowe kroki, na tyle, ile wolno ci wiedzieć
  resign          poddaj się
  quit            wyjdź; partia zostanie zapisana`,
  helpAbout: (topics) => `Więcej: ${topics.map((topic) => `„help ${topic}”`).join(' albo ')}.`,
  left: (steps, path) => `Partia przerwana, kroków: ${steps}. Dalej: npx stolik play --from ${path}`,
  hide: 'Enter zasłoni ekran. ',
  curtain: (seat) => `Gracz ${seat}: naciśnij Enter, gdy na ekran patrzysz tylko ty. `,
  curtainLine: (seat) => `--- kurtyna: miejsce ${seat} ---`,
  replayed: (game, seats, steps) => `${game}: miejsc ${seats}, kroków ${steps}`,
  nextOrStop: 'Enter: dalej, q: stop > ',
  noUndo: {
    nothing: 'Nie ma jeszcze czego cofnąć.',
    over: 'Za późno: partia się skończyła.',
    answered: 'Za późno: od tego czasu ruch wykonał ktoś inny.',
    opened: 'Za późno: od tego czasu widać już coś, co było ukryte.',
    drawn: 'Za późno: od tego czasu coś już wylosowano.',
  },
  chance: 'los',
  takenBack: 'Cofnięto.',
  more: (count) => `… i jeszcze ${count}; „moves SŁOWA” pokaże ruchy z tymi słowami`,
  noneMatch: 'nie ma nic z tymi słowami',
  someOf: (count) => `(kilka przykładów; wszystkich jest ${count})`,
  typeHelp: '„help” powie, co można wpisać',
  watchAgain: (path) => `Obejrzyj jeszcze raz: npx stolik replay ${path}`,
  seat: (seat) => `Gracz ${seat}`,
  bot: 'Bot',
  opponent: (name, level, label, says) => `${name}: poziom ${level}, ${label}. ${says}.`,
  nobodyWon: 'Nikt nie wygrywa',
  haveWon: (names) => `${names.length === 1 ? 'Wygrywa' : 'Wygrywają'}: ${names.join(' i ')}`,
  points: (scores) => `Punkty: ${scores.join(', ')}.`,
};

export const TERMINAL_WORDS: Readonly<Record<Language, TerminalWords>> = { en, ru, pl };
