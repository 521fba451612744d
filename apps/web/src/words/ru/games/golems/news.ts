import type { en } from '../../../en/games/golems/news.ts';

export const ru: typeof en = {
  gameOver: 'Битва окончена',
  golemOut: (name) => `${name} едет в мастерскую`,
  bombExploded: 'Взрыв!',
  hit: (by, hit) => `Попадание! ${by} → ${hit}`,
  waterEntered: (name) => `Плюх! ${name} в воде`,
  barrelOpened: 'Бочка разбита',
  golemSlid: (name) => `${name} скользит по льду`,
  barrelPushed: (name) => `${name} толкает бочку`,
  roundBegan: (round) => `Раунд ${round}`,
  programLaid: (name) => `${name} пишет программу`,
};
