import { loadRules } from '@stolik/games/games';
import { type GameLog, replay } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import type { Sitter } from '@stolik/table/table';
import { describe, expect, test } from 'vitest';
import { readTables } from '../../build/lessons.ts';
import type { Kept } from '../../src/session/kept/shelf.ts';
import { idToWin, wonAt } from '../../src/session/learn/to-win.ts';

const TABLES = readTables();

test('every game with lessons has a table against each of the two weakest bots', () => {
  const named = TABLES.map(({ game, level }) => `${game} ${level}`);
  expect(named.toSorted()).toEqual(['circuit', 'golems4', 'golems6', 'micropul'].flatMap((game) => [`${game} 1`, `${game} 2`]));
});

describe.each(TABLES)('a table to be won: $game against level $level', ({ game, level, log }) => {
  test('is a moment of a real game, in which the person in the first seat decides', async () => {
    const { bots, seats } = log as GameLog;
    expect(seats).toBe(2);
    expect(bots).toEqual([null, level]);
    const rules = await loadRules(game);
    const { state } = unwrap(replay(rules, log as GameLog));
    expect(rules.next(state).outcome).toBeUndefined();
    expect(rules.next(state).seats).toContain(0);
  });
});

describe('a lesson of that kind', () => {
  const sitters: readonly Sitter[] = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Oto', level: '1' },
  ];
  const kept = (more: Partial<Kept>): Kept => ({
    id: 'x',
    game: 'micropul',
    sitters,
    isOver: true,
    asked: [],
    moves: 9,
    savedAt: 1,
    ...more,
  });
  const begun = { [idToWin('micropul', '1')]: 'x' };

  test('is done when the person has won its table', () => {
    expect(wonAt(begun, [kept({ result: { winners: [0], scores: [30, 20] } })])).toEqual(['micropul-beat-1']);
  });

  test('is not done by a bot’s win, a game that goes on, another table or one that is gone', () => {
    expect(wonAt(begun, [kept({ result: { winners: [1], scores: [1, 2] } })])).toEqual([]);
    expect(wonAt(begun, [kept({ result: { winners: [], scores: [2, 2] } })])).toEqual([]);
    expect(wonAt(begun, [kept({ isOver: false })])).toEqual([]);
    expect(wonAt(begun, [kept({ id: 'y', result: { winners: [0], scores: [] } })])).toEqual([]);
    expect(wonAt(begun, [])).toEqual([]);
  });
});
