import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run, scratchFile } from './capture.ts';

/** A file as "Save my games" makes it: two finished games, and one that goes on between them. */
async function savedGames(change: (log: Record<string, unknown>) => void = () => {}): Promise<string> {
  const path = scratchFile('one.log');
  await run('play', 'connect-four', '--people', '0', '--seed', '1', '--log', path);
  const log = (): Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8'));
  const last = log();
  change(last);
  const head = { table: 'abcdefghijkm', game: 'connect-four', seat: 1, at: 0 };
  const games = [
    { ...head, log: log() },
    { ...head, film: { stolik: 'film' } },
    { ...head, log: last },
  ];
  const file = scratchFile('games.json');
  writeFileSync(file, JSON.stringify({ stolik: 'games', version: 1, games }));
  return file;
}

test('every finished game of the file is verified, or the one that is asked for', async () => {
  const file = await savedGames();
  const all = await run('verify', file);
  expect(all.code).toBe(0);
  expect(all.out).toMatch(/^1\.\nright {2}\d+ steps.*\n3\.\nright {2}\d+ steps/s);
  const one = await run('verify', file, '--game', '3');
  expect(one).toMatchObject({ code: 0, out: expect.stringMatching(/^right/) });
  const bent = await savedGames((log) => {
    log['steps'] = ['1: drop z'];
  });
  expect(await run('verify', bent)).toMatchObject({ code: 1, out: expect.stringMatching(/1\.\nright.*3\.\nwrong/s) });
});

test('replay wants to know which one', async () => {
  const file = await savedGames();
  expect(await run('replay', file)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--game: which game of this file? The finished ones are 1, 3'),
  });
  expect(await run('replay', file, '--game', '2')).toMatchObject({ code: 2 });
  expect(await run('replay', file, '--game', '3')).toMatchObject({ code: 0, out: expect.stringContaining('2 seats') });
});

test('what is wrong with the file is said', async () => {
  const file = scratchFile('games.json');
  const says = async (content: object): Promise<string> => {
    writeFileSync(file, JSON.stringify({ stolik: 'games', version: 1, ...content }));
    const { code, err } = await run('verify', file);
    expect(code).toBe(2);
    return err;
  };
  expect(await says({ version: 2, games: [] })).toContain('this version reads files of format 1');
  expect(await says({ games: 3 })).toContain('games: a list is expected');
  expect(await says({ games: [7] })).toContain('games[0]: a game is expected');
  expect(await says({ games: [{ log: {} }] })).toContain('games[0].log');
  expect(await says({ games: [{ film: {} }] })).toContain('no game in this file is finished');
});
