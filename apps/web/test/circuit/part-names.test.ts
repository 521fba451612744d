import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { expect, test } from 'vitest';
import { partNames } from '../../src/games/circuit/model/part-names.ts';

const ORDER = ['a1', 'b1', 'c1', 'd1'];
const laid = (tile: string, cell: string): CircuitEvent => ({ kind: 'tileLaid', seat: 0, tile, cell });
const cells = (lying: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(lying).map(([cell, tile]) => [cell, { tile }]));

test('parts are numbered in the order in which they came, each kind by itself; wires have no name', () => {
  const events = [laid('V0', 'c1'), laid('R1', 'a1'), laid('V2', 'b1'), laid('I0', 'd1')];
  const names = partNames(cells({ a1: 'R1', b1: 'V2', c1: 'V0', d1: 'I0' }), events, ORDER);
  expect(Object.fromEntries(names)).toEqual({ a1: 'R1', b1: 'HL2', c1: 'HL1' });
});

test('what goes takes its number along, what is tried gets the next, a battery comes after those of the strips', () => {
  const events = [laid('E0', 'a1'), laid('I0', 'a1'), laid('G0', 'b1')];
  const names = partNames(cells({ a1: 'I0', b1: 'G0', c1: 'E1' }), events, ORDER);
  expect(Object.fromEntries(names)).toEqual({ b1: 'GB3', c1: 'EL2' });
});
