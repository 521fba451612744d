import type { en } from '../en/law.ts';

/** The facts about this language that the law of telling needs; patterns are regular expressions. */
export const ru: typeof en = {
  women: ['Анна', 'Белла', 'Вера', 'Галя', 'Даша', 'Ева', 'Жанна', 'Зоя'],
  men: ['Антон', 'Борис', 'Вадим', 'Глеб', 'Денис', 'Егор', 'Женя', 'Захар'],
  /** Words that would stand before a number instead of a name. */
  numbered: 'игрок|голем|робот',
  /** After a name: says whether it is a woman or a man. */
  past: '[а-яё]+(?:л|лся|ла|лась|ен|ён|ан|на|та|т)',
  /** Present forms that end like past ones. */
  present: '(?:[аеёиуыюя]т|ит|ёт|[аеоуыэюя]ет)$',
  /** What no sentence of this language contains. */
  foreign: '[a-z]{2,}',
};
