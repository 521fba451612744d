import { countForm } from '@stolik/kernel/language';
import type { Speech } from '@stolik/kernel/telling';
import type { When } from '../course.ts';
import type { ReviewWords, Side } from './words.ts';

const spaced = (score: string): string => (score ? ` ${score}` : '');
const since = (when: When): string => ('round' in when ? `с раунда ${when.round}` : `с ${when.turn}-го хода`);
const during = (when: When): string => ('round' in when ? `В раунде ${when.round}` : `На ${when.turn}-м ходу`);
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
  aheadLate: (speech, side, when) => `${who(speech, side)} впереди только ${since(when)}.`,
  wasAhead: (amount, when) => `${during(when)} вы впереди на ${amount}.`,
  wasBehind: (amount, when) => `${during(when)} вы позади на ${amount}.`,
  hadLess: (amount, when) => `${during(when)} у вас на ${amount} меньше.`,
  hadMore: (amount, when) => `${during(when)} у вас на ${amount} больше.`,
  changes: (count) => `Лидер сменился ${times(count)}.`,
  level: 'Вперёд не вырвался никто.',

  mistakes: (count) =>
    count === 1
      ? 'Одно решение обошлось дорого.'
      : `${count} ${countForm('ru', count, { one: 'решение обошлось', few: 'решения обошлись', many: 'решений обошлись' })} дорого.`,
  noMistakes: {
    won: 'Ни одно ваше решение не обошлось дорого.',
    lost: 'Ни одно ваше решение не обошлось дорого: посмотрите, что удалось другим.',
    added: 'Ни одно решение само не обошлось дорого, но мелочи сложились.',
    other: 'Ни одно решение не обошлось дорого.',
  },
  hints: (followed, of) =>
    followed === of ? 'Каждый раз сыграна первая подсказка.' : `Первая подсказка сыграна ${times(followed)} из ${of}.`,
  soFar: (score) => `Счёт ${score}.`,

  fromTheirSeat: (_, why) => `С места соперника: «${why}»`,

  titles: {
    mistake: 'Был ход лучше',
    best: 'Лучший ход',
    yourBest: 'Ваш лучший ход',
    rival: 'Ошибка соперника',
    swing: 'Самый крутой поворот',
    bigSwing: 'Крутой поворот',
    missed: 'Упущенный случай',
    idea: 'Другая идея',
    before: 'Прямо перед поворотом',
    gaveUp: 'Перед тем как сдаться',
  },
  chances: 'Шансы',
};
