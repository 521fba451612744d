import type { GameClient } from '../../shell/contract.ts';
import { deskOf } from './desk/desk.ts';

/** Laying a tile is the move everybody begins with; whoever takes or puts a stone has read the buttons. */
export const coach: NonNullable<GameClient['coach']> = {
  steps: [
    {
      id: 'choose',
      says: { en: 'Choose a tile to place.', ru: 'Выберите жетон из руки.', pl: 'Wybierz żeton do wyłożenia.' },
    },
    {
      id: 'place',
      says: {
        en: 'Choose a dashed place for this tile.',
        ru: 'Выберите для жетона место с пунктиром.',
        pl: 'Wybierz dla żetonu miejsce z kreskowaną ramką.',
      },
    },
    {
      id: 'confirm',
      says: {
        en: 'Rotate it if you like, then press “Place it”.',
        ru: 'Поверните, если хотите, и нажмите «Положить».',
        pl: 'Obróć go, jeśli chcesz, i naciśnij „Wyłóż”.',
      },
    },
  ],
  at(table) {
    const desk = deskOf(table);
    const draft = desk.draft();
    if (draft.kind === 'none') return 'choose';
    if (draft.kind !== 'tile') return undefined;
    return desk.trial() ? 'confirm' : desk.cells().length > 0 ? 'place' : 'choose';
  },
};
