import type { en } from '../en/workshop.ts';

export const pl: typeof en = {
  ahead: 'Co jest przed duchem: free — nic, wall — ściana, water — woda, barrel — beczka, golem, edge — krawędź albo coś innego',
  on_right: 'Co jest na prawo od ducha',
  behind: 'Co jest za duchem',
  on_left: 'Co jest na lewo od ducha',
  walk: 'Duch wykonuje kartę i podaje swoje pole; sam golem się nie rusza',
  here: 'Pole ducha',
  facing: 'W którą stronę patrzy duch: north, east, south albo west',
  distance_to: 'Ile kroków jest od ducha do pola albo do najbliższej rzeczy; -1, jeśli nie ma drogi',
  find: 'Wszystkie pola z tą rzeczą',
  cards: 'Karty w twojej ręce, jako lista',
  rows: 'Ile wierszy może mieć twój program',
  place: 'Pole golema gracza',
  damage: 'Ile uszkodzeń ma golem gracza',
  asks: 'Czy teraz potrzebny jest program (program), czy coś innego (other)',
};
