import { describe, expect, test } from 'vitest';
import { run } from './capture.ts';

describe('arena', () => {
  test('two bots play, and the same seed gives the same result in one thread or two', async () => {
    const args = ['arena', '--game', 'connect-four', '--a', 'A3@60i', '--b', 'A0', '--games', '12', '--seed', 'x', '--json'];
    const one = JSON.parse((await run(...args)).out);
    expect(one).toMatchObject({ game: 'connect-four', a: 'A3@60i', b: 'A0', games: 12, deals: 6, seats: 2 });
    expect(one.wins).toBeGreaterThan(9);
    expect(one.low).toBeLessThan(one.share);
    const two = JSON.parse((await run(...args, '--jobs', '2')).out);
    expect({ ...two, medianMs: 0, p99Ms: 0, longestMs: 0 }).toEqual({ ...one, medianMs: 0, p99Ms: 0, longestMs: 0 });
  });

  test('a table of everybody against everybody, in the reader’s language', async () => {
    const { code, out } = await run(
      'arena',
      '--game',
      'connect-four',
      '--all',
      '--bots',
      'A0,A1',
      '--games',
      '20',
      '--lang',
      'pl',
    );
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toContain('Elo');
    expect(lines[1]).toContain('A1');
    expect(lines[2]).toContain('A0');
  });

  test('four seats: one against three, each seat in turn', async () => {
    const { out } = await run('arena', '--game', 'circuit', '--a', 'A1', '--b', 'A0', '--seats', '4', '--games', '8', '--json');
    expect(JSON.parse(out)).toMatchObject({ seats: 4, deals: 2, games: 8 });
  });

  test('alone there are points', async () => {
    const { out } = await run('arena', '--game', 'micropul', '--a', 'A1', '--seats', '1', '--games', '6');
    expect(out).toContain('A1 alone');
    expect(out).toContain('mean points');
  });

  test('it can stop as soon as the matter is clear', async () => {
    const args = ['--a', 'A1', '--b', 'A0', '--games', '400', '--sprt', '0,50', '--json'];
    const { out } = await run('arena', '--game', 'connect-four', ...args);
    const report = JSON.parse(out);
    expect(report.sprt.verdict).toBe('better');
    expect(report.games).toBeLessThan(400);
  });

  test.each([
    [[], 'which game?'],
    [['--game', 'chess'], 'no such game'],
    [['--game', 'connect-four'], '--a: which bot?'],
    [['--game', 'connect-four', '--a', 'A1'], '--b: which bot?'],
    [['--game', 'connect-four', '--a', 'A9', '--b', 'A0'], 'no bot is called "A9"'],
    [['--game', 'connect-four', '--a', 'A4@fast', '--b', 'A0'], 'no bot is called "A4@fast"'],
    [['--game', 'connect-four', '--a', 'A1', '--b', 'A0', '--games', 'many'], 'a whole number from 1'],
    [['--game', 'connect-four', '--a', 'A1', '--b', 'A0', '--seats', '3'], 'from 2 to 2'],
    [['--game', 'connect-four', '--a', 'A1', '--b', 'A0', '--ms', '5', '--iterations', '5'], 'not both'],
    [['--game', 'micropul', '--a', 'A1', '--b', 'A0', '--options', '[1]'], 'a JSON object'],
    [['--game', 'micropul', '--a', 'A1', '--b', 'A0', '--options', '{"big": 1}'], 'unknown option'],
    [['--game', 'micropul', '--a', 'A1', '--b', 'A0', '--sprt', '20,0'], 'the lower first'],
    [['--game', 'micropul', '--all', '--bots', 'A0'], 'at least two'],
    [['--game', 'micropul', '--all', '--bots', 'A0,A0'], 'named twice'],
    [['--game', 'micropul', 'A0', 'A1'], 'what is this word for?'],
    [['--game', 'micropul', '--quick'], 'unknown option'],
  ])('%j is refused with a sentence', async (argv, says) => {
    const { code, err } = await run('arena', ...argv);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});
