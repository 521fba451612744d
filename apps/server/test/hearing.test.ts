import { expect, test, vi } from 'vitest';
import { Hearing, type Speaker } from '../src/http/hearing.ts';
import { Slices, whose } from '../src/slices.ts';

/** A connection that has said so much, and what was heard of it. */
class Talker implements Speaker {
  readonly address: string;
  subject: string | undefined = 'abcdefghjkmn';
  readonly heard: string[] = [];
  private readonly said: string[] = [];
  private readonly ends: (() => void)[] = [];
  readonly hearing: Hearing;

  constructor(hearing: Hearing, address: string) {
    this.hearing = hearing;
    this.address = address;
  }

  get nextLength(): number | undefined {
    return this.said[0]?.length;
  }

  get unheard(): number {
    return this.said.join('').length;
  }

  takeNext(): () => Promise<unknown> {
    const text = this.said.shift() ?? '';
    return () => {
      this.heard.push(`${text} ${whose.getStore()}`);
      return new Promise<void>((done) => {
        this.ends.push(done);
      });
    };
  }

  says(...texts: readonly string[]): void {
    for (const text of texts) {
      this.said.push(text);
      this.hearing.add(this);
    }
  }

  /** What it asked for first is done. */
  async done(): Promise<void> {
    this.ends.shift()?.();
    await new Promise((next) => setImmediate(next));
  }
}

const talkers = (most: number, ...addresses: readonly string[]): readonly Talker[] => {
  const hearing = new Hearing(new Slices(), most);
  return addresses.map((address) => new Talker(hearing, address));
};

test('only so much is worked on at a time, and the rest in order', async () => {
  const [ann] = talkers(4, '192.0.2.1') as [Talker];
  ann.says('aa', 'bb', 'cc', 'dd');
  expect(ann.heard).toEqual(['aa 192.0.2.1', 'bb 192.0.2.1']);
  await ann.done();
  expect(ann.heard).toHaveLength(3);
  for (let times = 0; times < 3; times++) await ann.done();
  expect(ann.heard.map((text) => text.slice(0, 2))).toEqual(['aa', 'bb', 'cc', 'dd']);
});

test('one message of each customer is always worked on, however much others have said', async () => {
  const [ann, bob] = talkers(2, '192.0.2.1', '198.51.100.7') as [Talker, Talker];
  ann.says('aa', 'bb');
  bob.says('long', 'more');
  expect([ann.heard, bob.heard]).toEqual([['aa 192.0.2.1'], ['long 198.51.100.7']]);
  await ann.done();
  expect(ann.heard).toHaveLength(2);
  expect(bob.heard).toHaveLength(1);
  // Asked for by Bob, though Bob's first made way for it.
  await bob.done();
  expect(bob.heard).toEqual(['long 198.51.100.7', 'more 198.51.100.7']);
});

test('connections of a customer take turns, and one that is gone is not waited for', async () => {
  const [ann, eve, gone] = talkers(1, '192.0.2.1', '192.0.2.1', '192.0.2.1') as [Talker, Talker, Talker];
  eve.says('1', '2', '3');
  gone.says('x');
  ann.says('a');
  vi.spyOn(gone, 'nextLength', 'get').mockReturnValue(undefined);
  gone.hearing.forget(gone);
  await eve.done();
  await eve.done();
  expect(ann.heard).toEqual(['a 192.0.2.1']);
  expect(gone.heard).toEqual([]);
  await ann.done();
  expect(eve.heard).toHaveLength(3);
});

test('classes of a customer take turns, however many connections one of them has', async () => {
  const [first, ...more] = talkers(1, ...Array.from({ length: 12 }, () => '192.0.2.1')) as [Talker, ...Talker[]];
  const ann = more.pop()!;
  ann.subject = 'npqrstuvwxyz';
  first.says('1', '2');
  for (const one of more) one.says('x', 'y');
  ann.says('a', 'b');
  await first.done();
  await first.done();
  expect(ann.heard).toEqual(['a 192.0.2.1']);
  await ann.done();
  await more[0]!.done();
  expect(ann.heard).toHaveLength(2);
  // One that has left its class is still found.
  const [, gone] = more as [Talker, Talker];
  gone.subject = undefined;
  gone.hearing.forget(gone);
  await ann.done();
  expect(gone.heard).toEqual([]);
});

test('a connection that ended with messages left, and has not been forgotten yet, holds nobody up', async () => {
  const [ann, gone, bob] = talkers(1, '192.0.2.1', '192.0.2.1', '192.0.2.1') as [Talker, Talker, Talker];
  ann.says('a');
  gone.says('x');
  bob.says('b');
  vi.spyOn(gone, 'nextLength', 'get').mockReturnValue(undefined);
  await ann.done();
  expect(bob.heard).toEqual(['b 192.0.2.1']);
});

test('what waits of a customer is counted over all connections and classes, and nothing that was heard or has gone', async () => {
  const [ann, eve, bob] = talkers(2, '192.0.2.1', '192.0.2.1', '198.51.100.7') as [Talker, Talker, Talker];
  eve.subject = 'npqrstuvwxyz';
  const { hearing } = ann;
  expect(hearing.unheardOf('192.0.2.1')).toBe(0);
  ann.says('aa', 'bbb', 'c');
  eve.says('dd');
  bob.says('ee', 'ff');
  expect([hearing.unheardOf('192.0.2.1'), hearing.unheardOf('198.51.100.7')]).toEqual([6, 2]);
  hearing.forget(eve);
  expect(hearing.unheardOf('192.0.2.1')).toBe(4);
  await ann.done();
  expect(hearing.unheardOf('192.0.2.1')).toBe(1);
});

test('what throws is done too', async () => {
  const hearing = new Hearing(new Slices(), 1);
  const heard: string[] = [];
  const said = ['a', 'b'];
  const speaker: Speaker = {
    address: '192.0.2.1',
    subject: undefined,
    get nextLength() {
      return said[0]?.length;
    },
    unheard: 0,
    takeNext() {
      const text = said.shift()!;
      return () => {
        heard.push(text);
        throw new Error(text);
      };
    },
  };
  hearing.add(speaker);
  await vi.waitUntil(() => heard.length === 2, { timeout: 60_000 });
  expect(heard).toEqual(['a', 'b']);
});
