import { expect, test } from 'vitest';
import { afterSeeing, type Seen } from '../../src/session/online/chance.ts';

const seen = (version: number, rolled: number, undone = 0): Seen => ({ version, rolled, undone });

test('what is seen is kept, and the past that comes again must be what it was', () => {
  expect(afterSeeing(undefined, undefined, seen(4, 2))).toEqual({ seen: seen(4, 2), isBent: false });
  expect(afterSeeing(seen(4, 2), seen(4, 2), seen(6, 3))).toEqual({ seen: seen(6, 3), isBent: false });
  // The page is opened again and told everything from the start.
  expect(afterSeeing(seen(6, 3), undefined, seen(2, 0))).toEqual({ seen: seen(6, 3), isBent: false });
  expect(afterSeeing(seen(6, 3), seen(2, 0), seen(6, 3))).toEqual({ seen: seen(6, 3), isBent: false });
  expect(afterSeeing(seen(6, 3), seen(2, 0), seen(6, 4, 1))).toMatchObject({ isBent: true });
  // The version that was kept is passed over by what held no steps.
  expect(afterSeeing(seen(6, 3), seen(5, 3), seen(8, 5))).toEqual({ seen: seen(8, 5), isBent: false });
  expect(afterSeeing(seen(6, 3), seen(5, 2), seen(8, 5))).toMatchObject({ isBent: true });
});
