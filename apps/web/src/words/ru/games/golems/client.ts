import type { en } from '../../../en/games/golems/client.ts';

export const ru: typeof en = {
  panel: 'Программа',
  backToEditor: 'Назад в редактор',
  keys: {
    row: 'выбрать ряд',
    takeBack: 'убрать карту',
    ready: 'готово',
    lookAround: 'осмотреться: что впереди, справа, сзади, слева',
    myView: 'своими глазами: повернуть поле',
    step: 'просмотр: шаг назад, шаг вперёд',
    play: 'просмотр: смотреть, пауза',
  },
};
