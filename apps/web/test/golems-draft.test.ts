import { HANDS, KIDS_HAND } from '@stolik/golems/programs/program';
import { expect, test } from 'vitest';
import {
  cleared,
  emptyDraft,
  handLeft,
  isRefusal,
  laid,
  moved,
  nextPlace,
  programOf,
  refuseLaying,
} from '../src/games/golems/draft.ts';
import type { Limits } from '../src/games/golems/model.ts';

const SIX: Limits = {
  edition: 'golems6',
  fewest: 4,
  most: 4,
  hand: HANDS.golems6,
  bonus: 'if',
  call: false,
  kids: false,
  forbidden: undefined,
};
const FOUR: Limits = { ...SIX, edition: 'golems4', hand: HANDS.golems4, forbidden: 'B' };

test('[G6.3.3] a bonus card opens its places, and the program is whole when all are filled', () => {
  let draft = laid(emptyDraft(SIX), { index: 1 }, 'if', SIX);
  expect(nextPlace(draft, { index: 1 }, SIX)).toEqual({ index: 1, part: 'yes' });
  draft = laid(draft, { index: 1, part: 'yes' }, 'A', SIX);
  draft = laid(draft, { index: 1, part: 'no' }, 'F', SIX);
  for (const [index, card] of [
    [0, 'F'],
    [2, 'L'],
    [3, 'S'],
  ] as const)
    draft = laid(draft, { index }, card, SIX);
  const program = programOf(draft, SIX);
  expect(isRefusal(program)).toBe(false);
  expect(handLeft(draft, SIX)[0]).toBe(HANDS.golems6[0]! - 2);
  expect(cleared(draft, { index: 1 }, SIX)[1]).toBeUndefined();
});

test('[G6.3.1] what the luck card does not give is refused with its clause', () => {
  expect(refuseLaying(emptyDraft(SIX), { index: 0 }, 'repeat', SIX)).toMatchObject({
    code: 'bonus-not-allowed',
    clause: 'G6.3.1',
  });
  const draft = laid(emptyDraft(SIX), { index: 0 }, 'if', SIX);
  expect(refuseLaying(draft, { index: 1 }, 'if', SIX)).toMatchObject({ code: 'two-bonuses' });
});

test('[G6.11.1] children have neither battle nor bonus cards', () => {
  const kids: Limits = { ...SIX, fewest: 3, most: 3, hand: KIDS_HAND, bonus: undefined, kids: true };
  expect(refuseLaying(emptyDraft(kids), { index: 0 }, 'A', kids)).toMatchObject({ code: 'kids-card' });
  expect(refuseLaying(emptyDraft(kids), { index: 0 }, 'if', kids)).toMatchObject({ code: 'kids-card' });
});

test('[G4.3.2] an If fills three rows of the parchment; the heights always add up', () => {
  const draft = laid(emptyDraft(FOUR), { index: 0 }, 'if', FOUR);
  expect(draft).toHaveLength(2);
  expect(cleared(draft, { index: 0 }, FOUR)).toHaveLength(4);
  expect(refuseLaying(draft, { index: 1 }, 'B', FOUR)).toMatchObject({ code: 'chassis-forbids' });
  const full = laid(laid(emptyDraft(FOUR), { index: 0 }, 'F', FOUR), { index: 1 }, 'F', FOUR);
  expect(refuseLaying(full, { index: 2 }, 'if', FOUR)).toMatchObject({ code: 'no-room' });
});

test('rows change places, and an inner card can be brought elsewhere', () => {
  let draft = laid(laid(emptyDraft(SIX), { index: 0 }, 'F', SIX), { index: 1 }, 'if', SIX);
  draft = moved(draft, { index: 0 }, { index: 1, part: 'yes' }, SIX) as typeof draft;
  expect(draft[0]).toBeUndefined();
  expect(draft[1]).toMatchObject({ kind: 'if', yes: 'F' });
});
