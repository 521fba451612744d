import { lookAtBench, switchOn } from '@stolik/circuit/seen/bench';
import { describe, expect, test } from 'vitest';
import { whereItStops, whyMissed } from '../../src/games/circuit/words/missed.ts';

/** From the plus below a over the second row to the minus below c. */
const view = (part: string, more: Record<string, string> = {}) =>
  switchOn({ tiles: { a1: 'I0', a2: 'L1', b2: part, c2: 'L2', c1: 'I0', ...more }, sides: {}, smoke: [] }).view;
const LIT = { kind: 'lit', cell: 'b2' };

describe('a wrong try of circuit says', () => {
  test('a short circuit', () => expect(whyMissed(LIT, view('I1'), 'en')?.title).toBe('A short circuit!'));

  test('smoke, and of what', () => {
    expect(whyMissed(LIT, view('V1'), 'en')?.says).toBe('Nothing held the current back for the LED at b2: it burnt.');
    expect(whyMissed(LIT, view('R1'), 'ru')?.says).toContain('резистор на b2 сгорел');
  });

  test('a fuse that burnt', () => {
    const { view: seen } = switchOn({ tiles: { a1: 'I1', b1: 'I1', c1: 'L2' }, sides: { left1: '+f' }, smoke: [] });
    expect(whyMissed(LIT, seen, 'pl')?.title).toBe('Bezpiecznik się przepalił.');
  });

  test('half the light where full was wanted', () => {
    expect(whyMissed({ ...LIT, level: 2 }, view('E1', { a1: 'E0' }), 'en')?.title).toBe('It glows, but only half.');
  });

  test('where the current stops', () => {
    expect(whyMissed(LIT, view('V3', { a1: 'R0' }), 'en')?.says).toMatch(/^The LED at b2 faces the other way/);
    const { c1: _, ...open } = { a1: 'I0', a2: 'L1', b2: 'E1', c2: 'L2', c1: 'I0' };
    expect(whyMissed(LIT, switchOn({ tiles: open, sides: {}, smoke: [] }).view, 'en')?.says).toBe('The cell c1 is empty.');
  });

  test('where light was wanted, what stops the current nearest to the tile', () => {
    const reversed = view('V3', { a1: 'R0', f8: 'E1' });
    expect(whereItStops(reversed, ['lay V3 b2'], 'en')).toMatch(/^The LED at b2 faces the other way/);
    expect(whereItStops(reversed, ['pass'], 'en')).toBeUndefined();
    expect(whereItStops(view('E1'), ['lay E1 b2'], 'en')).toBeUndefined();
  });

  test('that it could be had for nothing', () => {
    const repaired = lookAtBench({ tiles: { b2: 'E1' }, sides: {}, smoke: [] });
    expect(whyMissed({ kind: 'mend', cell: 'b2' }, repaired, 'en')?.title).toBe('That costs a point.');
  });
});
