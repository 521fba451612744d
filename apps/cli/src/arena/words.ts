import type { Language } from '@stolik/kernel/language';
import type { Verdict } from '@stolik/search/statistics';

/** What the arena says. Numbers come ready-made. */
export interface ArenaWords {
  title(a: string, b: string, seats: number): string;
  alone(a: string): string;
  games: string;
  wins: string;
  share: string;
  interval: string;
  rating: string;
  points: string;
  longest: string;
  verdict(verdict: Verdict, llr: string): string;
  progress(done: number, all: number): string;
  bot: string;
  finished: string;
}

const en: ArenaWords = {
  title: (a, b, seats) => (seats === 2 ? `${a} against ${b}` : `${a} against ${seats - 1} × ${b}`),
  alone: (a) => `${a} alone`,
  games: 'games',
  wins: 'won / drawn / lost',
  share: 'share of points',
  interval: '95 % interval',
  rating: 'Elo difference',
  points: 'mean points',
  longest: 'time a move, median / p99 / longest',
  verdict: (verdict, llr) => `SPRT: ${verdict} (LLR ${llr})`,
  progress: (done, all) => `${done} of ${all} deals`,
  bot: 'bot',
  finished: 'core emptied or goal reached',
};

const ru: ArenaWords = {
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
  progress: (done, all) => `раздач: ${done} из ${all}`,
  bot: 'бот',
  finished: 'дошёл до конца',
};

const pl: ArenaWords = {
  title: (a, b, seats) => (seats === 2 ? `${a} kontra ${b}` : `${a} kontra ${seats - 1} × ${b}`),
  alone: (a) => `${a} w pojedynkę`,
  games: 'partii',
  wins: 'wygrane / remisy / przegrane',
  share: 'udział w punktach',
  interval: 'przedział 95 %',
  rating: 'różnica Elo',
  points: 'średnio punktów',
  longest: 'czas ruchu: mediana / p99 / najdłuższy',
  verdict: (verdict, llr) =>
    `SPRT: ${{ better: 'silniejszy', 'not better': 'nie silniejszy', open: 'nierozstrzygnięte' }[verdict]} (LLR ${llr})`,
  progress: (done, all) => `rozdania: ${done} z ${all}`,
  bot: 'bot',
  finished: 'doprowadził do końca',
};

export const ARENA_WORDS: Readonly<Record<Language, ArenaWords>> = { en, ru, pl };
