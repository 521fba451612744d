import type { en } from '../en/things.ts';

export const ru: typeof en = {
  facings: {
    N: 'север',
    E: 'восток',
    S: 'юг',
    W: 'запад',
  },
  bots: {
    hunter: 'Охотник',
    hothead: 'Задира',
    marksman: 'Стрелок',
    guard: 'Часовой',
    coward: 'Трус',
    tumbler: 'Неваляшка',
  },
};
