import { countForm } from '@stolik/kernel/language';
import type { Speech } from '@stolik/look/speech';
import type { When } from '../../course.ts';
import type { ReviewWords, Side } from '../../review-words.ts';

const spaced = (score: string): string => (score ? ` ${score}` : '');
const since = (when: When): string =>
  'round' in when ? `с раунда ${when.round}` : `${when.turn === 2 ? 'со' : 'с'} ${when.turn}-го хода`;
const during = (when: When): string => ('round' in when ? `В раунде ${when.round}` : `На ${when.turn}-м ходу`);
const here = (when: When): string => ('round' in when ? `в раунде ${when.round}` : `на ${when.turn}-м ходу`);
const once = (when: When | undefined): string => (when ? `Ещё ${here(when)}` : 'В какой-то момент');
const times = (count: number): string => `${count} ${countForm('ru', count, { one: 'раз', few: 'раза', many: 'раз' })}`;

const ROUNDS = { one: 'раунд', few: 'раунда', many: 'раундов' };
const TURNS = { one: 'ход', few: 'хода', many: 'ходов' };

const who = ({ Name, names }: Speech, { seats, isMine }: Side): string =>
  seats.length === 1 ? Name(seats[0]!) : isMine ? 'Ваша команда' : names(seats);

export const ru: ReviewWords = {
  won: (score) => `Победа${spaced(score)}.`,
  lost: (score) => `Поражение${spaced(score)}.`,
  wins: (names, score) => (score ? `Победа: ${names}, ${score}.` : `Победа: ${names}.`),
  draw: (score) => `Ничья${spaced(score)}.`,
  alone: (isWon, amount) =>
    amount ? `${isWon ? 'Получилось' : 'Итог'}: ${amount}.` : isWon ? 'Получилось.' : 'На этот раз не вышло.',
  resigned: ({ doing, does }, seat, when) =>
    when ? `${during(when)} ${doing(seat, 'сдаётся', 'сдаётесь')}.` : `${does(seat, 'сдаётся', 'сдаётесь')}.`,
  counted: (name, score) => `${name}: ${score}.`,
  outOf: (value, limit) => `${value} из ${limit}`,
  lasted: (when) => {
    const [count, forms] = 'round' in when ? [when.round, ROUNDS] : [when.turn, TURNS];
    return `Партия длилась ${count} ${countForm('ru', count, forms)}.`;
  },
  you: 'вы',

  aheadFrom: (speech, side, when) => `${who(speech, side)} впереди ${since(when)} и до конца.`,
  aheadAll: (speech, side) => `${who(speech, side)} впереди всю партию.`,
  aheadMost: (speech, side) => `${who(speech, side)} впереди почти всю партию.`,
  aheadLate: (speech, side, when) => `${who(speech, side)} впереди только ${since(when)}.`,
  wasAhead: (amount, when) => `${once(when)} вы были впереди на ${amount}.`,
  wasBehind: (amount, when) => `${once(when)} вы отставали на ${amount}.`,
  hadLess: (amount, when) => `${once(when)} у вас было на ${amount} меньше.`,
  hadMore: (amount, when) => `${once(when)} у вас было на ${amount} больше.`,
  changes: (count) => `Лидер сменился ${times(count)}.`,
  level: 'Вперёд не вырвался никто.',

  stillLevel: 'Счёт ещё был равным.',
  mistakes: (count) => `${count === 1 ? 'Один раз' : count === 2 ? 'Дважды' : times(count)} был ход заметно лучше.`,
  noMistakes: {
    won: 'Больших ошибок у вас не было.',
    lost: 'Ни один ваш ход не был большой ошибкой: победитель просто сыграл лучше.',
    answered: 'Ни один ваш ход сам по себе партию не решил.',
    added: 'Ни один ход сам по себе дорого не обошёлся, но мелкие потери сложились.',
    other: 'Больших ошибок не нашлось.',
  },
  scored: (turn, name, gain) => `ход ${turn} — ${name} ${gain}`,
  rest: (turns) => `Очки в другие ходы: ${turns}.`,
  restLarge: (turns) => `Другие важные ходы: ${turns}.`,
  hints: (followed, of) =>
    followed === of ? 'Каждый раз сыграна первая подсказка.' : `Первая подсказка сыграна ${times(followed)} из ${of}.`,
  soFar: (score) => `Счёт ${score}.`,

  fromTheirView: (name, why) => `С точки зрения игрока ${name}: ${why}`,
  afterIt: ({ names }, { seats, isMine }, amount) => {
    if (isMine) return seats.length > 1 ? `После этого ваша команда получила ${amount}.` : `После этого вы получили ${amount}.`;
    return `После этого ${names(seats)} ${seats.length > 1 ? 'получают' : 'получает'} ${amount}.`;
  },
  inARow: (gain) => `Вместе с дополнительными ходами: всего ${gain}.`,
  atOnce: (gain, played) => `Итого сразу ${gain}, а сыгранный ход дал ${played}.`,
  reply: ({ isYou, name }, seat, gain, real) =>
    `После него ${isYou(seat) ? 'ваш лучший ответ' : `лучший ответ (${name(seat)})`} принёс бы ${gain}, а не ${real}.`,
  endsAt: (score) => `Партия закончилась бы со счётом ${score}.`,
  couldHave: (end, when) => `${during(when)} ещё была возможна ${end === 'won' ? 'победа' : 'ничья'}.`,
  place: (place, of) => `Вы на ${place}-м месте из ${of}.`,
  lookedAhead: 'Если просчитать на несколько ходов вперёд, так заметно лучше.',

  titles: {
    mistake: 'Был ход лучше',
    best: 'Лучший ход',
    yourBest: 'Ваш лучший ход',
    rival: 'Ошибка соперника',
    swing: 'Счёт изменился сильнее всего',
    bigSwing: 'Счёт сильно изменился',
    chanceSwing: 'Шансы изменились сильнее всего',
    bigChanceSwing: 'Шансы сильно изменились',
    theirBest: 'Самый удачный ход соперника',
    theirBestRound: 'Самый удачный раунд соперника',
    deciding: 'Решающий раунд',
    decidingTurn: 'Решающий ход',
    finish: 'Последний раунд',
    lead: 'Лидер до конца партии',
    missed: 'Упущенный случай',
    idea: 'Другая идея',
    before: 'Прямо перед большой переменой',
    gaveUp: 'Перед тем как сдаться',
  },
  chances: 'Шансы',
};
