import { countForm } from '@stolik/kernel/language';
import type { en } from '../en/no-answer.ts';

export const ru: typeof en = {
  rowsChanged: (count) =>
    count === 0
      ? 'Это прежняя программа. Измени неверный ряд.'
      : `Ошибка только в одном ряду, а изменено ${count} ${countForm('ru', count, { one: 'ряд', few: 'ряда', many: 'рядов' })}.`,
};
