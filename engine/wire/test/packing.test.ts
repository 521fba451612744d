import { canonicalJson } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, isSame, patched } from '../src/delta.ts';
import { asUnpacked, LONG, type Packed, Packer, Unpacker } from '../src/packing.ts';

const overWire = (packed: Packed): Packed => JSON.parse(JSON.stringify(packed));

const typed = fc.oneof(
  fc.int8Array({ maxLength: 12 }),
  fc.uint16Array({ maxLength: 12 }),
  fc.array(fc.integer(), { maxLength: 6 }).map((numbers) => Int32Array.from(numbers)),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, -1, 2.5, '', 'kind', 'WBW+'),
    typed,
    fc.array(tie('tree'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('kind', 'seat', 'x', 'y', 'tile', 'at', 'toString', 'constructor'), tie('tree'), {
      maxKeys: 5,
    }),
    fc.record({ kind: fc.constantFrom('tileLaid', 'turnBegan'), seat: fc.nat(3) }),
  ),
}));

test('a key with a line break is not taken for two keys', () => {
  const packer = new Packer();
  const values = [
    { a: 1, b: 2 },
    { 'a\nb': 3, c: 4 },
    { a: 5, 'b\nc': 6 },
    { a: 7, b: 8, c: 9 },
    { kind: 'a\nb', c: 1 },
    { kind: 'a', b: 1, c: 1 },
  ];
  const packed = values.map((value) => overWire(packer.pack(value)));
  const unpacker = new Unpacker();
  unpacker.learn(packer.shapes);
  expect(packed.map((each) => unpacker.unpack(each))).toEqual(values);
});

test('packed and unpacked is the same', () => {
  fc.assert(
    fc.property(tree, (value) => {
      const packer = new Packer();
      const packed = overWire(packer.pack(value));
      const unpacker = new Unpacker();
      unpacker.learn(packer.shapes);
      expect(canonicalJson(unpacker.unpack(packed))).toBe(canonicalJson(value));
    }),
    { numRuns: 2000 },
  );
});

test('what an unpacker would make of it is known without packing, with fields in the same order', () => {
  fc.assert(
    fc.property(tree, (value) => {
      const packer = new Packer();
      const packed = packer.pack(value);
      const unpacker = new Unpacker();
      unpacker.learn(packer.shapes);
      expect(asUnpacked(value)).toEqual(unpacker.unpack(packed));
      expect(JSON.stringify(asUnpacked(value))).toBe(JSON.stringify(unpacker.unpack(packed)));
    }),
    { numRuns: 1000 },
  );
});

test('a long list that is frozen is packed once and never copied', () => {
  const packer = new Packer();
  const list = Array.from({ length: LONG }, (_, index) => [`thing-${index}`, 3, 0]);
  expect(packer.pack(list)).not.toBe(packer.pack(list));
  expect(asUnpacked({ list })).not.toHaveProperty(
    'list',
    expect.toSatisfy((copy) => copy === list),
  );
  const fixed = Object.freeze(list);
  expect(packer.pack({ fixed })).toEqual(new Packer().pack({ fixed }));
  expect(packer.pack(fixed)).toBe(packer.pack(fixed));
  expect((asUnpacked({ fixed }) as { fixed: unknown }).fixed).toBe(fixed);
});

/** The change between two values does what it should; answers it. */
function checkChange(before: unknown, after: unknown): Packed | undefined {
  const packer = new Packer();
  const change = changeOf(packer, before, after);
  expect(change === undefined).toBe(isSame(before, after));
  if (change === undefined) return undefined;
  const unpacker = new Unpacker();
  unpacker.learn(packer.shapes);
  const kept = canonicalJson(before);
  expect(canonicalJson(patched(unpacker, before, overWire(change)))).toBe(canonicalJson(after));
  expect(canonicalJson(before)).toBe(kept);
  return change;
}

/** What is a little different from a value, somewhere inside it. */
function edited(value: unknown, rng: SeededRng): unknown {
  const other = (): unknown => [null, true, 7, -1, 'other', [1, 2], { kind: 'turnBegan', seat: 3 }][rng.below(7)];
  if (typeof value !== 'object' || value === null) return other();
  if (ArrayBuffer.isView(value)) {
    const list = Array.from(value as Uint8Array);
    const make = value.constructor as typeof Uint8Array;
    return make.from(changedList(list, rng, () => rng.below(100)));
  }
  if (Array.isArray(value)) return changedList(value, rng, (item) => (item === undefined ? other() : edited(item, rng)));
  const entries = Object.entries(value);
  const keys = ['kind', 'seat', 'x', 'y', 'tile', 'at'];
  const key = keys[rng.below(keys.length)]!;
  const at = rng.below(entries.length || 1);
  if (entries.length === 0 || rng.below(4) === 0) return { ...value, [key]: other() };
  if (rng.below(4) === 0) return Object.fromEntries(entries.toSpliced(at, 1));
  if (rng.below(6) === 0) return { ...value, [entries[at]![0]]: undefined };
  return Object.fromEntries(entries.with(at, [entries[at]![0], edited(entries[at]![1], rng)]));
}

function changedList<T>(list: readonly T[], rng: SeededRng, change: (item: T | undefined) => T): T[] {
  const at = rng.below(list.length + 1);
  const kind = rng.below(4);
  if (kind === 0 || at === list.length) return list.toSpliced(at, 0, change(undefined));
  if (kind === 1) return list.toSpliced(at, 1);
  return list.with(at, change(list[at]));
}

test('a change turns the one into the other, and there is none between equals', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      expect(checkChange(before, after) === undefined).toBe(canonicalJson(before) === canonicalJson(after));
    }),
    { numRuns: 2000 },
  );
});

test('a change turns a value into a neighbour of it: something inside is another, new or gone', () => {
  const met = new Set<unknown>();
  const meet = (change: Packed | undefined): void => {
    if (!Array.isArray(change)) return;
    met.add(change[0]);
    if (change[0] === 2 || change[0] === 3) for (let i = 2; i < change.length; i += 2) meet(change[i]);
  };
  fc.assert(
    fc.property(
      fc.array(tree, { minLength: 2, maxLength: 6 }),
      fc.nat(),
      fc.integer({ min: 1, max: 4 }),
      (before, seed, edits) => {
        const rng = new SeededRng(seed);
        let after: unknown = before;
        for (let count = 0; count < edits; count++) after = edited(after, rng);
        meet(checkChange(before, after));
        expect(changeOf(new Packer(), before, structuredClone(before))).toBeUndefined();
      },
    ),
    // Shrinking a large tree may take minutes.
    { numRuns: 4000, interruptAfterTimeLimit: 20_000 },
  );
  // Replaced, spliced, items, fields, fields by name.
  expect(met).toEqual(new Set([0, 1, 2, 3, 4]));
});

test('names of fields are told once', () => {
  const packer = new Packer();
  expect(packer.pack({ kind: 'tileLaid', seat: 0, x: 1 })).toEqual([1, 0, 1]);
  expect(packer.pack([{ kind: 'tileLaid', seat: 1, x: 7 }])).toEqual([0, [1, 1, 7]]);
  expect(packer.shapes).toEqual([['tileLaid', 'seat', 'x']]);
});

test('a small change of a large state is small', () => {
  const board = { cells: new Uint8Array(200), turn: 0, hands: [[1, 2], [3]] };
  const after = { cells: board.cells.with(120, 7), turn: 1, hands: [[1], [3]] };
  expect(changeOf(new Packer(), board, after)).toEqual([3, 0, [2, 120, 7], 1, 1, 1, [2, 0, [1, 1, 1]]]);
});

test('a change of some fields costs these fields, however long and however close to each other their objects are', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 50, maxLength: 200 });
  const thing = fc.record({ name: text, done: fc.array(text, { maxLength: 20 }), at: fc.nat(99), isHere: fc.boolean() });
  fc.assert(
    fc.property(fc.array(thing, { minLength: 1, maxLength: 30 }), fc.infiniteStream(fc.boolean()), (before, isChanged) => {
      const after = before.map((each) => (isChanged.next().value ? { ...each, at: each.at + 1 } : structuredClone(each)));
      const changed = after.filter((each, index) => each.at !== before[index]!.at).length;
      const change = checkChange({ things: before }, { things: after });
      // A gap, and a field with its own gap and at most three digits.
      expect(JSON.stringify(change ?? '').length).toBeLessThanOrEqual(12 + 13 * changed);
    }),
  );
});

test('objects that are new throughout are not told field by field', () => {
  const before = Array.from({ length: 20 }, (_, at) => ({ a: at, b: at, c: at }));
  const after = before.map(({ a }) => ({ a: -a - 1, b: -a - 1, c: -a - 1 }));
  expect(checkChange(before, after)?.[0 as never]).toBe(1);
});

test.each([[[9, 1]], [[3, 99, 1]], [[1, 0, 0, [77, 1]]], [[4, 1, 2]]])(
  'a change that does not fit is thrown out, not taken: %j',
  (change) => {
    expect(() => patched(new Unpacker(), 'text', change as Packed)).toThrow(TypeError);
  },
);

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? { a: value } : [value];
  return value;
};

test('what is too deep is an error of its own, on every way, and never a full stack', () => {
  const deep = nested(5000);
  const packed: Packed = JSON.parse(`${'[0,'.repeat(5000)}1${']'.repeat(5000)}`);
  const change: Packed = JSON.parse(`${'[2,0,'.repeat(5000)}1${']'.repeat(5000)}`);
  const tooDeep = /more than 64 levels/;
  expect(() => new Packer().pack(deep)).toThrow(tooDeep);
  expect(() => new Unpacker().unpack(packed)).toThrow(tooDeep);
  expect(() => changeOf(new Packer(), nested(5000), deep)).toThrow(tooDeep);
  expect(() => isSame(nested(5000), deep)).toThrow(tooDeep);
  expect(() => patched(new Unpacker(), nested(60), change)).toThrow(TypeError);
  const fits = nested(60);
  const packer = new Packer();
  const sent = overWire(packer.pack(fits));
  const unpacker = new Unpacker();
  unpacker.learn(packer.shapes);
  expect(unpacker.unpack(sent)).toEqual(fits);
});

test('a key that would change a prototype is passed over', () => {
  const hostile: unknown = JSON.parse('{"a":1,"__proto__":{"isAdmin":true}}');
  const packer = new Packer();
  const packed = overWire(packer.pack(hostile));
  const unpacker = new Unpacker();
  unpacker.learn(packer.shapes);
  const read = unpacker.unpack(packed);
  expect(JSON.stringify(read)).toBe('{"a":1}');
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  const forged = unpacker.unpack([-1, '__proto__', [-1, 'isAdmin', true], 'b', 2]);
  expect([Object.getPrototypeOf(forged) === Object.prototype, forged]).toEqual([true, { b: 2 }]);
  unpacker.learn([['', '__proto__']]);
  expect(Object.getPrototypeOf(unpacker.unpack([packer.shapes.length + 1, [-1, 'isAdmin', true]]))).toBe(Object.prototype);
});

test('a field with the name of something inherited comes and goes as any other', () => {
  const packer = new Packer();
  const there = { options: { toString: 1, valueOf: [2] } };
  for (const [before, after] of [
    [there, { options: {} }],
    [{ options: {} }, there],
  ]) {
    const change = changeOf(packer, before, after);
    expect(change).toBeDefined();
    const unpacker = new Unpacker();
    unpacker.learn(packer.shapes);
    const now = patched(unpacker, before, overWire(change!)) as typeof there;
    expect(Object.keys(now.options)).toEqual(Object.keys(after!.options));
    expect(isSame(now, after)).toBe(true);
  }
});
