import type { LivelyWords } from '../../lively/words.ts';

export const ru: LivelyWords = {
  title: (game, players, games, seed) => `${game}, игроков: ${players}, партий каждого вида: ${games}, seed: ${seed}`,
  against: (level) => `против уровня ${level}`,
  level: 'уровень',
  progress: (done, all) => `партий: ${done} из ${all}`,
  spent: (level, games, seconds) => `уровень ${level}: партий ${games}, раздумий ${seconds} с`,
  whichLevel: (levels) => `какой уровень? Есть ${levels}; 1-6 и 2,4 — несколько сразу`,
  noLevel: (given, levels) => `«${given}» — не уровень; есть ${levels}, а 1-6 или 2,4 — несколько сразу`,
  oneGame: 'нужна одна игра',
  oneOfBoth: 'либо --iterations, либо --timed, но не оба сразу',
  noClaims: 'нужна игра, в которой подсказки говорят о шансах, хотя бы два места и без --against',
};
