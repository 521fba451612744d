import { expect, test } from 'vitest';
import {
  atLeast,
  count,
  data,
  either,
  type Form,
  fields,
  fits,
  fitting,
  flag,
  list,
  map,
  reading,
  real,
  row,
  text,
  word,
  words,
} from '../src/forms.ts';
import { SeededRng } from '../src/random.ts';
import { damaged, exampleOf } from '../src/testing/forms.ts';

const NAME = text(/^[a-z]{1,5}$/, 'fox', 'owl');
const ALL: readonly Form[] = [
  NAME,
  count(-1, 7),
  flag,
  word('all', 3, null),
  list(NAME, 3, 1),
  row(NAME, count(0, 3)),
  fields({ kind: word('task'), whom: NAME }, { more: flag }),
  atLeast({ at: count(0, 9) }),
  either(word('all'), list(count(0, 9), 2)),
  data({ box: 'lively' }),
  real,
  words,
  map(row(NAME, flag)),
];

test.each(ALL.map((form) => [form.is, form] as const))('%s: whatever is made of a form fits it', (_, form) => {
  const rng = new SeededRng(1);
  for (let i = 0; i < 200; i++) expect(fits(form, exampleOf(form, rng))).toBe(true);
});

test.each<readonly [Form, unknown]>([
  [real, Number.NaN],
  [real, '1'],
  [words, 1],
  [map(flag), { a: true, b: 1 }],
  [map(flag), []],
  [NAME, 'foxtrot'],
  [NAME, 3],
  [count(0, 3), 4],
  [count(0, 3), 1.5],
  [count(0, 3), '1'],
  [flag, 1],
  [word('all'), 'none'],
  [list(NAME, 2), ['a', 'b', 'c']],
  [list(NAME, 2, 1), []],
  [list(NAME, 2), { length: 1, 0: 'a' }],
  [row(NAME), ['a', 'b']],
  [fields({ a: flag }), { a: true, b: 1 }],
  [fields({ a: flag }, { b: flag }), { a: true, b: 1 }],
  [fields({ a: flag }), {}],
  [fields({ toString: flag }), {}],
  [atLeast({ a: flag }), { b: 1 }],
  [either(flag, NAME), 7],
  [data(), []],
  [data(), null],
])('%j does not fit %j', (form, value) => {
  expect(fits(form, value)).toBe(false);
});

test('an open form takes what it does not know, an absent field counts as undefined', () => {
  expect(fits(atLeast({ a: flag }, { b: flag }), { a: true, c: 1 })).toBe(true);
  expect(fits(fields({ a: flag }, { b: flag }), { a: true, b: undefined })).toBe(true);
});

test('a reader answers what fits, and of many single ones that don’t are left out', () => {
  const read = reading(fields({ name: NAME }, { age: count(0, 120) }));
  const known: { readonly name: string; readonly age?: number } | undefined = read({ name: 'fox', age: 3 });
  expect([known, read({ name: 3 }), read(null)]).toEqual([{ name: 'fox', age: 3 }, undefined, undefined]);
  expect(fitting(real, { a: 1, b: '2', c: Number.POSITIVE_INFINITY, d: -0.5 })).toEqual({ a: 1, d: -0.5 });
});

test('damage changes most things, so that tests meet what does not fit', () => {
  const rng = new SeededRng(2);
  const form = ALL[6]!;
  const wrong = Array.from({ length: 400 }, () => fits(form, damaged(exampleOf(form, rng), rng))).filter((isFine) => !isFine);
  expect(wrong.length).toBeGreaterThan(200);
});
