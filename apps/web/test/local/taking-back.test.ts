import type { AnyGame, Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { coin } from '@stolik/kernel/testing/coin';
import { nim } from '@stolik/kernel/testing/nim';
import { reduce } from '@stolik/table/commands';
import { atHome } from '@stolik/table/local';
import type { Sitter } from '@stolik/table/table';
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTakingBack, type TakingBack } from '../../src/session/local/taking-back.ts';
import { Played } from '../played.ts';

vi.mock('solid-js', () => vi.importActual('../../../../node_modules/solid-js/dist/solid.js'));

const person = (name: string): Sitter => ({ kind: 'person', name });
const BOT: Sitter = { kind: 'bot', name: 'Oto', level: '2' };

function at(game: AnyGame, sitters: readonly Sitter[], moves: readonly number[], who: readonly Seat[]) {
  const played = new Played(game, {}, sitters, new SeededRng(1));
  for (const move of moves) played.act(() => move);
  return createRoot((close) => {
    const taking: TakingBack = createTakingBack({
      game,
      table: () => played.table,
      stateAt: (count) => played.chronicle.stateAt(count),
      who: () => who,
    });
    return { played, taking, close };
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('scheduler', { yield: () => Promise.resolve() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('whose decision can be taken back is found at leisure, and the same when it is asked at once', async () => {
  const { taking, close } = at(nim, [person('Ola'), BOT], [3, 1], [0]);
  expect([taking.undoable(), taking.find()]).toEqual([undefined, 0]);
  taking.refresh();
  await vi.advanceTimersByTimeAsync(1000);
  expect(taking.undoable()).toBe(0);
  expect(taking.whyNot(0)).toBeUndefined();
  close();
});

test('of several who may it is the first who can', async () => {
  const { taking, close } = at(nim, [person('Ola'), person('Kuba')], [3, 1], [0, 1]);
  await taking.look();
  expect([taking.undoable(), taking.find()]).toEqual([1, 1]);
  close();
});

test('where nobody can it says why: nothing decided, answered, nobody asked', () => {
  const fresh = at(nim, [person('Ola'), person('Kuba')], [], [0]);
  expect([fresh.taking.whyNot(0), fresh.taking.whyNot(undefined)]).toEqual(['nothing', undefined]);
  fresh.close();
  const answered = at(nim, [person('Ola'), person('Kuba')], [3, 1], [0]);
  expect(answered.taking.whyNot(0)).toBe('answered');
  answered.close();
});

test('a look that is overtaken by another, or by leaving, says nothing', async () => {
  const { played, taking, close } = at(nim, [person('Ola'), person('Kuba')], [3], [0]);
  const overtaken = taking.look();
  played.act(() => 1);
  await taking.look();
  await overtaken;
  expect(taking.undoable()).toBeUndefined();
  close();
  taking.refresh();
  await vi.advanceTimersByTimeAsync(1000);
  expect(taking.undoable()).toBeUndefined();
});

test('the answer of a bot ends taking back where it opens what was hidden, and not before', async () => {
  const answered = (game: AnyGame, moves: readonly number[], action: number) => {
    const { played, taking, close } = at(game, [person('Ola'), BOT], moves, [0]);
    const result = reduce(played.session, { kind: 'botAct', seat: 1, action }, atHome(new SeededRng(1)));
    return { taking, close, ends: () => taking.endsWith(result, () => false) };
  };
  const open = answered(nim, [3], 1);
  expect(await open.ends(), 'nobody could take back before').toBe(false);
  await open.taking.look();
  expect(await open.ends(), 'it goes back with the decision').toBe(false);
  open.close();
  const secret = answered(coin, [1], 0);
  await secret.taking.look();
  expect(secret.taking.undoable()).toBe(0);
  expect(await secret.ends(), 'both coins are shown').toBe(true);
  secret.close();
});
