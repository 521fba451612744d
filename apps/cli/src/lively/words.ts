import type { Language } from '@stolik/kernel/language';

/** What the report on liveliness says. The games name their own figures. */
export interface LivelyWords {
  title(game: string, players: number, games: number, seed: number): string;
  against(level: number): string;
  readonly level: string;
  progress(done: number, all: number): string;
  /** How long the games of a level took, added up over all threads. */
  spent(level: number, games: number, seconds: string): string;
  whichLevel(levels: string): string;
  noLevel(given: string, levels: string): string;
  readonly oneGame: string;
  readonly oneOfBoth: string;
  readonly noClaims: string;
}

const en: LivelyWords = {
  title: (game, players, games, seed) => `${game}, players: ${players}, games of a kind: ${games}, seed: ${seed}`,
  against: (level) => `against level ${level}`,
  level: 'level',
  progress: (done, all) => `${done} of ${all} games`,
  spent: (level, games, seconds) => `level ${level}: ${games} games, ${seconds} s of thinking`,
  whichLevel: (levels) => `which level? There are ${levels}; 1-6 and 2,4 name several`,
  noLevel: (given, levels) => `"${given}" is no level; there are ${levels}, and 1-6 or 2,4 name several`,
  oneGame: 'one game is expected',
  oneOfBoth: 'either --iterations or --timed, not both',
  noClaims: 'needs a game whose hints speak of chances, two seats or more, and no --against',
};

const ru: LivelyWords = {
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

const pl: LivelyWords = {
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

export const LIVELY_WORDS: Readonly<Record<Language, LivelyWords>> = { en, ru, pl };
