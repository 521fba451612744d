import type { en } from '../../../en/games/golems/coach.ts';

export const pl: typeof en = {
  card: {
    golems6: 'Wygrywa ostatni golem na planszy. Dotknij karty: trafi do rzędu.',
    golems4: 'Wygrywa ostatni robot na planszy. Dotknij karty: trafi do rzędu.',
  },
  rows: 'Wypełnij wszystkie rzędy. Kropki pokażą twoją drogę.',
  ready: 'Naciśnij „Gotowe” i patrz, jak działają programy.',
  kids: {
    card: 'Dotknijcie karty.',
    rows: 'Wypełnijcie wszystkie miejsca. Kropki pokażą drogę golema.',
    ready: {
      alternate: 'Naciśnijcie „Gotowe”: golem rusza. Potem kolej drugiego.',
      together: 'Naciśnijcie „Gotowe”: oba golemy ruszą razem.',
      alone: 'Naciśnijcie „Gotowe” i patrzcie, jak idzie golem.',
    },
  },
};
