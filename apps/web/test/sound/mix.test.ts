import { expect, test } from 'vitest';
import { rateOf, together } from '../../src/base/sound/mix.ts';
import { panAt, type Recipes } from '../../src/base/sound/recipe.ts';
import { endSound } from '../../src/shell/table/end.ts';

const RECIPES: Recipes = Object.fromEntries(
  [-38, -34, -30, -26, -22, -20].map((loud, index) => [`s${index}`, { loud, parts: [] }]),
);
const find = (name: string) => RECIPES[name];
const names = (...list: readonly string[]) => list.map((name) => ({ name }));

test('of one moment the loudest is heard, and not more than four', () => {
  expect(together(names('s0', 's1', 's2', 's3', 's4', 's5'), find).map(({ name }) => name)).toEqual(['s5', 's4', 's3', 's2']);
  expect(together(names('s0', 's5', 's1'), find, 2).map(({ name }) => name)).toEqual(['s5', 's1']);
  expect(together(names('s0', 'unknown'), find).map(({ name }) => name)).toEqual(['s0']);
  // So soft that something else is louder now; not to be heard at all.
  expect(together([{ name: 's5', force: 0.1 }, ...names('s1'), { name: 's2', force: 0 }], find).map(({ name }) => name)).toEqual([
    's1',
    's5',
  ]);
});

test('what sounds alike is one sound, in the middle', () => {
  const one = together(
    [
      { name: 's3', pan: -0.4, force: 0.5 },
      { name: 's3', pan: 0.2, force: 0.6, size: 3 },
    ],
    find,
  );
  expect(one).toHaveLength(1);
  expect(one[0]).toMatchObject({ name: 's3', size: 3 });
  expect(one[0]?.pan).toBeCloseTo(-0.1);
  expect(one[0]?.force).toBeCloseTo(0.66);
});

test('a pitch that means something is exact; otherwise no two strokes are quite the same', () => {
  expect(rateOf({ name: 's0', pitch: 12 }, 3)).toBe(2);
  expect(rateOf({ name: 's0' }, 0)).not.toBe(rateOf({ name: 's0' }, 1));
  expect([panAt(0), panAt(0.5), panAt(1)]).toEqual([-0.45, 0, 0.45]);
});

test('a loss ends softly, a draw has its own sound, and spectators only hear that it is over', () => {
  expect(endSound({ winners: [0] }, [0], 2)).toBe('win');
  expect(endSound({ winners: [1] }, [0], 2)).toBe('loss');
  expect(endSound({ winners: [] }, [0], 2)).toBe('draw');
  expect(endSound({ winners: [1] }, [], 2)).toBe('draw');
  // Two people at one device: one of them has won.
  expect(endSound({ winners: [1] }, [0, 1], 2)).toBe('win');
  // Alone nobody else wins.
  expect(endSound({ winners: [] }, [0], 1)).toBe('loss');
  expect(endSound({ winners: [0] }, [0], 1)).toBe('win');
});
