import { nim } from '@stolik/kernel/testing/nim';
import { describe, expect, test } from 'vitest';
import { type Contest, playDeal } from '../src/arena.ts';
import { type AnyLadder, type AnyRung, findRung } from '../src/book.ts';
import { randomPlayer } from '../src/decide.ts';
import { TEXTBOOK, treePlayer, treeSeer } from '../src/ismcts.ts';
import { rate } from '../src/rating.ts';
import { eloOf, sprt, summarise, varianceOf, wilson } from '../src/statistics.ts';
import { higherCard } from './higher-card.ts';

const named = { label: { en: '', ru: '', pl: '' }, says: { en: '', ru: '', pl: '' } };
const random: AnyRung = { id: 'A0', ...named, player: randomPlayer(nim), effort: { iterations: 1 } };
const tree: AnyRung = { id: 'A4', ...named, player: treePlayer(nim, undefined, TEXTBOOK), effort: { iterations: 300 } };
const book: AnyLadder = { game: 'nim', levels: [], ladder: [random, tree] };

const contest = (more: Partial<Contest>): Contest => ({
  game: nim,
  options: { matches: 9 },
  seats: 2,
  a: tree,
  b: random,
  seed: 'test',
  clock: () => 0,
  ...more,
});

describe('a contest', () => {
  test('changes seats within a deal, and is repeatable', () => {
    const deals = Array.from({ length: 20 }, (_, deal) => playDeal(contest({}), deal));
    for (const { shares } of deals) expect(shares).toHaveLength(2);
    expect(deals).toEqual(Array.from({ length: 20 }, (_, deal) => playDeal(contest({}), deal)));
    expect(
      summarise(
        deals.map(({ shares }) => shares),
        2,
      ).share,
    ).toBeGreaterThan(0.85);
  });

  test('of a player against itself gives each the same chance', () => {
    const deals = Array.from({ length: 12 }, (_, deal) => playDeal(contest({ a: tree, b: tree }), deal).shares);
    expect(summarise(deals, 2).share).toBeCloseTo(0.5, 5);
  });

  test('shows the truth only to who is shown it', () => {
    const seer: AnyRung = { id: 'A6', ...named, seer: treeSeer(higherCard, undefined, TEXTBOOK), effort: { iterations: 60 } };
    const blind: AnyRung = { id: 'A0', ...named, player: randomPlayer(higherCard), effort: { iterations: 1 } };
    const cards = contest({ game: higherCard, options: {}, a: seer, b: blind });
    const asFirst = Array.from({ length: 30 }, (_, deal) => playDeal(cards, deal).shares[0]!);
    expect(Math.min(...asFirst)).toBe(0.5);
  });
});

test('a bot that breaks down is named by its deal, with all that was played before', () => {
  const any = randomPlayer(nim);
  let asked = 0;
  const broken: AnyRung = {
    ...random,
    player: (world, seat, rng, budget) => {
      if (++asked === 2) throw new Error('no idea');
      return any(world, seat, rng, budget);
    },
  };
  expect(() => playDeal(contest({ a: broken, b: random, options: { matches: 20 } }), 7)).toThrow(
    /^nim, deal 7, A on seat 1: no idea; played before \(who:what\): 0:\d+ 1:\d+$/,
  );
});

describe('naming bots', () => {
  test('by level, rung and effort', () => {
    expect(findRung(book, 'A4')).toBe(tree);
    expect(findRung(book, 'A4@50')).toMatchObject({ id: 'A4@50', effort: { milliseconds: 50 } });
    expect(findRung(book, 'A4@2000i')).toMatchObject({ effort: { iterations: 2000 } });
    for (const bad of ['A9', '', 'A4@', 'A4@0', 'A4@x', 'A4@5@5', 'A4@-1']) expect(findRung(book, bad)).toBeUndefined();
  });
});

describe('numbers', () => {
  test('a share and its rating', () => {
    expect(eloOf(0.5)).toBe(0);
    expect(eloOf(0.64)).toBeCloseTo(100, 0);
    expect(eloOf(0.25, 0.25)).toBe(0);
    expect(eloOf(1)).toBe(1200);
    expect(wilson(0.5, 100)[0]).toBeCloseTo(0.404, 2);
    expect(wilson(1, 100)[0]).toBeCloseTo(0.963, 2);
  });

  test('deals that even out within themselves tell more than as many games', () => {
    const paired = Array.from({ length: 50 }, () => [1, 0]);
    const loose = Array.from({ length: 50 }, (_, i) => [i % 2, i % 2]);
    const width = (results: number[][]) => summarise(results, 2).high - summarise(results, 2).low;
    expect(width(paired)).toBeLessThan(width(loose));
    expect(summarise(loose, 2)).toMatchObject({ games: 100, wins: 50, losses: 50, draws: 0, share: 0.5 });
  });

  test('the sequential test finds a clear difference and a clear lack of one', () => {
    const clear = Array.from({ length: 60 }, (_, i) => [1, i % 3 === 0 ? 0 : 1]);
    expect(sprt(clear, 0, 50).verdict).toBe('better');
    const even = Array.from({ length: 400 }, (_, i) => [i % 2, (i + 1) % 2]);
    expect(sprt(even, 0, 50).verdict).toBe('not better');
    expect(sprt(clear.slice(0, 2), 0, 50).verdict).toBe('open');
  });

  test('ratings of a round robin agree with its shares', () => {
    const ratings = rate(3, [
      { a: 0, b: 1, games: 2000, points: 720 },
      { a: 1, b: 2, games: 2000, points: 720 },
      { a: 0, b: 2, games: 2000, points: 480 },
    ]);
    expect(ratings[0]!.elo).toBe(0);
    expect(ratings[1]!.elo).toBeCloseTo(100, -1);
    expect(ratings[2]!.elo).toBeCloseTo(200, -1);
    expect(ratings[1]!.error).toBeLessThan(15);
  });
});

test('the variance of a sample, of two values and more; one alone has none', () => {
  expect(varianceOf([0, 1])).toBe(0.5);
  expect(varianceOf([1, 2, 3, 6])).toBeCloseTo(14 / 3, 12);
  expect(varianceOf([4])).toBe(0);
});
