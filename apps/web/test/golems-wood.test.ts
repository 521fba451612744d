import { expect, test } from 'vitest';
import { onWood } from '../src/games/golems/model/wood.ts';

const idle = { seat: undefined, hasLaid: false, isElsewhere: false, hasPaper: false };

test('who looks on a game of Golems with a phone is shown who plays, and not an empty tray', () => {
  expect(onWood(idle)).toBe('players');
  expect(onWood({ ...idle, hasPaper: true }), 'the paper says it').toBeUndefined();
  expect(onWood({ ...idle, isElsewhere: true }), 'a film lies there').toBeUndefined();
});

test('who plays sees the own program while the others write', () => {
  expect(onWood({ ...idle, seat: 0, hasLaid: true })).toBe('program');
  expect(onWood({ ...idle, seat: 0 })).toBeUndefined();
  expect(onWood({ ...idle, seat: 0, hasLaid: true, isElsewhere: true })).toBeUndefined();
});
