import type { en } from '../../../en/games/micropul/coach.ts';

export const pl: typeof en = {
  choose: 'Wybierz żeton do wyłożenia.',
  place: 'Wybierz dla żetonu miejsce z przerywaną ramką.',
  confirm: 'Obróć go, jeśli chcesz, i naciśnij „Wyłóż”.',
};
