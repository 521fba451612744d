import type { ActionList } from '@stolik/kernel/game';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import { DoubleOracle, type Duel, type Expected, type OracleSettings } from '../src/oracle.ts';
import { Purse } from '../src/purse.ts';

const ONE_HAND = Float64Array.of(1);

interface Given {
  readonly actions: number;
  /** What side 0 gets, 0 to 1. */
  readonly meet: Duel['meet'];
  readonly naive?: readonly number[];
}

/** A game of one move each without hidden hands. Actions are 0, 1, 2 … on both sides. */
const duelOf = ({ actions, meet, naive = [0] }: Given): Duel => ({
  odds: [ONE_HAND, ONE_HAND],
  hand: 0,
  held: () => 1,
  meet,
  look(_side, most, rng, out) {
    const all = Array.from({ length: actions }, (_, action) => action);
    while (all.length > most) all.splice(rng.below(all.length), 1);
    for (const action of all) out.push(action);
  },
  vary() {
    throw new Error('nothing is hidden');
  },
  naive(_side: number, _rng: Rng, out: ActionList) {
    for (const action of naive) out.push(action);
  },
});

function solve(
  duel: Duel,
  settings: Partial<OracleSettings> = {},
  consider: readonly number[] = [],
  iterations = 20_000,
  expected: readonly Expected[] = [],
) {
  const oracle = new DoubleOracle();
  const purse = new Purse({ iterations });
  oracle.run(duel, { breadth: 100, habit: 0, ...settings }, new SeededRng(1), purse, consider, expected);
  const choices = oracle.result();
  return {
    oracle,
    purse,
    choices,
    shareOf: (action: number): number => choices.find((choice) => choice.action === action)?.share ?? 0,
    worthOf: (action: number): number => choices.find((choice) => choice.action === action)!.worth,
    likelyOf: (action: number): number => oracle.likely().find((each) => each.action === action)?.share ?? 0,
  };
}

/** What side 0 gets of its mix against its worst enemy among all actions. */
const secured = (choices: readonly { action: number; share: number }[], { actions, meet }: Given): number => {
  const against = (other: number): number => choices.reduce((sum, { action, share }) => sum + share * meet(action, other), 0);
  return Math.min(...Array.from({ length: actions }, (_, other) => against(other)));
};

/** Rock, paper, scissors; rock that wins counts double: rock 1/4, paper 1/2, scissors 1/4. */
const ROCKS = [
  [0, -1, 2],
  [1, 0, -1],
  [-2, 1, 0],
];
const rocks: Given = { actions: 3, meet: (one, other) => 0.5 + ROCKS[one]![other]! / 4 };

/**
 * Mendelsohn's game: a number; one more than the other's wins two, two or more too many lose one. Of all numbers only 1 to 5 are
 * played, 1 : 5 : 4 : 5 : 1. (Here they count from 0.)
 */
const sizes: Given = {
  actions: 60,
  meet(one, other) {
    const ahead = one - other;
    const got = Math.abs(ahead) === 1 ? 2 * ahead : -Math.sign(ahead);
    return 0.5 + got / 4;
  },
  naive: [59, 30],
};

describe('games whose solution is known', () => {
  test('rock, paper, scissors with a heavy rock', () => {
    const { shareOf, likelyOf, worthOf } = solve(duelOf(rocks));
    for (const [action, share] of [0.25, 0.5, 0.25].entries()) {
      expect(shareOf(action)).toBeCloseTo(share, 1);
      expect(likelyOf(action)).toBeCloseTo(share, 1);
      expect(worthOf(action)).toBeCloseTo(0.5, 1);
    }
  });

  test('answers are found among many actions, on both sides, from a silly beginning', () => {
    const { choices, shareOf, likelyOf, purse } = solve(duelOf(sizes));
    for (const [action, share] of [1, 5, 4, 5, 1].entries()) {
      expect(shareOf(action), `own ${action}`).toBeCloseTo(share / 16, 1);
      expect(likelyOf(action), `the other’s ${action}`).toBeCloseTo(share / 16, 1);
    }
    expect(secured(choices, sizes)).toBeGreaterThan(0.48);
    // It ends when nobody finds anything better, not when everything is spent.
    expect(purse.isEmpty).toBe(false);
  });

  test('where the sides differ each looks for what is good for itself', () => {
    // The first hides in one of ten cells, the second looks into one and into the next; the last cell is seen by nobody's next.
    const hide: Given = { actions: 10, meet: (one, other) => (one === other || one === other + 1 ? 0 : 1) };
    const { choices, worthOf } = solve(duelOf(hide));
    // Five places to look into (0, 2, 4, 6, 8) cover everything, five cells are never seen two at a time.
    expect(secured(choices, hide)).toBeCloseTo(0.8, 1);
    for (const { action, share } of choices) if (share > 0.05) expect(worthOf(action)).toBeCloseTo(0.8, 1);
  });

  test('with less breadth than actions it still finds what is good', () => {
    const { choices } = solve(duelOf(sizes), { breadth: 20 });
    expect(secured(choices, sizes)).toBeGreaterThan(0.4);
  });
});

describe('hidden hands', () => {
  const [PASS, BLUFF, ACE] = [0, 1, 2];
  const [CALL, FOLD] = [0, 1];
  /** Bets may be called for two or given in for one. Half of the hands of side 0 hold the ace, which only they can show. */
  const poker = (hand: number): Duel => ({
    odds: [Float64Array.of(0.5, 0.5), ONE_HAND],
    hand,
    held: (side, action) => (side === 1 ? 1 : action === ACE ? 0b10 : 0b11),
    meet(one, other) {
      const got = one === PASS ? -1 : other === FOLD ? 1 : one === ACE ? 2 : -2;
      return (got + 2) / 4;
    },
    look(side, _most, _rng, out) {
      for (const action of side === 0 ? [PASS, BLUFF] : [CALL, FOLD]) out.push(action);
    },
    vary(side, ofHand, action, _most, _rng, out) {
      if (side === 0 && ofHand === 1 && action === BLUFF) out.push(ACE);
    },
    naive(side, _rng, out) {
      out.push(side === 0 ? PASS : CALL);
    },
  });

  test('who holds nothing bluffs once for three aces and is called two times of three', () => {
    const { shareOf, choices, likelyOf } = solve(poker(0));
    expect(shareOf(BLUFF)).toBeCloseTo(1 / 3, 1);
    expect(shareOf(PASS)).toBeCloseTo(2 / 3, 1);
    expect(choices.map(({ action }) => action)).not.toContain(ACE);
    expect(likelyOf(CALL)).toBeCloseTo(2 / 3, 1);
  });

  test('who holds the ace shows it', () => {
    const { shareOf, worthOf } = solve(poker(1));
    expect(shareOf(ACE)).toBeGreaterThan(0.95);
    expect(worthOf(ACE)).toBeGreaterThan(worthOf(BLUFF));
  });
});

describe('habits, requests and the purse', () => {
  const rps: Given = { actions: 3, meet: (one, other) => [0.5, 1, 0][(one - other + 3) % 3]! };

  test('somebody of habit answers the naive, or who answers the naive; that is answered', () => {
    // Naive is rock. People think of paper, or one step further of scissors: then scissors are best.
    const { shareOf, likelyOf, worthOf } = solve(duelOf(rps), { habit: 1 });
    expect(likelyOf(1)).toBeCloseTo(0.5, 1);
    expect(likelyOf(2)).toBeCloseTo(0.5, 1);
    expect(shareOf(2)).toBeGreaterThan(0.95);
    expect(worthOf(2)).toBeCloseTo(0.75, 1);
    const half = solve(duelOf(rps), { habit: 0.5 });
    expect(half.shareOf(2)).toBeGreaterThan(1 / 3);
    expect(half.likelyOf(0)).toBeGreaterThan(0.02);
  });

  test('what the other side did before is answered as far as it is expected again', () => {
    const always = solve(duelOf(rps), {}, [], 20_000, [{ action: 1, share: 0.9 }]);
    expect(always.likelyOf(1)).toBeGreaterThan(0.85);
    expect(always.shareOf(2)).toBeGreaterThan(0.95);
    // Less than a third of the time is no reason to leave the mix: the other side evens it out.
    const seldom = solve(duelOf(rps), {}, [], 20_000, [{ action: 1, share: 0.2 }]);
    expect(seldom.worthOf(2)).toBeCloseTo(0.5, 1);
    expect(seldom.likelyOf(1)).toBeCloseTo(1 / 3, 1);
  });

  test('what was seen and what people do share the rest with what is best', () => {
    const { likelyOf } = solve(duelOf(rps), { habit: 1 }, [], 20_000, [{ action: 0, share: 0.5 }]);
    for (const [action, share] of [0.5, 0.25, 0.25].entries()) expect(likelyOf(action), `${action}`).toBeCloseTo(share, 1);
  });

  test('somebody short-sighted answers who stands still, and asks for no more', () => {
    const { shareOf, choices, purse } = solve(duelOf({ ...sizes, naive: [5, 30] }), { isShortSighted: true });
    expect(shareOf(6)).toBe(1);
    expect(choices[0]?.action).toBe(6);
    expect(purse.spent).toBeLessThanOrEqual(2 * sizes.actions);
  });

  test('a side looks through fewer actions of the other than of its own', () => {
    const looked: number[][] = [[], []];
    const duel = duelOf(sizes);
    const counting: Duel = {
      ...duel,
      look(side, most, rng, out) {
        looked[side]!.push(most);
        duel.look(side, most, rng, out);
      },
    };
    solve(counting, { breadth: 50, otherBreadth: 7 });
    expect(new Set(looked[0])).toEqual(new Set([50]));
    expect(new Set(looked[1])).toEqual(new Set([7]));
  });

  test('what sides like besides the result decides where the result does not', () => {
    const liked = new Float64Array(2);
    // Every result is even. Side 0 likes large numbers, side 1 likes to be where side 0 is not.
    const duel: Duel = {
      ...duelOf({ actions: 4, meet: () => 0.5 }),
      liked,
      meet(one, other) {
        liked[0] = one / 100;
        liked[1] = one === other ? -0.1 : 0;
        return 0.5;
      },
    };
    const { shareOf, likelyOf, worthOf } = solve(duel);
    expect(shareOf(3)).toBeGreaterThan(0.95);
    expect(likelyOf(3)).toBeLessThan(0.1);
    expect(worthOf(3)).toBeCloseTo(0.53, 2);
  });

  test('what is to be considered is judged, however bad it is', () => {
    const { shareOf, worthOf } = solve(duelOf(sizes), {}, [47]);
    expect(shareOf(47)).toBeLessThan(0.01);
    expect(worthOf(47)).toBeCloseTo(0.25, 1);
  });

  test('an empty purse ends it with an answer', () => {
    const { choices, purse } = solve(duelOf(sizes), {}, [], 90);
    expect(purse.spent).toBeLessThan(200);
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
  });

  test('nothing is left of the last time', () => {
    const oracle = new DoubleOracle();
    const ask = (given: Given) => {
      oracle.run(duelOf(given), { breadth: 100, habit: 0 }, new SeededRng(1), new Purse({ iterations: 20_000 }));
      return oracle.result();
    };
    const first = ask(rocks);
    ask(sizes);
    expect(ask(rocks)).toEqual(first);
  });
});
