import type { en } from '../../../en/games/micropul/coach.ts';

export const ru: typeof en = {
  choose: 'Выберите жетон из руки.',
  place: 'Выберите для жетона место с пунктиром.',
  confirm: 'Поверните, если хотите, и нажмите «Положить».',
};
