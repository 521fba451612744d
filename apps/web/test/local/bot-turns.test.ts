import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { nim } from '@stolik/kernel/testing/nim';
import { reduce } from '@stolik/table/commands';
import { atHome, openLocal } from '@stolik/table/local';
import type { Session } from '@stolik/table/session';
import { decisionOf, type Sitter } from '@stolik/table/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBotTurns } from '../../src/session/local/bot-turns.ts';

const bot = vi.hoisted(() => ({ answer: (): Promise<number> => Promise.resolve(1) }));
vi.mock('../../src/session/bots/bots.ts', () => ({ askBot: () => bot.answer() }));

const SITTERS: readonly Sitter[] = [
  { kind: 'bot', name: 'Oto', level: '2' },
  { kind: 'person', name: 'Ola' },
];
const HESITATES = 500;

/** A bot to move, and notes of all that comes of it. */
function stage() {
  const around = atHome(new SeededRng(1));
  let session: Session = unwrap(openLocal(nim, {}, SITTERS));
  let isGone = false;
  const notes: string[] = [];
  const ask = createBotTurns({
    session: () => session,
    around,
    rng: new SeededRng(1),
    page: { hesitation: () => HESITATES, onTrouble: (error) => notes.push(`trouble: ${(error as Error).message}`) },
    endsTakingBack: async () => false,
    settle: (result) => {
      notes.push(result.ok ? `settles ${result.value.after.table.steps.length}` : result.problem.code);
      if (result.ok) session = result.value.after;
    },
    setThinking: (isThinking) => notes.push(isThinking ? 'thinks' : 'thinks no more'),
    goAhead: () => notes.push('goes ahead'),
  });
  return {
    notes,
    ask: (seat = 0) => ask(seat, () => isGone),
    leave: () => {
      isGone = true;
    },
    /** What happens in another tab while the bot hesitates. */
    change: (command: Parameters<typeof reduce>[1]) => {
      const changed = reduce(session, command, around);
      if (!changed.ok) throw new Error(changed.problem.code);
      session = changed.value.after;
    },
    session: () => session,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scheduler', { yield: () => Promise.resolve() });
  bot.answer = () => Promise.resolve(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a bot thinks, hesitates, and is played; then whoever is next is asked', async () => {
  const { notes, ask } = stage();
  const asked = ask();
  await vi.advanceTimersByTimeAsync(HESITATES - 1);
  expect(notes).toEqual(['thinks']);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(notes).toEqual(['thinks', 'settles 1', 'goes ahead']);
});

test('a session that has changed while the bot hesitated is not overwritten by its answer', async () => {
  const { notes, ask, change, session } = stage();
  const asked = ask();
  await vi.advanceTimersByTimeAsync(1);
  change({ kind: 'botAct', seat: 0, action: 2 });
  change({ kind: 'act', seat: 1, decision: decisionOf(session().table, 1), what: 2 });
  await vi.advanceTimersByTimeAsync(HESITATES);
  await asked;
  expect(notes).toEqual(['thinks', 'settles 3', 'goes ahead']);
});

test('an answer that fits no longer is refused, and nothing is lost', async () => {
  const { notes, ask, change, session } = stage();
  const asked = ask();
  await vi.advanceTimersByTimeAsync(1);
  change({ kind: 'botAct', seat: 0, action: 2 });
  await vi.advanceTimersByTimeAsync(HESITATES);
  await asked;
  expect(notes).toEqual(['thinks', 'stale', 'goes ahead']);
  expect(session().table.steps).toHaveLength(1);
});

test('whoever has left hears nothing any more, before and after the bot has hesitated', async () => {
  for (const before of [0, 1]) {
    const { notes, ask, leave } = stage();
    const asked = ask();
    await vi.advanceTimersByTimeAsync(before);
    leave();
    await vi.advanceTimersByTimeAsync(HESITATES);
    await asked;
    expect(notes).toEqual(['thinks']);
  }
});

test('a bot that fails is said, and nobody is asked in its place', async () => {
  bot.answer = () => Promise.reject(new Error('no thread'));
  const { notes, ask, leave } = stage();
  await ask();
  expect(notes).toEqual(['thinks', 'thinks no more', 'trouble: no thread']);
  leave();
  await ask();
  expect(notes.slice(3)).toEqual(['thinks']);
});

test('a seat without a bot is a mistake of ours', async () => {
  await expect(stage().ask(1)).rejects.toThrow('seat 2 has no bot');
});
