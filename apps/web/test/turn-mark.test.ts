import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageTitle } from '../src/base/ui/title.ts';
import { markTurn } from '../src/shell/table/turn-mark.ts';

// The pages run on Solid as browsers get it; Node would be given the one for servers, which never updates.
vi.mock('solid-js', () => vi.importActual('../../../node_modules/solid-js/dist/solid.js'));
// What needs a page: this is about its title alone.
vi.mock('../src/base/a11y/announce.ts', () => ({ announce: () => {} }));
vi.mock('../src/base/ui/first.ts', () => ({ hideFirst: () => {} }));
vi.mock('../src/base/messages/catalog.ts', async () => {
  const { en } = await import('../src/words/en/messages.ts');
  return { m: () => en };
});

beforeEach(() => void vi.stubGlobal('document', { title: '', activeElement: null, querySelector: () => null }));
afterEach(() => void vi.unstubAllGlobals());

test('the title of a tab says when its table waits for this one, and no longer than that', () => {
  const [isAsked, setAsked] = createSignal(false);
  createRoot(() => pageTitle(() => 'Circuit · Stolik'));
  const leave = createRoot((dispose) => {
    markTurn(isAsked);
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
