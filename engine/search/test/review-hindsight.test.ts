import { type AnyGame, over, TURN } from '@stolik/kernel/game';
import type { Step } from '@stolik/kernel/steps';
import { describe, expect, test } from 'vitest';
import type { AnyBook } from '../src/book.ts';
import type { Count } from '../src/count.ts';
import { reviewing } from '../src/review-game.ts';
import type { Review } from '../src/reviewed.ts';
import { PLAIN } from './plain-game.ts';

/**
 * Both lay a number in secret. The same number hurts the second seat, and the next number after the first one's hurts the first; when
 * both lay 3 the first is hurt twice besides.
 */
interface Duel {
  round: number;
  readonly laid: number[];
  readonly hurt: number[];
}
const LIMIT = 2;

const duel = (rounds: number): AnyGame => ({
  ...PLAIN,
  id: 'duel',
  seats: { min: 2, max: 2 },
  setup: (): Duel => ({ round: 1, laid: [], hurt: [0, 0] }),
  clone: (state: Duel): Duel => ({ ...state, laid: [...state.laid], hurt: [...state.hurt] }),
  seatsAt: () => 2,
  view: ({ round }: Duel) => ({ round }),
  next: ({ round, laid, hurt }: Duel) => {
    if (round <= rounds && Math.max(...hurt) < LIMIT) return TURN[laid.length]!;
    const winners = hurt[0] === hurt[1] ? [] : [hurt[0]! < hurt[1]! ? 0 : 1];
    return over({ winners, scores: hurt, reason: 'duel', clause: 'D1' });
  },
  refuse: () => undefined,
  legal(_state, _seat, out) {
    for (let number = 0; number < 4; number++) out.push(number);
  },
  sample: (_state, _seat, rng) => rng.below(4),
  play(state: Duel, _seat, number, emit) {
    state.laid.push(number);
    if (state.laid.length < 2) return;
    const [one, other] = state.laid as [number, number];
    const both = one === 3 && other === 3;
    const hurt = [both ? 2 : Number(other === (one + 1) % 4), Number(one === other)];
    for (const seat of [0, 1]) {
      if (hurt[seat] === 0) continue;
      state.hurt[seat]! += hurt[seat]!;
      emit?.({ kind: 'hurt', seat } as never);
    }
    state.laid.length = 0;
    state.round++;
  },
  tell: (event, { nameOf }) => `${nameOf((event as unknown as { seat: number }).seat)} is hurt.`,
});

const count: Count<Duel> = {
  name: { en: 'Hurts', ru: 'Раны', pl: 'Rany' },
  isLess: true,
  of: ({ hurt }) => hurt,
  stir: ({ hurt }) => hurt[0]! + hurt[1]!,
  least: 1,
  amount: (hurts) => `${hurts} hurts`,
  quiet: () => 'Nobody was hurt.',
  telling: ['hurt'],
  out: ({ hurt }) => hurt.flatMap((hurts, seat) => (hurts >= LIMIT ? [seat] : [])),
  would: (events) =>
    `Would have hurt: ${events.map((event) => (event as unknown as { seat: number }).seat).join(', ') || 'nobody'}.`,
};

/** The first seat's numbers are worth this; the second is never looked at closely. */
const bookOf = (values: readonly number[], more: Partial<Count<Duel>>): AnyBook => ({
  game: 'duel',
  levels: [],
  ladder: [],
  adviser: {
    player: (_world, seat) => {
      const candidates = values.map((value, action) => ({ action, value: seat === 0 ? value : 0.5, weight: 0.25 }));
      candidates.sort((a, b) => b.value - a.value || a.action - b.action);
      return { action: candidates[0]!.action, candidates, iterations: 1000 };
    },
    iterations: 1000,
  },
  explainMove: (_world, _seat, action) => `Promised by ${action}.`,
  count: () => ({ ...count, ...more }),
});

function review(
  values: readonly number[],
  numbers: readonly (readonly [number, number])[],
  rounds = numbers.length,
  more: Partial<Count<Duel>> = {},
): Review {
  const steps = numbers.flatMap((both) => both.map((action, actor): Step => ({ kind: 'play', actor, action })));
  const played = { options: {}, seats: 2, steps, of: [0], you: 0, names: ['Ola', 'Oto'], language: 'en' } as const;
  const work = reviewing(duel(rounds), bookOf(values, more), played);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
const mistakesOf = ({ moments }: Review) => moments.filter(({ kind }) => kind === 'mistake');

describe('an idea is played again against what the rival really laid', () => {
  test('it is called better if it does better, and what it would have done is said, with the rival’s program', () => {
    // 1 promised most, and would have hurt the second seat.
    const [mistake] = mistakesOf(review([0.3, 0.9, 0.3, 0.3], [[3, 1]]));
    expect(mistake).toMatchObject({ played: 3, best: 1, says: 'Would have hurt: 1.', also: [{ seat: 1, played: 1 }] });
  });

  test('where the first idea does no better, another one is shown that does', () => {
    const [mistake] = mistakesOf(review([0.3, 0.3, 0.6, 0.9], [[0, 2]]));
    expect(mistake).toMatchObject({ played: 0, best: 2, says: 'Would have hurt: 1.', chances: { best: 0.6 } });
  });

  test('where none does better nothing is criticised', () => {
    const found = review([0.3, 0.35, 0.3, 0.9], [[0, 2]]);
    expect(mistakesOf(found)).toEqual([]);
    expect(found.says.join(' ')).toContain('no big mistakes');
  });

  test('nor is an idea shown that would have done worse', () => {
    // 1 promised a little more, and would have been hurt by 2; 2 promised less.
    const { moments } = review([0.5, 0.57, 0.4, 0.4], [[0, 2]]);
    expect(moments.filter(({ best }) => best === 1)).toEqual([]);
  });
});

test('a program that put a rival out is no mistake, even where both went out', () => {
  const rounds: readonly (readonly [number, number])[] = [
    [0, 1],
    [1, 1],
    [3, 3],
  ];
  // 0 promised more than 3, and would have kept the first seat whole.
  const found = review([0.9, 0.3, 0.3, 0.3], rounds);
  expect(mistakesOf(found).map(({ when }) => when)).not.toContainEqual({ round: 3 });
});

test('the round that was lost is the first to be tried again, if anything would have done better', () => {
  const rounds: readonly (readonly [number, number])[] = [
    [0, 1],
    [0, 2],
    [0, 1],
  ];
  // 1 promised a little more than 0 in every round: in the first and the last it would have hurt the second seat.
  const { moments, tryAt } = review([0.5, 0.55, 0.45, 0.45], rounds);
  expect(tryAt).toBe(4);
  expect(moments.find(({ step }) => step === 4)).toMatchObject({ kind: 'try', best: 1, says: 'Would have hurt: 1.' });
});

test('a game won by a knock-out shows that round', () => {
  const { moments } = review(
    [0.5, 0.5, 0.5, 0.5],
    [
      [0, 2],
      [1, 1],
      [0, 1],
      [2, 2],
    ],
  );
  expect(moments.map(({ when }) => when)).toContainEqual({ round: 4 });
});

test('a lost game always shows the round in which it was lost', () => {
  const rounds: readonly (readonly [number, number])[] = [
    [0, 2],
    [0, 1],
    [2, 2],
    [0, 1],
  ];
  const { moments } = review([0.5, 0.5, 0.5, 0.5], rounds);
  expect(moments.find(({ when }) => 'round' in when && when.round === 4)).toMatchObject({ seat: 0, says: 'Ola is hurt.' });
});

test('a draw that was still possible in a lost game is named, and nobody hears of no mistakes', () => {
  // In the last round 2 promised a little more than 0, and would have made it one hurt each.
  const found = review(
    [0.5, 0.45, 0.55, 0.45],
    [
      [2, 3],
      [0, 2],
    ],
  );
  expect(found.says.join(' ')).toContain('In round 2 a draw was still possible.');
  expect(found.says.join(' ')).not.toMatch(/no big mistakes|No single move/);
  expect(found.moments).toContainEqual(expect.objectContaining({ kind: 'try', when: { round: 2 }, best: 2 }));
});

test('a round in which others hurt each other is not the reader’s best', () => {
  const rounds: readonly (readonly [number, number])[] = [
    [1, 1],
    [0, 2],
  ];
  const best = (found: Review) => found.moments.filter(({ kind }) => kind === 'best').map(({ when }) => when);
  expect(best(review([0.5, 0.5, 0.5, 0.5], rounds))).toEqual([{ round: 1 }]);
  expect(best(review([0.5, 0.5, 0.5, 0.5], rounds, 2, { earned: () => false }))).toEqual([]);
});

test('where the count ends the game, of rounds that took as much the first one decided it, not the last', () => {
  const { says, moments } = review(
    [0.5, 0.5, 0.5, 0.5],
    [
      [0, 2],
      [1, 1],
      [2, 2],
    ],
    3,
    { out: () => [], decided: (_events, _round, _speech, most) => `Round ${most?.round} decided it.` },
  );
  expect(says.join(' ')).toContain('Round 2 decided it.');
  expect(moments.some(({ title, when }) => title === 'The deciding round' && 'round' in when && when.round === 3)).toBe(false);
});

test('who is knocked out either way is shown no other way to be', () => {
  const outAtOnce = {
    of: ({ hurt }: Duel) => hurt.map((hurts) => Math.min(1, hurts)),
    out: ({ hurt }: Duel) => (hurt[0]! > 0 ? [0] : []),
  };
  // With 3 the first seat would have been hurt as well, and the second besides.
  const { moments } = review([0.5, 0.5, 0.4, 0.9], [[2, 3]], 1, outAtOnce);
  expect(moments.some(({ best }) => best === 3)).toBe(false);
});
