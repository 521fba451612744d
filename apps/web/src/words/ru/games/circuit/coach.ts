import type { en } from '../../../en/games/circuit/coach.ts';

export const ru: typeof en = {
  choose: 'Выберите один из своих жетонов.',
  place: 'Выберите отмеченную клетку.',
  confirm: 'Поверните, если хотите, и нажмите «Положить».',
};
