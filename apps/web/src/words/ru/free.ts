import type { en } from '../en/free.ts';

export const ru: typeof en = {
  goal: 'Какой ход здесь лучший?',
  says: 'Единственного верного ответа нет: сыграй так, как считаешь лучше.',
};
