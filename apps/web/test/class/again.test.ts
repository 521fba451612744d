import { expect, test } from 'vitest';
import { againOf, namesOf } from '../../src/pages/class/pupil/again.ts';

const NAMES = ['brave-fox', 'wise-owl', null] as const;
const table = (again: readonly number[]) => ({ names: NAMES, again });

test('the next table waits for everybody who has not said so yet, and for no bot', () => {
  expect(againOf(table([]), [0])).toEqual({ isAsked: false, isOffered: false, awaited: [0, 1] });
  expect(againOf(table([0]), [0])).toEqual({ isAsked: true, isOffered: false, awaited: [1] });
  expect(againOf(table([1]), [0])).toEqual({ isAsked: false, isOffered: true, awaited: [0] });
  expect(againOf(table([0, 1]), [0]).awaited).toEqual([]);
});

test('who shares a device says so for all there', () => {
  expect(againOf(table([0]), [0, 1])).toEqual({ isAsked: false, isOffered: false, awaited: [1] });
  expect(againOf(table([0, 1]), [0, 1]).isAsked).toBe(true);
});

test('whom it waits for is called by the name in the class', () => {
  expect(namesOf(table([]), [0, 1, 2], 'en')).toBe('Brave Fox, Wise Owl');
});
