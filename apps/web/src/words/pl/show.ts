import { countForm } from '@stolik/kernel/language';
import type { ShowWords } from '../../shell/show/words.ts';

export const pl: ShowWords = {
  yourBest: 'Twój najlepszy moment',
  best: (name) => `${name}: najlepszy moment`,
  medal: {
    metals: {
      gold: 'Złoto: trzy gwiazdki',
      silver: 'Srebro: dwie gwiazdki',
      bronze: 'Brąz: jedna gwiazdka',
    },
    used: (cards) => `Karty: ${cards}.`,
    possible: (cards) => `Wystarczy ${cards}.`,
    shortest: 'Krótszej drogi nie ma!',
  },
  /** The end of a game to keep and to send. */
  keepsake: {
    house: 'Stolik',
    picture: 'Obrazek',
    film: 'Krótki film',
    making: 'Chwileczkę…',
    failed: 'Na tym urządzeniu się nie udało.',
  },
  nextField: 'Następne pole',
  bestScore: 'twój najlepszy wynik',
  wins: (count, level) =>
    `${count} ${countForm('pl', count, { one: 'wygrana', few: 'wygrane', many: 'wygranych' })} na poziomie „${level}”`,
  winsTry: (count, level, next) => `${pl.wins(count, level)}: wypróbuj „${next}”`,
  lines: {
    oto: { won: 'To była prawdziwa walka!', lost: 'Jeszcze moment i byłby cios!', drawn: 'Remis? No to jeszcze raz!' },
    volt: {
      won: 'Dziś każda część znalazła swoje miejsce.',
      lost: 'Następnym razem zbuduję to lepiej.',
      drawn: 'Zbudowane tak samo, co do części.',
    },
    ada: { won: 'Ryzyko się opłaciło!', lost: 'O jedno ryzyko za dużo!', drawn: 'Nie rozstrzygnął ani los, ani plan.' },
    bit: { won: 'Dobra gonitwa, ani chwili nudy!', lost: 'Lis przechytrzony, no proszę!', drawn: 'Dwa lisy, jedna zdobycz.' },
    ohm: { won: 'Powoli i ostrożnie do celu.', lost: 'O jedną turę czekania za długo.', drawn: 'Równowaga. To lubię.' },
    zuse: {
      won: 'Dziś zadania były trudne.',
      lost: 'Dokładne obliczenia. Zapamiętam tę partię.',
      drawn: 'Nikt nie znalazł luki.',
    },
  },
};
