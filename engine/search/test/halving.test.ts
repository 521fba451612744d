import { SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import { Contender, halve } from '../src/halving.ts';
import { TEXTBOOK, treePlayer } from '../src/ismcts.ts';
import { type Board, ticTacToe } from './tic-tac-toe.ts';

/** Contender number i brings i hundredths more than number 0, and all of them share the luck of a world. */
function contest(count: number, luck: number, rng: SeededRng): () => (id: number) => number {
  return () => {
    const shared = (rng.below(1000) / 1000 - 0.5) * luck;
    return (id) => 0.5 + (id - count) / 100 + shared;
  };
}

const contenders = (count: number): Contender[] => Array.from({ length: count }, (_, id) => new Contender(id));

describe('sequential halving', () => {
  test('finds the best by small differences, since all are tried in the same worlds', () => {
    for (let seed = 0; seed < 20; seed++) {
      const ranked = halve(contenders(8), { iterations: 400 }, contest(8, 0.8, new SeededRng(seed)));
      expect(ranked[0]!.id).toBe(7);
      expect(ranked).toHaveLength(8);
    }
  });

  test('spends its iterations, most of them on those that stay', () => {
    const ranked = halve(contenders(8), { iterations: 300 }, contest(8, 0.9, new SeededRng('spent')));
    expect(ranked.reduce((sum, { tried }) => sum + tried, 0)).toBe(300);
    expect(ranked[0]!.tried).toBeGreaterThan(3 * ranked.at(-1)!.tried);
  });

  test('stops when one is clearly ahead', () => {
    const ranked = halve(contenders(4), { iterations: 100_000 }, () => (id) => (id === 2 ? 0.9 : 0.1));
    expect(ranked[0]!.id).toBe(2);
    expect(ranked.reduce((sum, { tried }) => sum + tried, 0)).toBeLessThan(100);
  });

  test('a single contender and a budget that is spent at once give an answer', () => {
    expect(halve(contenders(1), { iterations: 1 }, () => () => 0.5)).toHaveLength(1);
    const ranked = halve(contenders(5), { milliseconds: 0, clock: () => 0 }, () => (id) => id / 10);
    expect(ranked.map(({ id }) => id).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a tree search that compares the actions at the root', () => {
  const player = treePlayer(ticTacToe, undefined, { ...TEXTBOOK, halving: 9 });

  test('takes a win and stops the rival', () => {
    const rng = new SeededRng('line');
    const win: Board = { marks: [0o003, 0o030], turn: 0 };
    expect(player(win, 0, rng, { iterations: 600 }).action).toBe(2);
    const threat: Board = { marks: [0o003, 0o010], turn: 1 };
    expect(player(threat, 1, rng, { iterations: 1200 }).action).toBe(2);
  });

  test('the same seed and iterations give the same thought', () => {
    const think = () => player(ticTacToe.setup({}, 2), 0, new SeededRng('again'), { iterations: 500 });
    expect(think()).toEqual(think());
  });

  test('looks at few actions, and at those it is asked about', () => {
    const narrow = treePlayer(ticTacToe, undefined, { ...TEXTBOOK, halving: 2 });
    const { candidates } = narrow(ticTacToe.setup({}, 2), 0, new SeededRng('asked'), { iterations: 200, consider: [8] });
    expect(candidates.map(({ action }) => action).sort((a, b) => a - b)).toEqual([0, 1, 8]);
  });
});
