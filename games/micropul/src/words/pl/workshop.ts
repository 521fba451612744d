import type { en } from '../en/workshop.ts';

export const pl: typeof en = {
  hand: 'Twoje żetony, jako lista tekstów',
  core: 'Ile żetonów zostało w rdzeniu',
  places: 'Wolne miejsca, do których pasuje twój żeton, w postaci „x,y”',
  tile: 'Żeton na miejscu „x,y”; pusty tekst, jeśli go nie ma',
  groups:
    'Wszystkie grupy: cell — miejsce, colour — kolor, size — wielkość, points — punkty, closed — czy zamknięta, owner — właściciel (0: nikt, -1: dwóch graczy)',
  open: 'Ile punktów dałyby otwarte grupy gracza, gdyby zamknęły się teraz',
  closed: 'Punkty zamkniętych grup gracza',
  brings: 'Ile żetonów z rdzenia daje ruch',
  pluses: 'Ile dodatkowych tur daje ruch',
  supply: 'Ile żetonów jest w magazynie gracza',
  stones: 'Ile kamieni zostało graczowi',
};
