import { expect, test } from 'vitest';
import { across } from '../src/pages/home/across.ts';

test('tables stand in as few rows as can be, four in a row at most, and of up to twelve none stands alone below the others', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 12].map(across)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3, 4]);
  for (let tables = 2; tables <= 12; tables++) expect(tables % across(tables), `${tables}`).not.toBe(1);
});
