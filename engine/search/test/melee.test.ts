import { SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import { type Melee, MeleeSearch } from '../src/melee.ts';
import { Purse } from '../src/purse.ts';

interface Given {
  readonly sides: number;
  readonly actions: number;
  readonly worth: (actions: Float64Array, side: number) => number;
}

const meleeOf = ({ sides, actions, worth }: Given): Melee => ({
  sides,
  meetAll(joint, out) {
    for (let side = 0; side < sides; side++) out[side] = worth(joint, side);
  },
  look(_side, most, rng, out) {
    const all = Array.from({ length: actions }, (_, action) => action);
    while (all.length > most) all.splice(rng.below(all.length), 1);
    for (const action of all) out.push(action);
  },
  naive(_side, _rng, out) {
    out.push(0);
    out.push(1);
  },
});

function solve(given: Given, { breadth = 500, iterations = 30_000, consider = [] as readonly number[] } = {}) {
  const search = new MeleeSearch();
  const purse = new Purse({ iterations });
  search.run(meleeOf(given), { breadth }, new SeededRng(1), purse, consider);
  const choices = search.result();
  return { search, purse, choices, of: (action: number) => choices.find((choice) => choice.action === action) };
}

/** Rock that wins counts double: rock 1/4, paper 1/2, scissors 1/4. The fourth never pays. */
const ROCKS = [
  [0, -1, 2, 2],
  [1, 0, -1, 2],
  [-2, 1, 0, 2],
  [-2, -2, -2, 0],
];

describe('rivals who are no riddle', () => {
  /** Whoever names a number one above that of side 1 wins. */
  const above: Given = { sides: 3, actions: 8, worth: (joint, side) => Number(joint[side] === (joint[1]! + 1) % 8) };

  test('what a side did before is answered as far as it is expected again', () => {
    const search = new MeleeSearch();
    const expected = [[], [{ action: 5, share: 0.9 }], []];
    search.run(meleeOf(above), { breadth: 100 }, new SeededRng(1), new Purse({ iterations: 4000 }), [], expected);
    const best = search.result().toSorted((a, b) => b.worth - a.worth)[0]!;
    expect(best.action).toBe(6);
    expect(best.worth).toBeGreaterThan(0.8);
  });

  test('somebody short-sighted answers who stands still, and asks for no more', () => {
    const search = new MeleeSearch();
    const purse = new Purse({ iterations: 4000 });
    const still: Melee = { ...meleeOf(above), naive: (_side, _rng, out) => out.push(2) };
    search.run(still, { breadth: 100, isShortSighted: true }, new SeededRng(1), purse);
    const best = search.result().toSorted((a, b) => b.worth - a.worth)[0]!;
    expect(best).toMatchObject({ action: 3, worth: 1 });
    expect(purse.spent).toBeLessThanOrEqual(6 * 8);
  });
});

describe('games whose solution is known', () => {
  test.each([2, 3])('%i, everybody against everybody: rock, paper, scissors with a heavy rock', (sides) => {
    const { of, search } = solve({
      sides,
      actions: 4,
      worth(joint, side) {
        let got = 0;
        for (let other = 0; other < sides; other++) got += ROCKS[joint[side]!]![joint[other]!]!;
        return 0.5 + got / (4 * (sides - 1));
      },
    });
    for (const [action, share] of [0.25, 0.5, 0.25].entries()) {
      expect(of(action)?.share).toBeCloseTo(share, 1);
      expect(of(action)?.worth).toBeCloseTo(0.5, 1);
    }
    expect(of(3)?.share ?? 0).toBeLessThan(0.02);
    const likely = search.likely(300);
    for (let side = 0; side < sides; side++) {
      const papers = likely.filter((joint) => joint.length === sides && joint[side] === 1);
      expect(Math.abs(papers.length - 150), `side ${side}`).toBeLessThan(30);
    }
  });

  test.each([1, 2, 3, 4])('%i with an aim of their own: each finds it among many', (sides) => {
    const aims = [123, 7, 301, 250];
    const { of, choices, search } = solve(
      { sides, actions: 400, worth: (joint, side) => 1 - ((joint[side]! - aims[side]!) / 400) ** 2 },
      { iterations: 60_000 },
    );
    expect(of(123)!.share).toBeGreaterThan(0.9);
    expect(of(123)!.worth).toBe(1);
    expect(choices.every(({ worth }) => worth <= 1)).toBe(true);
    const often = search.likely(30).filter((joint) => joint.every((action, side) => action === aims[side]));
    expect(often.length).toBeGreaterThan(15);
  });

  test('better candidates are found on the way, against what the others have come to', () => {
    // Naive rivals choose 0 or 1. Everybody wants to be one above the second, who wants exactly 40.
    const { choices } = solve(
      {
        sides: 3,
        actions: 60,
        worth: (joint, side) =>
          side === 1 ? 1 - Math.abs(joint[1]! - 40) / 60 : 1 - Math.abs(joint[side]! - joint[1]! - 1) / 60,
      },
      { iterations: 60_000 },
    );
    const best = choices.reduce((one, other) => (other.share > one.share ? other : one));
    expect(best.action).toBe(41);
  });
});

describe('requests and the purse', () => {
  const aim: Given = { sides: 2, actions: 100, worth: (joint, side) => 1 - Math.abs(joint[side]! - 60) / 100 };

  test('what is to be considered is judged, however bad it is', () => {
    const { of } = solve(aim, { consider: [10] });
    expect(of(10)!.share).toBeLessThan(0.05);
    expect(of(10)!.worth).toBeCloseTo(0.5, 6);
  });

  test('an empty purse ends it with an answer', () => {
    const { choices, purse } = solve(aim, { iterations: 700 });
    expect(purse.isEmpty).toBe(true);
    expect(purse.spent).toBeLessThan(1500);
    expect(choices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
  });

  test('the same seed finds the same, and nothing is left of the last time', () => {
    const search = new MeleeSearch();
    const ask = (given: Given) => {
      search.run(meleeOf(given), { breadth: 100 }, new SeededRng(1), new Purse({ iterations: 3000 }));
      return search.result();
    };
    const first = ask(aim);
    ask({ ...aim, sides: 4, worth: (joint, side) => joint[side]! / 100 });
    expect(ask(aim)).toEqual(first);
  });
});
