import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../fake-storage.ts';

const storage = new FakeStorage();
const { stored } = storage;

beforeEach(() => storage.install());

const readCount = (raw: unknown): number | undefined => (typeof raw === 'number' ? raw : undefined);

describe('one thing', () => {
  const open = async () => (await import('../../src/base/kept/kept.ts')).kept('count', readCount, 0);

  test('is read once, changed, forgotten, and follows other tabs', async () => {
    stored.set('count', '3');
    const count = await open();
    expect(count()).toBe(3);
    expect(count.change((before) => before + 1)).toBe(true);
    expect(stored.get('count')).toBe('4');
    storage.elsewhere('count', '9');
    expect(count()).toBe(9);
    count.forget();
    expect([count(), stored.size]).toEqual([0, 0]);
  });

  test('is as it was at first when another tab has removed everything', async () => {
    stored.set('count', '3');
    const count = await open();
    stored.clear();
    storage.tell('other');
    expect(count()).toBe(3);
    storage.tell(null);
    expect(count()).toBe(0);
  });

  test('is built on what another tab has just written, though the browser has not told yet', async () => {
    const count = await open();
    stored.set('count', '7');
    count.change((before) => before + 1);
    expect(count()).toBe(8);
  });

  test.each(['', 'no json', '"text"', 'null'])('is as it comes where %j is stored', async (text) => {
    stored.set('count', text);
    expect((await open())()).toBe(0);
  });

  test('lasts as long as the page where there is no room, and is kept again when there is', async () => {
    const count = await open();
    storage.isFull = true;
    expect(count.change(() => 5)).toBe(false);
    expect(count.change((before) => before + 1)).toBe(false);
    expect(count()).toBe(6);
    storage.isFull = false;
    expect(count.change((before) => before + 1)).toBe(true);
    expect(stored.get('count')).toBe('7');
  });

  test('needs no storage at all', async () => {
    vi.stubGlobal('localStorage', undefined);
    const count = await open();
    expect(count.change(() => 2)).toBe(false);
    expect(count()).toBe(2);
    count.forget();
    expect(count()).toBe(0);
  });
});

describe('a shelf', () => {
  interface Thing {
    readonly savedAt: number;
  }
  const isThing = (raw: unknown): raw is Thing => typeof (raw as Thing | null)?.savedAt === 'number';
  const open = async () => {
    const { ofJson, shelf } = await import('../../src/base/kept/shelf.ts');
    return shelf<Thing>(
      'thing.',
      ofJson((raw) => (isThing(raw) ? raw : undefined)),
    );
  };

  test('has the latest first and leaves out what it can’t read', async () => {
    stored.set('thing.a', '{"savedAt":1}');
    stored.set('thing.b', '{"savedAt":2}');
    stored.set('thing.c', '{"sav');
    stored.set('other.d', '{"savedAt":3}');
    const things = await open();
    expect(things.all()).toEqual([{ savedAt: 2 }, { savedAt: 1 }]);
    storage.elsewhere('thing.e', '{"savedAt":5}');
    expect(things.all()[0]).toEqual({ savedAt: 5 });
    expect(things.find('e')).toEqual({ savedAt: 5 });
    expect(things.find('c')).toBeUndefined();
  });

  test('gives back what was taken away, letter by letter', async () => {
    stored.set('thing.c', '{"sav');
    const things = await open();
    expect(things.put('a', { savedAt: 1 })).toBe(true);
    const [bringBack, mend] = [things.remove('a'), things.remove('c')];
    expect([things.all(), stored.size]).toEqual([[], 0]);
    bringBack();
    mend();
    expect([things.all(), stored.get('thing.c')]).toEqual([[{ savedAt: 1 }], '{"sav']);
  });

  test('says when there is no room', async () => {
    const things = await open();
    storage.isFull = true;
    expect(things.put('a', { savedAt: 1 })).toBe(false);
    expect(things.all()).toEqual([]);
  });
});
