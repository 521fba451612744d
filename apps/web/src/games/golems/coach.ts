import type { GameClient } from '../../table/contract.ts';
import { deskOf } from './desk.ts';
import { openPlaces } from './draft.ts';

/** The first program somebody writes. */
export const coach: NonNullable<GameClient['coach']> = {
  steps: [
    {
      id: 'card',
      says: {
        en: 'Tap a card: it goes into the next row of your program.',
        ru: 'Нажмите на карту: она ляжет в следующий ряд программы.',
        pl: 'Dotknij karty: trafi do następnego rzędu programu.',
      },
    },
    {
      id: 'rows',
      says: {
        en: 'Fill all rows. The dotted line shows where you would go.',
        ru: 'Заполните все ряды. Пунктир покажет ваш путь.',
        pl: 'Wypełnij wszystkie rzędy. Kropki pokażą twoją drogę.',
      },
    },
    {
      id: 'ready',
      says: {
        en: 'Press “Ready”, and watch the programs run.',
        ru: 'Нажмите «Готово» и смотрите, как идут программы.',
        pl: 'Naciśnij „Gotowe” i patrz, jak programy ruszają.',
      },
    },
  ],
  at(table) {
    const desk = deskOf(table);
    const limits = desk.limits();
    if (!desk.isProgramming() || !limits) return undefined;
    if (desk.draft().every((row) => row === undefined)) return 'card';
    return openPlaces(desk.draft(), limits).length > 0 ? 'rows' : 'ready';
  },
};
