import type { GameClient } from '../../shell/contract.ts';
import { deskOf } from './desk/desk.ts';

/** The first tile somebody lays. */
export const coach: NonNullable<GameClient['coach']> = {
  steps: [
    {
      id: 'choose',
      says: { en: 'Choose one of your tiles.', ru: 'Выберите один из своих жетонов.', pl: 'Wybierz jeden ze swoich kafelków.' },
    },
    {
      id: 'place',
      says: { en: 'Choose a marked cell.', ru: 'Выберите отмеченную клетку.', pl: 'Wybierz zaznaczone pole.' },
    },
    {
      id: 'confirm',
      says: {
        en: 'Rotate it if you like, then press “Place it”.',
        ru: 'Поверните, если хотите, и нажмите «Положить».',
        pl: 'Obróć go, jeśli chcesz, i naciśnij „Połóż”.',
      },
    },
  ],
  at(table) {
    const desk = deskOf(table);
    const { kind } = desk.draft();
    // A second exchange or a short to be mended is no first move.
    if (kind === 'none') return desk.hand().some((token) => desk.moves().canLay(token)) ? 'choose' : undefined;
    if (kind !== 'tile') return undefined;
    return desk.action() === undefined ? 'place' : 'confirm';
  },
};
