import type { ThingCatalog } from '../../../../games/golems/words/things.ts';

export const pl: ThingCatalog = {
  kids: {
    wall: 'Ściana: nikt przez nią nie przejdzie.',
    barrel: 'Beczka: golem pcha ją przed sobą, jeśli za nią jest miejsce.',
  },
  cards: {
    F: 'Naprzód: jedno pole do przodu; beczkę pcha przed sobą.',
    B: 'Wstecz: jedno pole do tyłu, bez obracania się.',
    L: 'W lewo: obrót w lewo w miejscu.',
    R: 'W prawo: obrót w prawo w miejscu.',
    S: 'Stój: w tym rzędzie bez ruchu.',
    D: 'Obrona: osłabia ciosy w tym rzędzie.',
    if: 'Warunek: pyta, co jest z przodu, i wykonuje kartę „tak” albo kartę „nie”.',
    while: '„Powtarzaj, dopóki” powtarza swoją kartę, póki z przodu nie ma przeszkody. Pętla bez końca kosztuje uszkodzenie.',
    call: 'Wywołaj: wykonuje obie karty podprogramu w jednym rzędzie.',
  },
  asks: {
    if: {
      any: 'przeszkoda?',
      barrel: 'beczka?',
      wall: 'ściana?',
      water: 'woda?',
      hit: 'atak?',
    },
    while: {
      any: 'wolna droga',
      barrel: 'brak beczki',
      wall: 'brak ściany',
      water: 'brak wody',
      hit: '',
    },
  },
  components: {
    processor: 'Procesor decyduje, ile rzędów ma program.',
    weapon: 'Broń decyduje, jak mocno i jak daleko robot atakuje.',
    chassis: 'Podwozie wozi robota; zepsute zabrania jednej komendy.',
  },
  numbers: {
    rows: 'rzędy',
    power: 'siła',
    reach: 'zasięg',
  },
  forbidden: (card) => `bez „${card}”`,
  allowed: (card) => `znów „${card}”`,
};
