import { benchReading } from '@stolik/circuit/current/physics';
import type { ChainReason } from '@stolik/circuit/current/reasons';
import { switchOn } from '@stolik/circuit/seen/bench';
import { expect, test } from 'vitest';
import { paceOf, runsOf } from '../../src/games/circuit/model/ways.ts';

/** Row 1 from the plus on the left to the minus on the right. */
function chainOf(parts: string): ChainReason {
  const tiles = Object.fromEntries(parts.split(' ').map((part, column) => [`${'abcdef'.charAt(column)}1`, part]));
  const { chains } = switchOn({ tiles, sides: { left1: '+', right1: '-' }, smoke: [] });
  return chains.find(({ from, to }) => from.at === 'left1' && to.at === 'right1')!;
}

test('a dot needs half the time at twice the milliamps that Why? tells', () => {
  const [one, two] = [chainOf('E1 I1 I1 I1 I1 I1'), chainOf('E1 E1 I1 I1 I1 I1')];
  const milliamps = [one, two].map((chain) => benchReading(chain).milliamps);
  expect(paceOf(two) / paceOf(one)).toBeCloseTo(milliamps[0]! / milliamps[1]!, 0);
  expect(paceOf(one)).toBeLessThan(1);
  expect(paceOf(two)).toBeGreaterThan(1);
  expect(runsOf([two], 'real').map(({ pace }) => pace)).toEqual([paceOf(two)]);
});

test('however little or much flows, its dots are seen to move', () => {
  for (const parts of ['E1 E1 E1 I1 I1 I1', 'V1 R1 E1 I1 I1 I1', 'I1 I1 I1 I1 I1 I1'])
    expect(paceOf(chainOf(parts))).toSatisfy((pace: number) => pace >= 0.5 && pace <= 3);
});
