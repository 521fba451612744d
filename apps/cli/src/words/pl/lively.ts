import type { LivelyWords } from '../../lively/words.ts';

export const pl: LivelyWords = {
  title: (game, players, games, seed) => `${game}, graczy: ${players}, partii każdego rodzaju: ${games}, seed: ${seed}`,
  against: (level) => `przeciw poziomowi ${level}`,
  level: 'poziom',
  progress: (done, all) => `partie: ${done} z ${all}`,
  spent: (level, games, seconds) => `poziom ${level}: partii ${games}, namysłu ${seconds} s`,
  whichLevel: (levels) => `który poziom? Są ${levels}; 1-6 i 2,4 to kilka naraz`,
  noLevel: (given, levels) => `„${given}” to nie poziom; są ${levels}, a 1-6 lub 2,4 to kilka naraz`,
  oneGame: 'potrzebna jest jedna gra',
  oneOfBoth: 'albo --iterations, albo --timed, nie oba naraz',
  noClaims: 'potrzebna jest gra, w której podpowiedzi mówią o szansach, co najmniej dwa miejsca i bez --against',
};
