import { describe, expect, test } from 'vitest';
import {
  type Bench,
  carry,
  clear,
  EMPTY_BENCH,
  fieldOf,
  flipSwitch,
  lay,
  mend,
  resize,
  setNature,
  setPower,
  setSide,
  solder,
  take,
  turn,
} from '../../src/pages/bench/model/bench.ts';
import { readBench, writeBench } from '../../src/pages/bench/model/link.ts';

const LAID = lay(lay(EMPTY_BENCH, 'b2', 'V1'), 'a1', 'I0');
const BURNT: Bench = { ...LAID, smoke: ['b2', 'left1'] };

describe('the bench', () => {
  test('a tile is laid on any cell, over another too, and taken away', () => {
    expect(LAID.tiles).toEqual({ b2: 'V1', a1: 'I0' });
    expect(lay(LAID, 'b2', 'R1').tiles['b2']).toBe('R1');
    expect(take(LAID, 'b2').tiles).toEqual({ a1: 'I0' });
  });

  test('what changes nothing gives back the same bench', () => {
    for (const same of [
      lay(LAID, 'b2', 'V1'),
      take(LAID, 'c3'),
      carry(LAID, 'b2', 'b2'),
      mend(LAID, 'b2'),
      resize(LAID, 'whole'),
      setPower(LAID, true),
    ])
      expect(same).toBe(LAID);
    expect(clear(EMPTY_BENCH)).toBe(EMPTY_BENCH);
  });

  test('turning goes through the ways that differ, and back', () => {
    expect(turn(LAID, 'b2', 1).tiles['b2']).toBe('V2');
    expect(turn(LAID, 'a1', 1).tiles['a1']).toBe('I1');
    expect(turn(turn(LAID, 'a1', 1), 'a1', 1).tiles['a1']).toBe('I0');
    expect(turn(LAID, 'b2', -1).tiles['b2']).toBe('V0');
    expect(turn(lay(LAID, 'c3', 'X0'), 'c3', 1).tiles['c3']).toBe('X0');
  });

  test('a side token is exchanged for the next kind', () => {
    const kinds = [0, 1, 2, 3, 4].map((by) => turn(EMPTY_BENCH, 'left8', by).sides['left8']);
    expect(kinds).toEqual(['+', '-', '+f', '-f', 'x']);
  });

  test('a tile is carried to another cell; two change places, smoke and all', () => {
    expect(carry(LAID, 'b2', 'c3').tiles).toEqual({ a1: 'I0', c3: 'V1' });
    const swapped = carry(BURNT, 'b2', 'a1');
    expect(swapped.tiles).toEqual({ a1: 'V1', b2: 'I0' });
    expect(swapped.smoke).toEqual(['a1', 'left1']);
  });

  test('smoke goes with what is taken, exchanged or repaired; an iron mends a fuse and takes a tile out', () => {
    expect(take(BURNT, 'b2').smoke).toEqual(['left1']);
    expect(lay(BURNT, 'b2', 'V1').smoke).toEqual(['left1']);
    expect(mend(BURNT, 'b2')).toEqual({ ...BURNT, smoke: ['left1'] });
    expect(setSide(BURNT, 'left1', '-f').smoke).toEqual(['b2']);
    expect(solder(BURNT, 'left1').smoke).toEqual(['b2']);
    expect(solder(BURNT, 'b2').tiles).toEqual({ a1: 'I0' });
  });

  test('a reed switch is closed by hand, and let go with what is taken or exchanged', () => {
    const closed = flipSwitch(lay(LAID, 'c3', 'K1'), 'c3');
    expect(closed.closed).toEqual(['c3']);
    expect(flipSwitch(closed, 'c3').closed).toEqual([]);
    expect(flipSwitch(LAID, 'b2')).toBe(LAID);
    expect(take(closed, 'c3').closed).toEqual([]);
    expect(lay(closed, 'c3', 'I0').closed).toEqual([]);
    expect(carry(closed, 'c3', 'd4').closed).toEqual(['d4']);
    expect(turn(closed, 'c3', 1).closed).toEqual(['c3']);
    expect(clear(closed).closed).toEqual([]);
    expect(resize(flipSwitch(lay(LAID, 'f8', 'K1'), 'f8'), 'small').closed).toEqual([]);
  });

  test('a smaller field keeps what lies in it, and its own side tokens only', () => {
    const wide = lay(lay(LAID, 'f8', 'E0'), 'f2', 'E0');
    expect(Object.keys(resize(wide, 'wide').tiles)).toEqual(['b2', 'a1', 'f2']);
    const small = resize(wide, 'small');
    expect(Object.keys(small.tiles)).toEqual(['b2', 'a1']);
    expect(Object.keys(fieldOf(small).sides)).toEqual(['left1', 'left2', 'left3', 'left4']);
    expect(lay(small, 'd1', 'I0')).toBe(small);
  });
});

describe('a bench in a link', () => {
  const full = Object.fromEntries(
    [...'abcdef'].flatMap((column, i) =>
      Array.from({ length: 8 }, (_, row) => [`${column}${row + 1}`, `${'ILTXHERDVKMG'.charAt((i * 8 + row) % 12)}${row % 4}`]),
    ),
  );
  test.each<[string, Bench]>([
    ['empty', EMPTY_BENCH],
    ['some tiles', LAID],
    ['smoke', BURNT],
    ['power off, smaller', setPower(resize(LAID, 'small'), false)],
    ['other side tokens', setSide(setSide(LAID, 'right8', '+f'), 'left3', 'x')],
    ['one far tile', lay(EMPTY_BENCH, 'f8', 'G3')],
    ['as in nature', setNature(LAID, true)],
    ['as in nature, power off', setNature(setPower(LAID, false), true)],
    ['a closed switch', flipSwitch(lay(LAID, 'c3', 'K1'), 'c3')],
    ['a burnt lamp', { ...lay(LAID, 'c3', 'E1'), smoke: ['c3'] }],
    ['a full field', { ...EMPTY_BENCH, tiles: full, smoke: [] }],
  ])('comes back as it was: %s', (_, bench) => {
    const code = writeBench(bench);
    expect(code).toMatch(/^[\w.-]+$/);
    expect(readBench(code)).toEqual(bench);
  });

  test('is short', () => {
    expect(writeBench(EMPTY_BENCH)).toBe('1w1');
    expect(writeBench(LAID).length).toBeLessThan(12);
    expect(writeBench({ ...EMPTY_BENCH, tiles: full }).length).toBeLessThan(70);
  });

  test.each([
    ['nothing', ''],
    ['another version', '2w1..A'],
    ['no such size', '1x1'],
    ['a letter that is none', '1w1..A!'],
    ['a tile outside the field', '1s1..___A'],
    ['more cells than there are', '1w1..___AAAAAA'],
    ['more tiles than there are cells', `1w1..${'A'.repeat(49)}`],
    ['too few side tokens', '1w1.AAA'],
    ['no such side token', '1w1._AAAAAAA'],
    ['smoke on a wire', '1w1..A.A'],
    ['smoke on nothing', '1w1...C'],
    ['smoke twice', '1w1..0g.BB'],
    ['a wire that is a closed switch', '1w1..A..A'],
    ['switches that are none', '1w4'],
    ['too many parts', '1w1......'],
    ['far too long', `1w1..${'A'.repeat(5000)}`],
  ])('is refused: %s', (_, code) => {
    expect(readBench(code)).toBeUndefined();
  });
});
