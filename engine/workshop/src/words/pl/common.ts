import type { en } from '../en/common.ts';

export const pl: typeof en = {
  moves: 'Wszystkie ruchy, które możesz teraz wykonać, jako lista tekstów',
  after: 'Stół, jaki będzie po tym ruchu',
  points: 'Punkty gracza; twoje, jeśli nikogo nie podasz',
  turn: 'Numer gracza, który ma teraz ruch; 0, jeśli nikt',
  seats: 'Ilu jest graczy',
  over: 'Czy gra się skończyła',
  won: 'Czy gracz wygrywa',
  say: 'Pokazuje tekst obok planszy',
  draw: 'Zaznacza pole na planszy',
};
