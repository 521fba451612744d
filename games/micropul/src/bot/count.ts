import type { GameEvent, Seat } from '@stolik/kernel/game';
import { type CountForms, countForm, type Language, type Words } from '@stolik/kernel/language';
import type { Speech } from '@stolik/kernel/telling';
import type { Count, Span } from '@stolik/search/count';
import type { MicropulEvent } from '../events.ts';
import { groupScore, scoreOf, scoresOf, soloRank } from '../score.ts';
import { type State, supplyCount } from '../state.ts';
import { TEXTS, tell } from '../text.ts';

const POINTS: Readonly<Record<Language, CountForms>> = {
  en: { one: 'point', few: 'points', many: 'points' },
  ru: { one: 'очко', few: 'очка', many: 'очков' },
  pl: { one: 'punkt', few: 'punkty', many: 'punktów' },
};

const QUIET: Readonly<Record<Language, (span: Span) => string>> = {
  en: ({ from, to, isWhole }) =>
    isWhole
      ? 'No group with a stone on it was ever closed.'
      : `From turn ${from} to turn ${to} no group with a stone on it was closed.`,
  ru: ({ from, to, isWhole }) =>
    isWhole
      ? 'За всю партию не закрылась ни одна группа с камнем.'
      : `${from === 2 ? 'Со' : 'С'} ${from}-го по ${to}-й ход не закрылась ни одна группа с камнем.`,
  pl: ({ from, to, isWhole }) =>
    isWhole
      ? 'Przez całą partię nie zamknęła się żadna grupa z kamieniem.'
      : `Od tury ${from} do tury ${to} nie zamknęła się żadna grupa z kamieniem.`,
};

/** Where the points of one seat come from. [M7.2] Alone, the sum has just been said. */
const PARTS: Readonly<Record<Language, (points: string, groups: number, supply: number, hand: number) => string>> = {
  en: (points, groups, supply, hand) => `${points && `Your ${points}: `}groups ${groups}, supply ${supply}, hand ${hand}.`,
  ru: (points, groups, supply, hand) => `${points && `У вас ${points}: `}группы ${groups}, запас ${supply}, рука ${hand}.`,
  pl: (points, groups, supply, hand) => `${points && `U ciebie ${points}: `}grupy ${groups}, magazyn ${supply}, ręka ${hand}.`,
};

const amount = (count: number, language: Language): string => `${count} ${countForm(language, count, POINTS[language])}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function parts(state: State, seat: Seat, language: Language): string {
  const [groups, supply, hand] = [groupScore(state, seat), 2 * supplyCount(state, seat), state.hands[seat]!.length];
  const points = state.seats === 1 ? '' : amount(groups + supply + hand, language);
  const made = capital(PARTS[language](points, groups, supply, hand));
  const rank = state.seats === 1 && state.ended === 'core-emptied' ? soloRank(scoreOf(state, seat)) : undefined;
  return rank === undefined ? made : `${made} ${TEXTS[language].rank(rank)}`;
}

/** A closed group that brings nobody anything is worth a sentence only if it could have brought a lot. */
const MUCH = 3;

/** Every tile in hand counts as a point, so laying one costs it. [M7.2] */
const FROM_HAND: Words = {
  en: 'The tile from the hand: −1.',
  ru: 'Жетон из руки: −1.',
  pl: 'Żeton z ręki: −1.',
};

function told(events: readonly GameEvent[], speech: Speech): readonly string[] {
  const all = events as readonly MicropulEvent[];
  const isWorthIt = (event: MicropulEvent): boolean =>
    event.kind !== 'tileLaid' && (event.kind !== 'groupClosed' || event.stones.length > 0 || event.points >= MUCH);
  const says = all.filter(isWorthIt).map((event) => tell(event, speech));
  const isLaid = all.some(({ kind }) => kind === 'tileLaid');
  return says.length > 0 && isLaid ? [FROM_HAND[speech.language], ...says] : says;
}

const COULD: Readonly<Record<Language, (isYou: boolean) => string>> = {
  en: (isYou) => (isYou ? 'Here you could have closed one.' : 'Here one could have been closed.'),
  ru: () => 'А здесь можно было закрыть группу.',
  pl: () => 'A tu można było zamknąć grupę.',
};

/** What it would be if the game ended now. */
export const pointsCount: Count<State> = {
  name: { en: 'Points', ru: 'Очки', pl: 'Punkty' },
  caption: {
    en: 'Points if the game had ended then',
    ru: 'Очки, если бы партия тогда закончилась',
    pl: 'Punkty, gdyby partia wtedy się skończyła',
  },
  of: scoresOf,
  stir: (state) => state.hands.reduce((sum, _, seat) => sum + groupScore(state, seat), 0),
  least: 4,
  amount,
  quiet: (span, language) => QUIET[language](span),
  could: (isYou, language) => COULD[language](isYou),
  couldNot: {
    en: 'In that time you had no move that could close one.',
    ru: 'За это время у вас не было хода, который закрыл бы такую группу.',
    pl: 'W tym czasie żaden twój ruch nie mógł takiej zamknąć.',
  },
  telling: ['tileLaid', 'groupClosed', 'groupSpoilt', 'tilesWon', 'seatLost'],
  told,
  parts,
};
