import type { en } from '../../../en/games/connect-four/how-to.ts';

export const pl: typeof en = {
  step1: 'W swojej turze wrzuć krążek do jednej z kolumn.',
  step2: 'Spada na dno albo na inne krążki. Pełna kolumna już nic nie przyjmie.',
  step3: 'Cztery własne obok siebie od razu wygrywają.',
  step4: 'W górę i na ukos liczy się tak samo.',
  step5: 'Trzy i miejsce na czwarty? Zajmij je, zanim będzie za późno.',
  step6: 'Gdy plansza jest pełna, a nikt nie ma czwórki, jest remis.',
};
