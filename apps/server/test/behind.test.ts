import { expect, test } from 'vitest';
import { Behind, type Held } from '../src/http/behind.ts';

/** A connection that holds so much, until it is dropped. */
class Holder implements Held {
  readonly address: string;
  held: number;

  constructor(address: string, held: number) {
    this.address = address;
    this.held = held;
  }

  drop(): void {
    this.held = 0;
  }
}

const heldOf = (all: readonly Holder[]): readonly number[] => all.map(({ held }) => held);

test('many small connections of one customer make way for the large one of another', () => {
  const behind = new Behind(1000);
  const child = new Holder('192.0.2.1', 200);
  const flood = Array.from({ length: 20 }, (_, index) => new Holder(`2001:db8:1:${index}::`, 50));
  for (const one of [child, ...flood]) behind.add(one);
  expect(child.held).toBe(200);
  // The child leaves 300 of the half that may stay.
  expect(heldOf(flood).reduce((sum, held) => sum + held)).toBe(300);
});

test('of one customer the largest connections go first; who keeps little never pays, however many flood', () => {
  const behind = new Behind(1000);
  const rich = [10, 400, 20].map((held) => new Holder('192.0.2.1', held));
  const small = Array.from({ length: 30 }, (_, index) => new Holder(`198.51.100.${index}`, 10));
  const other = new Holder('203.0.113.7', 280);
  for (const one of [...rich, ...small, other]) behind.add(one);
  expect(heldOf(rich)).toEqual([10, 0, 20]);
  expect(new Set(heldOf(small))).toEqual(new Set([10]));
  expect(other.held).toBe(0);
});

test('what was read, or forgotten, counts no more', () => {
  const behind = new Behind(1000);
  const [read, gone, now] = [new Holder('192.0.2.1', 900), new Holder('192.0.2.1', 900), new Holder('192.0.2.1', 600)];
  behind.add(read);
  read.held = 0;
  behind.add(gone);
  behind.forget(gone);
  behind.add(now);
  expect([gone.held, now.held]).toEqual([900, 600]);
});
