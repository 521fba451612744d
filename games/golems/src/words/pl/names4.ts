import type { en } from '../en/names4.ts';

export const pl: typeof en = {
  robots: {
    red: 'Czerwony',
    blue: 'Niebieski',
    green: 'Zielony',
    yellow: 'Żółty',
  },
  components: {
    processor: 'procesor',
    weapon: 'broń',
    chassis: 'podwozie',
  },
  damaged: {
    processor: 'uszkodzony procesor',
    weapon: 'uszkodzona broń',
    chassis: 'uszkodzone podwozie',
  },
  cards: {
    blank: 'pusta karta',
    cycle: 'Bonus „Pętla 2”',
    if: 'Bonus „Warunek”',
    frost: 'Mróz',
    thaw: 'Odwilż',
    swap: 'Zamiana',
    draught: 'Przeciąg',
    jam: 'Zacięcie',
    gift: 'Prezent',
  },
  contents: {
    chips: 'wióry',
    bomb: 'bomba',
    tools: 'narzędzia',
  },
  destroyed: {
    portal: 'Portal',
    line: 'Linia',
  },
  blockedBy: {
    edge: 'dalej jest krawędź planszy',
    token: 'na drodze stoi kamień',
    barrel: 'beczki nie da się przesunąć',
    claim: 'ktoś jeszcze chce wejść na to samo pole',
    golem: 'na drodze stoi robot',
    swap: 'dwa roboty nie mogą zamienić się miejscami',
    return: 'portal prowadzi z powrotem tutaj',
  },
  steps: [
    '',
    'Sprawdzane są warunki.',
    'Roboty się poruszają.',
    'Pętla 2: drugi ruch.',
    'Ataki i obrona.',
    'Liczenie uszkodzeń.',
  ],
  endings: {
    'last-robot': 'Na planszy został jeden robot.',
    'all-out': 'Na planszy nikt nie został.',
    'players-out': 'Zostały same boty: gracze przegrali.',
    'fewest-damaged': 'Rundy się skończyły; wygrywa ten, kto ma najmniej uszkodzonych komponentów.',
    'equal-damaged': 'Rundy się skończyły, remis na czele.',
    'held-out': 'Rundy się skończyły, a bot wciąż stoi: udało się przetrwać, remis.',
  },
};
