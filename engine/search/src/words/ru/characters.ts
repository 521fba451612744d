import type { en } from '../en/characters.ts';

export const ru: typeof en = {
  oto: {
    name: 'Ото',
    epithet: 'драчун',
  },
  volt: {
    name: 'Вольт',
    epithet: 'строитель',
  },
  ada: {
    name: 'Ада',
    epithet: 'сорвиголова',
  },
  bit: {
    name: 'Бит',
    epithet: 'хитрый лис',
  },
  ohm: {
    name: 'Ом',
    epithet: 'сама осторожность',
  },
  zuse: {
    name: 'Цузе',
    epithet: 'мастер',
  },
  statue: {
    name: 'Статуя',
    epithet: 'ни с места',
  },
  copycat: {
    name: 'Повторюшка',
    epithet: 'делает как вы',
  },
};
