import { createRoot, createSignal } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { createArrival } from '../src/base/ui/arrival.ts';

// The pages run on Solid as browsers get it; Node would be given the one for servers, which never updates.
vi.mock('solid-js', () => vi.importActual('../../../node_modules/solid-js/dist/solid.js'));

/** Lets everything happen that waits for promises. */
const settle = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('what a part of a page fetches for itself', () => {
  it('is nothing until it comes, and follows its source', async () => {
    const [source, setSource] = createSignal('a');
    const waiting = new Map<string, (got: string) => void>();
    const { arrival, dispose } = createRoot((dispose) => ({
      dispose,
      arrival: createArrival(source, (from) => {
        return new Promise<string>((come) => waiting.set(from, come));
      }),
    }));
    expect([arrival.latest(), arrival.isAwaited()]).toEqual([undefined, true]);
    waiting.get('a')!('A');
    await settle();
    expect([arrival.latest(), arrival.isAwaited()]).toEqual(['A', false]);
    setSource('b');
    expect([arrival.latest(), arrival.isAwaited()]).toEqual(['A', true]);
    setSource('c');
    waiting.get('c')!('C');
    await settle();
    waiting.get('b')!('B');
    await settle();
    expect([arrival.latest(), arrival.isAwaited()]).toEqual(['C', false]);
    dispose();
  });

  it('stays away where it cannot be fetched', async () => {
    const { arrival, dispose } = createRoot((dispose) => ({
      dispose,
      arrival: createArrival(
        () => 1,
        () => Promise.reject(new Error('no network')),
      ),
    }));
    await settle();
    expect([arrival.latest(), arrival.isAwaited()]).toEqual([undefined, false]);
    dispose();
  });
});
