import type { en } from '../en/ladder.ts';

export const pl: typeof en = {
  A0: {
    label: 'Losowy',
    says: 'Dowolny dozwolony ruch',
  },
  A1: {
    label: 'Zachłanny',
    says: 'Najlepszy ruch według widocznych punktów',
  },
  A2: {
    label: 'Dobry gracz',
    says: 'Ręcznie spisane reguły, dwa ruchy naprzód',
  },
  A3: {
    label: 'Płaskie Monte Carlo',
    says: '1000 losowych rozgrywek do końca',
  },
  A4: {
    label: 'Przeszukiwanie z podręcznika',
    says: 'Przeszukiwanie drzewa zbiorów informacyjnych, 10 000 iteracji, bez wiedzy o grze',
  },
  A5: {
    label: 'Nasz',
    says: 'Przeszukiwanie drzewa z wiedzą o grze',
  },
  A6: {
    label: 'Nasz, widzący wszystko',
    says: 'To samo przeszukiwanie, któremu pokazano wszystkie tajemnice i przyszłe losowania: górna granica',
  },
};
