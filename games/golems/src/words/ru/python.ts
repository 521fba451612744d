import type { en } from '../en/python.ts';

export const ru: typeof en = {
  title: 'Программа голема. Запуск: python3 golem.py',
  field: 'Поле: его можно менять!',
  runtime: 'Что умеет голем',
  program: 'Программа',
  leftOutTitle: 'Здесь не учтено:',
  leftOut: {
    golems: 'что делают остальные',
    contents: 'что лежит в бочке',
    shore: 'выбор берега (голем выходит там, где вошёл)',
    logic: 'жетоны логики',
    winter: 'лёд и снег',
    lines: 'линии',
    portals: 'порталы',
    iceOnWater: 'лёд на воде',
  },
};
