import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run, scratchFile, type } from './capture.ts';

describe('help and misuse', () => {
  test('without a command the overview is shown', async () => {
    const { code, out } = await run();
    expect(code).toBe(0);
    for (const word of ['play', 'case', 'replay', 'verify', 'perft', 'bench', 'lively', 'connect-four'])
      expect(out).toContain(word);
  });

  test('--version says which one it is', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    const { code, out } = await run('--version');
    expect(code).toBe(0);
    expect(out.trim()).toBe(`stolik ${version}`);
  });

  test.each(['play', 'case', 'replay', 'verify', 'perft', 'bench', 'lively'])('%s has its own help', async (word) => {
    const { code, out } = await run(word, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`stolik ${word}`);
  });

  test.each([
    [['jump'], 'no such command'],
    [['play'], 'which game?'],
    [['play', 'chess'], 'no such game'],
    [['play', 'connect-four', '--players', '5'], 'from 2 to 2'],
    [['play', 'connect-four', '--sit', '3'], 'from 1 to 2'],
    [['play', 'connect-four', '--lang', 'xx'], 'one of en, ru, pl'],
    [['play', 'connect-four', '--big'], 'unknown option'],
    [['play', '--from', '/no/such/log'], 'there is no such file'],
    [['case'], 'which case file?'],
    [['case', '--loud'], 'unknown option'],
    [['perft', 'connect-four'], 'a whole number'],
    [['perft', 'connect-four', 'two'], 'a whole number'],
    [['replay'], 'which log file?'],
    [['replay', '/no/such/log'], 'there is no such file'],
    [['verify', '.'], 'this is a folder'],
    [['bench', '--seconds', '-1'], 'a number from 0 to 600'],
  ])('%j is refused with a sentence', async (argv, says) => {
    const { code, err } = await run(...argv);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});

describe('case', () => {
  test('a file is named once, also when it is no JSON', async () => {
    const bad = scratchFile('bad.json');
    writeFileSync(bad, '{"game":');
    const { code, err } = await run('case', bad);
    expect(code).toBe(2);
    expect(err.split(bad)).toHaveLength(2);
  });

  test.each(['micropul', 'circuit', 'golems6', 'golems4'])('the keys of %s are told', async (game) => {
    const { code, out } = await run('case', '--keys', game);
    expect(code).toBe(0);
    for (const word of ['position', 'moves', 'expect', 'winner']) expect(out).toContain(word);
    expect(out).not.toContain('##');
  });

  test('an unknown key of expect is answered with those there are', async () => {
    const file = scratchFile('case.json');
    writeFileSync(file, JSON.stringify({ game: 'micropul', players: 2, position: {}, expect: { 'supply 1': 2 } }));
    expect((await run('case', file)).err).toContain('known are turn, hands, supplies');
  });
});

describe('perft', () => {
  test('counts, and divides into the same count', async () => {
    expect(await run('perft', 'connect-four', '5')).toMatchObject({ code: 0, out: '16807' });
    const { out } = await run('perft', 'connect-four', '3', '--divide');
    expect(out.split('\n')).toHaveLength(8);
    expect(out).toContain('drop a: 49');
    expect(out).toContain('total: 343');
  });
});

describe('a game at the terminal', () => {
  const path = scratchFile('game.json');

  test('is played to the end, with moves on request, a refusal, undo and a log file', () => {
    const lines = ['help', 'moves', 'jump', 'drop z', 'drop d', 'undo', 'drop a', 'log', 'board', 'resign'];
    const { code, out } = type(['play', 'connect-four', '--seed', '7', '--log', path], lines);
    expect(code).toBe(0);
    expect(out).toContain('moves [WORDS]');
    expect(out).toContain('  drop g');
    expect(out).toContain('"jump" is no move');
    expect(out).toContain('Taken back.');
    expect(out).toContain('1: drop a');
    expect(out).toContain('Volt wins [F4].');
  });

  test('is right by its log, and is told again as a seat saw it', async () => {
    expect(await run('verify', path)).toMatchObject({ code: 0 });
    const { code, out } = await run('replay', path, '--as', '1', '--to', '2');
    expect(code).toBe(0);
    expect(out).toContain('1: drop a');
    expect(out).toContain('Player 1 drops a disc into column a.');
    expect(out).not.toContain('Player 1 resigns.');
    // Open turns are told to everybody; only commits made together are their seat's own.
    expect((await run('replay', path, '--as', '2')).out).toContain('1: drop a');
    expect(await run('replay', path, '--as', '9')).toMatchObject({ code: 2 });
  });

  test('names and bots are in its log, and a second sitting knows them', () => {
    const kept = scratchFile('names.json');
    type(['play', 'connect-four', '--seed', '7', '--names', 'Ola', '--log', kept], ['drop d', 'quit']);
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({ names: ['Ola', 'Volt'], bots: [null, '2'] });
    type(['play', '--from', kept], ['drop d', 'quit']);
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({ names: ['Ola', 'Volt'], bots: [null, '2'] });
    type(['play', '--from', kept, '--sit', '2'], ['quit']);
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({ names: ['Volt', 'Player 2'], bots: ['2', null] });
  });

  test('can be left and gone on with later', () => {
    const kept = scratchFile('kept.json');
    const left = type(['play', 'connect-four', '--seed', '7', '--log', kept], ['drop d', 'quit']);
    expect(left.out).toContain(`play --from ${kept}`);
    const steps = (JSON.parse(readFileSync(kept, 'utf8')) as { steps: string[] }).steps.length;
    const again = type(['play', '--from', kept], ['drop d']);
    expect(again.code).toBe(0);
    expect((JSON.parse(readFileSync(kept, 'utf8')) as { steps: string[] }).steps.length).toBeGreaterThan(steps);
  });

  test('a log that was tampered with is wrong', async () => {
    const bad = scratchFile('bad.json');
    writeFileSync(bad, readFileSync(path, 'utf8').replace('1: drop a', '2: drop a'));
    expect(await run('verify', bad)).toMatchObject({ code: 1, out: expect.stringContaining('steps[0]') });
    const inRussian = await run('verify', bad, '--lang', 'ru');
    expect(inRussian.out).toMatch(/^неверно {2}steps\[0\]: такого шага правила здесь не допускают/);
    expect((await run('verify', path, '--lang', 'pl')).out).toMatch(/^dobrze {2}Kroków: \d+/);
  });

  test('a case is not taken for a log', async () => {
    const { code, err } = await run(
      'replay',
      fileURLToPath(new URL('../../../games/micropul/cases/01-lay.json', import.meta.url)),
    );
    expect(code).toBe(2);
    expect(err).toContain('this is a rules case, not a game');
  });

  test('a place that can’t be written to is said at once', () => {
    const { code, err } = type(['play', 'connect-four', '--log', '/no/such/folder/game.json'], ['drop a']);
    expect(code).toBe(2);
    expect(err).toContain('--log FILE');
  });

  test('two people at one terminal take turns', () => {
    const log = scratchFile('two.json');
    const { code, out } = type(
      ['play', 'connect-four', '--people', '2', '--log', log],
      ['drop a', 'drop b', 'drop a', 'drop b', 'drop a', 'drop b', 'drop a'],
    );
    expect(code).toBe(0);
    expect(out).toContain('Player 1 wins [F3].');
  });
});

test.each([
  ['ru', 'Игры: micropul', 'такой команды нет', 'сколько мест за столом'],
  ['pl', 'Gry: micropul', 'nie ma takiego polecenia', 'liczba miejsc przy stole'],
])('in %s the overview, the help for players and mistakes are told', async (language, games, noCommand, seats) => {
  expect((await run('--lang', language)).out).toContain(games);
  expect((await run('jump', '--lang', language)).err).toContain(noCommand);
  expect((await run('play', '--help', '--lang', language)).out).toContain(seats);
});

test.each(['ru', 'pl'])('in %s no mistake is told in English: options, logs, cases', async (language) => {
  const path = scratchFile('bad.stolik.json');
  writeFileSync(path, '{"stolik":1}');
  const wrong = [
    ['play', 'micropul', '--simple', 'maybe'],
    ['play', 'golems6', '--scenario', 'nowhere'],
    ['play', '--from', path],
    ['replay', path],
    ['verify', path],
    ['case'],
  ];
  for (const line of wrong) {
    const { err } = await run(...line, '--lang', language);
    const says = err
      .split('\n')[0]!
      .replaceAll(path, '')
      .replace(/^stolik: |--?\w+|FILE|options\.?\w*|\bgame\b|\bscenario\b/g, '');
    expect(says, line.join(' ')).toMatch(/\p{L}{3}/u);
    expect(says, line.join(' ')).not.toMatch(language === 'ru' ? /[a-z]{3}/i : /\b(?:the|is|no|of|a|this|expected|missing)\b/);
  }
});

describe('lessons', () => {
  const chapter = fileURLToPath(new URL('../../../games/micropul/lessons/micropul/01-touch.json', import.meta.url));

  test('are proved, and a par that is not the least is noticed', async () => {
    expect(await run('lessons', 'prove', chapter)).toMatchObject({ code: 0 });
    // The game is known from the folder.
    const dear = scratchFile('micropul/dear.json');
    mkdirSync(dirname(dear));
    writeFileSync(dear, readFileSync(chapter, 'utf8').replace('"par": 1', '"par": 2'));
    expect(await run('lessons', 'prove', dear)).toMatchObject({ code: 1 });
  });

  test('what cannot be read is told', async () => {
    expect((await run('lessons', 'prove')).code).toBe(2);
    expect((await run('lessons', 'prove', '/no/such/chapter.json')).code).toBe(2);
    expect((await run('lessons', 'learn')).code).toBe(2);
  });
});
