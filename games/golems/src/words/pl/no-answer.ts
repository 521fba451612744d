import { countForm } from '@stolik/kernel/language';
import type { en } from '../en/no-answer.ts';

export const pl: typeof en = {
  rowsChanged: (count) =>
    count === 0
      ? 'To ten sam program co przedtem. Zmień błędny rząd.'
      : `Błędny jest tylko jeden rząd, a zmian jest więcej: ${count} ${countForm('pl', count, { one: 'rząd', few: 'rzędy', many: 'rzędów' })}.`,
};
