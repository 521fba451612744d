import type { en } from '../en/text.ts';

export const pl: typeof en = {
  turn: (who) => `Ruch ma ${who}.`,
  won: (who) => `Wygrywa ${who}.`,
  filled: 'Plansza jest pełna: remis.',
  dropped: ({ does }, seat, column) => `${does(seat, 'wrzuca', 'wrzucasz')} krążek do kolumny ${column}.`,
  four: ({ does }, seat) => `${does(seat, 'ma cztery w rzędzie i wygrywa', 'masz cztery w rzędzie i wygrywasz')}.`,
  resigned: ({ does }, seat) => `${does(seat, 'się poddaje', 'poddajesz się')}.`,
  refusals: {
    'game-over': 'Gra jest skończona.',
    'not-your-turn': 'Teraz ruch ma drugi gracz.',
    'no-such-column': 'Nie ma takiej kolumny.',
    'column-full': 'Ta kolumna jest pełna.',
  },
};
