import { WATCHER } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { type Meters, measure } from '../src/current/meters.ts';
import { benchReading } from '../src/current/physics.ts';
import { wire } from '../src/current/wiring.ts';
import { type BenchField, lookAtBench, switchOn } from '../src/seen/bench.ts';
import { lookAtNature } from '../src/seen/nature.ts';
import { view } from '../src/seen/view.ts';
import { loopCurrents } from './loops.ts';
import { randomTrial } from './random-field.ts';

const laid = (tiles: Record<string, string>, sides: Record<string, string> = {}, smoke: string[] = []): BenchField => ({
  tiles,
  sides,
  smoke,
});
const metersOf = (...field: Parameters<typeof laid>): Meters => measure(lookAtBench(laid(...field)));
const milliamps = (meters: Meters, cell: string): number => meters.tiles.get(cell)!.milliamps;
/** From the plus below a over the second row to the minus below c. */
const loop = (a1: string, b2: string, more: Record<string, string> = {}): Record<string, string> => ({
  a1,
  a2: 'L1',
  b2,
  c2: 'L2',
  c1: 'I0',
  ...more,
});
/** The same on the other half of the field, from the plus below f to the minus below d. */
const other = (f1: string, e2: string): Record<string, string> => ({ f1, f2: 'L2', e2, d2: 'L1', d1: 'I0' });

test('in series: one current, each lamp half of the volts', () => {
  const meters = metersOf(loop('E0', 'E1'));
  const amps = 3 / (1 + 2 * 45 + 3 * 0.02);
  for (const cell of ['a1', 'a2', 'b2', 'c2', 'c1']) expect(milliamps(meters, cell)).toBeCloseTo(1000 * amps);
  expect(meters.volts('a1S', 'a1N')).toBeCloseTo(45 * amps);
  expect(meters.volts('lower-a', 'lower-c')).toBeCloseTo(3 - amps);
  expect(meters.volts('lower-c', 'lower-a')).toBeCloseTo(amps - 3);
  expect(meters.tiles.get('b2')).toMatchObject({ state: 'dim', arms: [{ edge: 'E' }, { edge: 'W' }] });
});

test('side by side: full light for each, and twice the current from the source', () => {
  const meters = metersOf({ ...loop('I0', 'E1'), ...other('I0', 'E1') });
  const each = 45 + 4 * 0.02;
  const all = 3 / (1 + each / 2);
  expect(milliamps(meters, 'b2')).toBeCloseTo((1000 * all) / 2);
  expect(meters.tiles.get('e2')?.state).toBe('bright');
  expect(meters.sources).toEqual([
    { at: 'supply', volts: expect.closeTo(3 - all), milliamps: expect.closeTo(1000 * all), isShort: false },
  ]);
});

/** A resistor, then two lamps side by side. */
const FORK = { a1: 'R0', a2: 'T3', a3: 'L1', b3: 'E1', c3: 'L2', b2: 'E1', c2: 'T1', c1: 'I0' };

test('a resistor before two lamps side by side, which every physics teacher builds first', () => {
  const meters = metersOf(FORK);
  const upper = 0.01 + 0.02 + 45 + 0.02 + 0.01;
  const lower = 0.01 + 45 + 0.01;
  const both = 1 / (1 / upper + 1 / lower);
  const all = 3 / (1 + 68 + 0.01 + both + 0.01 + 0.02);
  expect(milliamps(meters, 'a1')).toBeCloseTo(1000 * all);
  expect(milliamps(meters, 'a1')).toBeCloseTo(32.8, 1);
  expect(milliamps(meters, 'b3')).toBeCloseTo((1000 * all * both) / upper);
  // What flows into the branch flows out of it.
  const arms = new Map(meters.tiles.get('a2')!.arms.map(({ edge, milliamps }) => [edge, milliamps]));
  expect(arms.get('S')).toBeCloseTo(1000 * all);
  expect(arms.get('S')! + arms.get('N')! + arms.get('E')!).toBeCloseTo(0);
});

test('batteries in series add up; against each other nothing flows', () => {
  const withBattery = (tile: string): Meters => metersOf(loop(tile, 'E1'));
  expect(milliamps(withBattery('G0'), 'b2')).toBeCloseTo(6000 / (1 + 0.5 + 45 + 3 * 0.02));
  expect(withBattery('G0').sources.map(({ at }) => at)).toEqual(['supply', 'a1']);
  expect(milliamps(withBattery('G2'), 'b2')).toBe(0);
  expect(withBattery('G2').volts('a2S', 'lower-c')).toBeCloseTo(0);
});

test('an LED behind a resistor; reversed it blocks and has all the volts', () => {
  const led = metersOf(loop('R0', 'V1'));
  expect(milliamps(led, 'b2')).toBeCloseTo(1000 / (1 + 68 + 10 + 3 * 0.02));
  expect(led.tiles.get('b2')).toMatchObject({ state: 'bright', light: 1 });
  const reversed = metersOf(loop('R0', 'V3'));
  expect(milliamps(reversed, 'b2')).toBe(0);
  expect(reversed.volts('b2W', 'b2E')).toBeCloseTo(3);
});

test('a diode in one of two branches: the other one has all the current', () => {
  const fork = (upper: string): Meters => metersOf({ ...FORK, a1: 'I0', b3: upper });
  expect(milliamps(fork('D3'), 'b3')).toBe(0);
  expect(milliamps(fork('D3'), 'b2')).toBeCloseTo(3000 / (1 + 45 + 0.08));
  // The right way round it takes nearly all: little more than 0.7 V is left for the lamp beside it.
  const open = fork('D1');
  expect(open.tiles.get('b2')!.volts).toBeCloseTo(
    0.7 + open.tiles.get('b3')!.milliamps / 1000 + 0.06 * (open.tiles.get('b3')!.milliamps / 1000),
    1,
  );
  expect(open.tiles.get('b3')!.state).toBe('hot');
});

test('a short: the inside of the source is all that limits it, and nothing is left for the rest', () => {
  const meters = metersOf({ ...loop('I0', 'I1'), ...other('I0', 'E1') });
  expect(milliamps(meters, 'b2')).toBeCloseTo((3000 - meters.sources[0]!.milliamps) / 0.1, 0);
  // 0.1 Ω of wire beside a lamp of 45 Ω.
  expect(meters.sources[0]).toMatchObject({
    at: 'supply',
    isShort: true,
    milliamps: expect.closeTo(3000 / (1 + 1 / (1 / 0.1 + 1 / 45.08)), 0),
  });
  expect(meters.tiles.get('e2')).toMatchObject({ state: 'dark' });
  expect(meters.tiles.get('b2')).toMatchObject({ state: 'hot' });
});

test('a fuse, a reed without its magnet, something burnt, no power', () => {
  const fused = metersOf({ a1: 'I1', b1: 'E1', c1: 'L2' }, { left1: '+f' });
  expect(fused.fuses.get('left1')).toBeCloseTo(3000 / (1 + 0.3 + 45 + 2 * 0.02));
  expect(metersOf({ a1: 'I1', b1: 'E1', c1: 'L2' }, { left1: '+f' }, ['left1']).fuses.size).toBe(0);
  expect(milliamps(metersOf(loop('K0', 'E1')), 'b2')).toBe(0);
  expect(milliamps(metersOf(loop('K0', 'E1', { b1: 'M0' })), 'b2')).toBeCloseTo(3000 / (1 + 0.1 + 45 + 3 * 0.02));
  expect(milliamps(metersOf(loop('R0', 'V1'), {}, ['b2']), 'a1')).toBe(0);
  const off = measure(lookAtBench(laid(loop('G0', 'E1'))), false);
  expect(milliamps(off, 'b2')).toBe(0);
  expect(off.volts('lower-a', 'lower-c')).toBe(0);
});

test('between what nothing joins a voltmeter shows nothing', () => {
  const meters = metersOf({ ...loop('I0', 'E1'), e6: 'I0' });
  expect(meters.volts('e6N', 'lower-a')).toBeUndefined();
  expect(meters.volts('e6N', 'e6S')).toBe(0);
  expect(meters.volts('b2N', 'lower-a')).toBeUndefined();
});

test('a bridge keeps its two wires apart, a crossing joins them', () => {
  const bridge = metersOf({ a1: 'I0', a2: 'L1', b2: 'H0', c2: 'L2', c1: 'I0', b1: 'L0', b3: 'I0' });
  expect(bridge.volts('b2N', 'b2W')).toBeUndefined();
  expect(metersOf({ a1: 'I0', a2: 'L1', b2: 'X0', c2: 'L2', c1: 'I0', b3: 'I0' }).volts('b2N', 'b2S')).toBe(0);
});

test('a chain that shares nothing is as Why? tells it at a table', () => {
  for (const tiles of [
    loop('I0', 'E1'),
    loop('R0', 'V1'),
    loop('E0', 'E1'),
    loop('V0', 'E1'),
    loop('G0', 'E1'),
    loop('D0', 'E1'),
  ]) {
    const [chain] = switchOn(laid(tiles)).chains;
    expect(milliamps(metersOf(tiles), 'b2')).toBeCloseTo(benchReading(chain!).milliamps, 0);
  }
});

test('on random fields: Kirchhoff at every joint, no energy from nowhere, and loop analysis agrees', () => {
  const rng = new SeededRng('meters');
  let flowing = 0;
  let compared = 0;
  for (let count = 0; count < 120; count++) {
    const field = view(randomTrial(rng).state, WATCHER);
    const meters = measure(field);
    expect(meters.isSettled).toBe(true);
    const sums = new Map<number, number>();
    for (const { cell, arms } of meters.tiles.values()) {
      for (const { edge, milliamps } of arms) {
        if (edge === '') continue;
        const node = meters.contacts.get(cell + edge)!;
        sums.set(node, (sums.get(node) ?? 0) + milliamps);
      }
    }
    const poles = ['lower-a', 'lower-c', ...Object.keys(field.sides)].map((name) => meters.contacts.get(name));
    for (const [node, sum] of sums) if (!poles.includes(node)) expect(Math.abs(sum)).toBeLessThan(0.01);
    const given = meters.sources.reduce((all, { volts, milliamps }) => all + volts * milliamps, 0);
    const taken = [...meters.tiles.values()]
      .filter(({ tile }) => !tile.startsWith('G'))
      .reduce((all, { milliwatts }) => all + milliwatts, 0);
    const inFuses = [...meters.fuses.values()].reduce((all, each) => all + (each * each * 0.3) / 1000, 0);
    expect(Math.abs(given - taken - inFuses)).toBeLessThan(0.02 + given / 1000);
    flowing += Number(given > 1);
    const wiring = wire(field);
    if (wiring.branches.filter(({ drop }) => drop !== undefined).length > 3) continue;
    compared++;
    const expected = loopCurrents(wiring)!;
    for (const [index, { at }] of wiring.places.entries())
      if (meters.tiles.get(at)?.arms.length === 2)
        expect(milliamps(meters, at)).toBeCloseTo(Math.abs(expected[index]! * 1000), 1);
  }
  expect(flowing).toBeGreaterThan(40);
  expect(compared).toBeGreaterThan(10);
});

test('in nature: a lone resistor stays whole, an LED without one burns, a fuse is quicker, and nothing burns twice', () => {
  const natureOf = (...field: Parameters<typeof laid>) => lookAtNature(lookAtBench(laid(...field)));
  expect(natureOf(loop('R0', 'I1')).burnt).toEqual([]);
  expect(natureOf(loop('I0', 'V1')).burnt).toEqual(['b2']);
  expect(natureOf({ a1: 'I1', b1: 'I1', c1: 'L2' }, { left1: '+f' }).burnt).toEqual(['left1']);
  const { burnt, view: after, before, meters } = natureOf(loop('V0', 'V1', { a1: 'G0' }));
  expect(burnt).toEqual(['b2']);
  expect(after.cells['b2']?.smoke).toBe(true);
  expect(before.tiles.get('b2')?.milliamps).toBeGreaterThan(30);
  expect(meters.tiles.get('b2')?.milliamps).toBe(0);
  // Four lamps: the game counts them and says dark, nature has a faint glow or none by the milliamps alone.
  const faint = natureOf(loop('E0', 'E1', { c1: 'E0' }));
  expect(faint.view.cells['b2']?.glow?.level).toBe(1);
  expect(natureOf(loop('I0', 'E1')).view.cells['b2']?.glow?.level).toBe(2);
});
