import { countForm } from '@stolik/kernel/language';
import type { StudyWords } from './en.ts';

export const ru: StudyWords = {
  you: 'Ты',
  puzzle: 'Задача',
  pageTitle: (game, goal) => `${goal} · ${game} · Stolik`,
  back: 'К задачам',
  yourGoal: 'Твоя цель',
  every: 'Верен любой путь, который к ней приведёт.',
  aloud: 'Прочитать вслух',
  tries: 'Попытки',
  triesSay: (misses, stars) =>
    `${misses === 0 ? 'ошибок пока нет' : `${misses} ${countForm('ru', misses, { one: 'ошибка', few: 'ошибки', many: 'ошибок' })}`}, ${stars} из 3 звёзд`,
  howHard: 'Трудно?',
  found: (level) => `Боты находят ответ начиная с уровня «${level}».`,
  foundByAll: 'Ответ находит любой бот.',
  foundByNone: 'Ни один бот не находит ответ наверняка.',
  hint: 'Подсказка',
  moreHint: 'Ещё подсказка',
  take: 'Возьми то, что подсвечено в руке.',
  answer: 'Твой ответ',
  empty: 'Пока ничего. Сыграй его на столе.',
  takeBack: 'Вернуть ход',
  show: 'Показать',
  again: 'Ещё раз',
  next: 'Дальше',
  solved: ['Верно!', 'Точно!', 'Получилось!'],
  solvedSays: (stars) =>
    stars === 3 ? 'С первого раза.' : stars > 0 ? 'Ответ найден, это главное.' : 'Терпения хватило. Отлично.',
  shown: 'Вот так это делается.',
  shownSays: 'Кнопки под полем покажут всё ещё раз.',
  comesBack: 'Она вернётся через три дня, всего один раз.',
  whatYouDid: 'Что было сыграно',
  broken: (why) => `Эту задачу не получается показать: ${why}`,
  unknown: 'Задачи с таким номером нет.',
};
