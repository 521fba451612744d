import type { en } from '../en/explain4.ts';

export const pl: typeof en = {
  refusals: {
    over: 'Gra jest skończona.',
    'not-asked': 'Teraz decyduje ktoś inny.',
    'no-build': 'Jeden z tych komponentów jest już zajęty.',
    'no-card': 'Takiej karty już nie ma w talii.',
    'no-die': 'Kostka pokazuje od 1 do 6.',
    'no-contents': 'W żadnej zamkniętej beczce tego nie ma.',
    'no-jam': 'Tego rzędu nie można zaciąć: można tylko rząd programu, który nie należy do „Warunku” ani „Pętli 2”.',
    'no-damage': 'Ten komponent jest już uszkodzony.',
    'no-exit': 'Tam nie da się wyjść: musi to być wolne pole obok tej wody lub jej strumienia.',
    'no-repair': 'Ten komponent jest sprawny.',
  },
  questions: {
    build: 'wybór komponentów',
    program: 'program',
    jam: 'rząd do zacięcia',
    damage: 'komponent, który się zepsuje',
    exit: 'pole wyjścia z wody',
    repair: 'komponent do naprawy',
  },
  askedOtherwise: (question) => `Teraz potrzebna jest odpowiedź: ${question}.`,
};
