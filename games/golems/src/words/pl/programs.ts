import { countForm } from '@stolik/kernel/language';
import type { en } from '../en/programs.ts';

const counted = (rows: number): string => `${rows} ${countForm('pl', rows, { one: 'rząd', few: 'rzędy', many: 'rzędów' })}`;
const length = (fewest: number, most: number): string =>
  fewest === most ? `wypełnić trzeba ${fewest}` : `wolno od ${fewest} do ${most}`;

export const pl: typeof en = {
  cards: {
    F: 'Naprzód',
    B: 'Wstecz',
    L: 'W lewo',
    R: 'W prawo',
    S: 'Stój',
    D: 'Obrona',
  },
  bonuses: {
    repeat: 'Powtórz 2',
    cycle: 'Pętla 2',
    if: 'Warunek',
    while: 'Powtarzaj, dopóki',
    call: 'Wywołanie podprogramu',
  },
  tests: {
    any: 'czy jest przeszkoda?',
    barrel: 'czy z przodu jest beczka?',
    wall: 'czy z przodu jest ściana?',
    water: 'czy z przodu jest woda?',
    hit: 'czy ktoś atakuje?',
  },
  goesOn: {
    any: 'z przodu nie ma przeszkody',
    barrel: 'z przodu nie ma beczki',
    wall: 'z przodu nie ma ściany',
    water: 'z przodu nie ma wody',
  },
  yes: 'tak',
  no: 'nie',
  refusals: {
    'rows-wrong': ({ rows, fewest, most }) => `Ten program ma ${counted(rows)}; ${length(fewest, most)}.`,
    'card-too-many': ({ card, laid, has }) => `Kart „${card}” potrzeba ${laid}, a na ręce masz ${has}.`,
    'bonus-not-allowed': ({ card }) => `Karty „${card}” nie wolno użyć w tej rundzie.`,
    'two-bonuses': () => 'W rundzie wolno użyć tylko jednej karty bonusu.',
    'no-subprogram': () => 'Nie ma czego wywołać: przed grą nie wyłożono podprogramu.',
    'sensor-unknown': ({ sensor }) => `Nie ma czujnika „${sensor}”; czujniki rozpoznają beczkę, ścianę i wodę.`,
    'while-hit': () => '„Powtarzaj, dopóki” nie może pytać o atak; potrafi to tylko „Warunek”.',
    'while-card': ({ card }) => `W „Powtarzaj, dopóki” nie wolno włożyć karty „${card}”: pętla nigdy by się nie skończyła.`,
    'inner-card': () => 'Karty bonusu nie można włożyć do innej karty bonusu.',
    'bonus-unfinished': ({ card, needs }) =>
      `Po karcie „${card}” ${needs === 1 ? 'w następnym rzędzie leży karta do powtórzenia' : 'w następnych rzędach leżą karty „To” i „Inaczej”'}.`,
    'chassis-forbids': ({ card }) => `Uszkodzone podwozie nie wykona komendy „${card}”.`,
    'kids-card': ({ card }) => `W grze dla dzieci nie ma karty „${card}”.`,
    'program-unknown': () => 'To nie jest program.',
  },
};
