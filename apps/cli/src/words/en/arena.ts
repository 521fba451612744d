import type { ArenaWords } from '../../arena/words.ts';

export const en: ArenaWords = {
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
  mistakes: (count, first) => `mistakes, played by level 1 instead: ${count}; the first: ${first}`,
  progress: (done, all) => `${done} of ${all} deals`,
  bot: 'bot',
  finished: 'core emptied or goal reached',
};
