import { expect, test } from 'vitest';
import { Busy, Loads } from '../src/live/loads.ts';

/** Loads that end when the test says so. */
class Work {
  readonly begun: string[] = [];
  readonly refused: string[] = [];
  private readonly ends = new Map<string, { done(): void; fail(error: Error): void }>();
  private readonly loads: Loads;

  constructor(...limits: [most: number, mostWaiting?: number, mostEach?: number]) {
    const [most, ...waiting] = limits;
    this.loads = new Loads(() => most, ...waiting);
  }

  add(name: string, weight: number, address = '192.0.2.1'): void {
    const work = (): Promise<void> => {
      this.begun.push(name);
      return new Promise((done, fail) => this.ends.set(name, { done, fail }));
    };
    this.loads
      .run(name, weight, address, work)
      .catch((error: unknown) => this.refused.push(error instanceof Busy ? name : `${error}`));
  }

  also(name: string, address: string): void {
    this.loads.also(name, address);
  }

  async end(name: string, error?: Error): Promise<void> {
    const { done, fail } = this.ends.get(name)!;
    if (error) fail(error);
    else done();
    // The loads hear of it before anybody who waits for this.
    await new Promise((next) => setImmediate(next));
  }

  get weight(): number {
    return this.loads.weight;
  }
}

test('together they never weigh more than the limit; the others wait', async () => {
  const work = new Work(10);
  for (const name of ['a', 'b', 'c', 'd']) work.add(name, 4);
  expect(work.begun).toEqual(['a', 'b']);
  expect(work.weight).toBe(8);
  await work.end('a');
  expect(work.begun).toEqual(['a', 'b', 'c']);
  await work.end('b', new Error('broken'));
  expect(work.begun).toEqual(['a', 'b', 'c', 'd']);
  expect(work.refused).toEqual(['Error: broken']);
  for (const name of ['c', 'd']) await work.end(name);
  expect(work.weight).toBe(0);
});

test('one that is heavier than the limit runs alone, and lighter ones do not pass it for ever', async () => {
  const work = new Work(10);
  work.add('a', 4);
  work.add('heavy', 50);
  work.add('b', 1);
  expect(work.begun).toEqual(['a']);
  await work.end('a');
  expect(work.begun).toEqual(['a', 'heavy']);
  await work.end('heavy');
  expect(work.begun).toEqual(['a', 'heavy', 'b']);
});

test('customers take turns, however much one of them wants', async () => {
  const work = new Work(1);
  for (const name of ['a1', 'a2', 'a3']) work.add(name, 1, '192.0.2.1');
  work.add('b1', 1, '198.51.100.7');
  for (const name of ['a1', 'a2', 'b1']) await work.end(name);
  expect(work.begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a queue that is too long refuses: first loads of the customer with most of them', async () => {
  const work = new Work(1, 3, 3);
  work.add('running', 1);
  for (const name of ['a1', 'a2', 'a3', 'a4']) work.add(name, 1, '192.0.2.1');
  work.add('b1', 1, '198.51.100.7');
  work.add('b2', 1, '198.51.100.7');
  await new Promise((next) => setImmediate(next));
  expect(work.refused).toEqual(['a4', 'a3', 'b2']);
  for (const name of ['running', 'a1', 'b1', 'a2']) await work.end(name);
  expect(work.begun).toEqual(['running', 'a1', 'b1', 'a2']);
});

test('what somebody else waits for too is loaded in their turn, whoever asked for it first', async () => {
  const work = new Work(1);
  for (const name of ['a', 'b', 'c', 'class']) work.add(name, 1, '192.0.2.1');
  work.add('other', 1, '198.51.100.1');
  work.also('class', '198.51.100.2');
  await work.end('a');
  expect(work.begun).toEqual(['a', 'b']);
  await work.end('b');
  await work.end('other');
  expect(work.begun).toEqual(['a', 'b', 'other', 'class']);
  await work.end('class');
  expect(work.begun).toEqual(['a', 'b', 'other', 'class', 'c']);
});
