import { loadRules, loadTerminal } from '@stolik/games/games';
import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { askPuzzle } from '@stolik/kernel/puzzles/asked';
import { legalOf } from '@stolik/kernel/puzzles/explore';
import type { AnyPuzzleRules } from '@stolik/kernel/puzzles/prove';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../src/pages/bench/model/examples.ts';
import { questionAt, questionOfBench, questionOfSetup } from '../../src/pages/class/desk/questions.ts';

/** A game after so many decisions of both seats. */
function played(game: AnyGame, seed: string, decisions: number): unknown {
  const rng = new SeededRng(seed);
  const state: unknown = game.setup(unwrap(game.parseOptions({}, 2)), 2);
  for (let made = 0; ; ) {
    const next = game.next(state);
    if (next.kind === 'over') return state;
    if (next.kind === 'chance') {
      game.play(state, CHANCE, game.roll(state, rng));
      continue;
    }
    if (made >= decisions) return state;
    const seat = next.seats[0]!;
    game.play(state, seat, game.sample(state, seat, rng));
    made++;
  }
}

const rulesOf = async (id: string): Promise<readonly [AnyGame, AnyPuzzleRules]> => [
  await loadRules(id),
  (await loadTerminal(id)).puzzles!,
];

test.each(['micropul', 'circuit', 'golems6', 'golems4'])(
  'a position of %s at a table is asked as its seat sees it',
  async (id) => {
    const [game, rules] = await rulesOf(id);
    for (let seed = 0; seed < 12; seed++) {
      const state = played(game, `q${seed}`, seed);
      const next = game.next(state);
      if (next.kind === 'over') continue;
      const seat = next.seats[0]!;
      const question = questionAt(game, rules, state, seat, `table-${seed}`);
      expect([seed, question?.seat]).toEqual([seed, seat]);
      expect(JSON.stringify(question).length).toBeLessThan(12_000);
      const asked = unwrap(askPuzzle(game, rules, question!));
      expect(asked.game.next(asked.start).seats).toEqual([seat]);
      const [first] = legalOf(asked.game, asked.start, seat);
      const after: unknown = game.clone(asked.start);
      asked.game.play(after, seat, first!);
      expect(asked.worth(after)).toBe(0);
    }
  },
);

test('what nobody at the table sees is not told: two tables that look the same to a seat ask the same', async () => {
  for (const id of ['micropul', 'circuit']) {
    const [game, rules] = await rulesOf(id);
    const state = played(game, 'secret', 4);
    const seat = game.next(state).seats[0]!;
    const other: unknown = game.redeal(state, seat, new SeededRng('another'));
    expect(questionAt(game, rules, other, seat, 'x')?.position).toEqual(questionAt(game, rules, state, seat, 'x')?.position);
  }
});

test.each(['golems6', 'golems4'])('the beginning of a scenario of %s is asked', async (id) => {
  const [game, rules] = await rulesOf(id);
  const question = questionOfSetup(game, rules, {}, 2, 'own-1')!;
  const asked = unwrap(askPuzzle(game, rules, question));
  expect(asked.game.next(asked.start).seats).toEqual([0]);
});

test('what lies on the bench is asked with tiles in hand', async () => {
  const [game, rules] = await rulesOf('circuit');
  for (const { bench } of EXAMPLES) {
    const question = questionOfBench(bench, ['I', 'L', 'E'], 'bench-1');
    const asked = unwrap(askPuzzle(game, rules, question));
    expect(legalOf(asked.game, asked.start, 0).length).toBeGreaterThan(0);
  }
});
