import type { Words } from '../../../../games/connect-four/words.ts';

export const pl: Words = {
  phases: { choose: 'Wybór', drop: 'Ruch' },
  choose: 'Wybierz kolumnę.',
  ready: (cell) => `Twój krążek spocznie na ${cell}. Wrzuć go albo wybierz inną kolumnę.`,
  waits: (name) => `Myśli: ${name}.`,
  over: 'Partia skończona.',
  column: (letter, discs) => `Kolumna ${letter}: ${discs.join(', ')}`,
  empty: 'pusta',
  full: 'pełna',
  drop: 'Wrzuć',
  dropInto: (letter) => `Wrzuć krążek do kolumny ${letter}`,
  dropped: (letter) => `krążek w kolumnie ${letter}`,
  yours: 'Twoje krążki',
  how: 'Dotknij kolumny, by zobaczyć, gdzie spocznie krążek; jeszcze raz albo „Wrzuć” i spadnie.',
  left: (discs) => `zostało ${discs}`,
  filled: 'Plansza jest pełna, a czwórki nie ma nikt.',
  four: (cells) => `Cztery w rzędzie: ${cells}.`,
};
