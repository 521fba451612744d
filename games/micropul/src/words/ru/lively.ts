import type { en } from '../en/lively.ts';

export const ru: typeof en = {
  draws: 'ничьи',
  turns: 'ходов, все игроки',
  groups: 'закрытых групп',
  points: 'очков у игрока',
  leadChanges: 'смен лидера',
};
