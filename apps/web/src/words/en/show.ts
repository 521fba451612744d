import { countForm } from '@stolik/kernel/language';

/** The end of a game beside its score: best moments, what a bot says, what this device remembers. */
export const en = {
  yourBest: 'Your best moment',
  best: (name: string): string => `${name}’s best moment`,
  medal: {
    metals: {
      gold: 'Gold: three stars',
      silver: 'Silver: two stars',
      bronze: 'Bronze: one star',
    },
    used: (cards: number): string => `With ${cards} ${countForm('en', cards, { one: 'card', few: 'cards', many: 'cards' })}.`,
    possible: (cards: number): string => `${cards} is possible.`,
    shortest: 'No way is shorter!',
  },
  /** The end of a game to keep and to send. */
  keepsake: {
    house: 'Stolik',
    picture: 'Picture',
    film: 'Short film',
    making: 'One moment …',
    failed: 'That did not work on this device.',
  },
  nextField: 'Next field',
  bestScore: 'your best score so far',
  wins: (count: number, level: string): string =>
    `${count} ${countForm('en', count, { one: 'win', few: 'wins', many: 'wins' })} against “${level}”`,
  winsTry: (count: number, level: string, next: string): string => `${en.wins(count, level)}: try “${next}”`,
  /** Eight words at most, about the play and never about the player. */
  lines: {
    oto: { won: 'That was a proper fight!', lost: 'I was just about to swing!', drawn: 'A draw? Then let’s go again!' },
    volt: {
      won: 'Every piece found its place today.',
      lost: 'Next time I’ll build it better.',
      drawn: 'Built alike, down to the last piece.',
    },
    ada: { won: 'The gamble paid off!', lost: 'That was one gamble too many!', drawn: 'Neither luck nor plan decided it.' },
    bit: { won: 'A good chase, never dull!', lost: 'Outfoxed! Well, well.', drawn: 'Two foxes, one prize.' },
    ohm: { won: 'Slow and careful got there.', lost: 'I waited one turn too long.', drawn: 'Balanced. I like that.' },
    zuse: {
      won: 'The problems were hard today.',
      lost: 'Well calculated. I’ll remember this game.',
      drawn: 'Nobody found a gap.',
    },
  },
};
