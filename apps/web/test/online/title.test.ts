import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageTitle } from '../../src/base/ui/title.ts';
import { tellHearsay } from '../../src/pages/online/table/listening.ts';
import type { Match } from '../../src/session/match.ts';
import type { Line } from '../../src/session/online/line.ts';
import { room } from './rooms.ts';

// The pages run on Solid as browsers get it; Node would be given the one for servers, which never updates.
vi.mock('solid-js', () => vi.importActual('../../../../node_modules/solid-js/dist/solid.js'));
// What needs a page: this is about its title alone.
vi.mock('../../src/base/ui/toast.tsx', () => ({ toast: () => {} }));
vi.mock('../../src/base/a11y/announce.ts', () => ({ announce: () => {} }));
vi.mock('../../src/base/ui/first.ts', () => ({ hideFirst: () => {} }));
vi.mock('../../src/session/online/table-words.ts', async () => {
  const { en } = await import('../../src/session/online/words/table-en.ts');
  return { t: () => en };
});

beforeEach(() => void vi.stubGlobal('document', { title: '', activeElement: null, querySelector: () => null }));
afterEach(() => void vi.unstubAllGlobals());

test('the title of a tab says when its table waits for this one, and no longer than that', () => {
  const [isAsked, setAsked] = createSignal(false);
  const line = { scene: () => undefined, status: () => 'live', listen: () => () => {} } as unknown as Line;
  const match = { eyes: () => 0, isAsked } as unknown as Match;
  createRoot(() => pageTitle(() => 'Circuit · Stolik'));
  const leave = createRoot((dispose) => {
    tellHearsay(
      line,
      match,
      () => room(),
      () => [],
      String,
    );
    return dispose;
  });
  expect(document.title).toBe('Circuit · Stolik');
  setAsked(true);
  expect(document.title).toBe('Your turn · Circuit · Stolik');
  setAsked(false);
  expect(document.title).toBe('Circuit · Stolik');
  setAsked(true);
  leave();
  expect(document.title, 'away from the table').toBe('Circuit · Stolik');
});
