import { countForm } from '@stolik/kernel/language';
import type { TableWords } from './table-en.ts';

const form = (count: number, one: string, few: string, many: string): string => countForm('ru', count, { one, few, many });

const moves = (count: number): string => `${count} ${form(count, 'ход', 'хода', 'ходов')}`;

export const ru: TableWords = {
  again: 'Связь пропала. Подключаемся снова…',
  againHint: 'Стол на месте. Что вы решите сейчас, уйдёт, как только связь вернётся.',
  backAgain: 'Связь восстановлена.',
  gone: 'Такого стола больше нет.',
  goneHint: 'Его мог убрать тот, кто открыл, или к нему слишком долго никто не приходил.',
  notYours: 'Это место отдано другому.',
  watchInstead: 'Смотреть',
  renewed: 'Stolik обновился. Загрузите страницу заново, чтобы играть дальше.',
  reload: 'Загрузить заново',

  here: 'здесь',
  away: 'нет на связи',
  standIn: 'играет бот',
  watching: 'Вы зритель.',
  watchers: (count) =>
    `${count} ${form(count, 'зритель', 'зрителя', 'зрителей')} ${form(count, 'смотрит', 'смотрят', 'смотрят')} игру.`,
  hasCome: (name) => `${name} на связи.`,
  hasGone: (name) => `${name} не на связи.`,

  paused: 'Игра на паузе.',
  pause: 'Поставить на паузу',
  resume: 'Продолжить',
  leave: 'Пусть за меня играет бот',
  leaveHint: 'Своё место можно вернуть в любой момент.',
  botForMe: 'За вас играет бот.',
  back: 'Играть самому',
  remove: 'Убрать этот стол насовсем',
  removeSure: 'Стол и всё, что о нём записано, исчезнет для всех.',

  undoAsked: (name) => `${name} просит вернуть последний ход.`,
  undoWaits: 'Вы попросили вернуть ход. Ждём остальных…',
  undoOther: (name) => `${name} просит остальных вернуть ход.`,
  undoDone: (name) => `${name}: последний ход возвращён.`,
  undoYours: 'Ваш ход возвращён.',
  undoNo: 'Ход остаётся.',
  allow: 'Разрешить',
  yes: 'Да',
  no: 'Нет',
  isAway: (name) => `${name} давно не на связи.`,
  askBot: 'Пусть сыграет бот',
  botAsked: (name) => `Пусть пока вместо игрока ${name} играет бот?`,
  botWaits: (name) => `Вы предложили, чтобы вместо игрока ${name} играл бот. Ждём остальных…`,

  since: (count) => `С вашего последнего хода: ${moves(count)}.`,
  showMe: 'Показать',

  say: 'Сказать',
  sayHint: 'Только готовые фразы, чтобы за столом было приятно.',
  said: (name, phrase) => `${name}: ${phrase}`,
  quiet: 'Не показывать, что говорят другие',
  phrases: {
    hello: 'Привет!',
    'good-luck': 'Удачи!',
    'well-played': 'Отличная игра!',
    'nice-move': 'Хороший ход!',
    oops: 'Ой!',
    thinking: 'Дайте подумать',
    hurry: 'Ваш ход',
    thanks: 'Спасибо!',
    'one-more': 'Ещё разок?',
    'have-to-go': 'Мне пора',
    smile: 'Улыбка',
    laugh: 'Смех',
    wow: 'Ого!',
    sad: 'Жаль',
    heart: 'Сердечко',
    clap: 'Аплодисменты',
  },

  left: (time) => `осталось ${time}`,
  lowTime: (seconds) =>
    `${form(seconds, 'Осталась', 'Осталось', 'Осталось')} ${seconds} ${form(seconds, 'секунда', 'секунды', 'секунд')}.`,
  days: (days, hours) => (days > 0 ? `${days} д ${hours} ч` : `${hours} ч`),

  rematch: 'Сыграть ещё раз вместе',
  rematchReady: 'Кто-то хочет сыграть ещё.',
  toRematch: 'К новому столу',
  rematchWaits: 'Накрываем новый стол…',
  check: 'Проверить эту партию',
  checking: 'Пересчитываем всё заново…',
  checkLead: 'Ваш браузер играет всю партию снова и выводит каждый результат случая из зерна.',
  promise: 'Обещание сервера, данное до игры',
  promiseKept: 'Зерно то самое, что было обещано, пока никто ещё не сел за стол.',
  promiseBroken: 'Зерно НЕ то, что было обещано.',
  seed: 'Зерно, показанное после конца',
  rulesKept: (steps) => `Шагов: ${steps}, все по правилам.`,
  chanceKept: (count) =>
    count === 1
      ? 'Единственный результат случая — тот, что даёт зерно.'
      : `Результаты случая (${count}) — именно те, что даёт зерно.`,
  noChance: 'Случая в этой партии не было.',
  checkFailed: (says) => `Что-то не сходится: ${says}`,
  noLog: 'Запись партии не загрузилась. Попробуйте ещё раз.',
  refusals: {
    'not-now': 'Сейчас это невозможно.',
    'not-yours': 'Это не ваше место.',
    'too-fast': 'Слишком часто. Подождите немного.',
    unreadable: 'Сервер не понял этот ход. Он не сделан.',
    broken: 'На сервере что-то пошло не так. Попробуйте ещё раз.',
  },
};
