import { readFileSync } from 'node:fs';
import { parseLog, replay } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { advise } from '@stolik/search/advice';
import { expect, test } from 'vitest';
import { micropulBots } from '../src/bot.ts';
import { micropul } from '../src/game.ts';
import type { State } from '../src/turn/state.ts';

test('nobody is told that a game is lost while the core still holds more than the last few tiles', () => {
  // 13 points behind, this game was won 27:19.
  const text = readFileSync(new URL('hints/turned.stolik', import.meta.url), 'utf8');
  const state = unwrap(replay(micropul, unwrap(parseLog(text)))).state as State;
  const { ideas, decided } = advise(micropul, micropulBots, micropul.clone(state), 0);
  expect(ideas[0]!.value).toBeLessThan(0.05);
  expect(decided).toBeUndefined();
  const mayTurn = (core: number): boolean => micropulBots.adviser.mayTurn!({ ...state, core }, 0);
  expect([7, 6].map(mayTurn)).toEqual([true, false]);
});
