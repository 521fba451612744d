import type { DeskPupil } from '@stolik/class/views';
import { expect, test } from 'vitest';
import { csvOf, resultOf, thingsIn } from '../../src/pages/class/desk/results.ts';

const HEADS = { name: 'Name', animal: 'Animal', here: 'Here', stars: 'Stars', solved: 'Solved' };
const TITLES = new Map([
  ['l-1', 'Touch'],
  ['l-2', 'Wake "a" dot'],
]);
const ben = { stars: 3, progress: [['l-1', 3, 1]], wasHere: true } as unknown as DeskPupil;
const ivy = {
  stars: 0,
  progress: [
    ['l-2', 0, 4],
    ['p-9', 0, 0],
  ],
} as unknown as DeskPupil;
const results = [resultOf(ben, '=Ben', 'Brave Fox', TITLES), resultOf(ivy, 'Ivy; C.', 'Wise Owl', TITLES)];

test('a result says what is solved, and where somebody is stuck', () => {
  expect(results[0]).toMatchObject({ wasHere: true, stars: 3, solved: 1, open: [] });
  expect(results[1]).toMatchObject({ wasHere: false, stars: 0, solved: 0, open: [{ title: 'Wake "a" dot', misses: 4 }] });
  expect(thingsIn(results)).toEqual(['l-1', 'l-2', 'p-9']);
});

test('a sheet has a line for each pupil and a column for each thing; no name is a formula or a column of its own', () => {
  expect(csvOf(results, TITLES, HEADS)).toBe(
    [
      '\uFEFF"Name";"Animal";"Here";"Stars";"Solved";"Touch";"Wake ""a"" dot";"p-9"',
      '"\'=Ben";"Brave Fox";"+";"3";"1";"3";"";""',
      '"Ivy; C.";"Wise Owl";"";"0";"0";"";"0";"0"',
      '',
    ].join('\r\n'),
  );
});
