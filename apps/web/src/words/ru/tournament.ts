import { countForm } from '@stolik/kernel/language';
import type { TournamentWords } from '../../pages/tournament/words.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('ru', count, { one, few, many })}`;

export const ru: TournamentWords = {
  title: 'Турнир Големов',
  story:
    'Король Кибертании созывает рыцарей-программистов. На специально построенных полях они ведут своих глиняных големов, и в конце все узнают, кто управляет ими лучше всех.',
  participants: 'Кто участвует',
  participant: (number) => `Участник ${number}`,
  person: 'Здесь',
  bot: 'Бот',
  golem: 'Голем',
  fieldsGolem: 'Какой стоит на поле',
  more: 'Ещё участник',
  takeAway: (name) => `Убрать: ${name}`,
  how: 'Как играете',
  modes: {
    all: { label: 'Все вместе', hint: 'Все в каждой битве, всякий раз на новом поле' },
    pairs: { label: 'Каждый с каждым', hint: 'Поединки по двое, пока все не встретятся со всеми' },
  },
  two: 'Вдвоём каждая битва — поединок, всякий раз на новом поле.',
  battles: 'Сколько битв',
  legs: 'Сколько раз встречается каждая пара',
  start: 'Начать турнир',
  plan: (battles, minutes) =>
    `${counted(battles, 'битва', 'битвы', 'битв')}, примерно ${counted(minutes, 'минута', 'минуты', 'минут')}`,
  standings: 'Таблица',
  columns: {
    place: 'Место',
    name: 'Имя',
    points: 'Очки',
    wins: 'Победы',
    dealt: 'Нанесено',
    taken: 'Получено',
  },
  points:
    'Два очка за каждого соперника, что остался позади, одно за каждого равного. При равенстве очков: больше нанесённых повреждений, затем меньше полученных.',
  schedule: 'Битвы',
  wins: (name) => `победа: ${name}`,
  draw: 'ничья',
  toCome: 'впереди',
  running: 'идёт',
  begin: 'К первой битве',
  next: 'Следующая битва',
  nextSays: (field, names) => `${field}: ${names}`,
  goOn: 'Продолжить битву',
  final: 'Итог турнира',
  table: 'Таблица',
  winner: (name) => `Победа в Турнире Големов: ${name}!`,
  winners: (names) => `Победу делят: ${names}!`,
  praise: 'Големы отправляются в ремонт, рыцари — на пир. Отличный турнир, спасибо всем.',
  again: 'Ещё турнир',
  gone: 'Этого турнира здесь больше нет.',
  forget: 'Удалить турнир',
  offer: 'Турнир',
};
