import type { en } from '../en/levels.ts';

export const pl: typeof en = {
  says: [
    'Wrzuca krążki w pośpiechu i często nie widzi trójki: po prostu układaj swoją',
    'Buduje swój rząd i zwykle widzi twój: zagroź w dwóch miejscach naraz',
    'Próbuje szczęścia w kilkudziesięciu wymyślonych partiach: cichych pułapek nie widzi',
    'Widzi prawie wszystkie pułapki i zastawia własne: licz, komu przypadnie szczyt kolumny',
    'Rozważa tysiąc zakończeń: przygotuj dwie groźby z dużym wyprzedzeniem',
    'Prawie się nie myli: zacznij od środka i licz każdy krążek',
  ],
};
