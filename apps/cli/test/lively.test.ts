import { describe, expect, test } from 'vitest';
import { run } from './capture.ts';

/** The line of one level, as an object. */
async function figuresOf(...argv: readonly string[]): Promise<Record<string, unknown>> {
  const { code, out } = await run('lively', ...argv, '--json');
  expect(code).toBe(0);
  return JSON.parse(out) as Record<string, unknown>;
}

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

describe('lively', () => {
  test.each(['golems6', 'golems4'])('%s: strikes, damage, and how long rivals stay unhurt', async (game) => {
    const figures = await figuresOf(game, '--level', '2', '--games', '3', '--seed', '1');
    expect(figures).toMatchObject({ game, level: 2, games: 3, players: 2, seed: 1 });
    for (const key of ['draws', 'hitless', 'stillUnhurt', 'stillHitWithin3', 'repeatUnhurt', 'repeatHitWithin3'])
      expect(figures[key]).toSatisfy(isShare);
    for (const key of ['rounds', 'hits', 'blocked', 'air', 'damage', 'stillUnhurtRounds', 'repeatUnhurtRounds'])
      expect(figures[key]).toBeTypeOf('number');
    expect(figures).toHaveProperty('firstHit');
  });

  test('the table of Golems 6.1 is the one that one tap opens; an option changes it', async () => {
    const usual = await figuresOf('golems6', '--level', '1', '--games', '1');
    expect(usual['options']).toEqual({ subprogram: false });
    const other = await figuresOf('golems6', '--level', '1', '--games', '1', '--subprogram', 'true', '--scenario', 'winter-duel');
    expect(other['options']).toEqual({ subprogram: true, scenario: 'winter-duel' });
  });

  test('from the level on that a game names, its livelier options are usual', async () => {
    const optionsAt = async (...flags: string[]) => (await figuresOf('circuit', '--games', '1', ...flags))['options'];
    expect(await optionsAt('--level', '1')).toEqual({});
    expect(await optionsAt('--level', '2')).toEqual({ x2: true });
    expect(await optionsAt('--level', '1', '--against', '2')).toEqual({ x2: true });
    expect(await optionsAt('--level', '3', '--x2', 'false')).toEqual({ x2: false });
  });

  test('circuit: when it lights up', async () => {
    const figures = await figuresOf('circuit', '--level', '2', '--games', '2', '--seed', '1');
    for (const key of ['firstLight', 'darkShare', 'darkMean', 'lightless', 'draws']) expect(figures[key]).toSatisfy(isShare);
    for (const key of ['lights', 'points', 'score', 'turns', 'firstLightTurn']) expect(figures[key]).toBeTypeOf('number');
  });

  test('micropul: groups, points, changes of the lead', async () => {
    const figures = await figuresOf('micropul', '--level', '2', '--games', '2', '--seed', '1');
    for (const key of ['groups', 'points', 'leadChanges', 'turns']) expect(figures[key]).toBeTypeOf('number');
  });

  test('the same seed counts the same in one thread or three, one line for each level in their order', async () => {
    const args = ['lively', 'connect-four', '--level', '3,1-2', '--games', '9', '--seed', '5', '--json'];
    const { out } = await run(...args);
    expect(out.split('\n').map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([3, 1, 2]);
    expect((await run(...args, '--threads', '3')).out).toBe(out);
    expect((await run(...args.slice(0, -2), '6', '--json')).out).not.toBe(out);
  });

  test('a level that thinks for a time gets iterations instead, so that a seed means something', async () => {
    const usual = await figuresOf('connect-four', '--level', '6', '--games', '1', '--iterations', '50');
    expect(usual['effort']).toEqual({ iterations: 50 });
    expect(await figuresOf('connect-four', '--level', '6', '--games', '1', '--iterations', '50')).toEqual(usual);
    // A level that counts iterations keeps its own.
    expect((await figuresOf('connect-four', '--level', '2', '--games', '1', '--iterations', '50'))['effort']).toEqual({
      iterations: 28,
    });
  });

  test('against another level rivals are left out, and more can sit at the table', async () => {
    const figures = await figuresOf('golems6', '--level', '2', '--against', '1', '--games', '2', '--players', '3');
    expect(figures).toMatchObject({ level: 2, against: 1, players: 3, games: 2 });
    expect(figures).not.toHaveProperty('stillUnhurt');
    expect(figures['rounds']).toBeTypeOf('number');
  });

  test('people get a table in their language, with a column for each level', async () => {
    const { code, out, err } = await run('lively', 'connect-four', '--level', '1-3', '--games', '4', '--lang', 'pl');
    expect(code).toBe(0);
    const [title, levels, ...rows] = out.split('\n');
    expect(title).toContain('Cztery w rzędzie');
    expect(levels).toMatch(/^poziom +1 +2 +3$/);
    expect(rows.map((row) => row.split(/ {2,}/)[0])).toEqual(['remisy', 'krążków']);
    expect(err).toContain('poziom 3: partii 4');
  });

  test('it has its own help, and the overview names it', async () => {
    expect((await run('lively', '--help')).out).toContain('stolik lively GAME --level N');
    expect((await run()).out).toContain('lively');
  });

  test.each([
    [[], 'which game?'],
    [['chess', '--level', '1'], 'no such game'],
    [['micropul', 'circuit', '--level', '1'], 'circuit: one game is expected'],
    [['micropul'], '--level: which level?'],
    [['micropul', '--level'], '--level: which level?'],
    [['micropul', '--level', '7'], '"7" isn’t a level; there are 1, 2, 3, 4, 5, 6'],
    [['micropul', '--level', '5-2'], '"5-2" isn’t a level'],
    [['micropul', '--level', '1-2-3'], '"1-2-3" isn’t a level'],
    [['micropul', '--level', '1,,2'], '"1,,2" isn’t a level'],
    [['micropul', '--level', '1', '--against', 'A5'], '--against: "A5" isn’t a level'],
    [['micropul', '--level', '1', '--against', '1-2'], '--against: "1-2" isn’t a level'],
    [['micropul', '--level', '1', '--games', '0'], 'a whole number from 1'],
    [['micropul', '--level', '1', '--threads', '0'], 'a whole number from 1'],
    [['micropul', '--level', '1', '--seed', 'x'], 'a whole number from 0'],
    [['micropul', '--level', '1', '--iterations', '0'], 'a whole number from 1'],
    [['micropul', '--level', '1', '--iterations', '5', '--timed'], 'not both'],
    [['circuit', '--level', '1', '--players', '9'], 'from 2 to 6'],
    [['circuit', '--level', '1', '--box', 'huge'], '--box: lively or classic is expected'],
    [['micropul', '--level', '1', '--quick'], '--quick: unknown option'],
    [['golems6', '--level', '1', '--scenario', 'moon'], '--scenario'],
  ])('%j is refused with a sentence', async (argv, says) => {
    const { code, out, err } = await run('lively', ...argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(says);
  });
});
