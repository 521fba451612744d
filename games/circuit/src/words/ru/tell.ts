import { listed } from '@stolik/look/speech';
import { outcomeWords, wayWords } from '../chain.ts';
import { countPoints, sidePlace, sideTokenName, tokenName } from '../naming.ts';
import { capital, isSide, type Sentences } from '../telling.ts';

const token = (code: string): string => tokenName(code, 'ru');
const side = (name: string): string => sidePlace(name, 'ru');
const ends = {
  'eight-points': 'Последний круг сыгран: игра окончена.',
  'short-stands': 'Короткое замыкание никто не успел устранить: игра окончена.',
  'all-passed': 'Все подряд пропустили ход: игра окончена.',
  'no-tiles': 'Жетонов больше нет: игра окончена.',
  'one-side-left': 'За столом осталась одна сторона, она и победила.',
};

export const ru: Sentences = {
  ends,
  tell: {
    sidePlaced: (e) => `${capital(side(e.side))}: ${sideTokenName(e.token, 'ru')}.`,
    firstPlayerDrawn: (e, { isYou, name }) => (isYou(e.seat) ? 'Начинаете вы.' : `Начинает ${name(e.seat)}.`),
    turnBegan: (e, { isYou, name }) => (isYou(e.seat) ? 'Ваш ход.' : `Ходит ${name(e.seat)}.`),
    tokenDrawn: (e, { does }) => (e.token === undefined ? '' : `${does(e.seat, 'тянет', 'тянете')}: ${token(e.token)}.`),
    tileLaid: (e, { does, isFull }) =>
      `${does(e.seat, 'кладёт', 'кладёте')} на ${e.cell}: ${token(e.tile)}${isFull ? ` (${e.tile})` : ''}.`,
    tokenExchanged: (e, { does }) => `${does(e.seat, 'меняет', 'меняете')}: ${token(e.token)}.`,
    ironUsed: (e, { does }) =>
      `${does(e.seat, 'использует', 'используете')} паяльник: ${isSide(e.at) ? `предохранитель, ${side(e.at)}` : e.at}.`,
    tileTakenOut: (e, { name, isYou }) => {
      const gone = `${capital(token(e.tile))} на ${e.cell}: ${e.to === 'bag' ? 'обратно в мешок' : 'в сброс'}.`;
      if (!e.kept) return gone;
      return isYou(e.kept.seat)
        ? `${gone} Жетон «Свечение» остаётся у вас.`
        : `${gone} Жетон «Свечение» сохраняет ${name(e.kept.seat)}.`;
    },
    smokeTakenOff: (e) => `Предохранитель снова цел: ${side(e.side)}.`,
    reedSwitched: (e) => `Геркон на ${e.cell} ${e.on ? 'включён' : 'выключен'}.`,
    chainClosed: (e, { isFull }) => {
      if (isFull) return `${capital(wayWords(e.reason, 'ru'))}. ${outcomeWords(e.reason, 'ru')}`;
      return e.reason.outcome === 'weak' ? 'Для стольких нагрузок тока слишком мало.' : '';
    },
    fuseBurnt: (e) => `Сгорает предохранитель, штрафа нет: ${side(e.side)}.`,
    shortMade: () => 'Короткое замыкание!',
    shortRemoved: () => 'Короткое замыкание устранено.',
    partsBurnt: (e) => `Синий дым на ${listed(e.cells, 'ru')}.`,
    glowPlaced: (e) => `${e.cell}: ${e.level === 1 ? 'половинное' : 'полное'} свечение, +${e.level}.`,
    keptDark: () => 'Темно, пока не устранено короткое замыкание.',
    penaltyPaid: (e, { isFull }) => `Штраф: ${countPoints(e.points, 'ru')}${isFull ? ` [${e.clause}]` : ''}.`,
    secondAsked: () => '',
    turnLost: (e, { does }) => `${does(e.seat, 'пропустит', 'пропустите')} следующий ход.`,
    turnMissed: (e, { does }) => `${does(e.seat, 'пропускает', 'пропускаете')} ход из-за штрафа.`,
    turnEnded: () => '',
    passed: (e, { does }) => `${does(e.seat, 'пасует', 'пасуете')}.`,
    lastRoundBegan: (e, { Name, names, isYou }) =>
      `${isYou(e.seat) ? 'У вас' : `${Name(e.seat)}:`} 8 очков или больше. Ещё по одному ходу: ${names(e.seats)}.`,
    resigned: (e, { does }) => `${does(e.seat, 'выходит', 'выходите')} из игры.`,
    gameEnded: (e, { isFull }) => (ends[e.reason as keyof typeof ends] ?? e.reason) + (isFull ? ` [${e.clause}]` : ''),
  },
};
