import type { ArenaWords } from '../../arena/words.ts';

export const pl: ArenaWords = {
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
  mistakes: (count, first) => `błędy, zamiast programu grał poziom 1: ${count}; pierwszy: ${first}`,
  progress: (done, all) => `rozdania: ${done} z ${all}`,
  bot: 'bot',
  finished: 'doprowadził do końca',
};
