import type { en } from '../en/hints.ts';

export const ru: typeof en = {
  wins: 'Четыре в ряд.',
  stops: 'Иначе соперник поставит здесь четвёртую.',
};
