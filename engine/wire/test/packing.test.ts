import { canonicalJson } from '@stolik/kernel/json';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, isSame, patched } from '../src/delta.ts';
import { type Packed, Packer, Unpacker } from '../src/packing.ts';

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
    fc.dictionary(fc.constantFrom('kind', 'seat', 'x', 'y', 'tile', 'at'), tie('tree'), { maxKeys: 5 }),
    fc.record({ kind: fc.constantFrom('tileLaid', 'turnBegan'), seat: fc.nat(3) }),
  ),
}));

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

test('a change turns the one into the other, and there is none between equals', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const packer = new Packer();
      const change = changeOf(packer, before, after);
      expect(change === undefined).toBe(isSame(before, after));
      if (change === undefined) return;
      const unpacker = new Unpacker();
      unpacker.learn(packer.shapes);
      const kept = canonicalJson(before);
      expect(canonicalJson(patched(unpacker, before, overWire(change)))).toBe(canonicalJson(after));
      expect(canonicalJson(before)).toBe(kept);
    }),
    { numRuns: 5000 },
  );
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

test.each([[[9, 1]], [[3, 99, 1]], [[1, 0, 0, [77, 1]]], [[4, 1, 2]]])(
  'a change that does not fit is thrown out, not taken: %j',
  (change) => {
    expect(() => patched(new Unpacker(), 'text', change as Packed)).toThrow(TypeError);
  },
);
