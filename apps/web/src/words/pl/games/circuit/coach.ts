import type { en } from '../../../en/games/circuit/coach.ts';

export const pl: typeof en = {
  choose: 'Wybierz jeden ze swoich kafelków.',
  place: 'Wybierz zaznaczone pole.',
  confirm: 'Obróć go, jeśli chcesz, i naciśnij „Połóż”.',
};
