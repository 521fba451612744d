import { describe, expect, test } from 'vitest';
import { type BenchField, lookAtBench, switchOn } from '../src/seen/bench.ts';

const laid = (tiles: Record<string, string>, sides: Record<string, string> = {}, smoke: string[] = []): BenchField => ({
  tiles,
  sides,
  smoke,
});
/** Up from the plus at a, over the top at row 2, down to the minus at c: `part` lies on b2. */
const loop = (part: string, more: Record<string, string> = {}): Record<string, string> => ({
  a1: 'I0',
  a2: 'L1',
  b2: part,
  c2: 'L2',
  c1: 'I0',
  ...more,
});

describe('the bench', () => {
  test('[C5.1] a lamp alone glows in full; the chain and its way are told', () => {
    const { view, chains, burnt } = switchOn(laid(loop('E1')));
    expect(view.cells['b2']?.glow?.level).toBe(2);
    expect(chains.map(({ outcome, from, to }) => [outcome, from.at, to.at])).toEqual([['glow', 'a', 'c']]);
    expect(burnt).toEqual([]);
  });

  test('[C4.3] an LED alone burns, and stays dark when looked at again', () => {
    const field = laid(loop('V1'));
    const first = switchOn(field);
    expect(first.burnt).toEqual(['b2']);
    const again = switchOn({ ...field, smoke: first.burnt });
    expect(again.burnt).toEqual([]);
    expect(again.chains).toEqual([]);
    expect(again.view.cells['b2']?.smoke).toBe(true);
    expect(again.blocked.map(({ cell, cause }) => [cell, cause])).toEqual([['b2', 'burnt']]);
  });

  test('[C4.4] a fuse burns instead of the LED', () => {
    const { burnt, view } = switchOn(laid({ a1: 'V1', b1: 'L2', b2: 'I0' }, { left1: '+f' }));
    expect(burnt).toEqual([]);
    expect(view.sides['left1']?.smoke).toBeUndefined();
    const closed = switchOn(laid({ a1: 'V1', b1: 'I1', c1: 'L2' }, { left1: '+f' }));
    expect(closed.burnt).toEqual(['left1']);
    expect(closed.view.cells['a1']?.smoke).toBeUndefined();
  });

  test('[C4.4] while a short stands nothing glows', () => {
    const { view, chains } = switchOn(laid(loop('E1', { f1: 'L2', e1: 'I1', d1: 'L1' }), {}));
    expect(view.stands).toBe(true);
    expect(view.cells['b2']?.glow).toBeUndefined();
    expect(chains.map(({ outcome }) => outcome).sort()).toEqual(['dark', 'short']);
  });

  test('[C3.3] a magnet beside a reed switches it on, with the power off too', () => {
    expect(lookAtBench(laid({ a1: 'K0', b1: 'M0' })).cells['a1']?.on).toBe(true);
    expect(lookAtBench(laid({ a1: 'K0' })).cells['a1']?.on).toBeUndefined();
  });

  test('[C5.5] a battery is in play', () => {
    expect(switchOn(laid({ b3: 'L1', c3: 'E1', d3: 'L2', d2: 'L3', c2: 'I1', b2: 'G0' })).chains).toEqual([]);
    const own = switchOn(laid({ b2: 'G0', b3: 'L1', c3: 'L2', c2: 'E0', c1: 'L3', b1: 'L0' }));
    expect(own.view.cells['c2']?.glow?.level).toBe(2);
  });

  test('more than eight parts may glow at once', () => {
    const sides: Record<string, string> = {};
    const tiles: Record<string, string> = {};
    for (let row = 1; row <= 8; row++) {
      sides[`left${row}`] = '+';
      sides[`right${row}`] = '-';
      for (const column of 'abcdef') tiles[`${column}${row}`] = column === 'b' || column === 'e' ? 'E1' : 'I1';
    }
    const { view } = switchOn(laid(tiles, sides));
    expect(Object.values(view.cells).filter(({ glow }) => glow?.level === 1)).toHaveLength(16);
  });

  test('a field of crossings is called tangled, and the next one is judged as ever', () => {
    const tiles: Record<string, string> = {};
    for (const column of 'abcdef') for (let row = 1; row <= 8; row++) tiles[`${column}${row}`] = 'X0';
    expect(switchOn(laid(tiles, { left1: '+', right8: '-' })).isTangled).toBe(true);
    expect(switchOn(laid(loop('E1'))).view.cells['b2']?.glow?.level).toBe(2);
  });
});
