import type { en } from '../../../en/games/golems/coach.ts';

export const pl: typeof en = {
  card: {
    golems6: 'Wygrywa ostatni golem na planszy. Dotknij karty: trafi do rzędu.',
    golems4: 'Wygrywa ostatni robot na planszy. Dotknij karty: trafi do rzędu.',
  },
  rows: 'Wypełnij wszystkie rzędy. Kropki pokażą twoją drogę.',
  ready: 'Naciśnij „Gotowe” i patrz, jak działają programy.',
  kids: {
    card: 'Dotknijcie karty: od niej golem zacznie.',
    rows: 'Wypełnijcie wszystkie miejsca. Kropki pokażą, dokąd pójdzie golem.',
    ready: {
      alternate: 'Naciśnijcie „Gotowe”: wasz golem rusza. Potem kolej drugiego.',
      together: 'Naciśnijcie „Gotowe”: oba golemy ruszą jednocześnie.',
      alone: 'Naciśnijcie „Gotowe” i patrzcie, jak idzie golem.',
    },
  },
};
