import type { TerminalWords } from '../../words.ts';

export const ru: TerminalWords = {
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
