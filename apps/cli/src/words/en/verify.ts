import type { VerifyWords } from '../../verify-words.ts';

export const en: VerifyWords = {
  step: 'the rules do not allow such a step here',
  right: 'right',
  wrong: 'wrong',
  goesOn: 'The game is still going on.',
  steps: (count, state) => `${count} steps, state ${state}.`,
  chance: ({ rolls, undone, isCompared }) =>
    `chance: ${isCompared ? 'the seed is the one this player was promised' : 'the seed is the one the log promises'}, and all ${rolls} rolls follow from it${undone > 0 ? `, including those taken back (${undone} times)` : ''}`,
  saltThere: 'the salt you kept is part of it',
  saltMissing: 'the salt you kept is not part of it: it didn’t arrive in time',
  oldRule: 'an older rule: a server could have skipped rolls it didn’t like',
  nothingKept: 'nothing kept to compare with (--kept): only the players can tell whether this was the promise',
  whichFile: 'which file?',
  keptExpected: 'commitment, seat (from 1) and salt are expected, as the browser saves them',
  keptDamaged: 'version, seals or seen are damaged',
  reasons: {
    'chance.seed': 'the seed must be 64 hexadecimal digits',
    'chance.commitment': 'the seed is not the one that was promised before the game',
    'chance.version': 'the log names another rule of chance than the one that was promised',
    'chance.salts': 'the salt of a seat is not the one it gave',
    'chance.seals': 'the seals are not those that were shown before the game',
    'chance.history': 'the steps that were taken back do not fit the log',
    'chance.wanted': 'by the seed other pieces would have been dealt',
    'chance.proof': 'the log holds no proof of its chance',
    chance: 'a roll is not the one the seed gives',
    checks: 'the log was cut short or changed',
    seats: 'this game can’t have that many players',
    game: 'this is a log of another game',
    rulesVersion: 'these rules are no longer played',
  },
};
