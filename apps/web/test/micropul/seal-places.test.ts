import { describe, expect, it } from 'vitest';
import { doMeet } from '../../src/games/micropul/board/callout-places.ts';
import { openSealPlaces, sealBox } from '../../src/games/micropul/board/seal-places.ts';

const WIDTH = 130;
const boxOf = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  left: x - WIDTH / 2,
  top: y - 13,
  width: WIDTH,
  height: 26,
});
const stoneBox = ({ x, y }: { readonly x: number; readonly y: number }) => ({ left: x - 19, top: y - 19, width: 38, height: 38 });

describe('the words at a group that stayed open', () => {
  it('stand above its stone where nothing is in the way', () => {
    expect(openSealPlaces([{ x: 0, y: 0 }], WIDTH, { stones: [{ x: 0, y: 0 }], seals: [] })).toEqual([{ x: 0, y: -34 }]);
  });

  it('cover neither another stone nor the points of a closed group', () => {
    const open = { x: 0, y: 0 };
    const closed = { x: 50, y: 50 };
    const above = { x: 0, y: -50 };
    const seal = sealBox(closed, 7);
    const [place] = openSealPlaces([open], WIDTH, { stones: [open, closed, above], seals: [seal] });
    for (const stone of [open, closed, above]) expect(doMeet(boxOf(place!), stoneBox(stone))).toBe(false);
    expect(doMeet(boxOf(place!), seal)).toBe(false);
  });

  it('do not lie on each other', () => {
    const stones = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
    ];
    const [one, two] = openSealPlaces(stones, WIDTH, { stones, seals: [] });
    expect(doMeet(boxOf(one!), boxOf(two!))).toBe(false);
  });
});
