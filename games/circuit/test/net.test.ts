import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { type Branch, type Net, solveNet } from '../src/current/net.ts';
import { loopCurrents } from './loops.ts';

const SOURCE: Branch = { a: 0, b: 1, ohms: 2, volts: 12 };
const amps = (nodes: number, ...branches: Branch[]): number[] => [...solveNet({ nodes, branches }).amps];

test('series: one current, and each resistance its share of the volts', () => {
  const { amps, volts } = solveNet({ nodes: 3, branches: [SOURCE, { a: 1, b: 2, ohms: 4 }, { a: 2, b: 0, ohms: 6 }] });
  // 12 V over 2 + 4 + 6 = 12 Ω.
  for (const amp of amps) expect(amp).toBeCloseTo(1);
  expect([...volts]).toEqual([0, expect.closeTo(10), expect.closeTo(6)]);
});

test('parallel: the same volts, and the lesser resistance gets more of the current', () => {
  // 6 and 3 Ω are 2 Ω together, and 2 more inside: 3 A, of which a third and two thirds.
  const [all, six, three] = amps(2, SOURCE, { a: 1, b: 0, ohms: 6 }, { a: 1, b: 0, ohms: 3 });
  expect([all, six, three]).toEqual([expect.closeTo(3), expect.closeTo(1), expect.closeTo(2)]);
});

test('a bridge in balance has no current in the middle, and one out of balance has', () => {
  const bridge = (corner: number): number[] =>
    amps(
      4,
      SOURCE,
      { a: 1, b: 2, ohms: 10 },
      { a: 1, b: 3, ohms: 20 },
      { a: 2, b: 0, ohms: 20 },
      { a: 3, b: 0, ohms: corner },
      { a: 2, b: 3, ohms: 5 },
    );
  // 30 and 60 Ω side by side are 20 Ω.
  expect(bridge(40)[5]).toBeCloseTo(0);
  expect(bridge(40)[0]).toBeCloseTo(12 / 22);
  // The upper triangle 10, 20, 5 is the star 40/7, 10/7, 20/7; then 150/7 and 90/7 side by side are 225/28, and 385/28 in all.
  const [all, , , left, right] = bridge(10);
  expect(all).toBeCloseTo(12 / (2 + 385 / 28));
  expect(left! / right!).toBeCloseTo(90 / 150);
});

test('sources help each other in series, and stop each other the other way round', () => {
  const second = (volts: number): number | undefined =>
    amps(3, SOURCE, { a: 1, b: 2, ohms: 1, volts }, { a: 2, b: 0, ohms: 9 })[0];
  expect(second(6)).toBeCloseTo(18 / 12);
  expect(second(-12)).toBeCloseTo(0);
  // The weaker one is charged.
  expect(second(-18)).toBeCloseTo(-6 / 12);
});

test('a diode takes its drop one way and blocks the other', () => {
  expect(amps(3, SOURCE, { a: 1, b: 2, ohms: 1, drop: 2 }, { a: 2, b: 0, ohms: 7 })[0]).toBeCloseTo(1);
  expect(amps(3, SOURCE, { a: 2, b: 1, ohms: 1, drop: 2 }, { a: 2, b: 0, ohms: 7 })[0]).toBeCloseTo(0);
  // Six of them would need as much as there is.
  const six = Array.from({ length: 6 }, (_, at): Branch => ({ a: at + 1, b: (at + 2) % 7, ohms: 1, drop: 2 }));
  expect(amps(7, SOURCE, ...six)[0]).toBeCloseTo(0);
  expect(amps(7, SOURCE, ...six.map((diode) => ({ ...diode, drop: 1 })))[0]).toBeCloseTo(6 / 8);
});

test('where two diodes lead side by side the one with the lesser drop takes it all, as long as the other is below its own', () => {
  const [, low, high] = amps(
    3,
    SOURCE,
    { a: 1, b: 2, ohms: 1, drop: 0.7 },
    { a: 1, b: 2, ohms: 1, drop: 2 },
    { a: 2, b: 0, ohms: 97 },
  );
  expect(low).toBeCloseTo(11.3 / 100);
  expect(high).toBeCloseTo(0);
});

test('a short is limited by the source alone', () => {
  const [all, lamp] = amps(2, SOURCE, { a: 1, b: 0, ohms: 45 }, { a: 1, b: 0, ohms: 0.01 });
  expect(all).toBeCloseTo(12 / 2.01, 2);
  expect(lamp).toBeLessThan(0.01);
});

test('between islands there is no voltage to speak of; what is joined to nothing has no current', () => {
  const { islands, amps } = solveNet({ nodes: 5, branches: [SOURCE, { a: 3, b: 4, ohms: 1 }] });
  expect(islands).toEqual([0, 0, 2, 3, 3]);
  expect([...amps]).toEqual([expect.closeTo(0), 0]);
});

test('it is said when no answer was found in time', () => {
  const net: Net = { nodes: 3, branches: [SOURCE, { a: 1, b: 2, ohms: 1, drop: 2 }, { a: 2, b: 0, ohms: 7 }] };
  expect(solveNet(net, 1)).toMatchObject({ isSettled: false, amps: new Float64Array(3) });
  expect(solveNet(net, 2).isSettled).toBe(true);
});

function randomNet(rng: SeededRng): Net {
  const nodes = 3 + rng.below(6);
  const branches: Branch[] = Array.from({ length: nodes + 1 + rng.below(6) }, () => {
    const a = rng.below(nodes);
    const b = (a + 1 + rng.below(nodes - 1)) % nodes;
    const ohms = [0.02, 1, 10, 45, 68][rng.below(5)]!;
    const kind = rng.below(6);
    if (kind === 0) return { a, b, ohms: 1, volts: 3 };
    return kind < 3 ? { a, b, ohms: 10, drop: kind === 1 ? 0.7 : 2 } : { a, b, ohms };
  });
  return { nodes, branches: [{ a: 0, b: 1, ohms: 1, volts: 3 }, ...branches] };
}

test('loop analysis finds the same currents in random nets', () => {
  const rng = new SeededRng(36);
  let flowing = 0;
  for (let count = 0; count < 400; count++) {
    const net = randomNet(rng);
    if (net.branches.filter(({ drop }) => drop !== undefined).length > 7) continue;
    const expected = loopCurrents(net);
    const { amps, isSettled } = solveNet(net);
    expect(isSettled).toBe(true);
    expect(expected).toBeDefined();
    for (const [index, amp] of expected!.entries()) expect(Math.abs(amps[index]! - amp)).toBeLessThan(1e-6);
    flowing += Number(expected!.some((amp) => Math.abs(amp) > 0.001));
  }
  expect(flowing).toBeGreaterThan(200);
});

test('Kirchhoff: what flows into a node flows out, and what the sources give is what the rest takes', () => {
  const rng = new SeededRng(1845);
  for (let count = 0; count < 300; count++) {
    const { nodes, branches } = randomNet(rng);
    const { amps, volts } = solveNet({ nodes, branches });
    for (let node = 0; node < nodes; node++) {
      const out = branches.reduce(
        (all, { a, b }, index) => all + (a === node ? amps[index]! : b === node ? -amps[index]! : 0),
        0,
      );
      expect(Math.abs(out)).toBeLessThan(1e-9);
    }
    const power = branches.reduce((all, { a, b }, index) => all + (volts[a]! - volts[b]!) * amps[index]!, 0);
    expect(Math.abs(power)).toBeLessThan(1e-9);
  }
});

test('scaling: k times the volts is k times the current; k times the ohms is a k-th of it', () => {
  const rng = new SeededRng(7);
  for (let count = 0; count < 100; count++) {
    const net = randomNet(rng);
    const scaled = (volts: number, ohms: number): Net => ({
      ...net,
      branches: net.branches.map((branch) => ({
        ...branch,
        ohms: branch.ohms * ohms,
        ...(branch.volts === undefined ? {} : { volts: branch.volts * volts }),
        ...(branch.drop === undefined ? {} : { drop: branch.drop * volts }),
      })),
    });
    const { amps } = solveNet(net);
    const [louder, thinner] = [solveNet(scaled(5, 1)).amps, solveNet(scaled(1, 5)).amps];
    for (const [index, amp] of amps.entries()) {
      expect(louder[index]).toBeCloseTo(5 * amp, 6);
      expect(thinner[index]).toBeCloseTo(amp / 5, 6);
    }
  }
});

test('a hundred diodes that point anyhow settle', () => {
  const rng = new SeededRng(100);
  for (let count = 0; count < 20; count++) {
    const branches = Array.from({ length: 160 }, (_, index): Branch => {
      const a = rng.below(60);
      const b = (a + 1 + rng.below(59)) % 60;
      return index < 100
        ? { a, b, ohms: 1, drop: rng.below(2) === 0 ? 0.7 : 2 }
        : { a, b, ohms: 10, ...(index < 120 ? { volts: 3 } : {}) };
    });
    expect(solveNet({ nodes: 60, branches }).isSettled).toBe(true);
  }
});
