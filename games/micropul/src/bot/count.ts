import { type CountForms, countForm, type Language } from '@stolik/kernel/language';
import type { Count } from '@stolik/search/count';
import { groupScore, scoresOf } from '../score.ts';
import type { State } from '../state.ts';

const POINTS: Readonly<Record<Language, CountForms>> = {
  en: { one: 'point', few: 'points', many: 'points' },
  ru: { one: 'очко', few: 'очка', many: 'очков' },
  pl: { one: 'punkt', few: 'punkty', many: 'punktów' },
};

const QUIET: Readonly<Record<Language, (turns: number, isWhole: boolean) => string>> = {
  en: (turns, isWhole) =>
    isWhole ? 'No group with a stone on it was ever closed.' : `For ${turns} turns no group with a stone on it was closed.`,
  ru: (turns, isWhole) =>
    isWhole
      ? 'За всю партию не закрылась ни одна группа с камнем.'
      : `${turns} ${countForm('ru', turns, { one: 'ход', few: 'хода', many: 'ходов' })} подряд не закрывалась ни одна группа с камнем.`,
  pl: (turns, isWhole) =>
    isWhole
      ? 'Przez całą partię nie zamknęła się żadna grupa z kamieniem.'
      : `Przez ${turns} ${countForm('pl', turns, { one: 'turę', few: 'tury', many: 'tur' })} z rzędu nie zamknęła się żadna grupa z kamieniem.`,
};

const COULD: Readonly<Record<Language, (isYou: boolean) => string>> = {
  en: (isYou) => (isYou ? 'Here you could have closed one.' : 'Here one could have been closed.'),
  ru: () => 'А здесь можно было закрыть группу.',
  pl: () => 'A tu można było zamknąć grupę.',
};

/** What it would be if the game ended now. */
export const pointsCount: Count<State> = {
  name: { en: 'Points', ru: 'Очки', pl: 'Punkty' },
  of: scoresOf,
  stir: (state) => state.hands.reduce((sum, _, seat) => sum + groupScore(state, seat), 0),
  least: 4,
  amount: (count, language) => `${count} ${countForm(language, count, POINTS[language])}`,
  quiet: (length, isWhole, language) => QUIET[language](length, isWhole),
  could: (isYou, language) => COULD[language](isYou),
  couldNot: {
    en: 'You could not have closed one in a single move.',
    ru: 'Закрыть её одним ходом вы не могли.',
    pl: 'Jednym ruchem nie dało się tego zrobić.',
  },
  telling: ['groupClosed', 'groupSpoilt', 'tilesWon', 'seatLost'],
};
