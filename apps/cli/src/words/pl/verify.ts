import type { VerifyWords } from '../../verify-words.ts';

export const pl: VerifyWords = {
  step: 'zasady nie dopuszczają tu takiego kroku',
  right: 'dobrze',
  wrong: 'źle',
  goesOn: 'Partia jeszcze trwa.',
  steps: (count, state) => `Kroków: ${count}, stan ${state}.`,
  chance: ({ rolls, undone, isCompared }) =>
    `los: ziarno jest tym, które obiecano ${isCompared ? 'temu, kto je zachował' : 'w zapisie'}; wynikają z niego wszystkie wyniki (${rolls})${undone > 0 ? `, także cofnięte (razy: ${undone})` : ''}`,
  saltThere: 'jest w nim zachowana sól',
  saltMissing: 'nie ma w nim zachowanej soli: nie dotarła na czas',
  oldRule: 'dawna zasada: serwer mógł pominąć wyniki, które mu się nie podobały',
  nothingKept: 'nie ma z czym porównać (--kept): czy to ta obietnica, wiedzą tylko ci, którzy siedzieli przy stole',
  whichFile: 'który plik?',
  keptExpected: 'potrzebne są commitment, seat (od 1) i salt, tak jak zapisuje je przeglądarka',
  keptDamaged: 'version, seals albo seen są uszkodzone',
  reasons: {
    'chance.seed': 'ziarno ma mieć 64 cyfry szesnastkowe',
    'chance.commitment': 'ziarno nie jest tym, które obiecano przed grą',
    'chance.version': 'zapis mówi o innej zasadzie losowania niż ta, którą obiecano',
    'chance.salts': 'sól jednego z miejsc nie jest tą, którą podano',
    'chance.seals': 'pieczęcie nie są tymi, które pokazano przed grą',
    'chance.history': 'cofnięte kroki nie zgadzają się z zapisem',
    'chance.wanted': 'z ziarna wypadłyby inne figury',
    'chance.proof': 'w zapisie nie ma tego, z czego powstał los',
    chance: 'wynik losowania nie jest tym, który daje ziarno',
    checks: 'zapis jest ucięty albo zmieniony',
    seats: 'w tę grę nie gra tyle osób',
    game: 'to zapis innej gry',
    rulesVersion: 'według takich zasad już się nie gra',
  },
};
