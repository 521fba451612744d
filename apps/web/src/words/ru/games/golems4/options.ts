import type { en } from '../../../en/games/golems4/options.ts';

export const ru: typeof en = {
  build: { label: 'Собрать робота', hint: 'Каждый берёт процессор, оружие и шасси из оставшихся' },
  swap: { label: 'Роботы могут меняться местами', hint: 'Выключено: оба остаются на месте, это домашнее правило' },
};
