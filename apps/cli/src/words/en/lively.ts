import type { LivelyWords } from '../../lively/words.ts';

export const en: LivelyWords = {
  title: (game, players, games, seed) => `${game}, players: ${players}, games of a kind: ${games}, seed: ${seed}`,
  against: (level) => `against level ${level}`,
  level: 'level',
  progress: (done, all) => `${done} of ${all} games`,
  spent: (level, games, seconds) => `level ${level}: ${games} games, ${seconds} s of thinking`,
  whichLevel: (levels) => `which level? There are ${levels}; 1-6 and 2,4 name several`,
  noLevel: (given, levels) => `"${given}" isn’t a level; there are ${levels}, and 1-6 or 2,4 name several`,
  oneGame: 'one game is expected',
  oneOfBoth: 'either --iterations or --timed, not both',
  noClaims: 'needs a game whose hints speak of chances, two seats or more, and no --against',
};
