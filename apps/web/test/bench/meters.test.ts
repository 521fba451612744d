import { cellName, findCell } from '@stolik/circuit/board/geometry';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Spot } from '../../src/games/circuit/model/layout.ts';
import { loadAllWords, wordsOf } from '../../src/games/circuit/words/by-language.ts';
import { type Bench, EMPTY_BENCH, flipSwitch, setPower } from '../../src/pages/bench/model/bench.ts';
import { ampsText, voltsText } from '../../src/pages/bench/model/figures.ts';
import { flowOf } from '../../src/pages/bench/model/flow.ts';
import { lookOf } from '../../src/pages/bench/model/looking.ts';
import { ampSays, armLines, contactName, realLines, type Telling, voltSays } from '../../src/pages/bench/model/measured.ts';
import { contactPoint, contactsOf, NO_PROBES, putProbes, putRing, sameContact } from '../../src/pages/bench/model/meter.ts';
import { en } from '../../src/words/en/bench.ts';
import { pl } from '../../src/words/pl/bench.ts';
import { ru } from '../../src/words/ru/bench.ts';

beforeAll(() => loadAllWords());
const telling = (): Telling => ({ words: en, circuit: wordsOf('en'), language: 'en' });
const laid = (tiles: Record<string, string>): Bench => ({ ...EMPTY_BENCH, tiles });
const loop = (a1: string, b2: string) => laid({ a1, a2: 'L1', b2, c2: 'L2', c1: 'I0' });
/** A resistor, then two lamps side by side. */
const FORK = laid({ a1: 'R0', a2: 'T3', a3: 'L1', b3: 'E1', c3: 'L2', b2: 'E1', c2: 'T1', c1: 'I0' });
const cell = (name: string): Spot => ({ kind: 'cell', cell: findCell(name)! });
const gapsOf = (bench: Bench) => Object.fromEntries(lookOf(bench).gaps);

test('numbers are shown as school meters do, with the comma of the language', () => {
  expect(voltsText(en, 2.9283, 'en')).toBe('2.93\u00a0V');
  expect(voltsText(ru, -0.004, 'ru')).toBe('0,00\u00a0В');
  expect(voltsText(pl, -3, 'pl')).toBe('−3,00\u00a0V');
  expect(['0', '8,3', '33', '999'].map((each) => `${each}\u00a0мА`)).toEqual(
    [0, 8.26, 32.77, 999].map((each) => ampsText(ru, each, 'ru')),
  );
  expect(ampsText(en, 2727, 'en')).toBe('2.73\u00a0A');
});

describe('the voltmeter', () => {
  const { meters } = lookOf(loop('E0', 'V1'));
  const touch = (name: string, at?: { x: number; y: number }, probes = NO_PROBES) =>
    putProbes(probes, loop('E0', 'V1'), meters, cell(name), at);
  test('a part is touched: the probes stand across it, the red one where its plus is', () => {
    expect(touch('b2')).toMatchObject({ red: 'b2W', black: 'b2E' });
    expect(touch('b2', { x: 60, y: 40 })).toMatchObject({ red: 'b2W', black: 'b2E' });
    expect(voltSays(telling(), meters, touch('b2'))).toBe('Voltage: 2.18\u00a0V.');
  });
  test('contacts are touched: one probe after the other', () => {
    const one = touch('a1', { x: 50, y: 96 });
    expect(one).toMatchObject({ red: 'a1S', black: undefined, next: 'black' });
    expect(voltSays(telling(), meters, one)).toBe(en.voltHint);
    const both = putProbes(one, loop('E0', 'V1'), meters, { kind: 'lower', column: 2 }, undefined);
    expect(both).toMatchObject({ red: 'a1S', black: 'lower-c', next: 'red' });
    expect(voltSays(telling(), meters, both)).toBe('Voltage: 2.98\u00a0V.');
  });
  test('nothing is touched: nothing moves; nothing joins them: it says so', () => {
    expect(touch('e5')).toBe(NO_PROBES);
    expect(putProbes(NO_PROBES, EMPTY_BENCH, meters, { kind: 'upper', column: 0 }, undefined)).toBe(NO_PROBES);
    const apart = { ...NO_PROBES, red: 'upper-b', black: 'lower-a' };
    expect(voltSays(telling(), meters, apart)).toBe('0.00\u00a0V: nothing connects these two points.');
  });
  test('every contact has one name in the list, and a place', () => {
    const names = contactsOf(meters);
    expect(new Set(names.map((name) => contactName(telling(), name))).size).toBe(names.length);
    for (const name of names) expect(contactPoint(name)).toBeDefined();
    expect(sameContact(names, 'a1S')).toBe('lower-a');
    expect(sameContact(names, undefined)).toBe('');
    expect(contactName(telling(), 'b2W')).toBe('b2, left');
  });
});

describe('the ammeter', () => {
  const { meters } = lookOf(FORK);
  const at = (name: string) => putRing(NO_PROBES, FORK, cell(name));
  test('shows the current through what is touched, and where it branches each arm', () => {
    expect(ampSays(telling(), meters, NO_PROBES)).toBe(en.ampHint);
    expect(ampSays(telling(), meters, at('a1'))).toBe('Resistor a1: current 33\u00a0mA.');
    expect(armLines(telling(), meters, 'a1')).toEqual([]);
    expect(armLines(telling(), meters, 'a2')).toEqual(['top: 16\u00a0mA out', 'right: 16\u00a0mA out', 'bottom: 33\u00a0mA in']);
    expect(putRing(NO_PROBES, FORK, cell('f8'))).toBe(NO_PROBES);
  });
  test('fuses are measured too', () => {
    const fused = { ...laid({ a1: 'I1', b1: 'E1', c1: 'L2' }), sides: { ...EMPTY_BENCH.sides, left1: '+f' } };
    const ring = putRing(NO_PROBES, fused, { kind: 'side', side: 0 });
    expect(ampSays(telling(), lookOf(fused).meters, ring)).toContain('65\u00a0mA');
  });
});

describe('where the game is simpler than nature', () => {
  test('nothing is said where both agree', () => {
    for (const bench of [loop('I0', 'E1'), loop('E0', 'E1'), loop('R0', 'V1'), loop('I0', 'V1'), loop('R0', 'V3')])
      expect(gapsOf(bench)).toEqual({});
  });
  test('what burns in one only', () => {
    expect(gapsOf(loop('R0', 'I1'))).toEqual({ a1: 'burns' });
    expect(gapsOf(laid({ ...loop('G0', 'E1').tiles, c1: 'G2' }))).toEqual({ b2: 'survives' });
  });
  test('light by the count of loads, by choice, by branches, under a short', () => {
    expect(gapsOf(loop('V0', 'V1'))).toEqual({ a1: 'light', b2: 'light' });
    expect(gapsOf(laid({ ...loop('E0', 'E1').tiles, c1: 'E0' }))).toEqual({ c1: 'choice' });
    expect(gapsOf(laid({ a1: 'E0', a2: 'E0', a3: 'L1', b3: 'E1', c3: 'L2', c2: 'E0', c1: 'I0' }))).toEqual(
      Object.fromEntries(['a1', 'a2', 'b3', 'c2'].map((name) => [name, 'weak'])),
    );
    // A ring of its own, shorted, beside a lamp at the strips.
    const ring = { d4: 'L1', e4: 'L2', d3: 'G0', e3: 'L3' };
    expect(gapsOf(laid({ ...loop('I0', 'E1').tiles, ...ring, d3: 'L0', d4: 'G0', d5: 'L1', e5: 'L2', e4: 'I0' }))).toEqual({
      b2: 'short',
    });
    const second = { ...FORK.tiles, a1: 'V0' };
    expect(Object.values(gapsOf(laid(second)))).toContain('branch');
  });
});

test('"On a real bench" tells branches part by part, and a chain alone with its steps', () => {
  const lines = (bench: Bench) => {
    const look = lookOf(bench);
    return realLines(telling(), look.chains[0]!, look.meters, look.gaps);
  };
  expect(lines(loop('R0', 'V1')).join(' ')).toContain('the rest across');
  expect(lines(FORK)).toEqual([
    en.branches,
    'Source: 2.97\u00a0V, 33\u00a0mA.',
    'Resistor a1: 2.23\u00a0V, 33\u00a0mA, gets a little warm.',
    'Lamp b2: 0.74\u00a0V, 16\u00a0mA, glows weakly.',
  ]);
});

test('the power off, or a switch open: no current; a hand closes it', () => {
  const bench = loop('K0', 'E1');
  expect(lookOf(bench).meters.tiles.get('b2')?.milliamps).toBe(0);
  const closed = lookOf(flipSwitch(bench, 'a1'));
  expect(closed.view.cells['b2']?.glow?.level).toBe(2);
  expect(closed.view.cells['a1']).toMatchObject({ tile: 'K0', on: true });
  expect(closed.chains[0]?.parts[0]?.tile).toBe('K0');
  expect(closed.meters.tiles.get('a1')?.volts).toBeCloseTo(0.0065, 3);
  expect(lookOf(setPower(flipSwitch(bench, 'a1'), false)).meters.sources).toEqual([]);
});

test('dots run as fast as the current is strong: where it divides each branch has its share', () => {
  const { meters } = lookOf({ ...FORK, nature: true });
  const { runs, live, arrows } = flowOf(meters, 'real');
  const paces = [...new Set(runs.map(({ pace }) => pace))].sort((a, b) => a - b);
  expect(paces[0]).toBe(1.2);
  for (const pace of paces.slice(1)) expect(pace).toBeCloseTo(2.4, 0);
  expect([...live].map(cellName).sort()).toEqual(Object.keys(FORK.tiles).sort());
  expect(arrows.length).toBeGreaterThan(8);
  // Faster and slower than that no eye would follow.
  expect(flowOf(lookOf(loop('I0', 'I1')).meters, 'real').runs.map(({ pace }) => pace)).toContain(0.12);
});
