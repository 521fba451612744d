import type { Fields, Form } from '../forms.ts';
import type { Rng } from '../random.ts';

/** Something that has this form. */
export function exampleOf(form: Form, rng: Rng): unknown {
  switch (form.is) {
    case 'text':
      return form.examples[rng.below(form.examples.length)];
    case 'count':
      return form.from + rng.below(Math.min(form.to - form.from + 1, 2 ** 20));
    case 'real':
      return (rng.below(2 ** 20) - 2 ** 19) / 8;
    case 'flag':
      return rng.below(2) === 1;
    case 'word':
      return form.words[rng.below(form.words.length)];
    case 'list':
      return Array.from({ length: form.least + rng.below(Math.min(form.most - form.least, 4) + 1) }, () =>
        exampleOf(form.of, rng),
      );
    case 'row':
      return form.items.map((item) => exampleOf(item, rng));
    case 'fields':
      return { ...examplesOf(form.needed, rng), ...examplesOf(some(form.optional, rng), rng) };
    case 'map':
      return { one: exampleOf(form.of, rng), other: exampleOf(form.of, rng) };
    case 'either':
      return exampleOf(form.forms[rng.below(form.forms.length)]!, rng);
    case 'data':
      return form.examples[rng.below(form.examples.length)] ?? {};
  }
}

const examplesOf = (fields: Fields, rng: Rng): object =>
  Object.fromEntries(Object.entries(fields).map(([key, form]) => [key, exampleOf(form, rng)]));

const some = (fields: Fields, rng: Rng): Fields => Object.fromEntries(Object.entries(fields).filter(() => rng.below(2) === 1));

/** What attackers put where something else is expected. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  '__proto__',
  'constructor',
  "'; DROP TABLE tables; --",
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '\u0000\u202e',
  'x'.repeat(3000),
  [],
  {},
  [[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]],
  Array.from({ length: 500 }, () => 0),
  { toString: 1, valueOf: { hasOwnProperty: [] } },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  { kind: 'open', then: 1, length: -1 },
];

/** The same with one thing in it changed, left out or put in. */
export function damaged(value: unknown, rng: Rng): unknown {
  const isLeaf = typeof value !== 'object' || value === null || rng.below(4) === 0;
  if (isLeaf) return HOSTILE[rng.below(HOSTILE.length)];
  if (Array.isArray(value)) {
    const at = rng.below(value.length + 1);
    return value.toSpliced(at, rng.below(2), damaged(value[at], rng));
  }
  const keys = Object.keys(value);
  const key = keys[rng.below(keys.length)] ?? 'more';
  const { [key]: old, ...others } = value as Record<string, unknown>;
  const how = rng.below(5);
  if (how === 0) return others;
  if (how === 1) return { ...value, [['kind', 'at', 'id', 'toString'][rng.below(4)]!]: HOSTILE[rng.below(HOSTILE.length)] };
  return { ...others, [key]: damaged(old, rng) };
}
