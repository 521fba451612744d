import type { ArenaWords } from '../../arena/words.ts';

export const ru: ArenaWords = {
  title: (a, b, seats) => (seats === 2 ? `${a} против ${b}` : `${a} против ${seats - 1} × ${b}`),
  alone: (a) => `${a} в одиночку`,
  games: 'партий',
  wins: 'побед / ничьих / поражений',
  share: 'доля очков',
  interval: '95-процентный интервал',
  rating: 'разница Эло',
  points: 'очков в среднем',
  longest: 'время на ход: медиана / p99 / наибольшее',
  verdict: (verdict, llr) =>
    `SPRT: ${{ better: 'сильнее', 'not better': 'не сильнее', open: 'не решено' }[verdict]} (LLR ${llr})`,
  mistakes: (count, first) => `ошибки, за программу ходил уровень 1: ${count}; первая: ${first}`,
  progress: (done, all) => `раздач: ${done} из ${all}`,
  bot: 'бот',
  finished: 'дошёл до конца',
};
