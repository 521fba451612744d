import type { en } from '../../../en/games/circuit/how-to.ts';

export const pl: typeof en = {
  opens:
    'Panel robota jest zepsuty, a wy go naprawiacie. Zapalaj żarówki i diody LED, niczego nie spal i zdobądź najwięcej punktów.',
  step1: 'Połóż jeden z trzech kafelków: przy krawędzi albo obok innego kafelka.',
  step2: 'Połącz plus z minusem: wszystko na drodze świeci. Pełne światło to 2 punkty, połowa 1.',
  step3: 'Prąd płynie przez diodę LED zgodnie ze strzałką. Dodaj żarówkę albo rezystor, inaczej się spali.',
  step4: 'Droga z samych przewodów to zwarcie: −2 punkty. Spalony kafelek to też −2.',
  step5: 'Albo wymień kafelek. Albo użyj lutownicy: usuwa dym i zwarcia.',
  step6: 'Ktoś ma 8 punktów? Pozostali grają jeszcze raz. Wygrywa ten, kto ma najwięcej punktów.',
  tries: 'Wypróbuj na stole montażowym',
};
