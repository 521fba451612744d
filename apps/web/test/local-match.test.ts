import type { AnyGame } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { coin } from '@stolik/kernel/testing/coin';
import { nim } from '@stolik/kernel/testing/nim';
import { Chronicle } from '@stolik/table/chronicle';
import { openLocal } from '@stolik/table/local';
import type { Sitter, Table } from '@stolik/table/table';
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocalMatch, type LocalMatch } from '../src/session/local/local-match.ts';
import type { MatchPage } from '../src/session/match.ts';
import { isPlayedOut } from '../src/shell/study/played-out.ts';

// The pages run on Solid as browsers get it; Node would be given the one for servers, which never updates.
vi.mock('solid-js', () => vi.importActual('../../../node_modules/solid-js/dist/solid.js'));
// One move that every bot of these games may make.
vi.mock('../src/session/bots/bots.ts', () => ({ askBot: () => Promise.resolve(1) }));

const person = (name: string): Sitter => ({ kind: 'person', name });
const BOT: Sitter = { kind: 'bot', name: 'Oto', level: 'any' };

interface Stage {
  readonly match: LocalMatch;
  readonly kept: Table[];
  readonly troubles: unknown[];
  close(): void;
}

/** A table without a page: nothing lasts, and it lies there at once. */
function stage(game: AnyGame, sitters: readonly Sitter[], shows = 0): Stage {
  const session = unwrap(openLocal(game, {}, sitters));
  const chronicle = new Chronicle(game, session.table);
  const kept: Table[] = [];
  const troubles: unknown[] = [];
  const page: MatchPage = {
    laying: { laid: Promise.resolve(), add: () => {} },
    hesitation: () => 0,
    showsMissed: () => false,
    duration: () => shows,
    onRefusal: (refusal) => troubles.push(refusal),
    onTrouble: (error) => troubles.push(error),
  };
  return createRoot((close) => ({
    match: createLocalMatch({ game, session, chronicle, page, onChange: (table) => kept.push(table) }),
    kept,
    troubles,
    close,
  }));
}

const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(2000).then(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('scheduler', { yield: () => Promise.resolve() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('chance is rolled with what asked for it, whether films run or stand still', async () => {
  const { match, kept, close } = stage(coin, [person('Ola'), BOT], 1000);
  expect(match.count()).toBe(0);
  await vi.advanceTimersByTimeAsync(0);
  // Both coins are drawn at once, long before the film of the first one is over.
  expect(kept.map(({ steps }) => steps.length)).toEqual([2]);
  expect(match.at()).toBeLessThan(2);
  close();
});

test('a bot answers when all has been shown, and its answer goes back with one’s own decision', async () => {
  const { match, troubles, close } = stage(nim, [person('Ola'), BOT]);
  await settled();
  expect(match.isAsked()).toBe(true);
  match.act(3);
  await settled();
  expect(match.passages().map(({ actor, text }) => `${actor} ${text}`)).toEqual(['0 take 3', '1 take 1']);
  expect(match.isThinking()).toBe(false);
  expect(match.undo()).toBe(true);
  expect(match.count()).toBe(0);
  match.act(9);
  expect(troubles).toMatchObject([{ code: 'count' }]);
  close();
});

test('two people at one device: the screen changes hands, and an open move of the one before can be taken back', async () => {
  const { match, close } = stage(nim, [person('Ola'), person('Kuba')]);
  await settled();
  expect(match.eyes()).toBe(0);
  match.act(2);
  await settled();
  expect(match.eyes()).toBe(1);
  match.act(2);
  await settled();
  expect(match.eyes()).toBe(0);
  expect(match.undo()).toBe(true);
  expect([match.count(), match.eyes()]).toEqual([1, 1]);
  match.resign();
  await settled();
  expect(match.next()).toMatchObject({ kind: 'over', outcome: { winners: [0] } });
  close();
});

test('what is laid in secret is behind a curtain, and nobody but its owner may read it', async () => {
  const { match, close } = stage(coin, [person('Ola'), person('Kuba')]);
  await settled();
  expect(match.curtain()).toBe(0);
  expect(match.passages().every(({ text }) => text === undefined)).toBe(true);
  match.openCurtain();
  match.act(1);
  await settled();
  expect(match.curtain()).toBe(1);
  match.openCurtain();
  expect(match.passages().at(-1)).toMatchObject({ actor: 0, text: undefined });
  close();
});

test('a question that is tried again asks again, also while its last film stands still', async () => {
  const { match, close } = stage(nim, [person('Ola'), BOT], 1000);
  await settled();
  match.act(3);
  await vi.advanceTimersByTimeAsync(10);
  for (const stop of [() => match.pause(), () => match.jumpTo(0), () => match.jumpTo(1)]) {
    stop();
    expect(match.mode()).toBe('paused');
    match.restart();
    expect([match.at(), match.count(), match.mode(), match.isAsked()]).toEqual([0, 0, 'live', true]);
    match.act(3);
    expect(match.count()).toBe(1);
  }
  close();
});

test('an answer is played out when its film has run, was skipped, or was stepped through', async () => {
  const { match, close } = stage(nim, [person('Ola'), person('Kuba')], 1000);
  await settled();
  match.resign();
  expect(match.next().kind).toBe('over');
  for (const look of [() => match.play(), () => match.stepForward(), () => match.backToNow()]) {
    match.jumpTo(0);
    expect(isPlayedOut(match, false)).toBe(false);
    look();
    await settled();
    expect(isPlayedOut(match, false)).toBe(true);
  }
  close();
});
