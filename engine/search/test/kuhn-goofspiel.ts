import { BY_CHANCE, ENDED, type SmallGame } from '../src/small-game.ts';

/** Kuhn's poker: three cards, one coin each, one more may be bet. Worth -1/18 to who begins. */
export const kuhn: SmallGame<{ readonly cards: readonly number[]; readonly said: string }> = {
  seats: 2,
  start: () => ({ cards: [], said: '' }),
  mover({ cards, said }) {
    if (cards.length < 2) return BY_CHANCE;
    return ['pp', 'bp', 'bb', 'pbp', 'pbb'].includes(said) ? ENDED : said.length % 2;
  },
  moves: ({ cards }) => (cards.length < 2 ? 3 - cards.length : 2),
  after({ cards, said }, move) {
    if (cards.length === 2) return { cards, said: said + 'pb'[move] };
    const left = [0, 1, 2].filter((card) => !cards.includes(card));
    return { cards: [...cards, left[move]!], said };
  },
  odds: ({ cards }) => 1 / (3 - cards.length),
  knows: ({ cards, said }) => `${cards[said.length % 2]} ${said}`,
  payoff({ cards, said }, seat) {
    const sign = seat === 0 ? 1 : -1;
    if (said === 'bp') return sign;
    if (said === 'pbp') return -sign;
    const stake = said === 'pp' ? 1 : 2;
    return cards[0]! > cards[1]! ? sign * stake : -sign * stake;
  },
};

interface Goofspiel {
  readonly prizes: readonly number[];
  readonly bids: readonly [readonly number[], readonly number[]];
}

/** Goofspiel: both bid one card of 1..n for each prize, which come in an order drawn by chance; the sum of prizes decides. */
export function goofspiel(cards: number): SmallGame<Goofspiel> {
  const all = Array.from({ length: cards }, (_, index) => index + 1);
  const left = (used: readonly number[]): number[] => all.filter((card) => !used.includes(card));
  return {
    seats: 2,
    start: () => ({ prizes: [], bids: [[], []] }),
    mover({ prizes, bids }) {
      if (bids[1].length === cards) return ENDED;
      if (prizes.length === bids[1].length) return BY_CHANCE;
      return bids[0].length > bids[1].length ? 1 : 0;
    },
    moves({ prizes, bids }) {
      return cards - (prizes.length === bids[1].length ? prizes.length : Math.min(bids[0].length, bids[1].length));
    },
    after({ prizes, bids }, move) {
      if (prizes.length === bids[1].length) return { prizes: [...prizes, left(prizes)[move]!], bids };
      if (bids[0].length > bids[1].length) return { prizes, bids: [bids[0], [...bids[1], left(bids[1])[move]!]] };
      return { prizes, bids: [[...bids[0], left(bids[0])[move]!], bids[1]] };
    },
    odds: ({ prizes }) => 1 / (cards - prizes.length),
    // Bids are opened after both were made: the second bidder knows all but the first one's last.
    knows({ prizes, bids }) {
      const done = bids[1].length;
      return `${prizes} ${bids[0].slice(0, done)} ${bids[1]}`;
    },
    payoff({ prizes, bids }, seat) {
      let lead = 0;
      for (const [index, prize] of prizes.entries()) lead += prize * Math.sign(bids[0][index]! - bids[1][index]!);
      return (seat === 0 ? 1 : -1) * Math.sign(lead);
    },
  };
}
