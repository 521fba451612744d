import type { en } from '../en/terminal.ts';

export const pl: typeof en = {
  cards: `I prosty przewód   L przewód narożny   T rozgałęzienie   X skrzyżowanie   H mostek: dwa przewody się nie stykają
E żarówka   V dioda LED: prąd musi płynąć zgodnie ze strzałką   R rezystor   D dioda: przepuszcza prąd w jedną stronę
K kontaktron: działa tylko obok magnesu   M magnes   G bateria 3 V   iron: lutownica wyjmuje kafelek albo naprawia bezpiecznik
Liczba po literze obraca kafelek w prawo o tyle ćwierci: L0, L1, L2, L3.
lay E1 c4      połóż żarówkę, obróconą raz, na c4
swap E         odrzuć żarówkę i dobierz inny kafelek
Jedna żarówka w obwodzie świeci pełną mocą: 2 punkty. Dwie dzielą prąd i świecą połową mocy: po 1 punkcie.
Sama dioda LED się pali: w jej obwodzie potrzebna jest żarówka albo rezystor.
Obwód bez żarówki, diody LED i rezystora to zwarcie: minus 2 punkty.`,
  board: `..      puste pole; litery to kolumny, cyfry to rzędy
E1 L3   kafelki: litera i ćwierćobroty w prawo
E1*     świeci pełną mocą     E1' połową     E1% spalony
K0!     włączony kontaktron
+ -     plus i minus na brzegu; +f z bezpiecznikiem, +f% przepalony; x przerwany przewód
++ --   plus i minus na dolnym brzegu
==      górna szyna: wszystkie jej styki to jeden przewód`,
  aim: 'Zamknij obwód od plusa do minusa tak, by świeciły żarówki i diody LED, i niczego nie spal. Osiem punktów światła zaczyna ostatnią rundę. Kafelek zapisuje się literą i liczbą ćwierćobrotów w prawo: E1.',
};
