import { readFileSync, writeFileSync } from 'node:fs';
import type { GameLog } from '@stolik/kernel/log';
import { parseLog } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { hintsFor } from '@stolik/search/hints';
import { recalling } from '@stolik/table/chronicle';
import { describe, expect, test } from 'vitest';
import { CATALOG, findEntry } from '../src/catalog.ts';
import { mindOf } from '../src/play/opponents.ts';
import { run, scratchFile, typeHere as type } from './capture.ts';

const logIn = (path: string): GameLog => unwrap(parseLog(readFileSync(path, 'utf8')));

/** The state at the end of a log. */
function stateOf(path: string): unknown {
  const log = logIn(path);
  const { game } = unwrap(findEntry(log.game));
  const work = recalling(
    game,
    log,
    (log.names ?? []).map((name) => ({ kind: 'person', name })),
  );
  for (;;) {
    const { done, value } = work.next();
    if (done) return unwrap(value).session.table.state;
  }
}

describe('who sits opposite', async () => {
  test.each([
    [['--level', '4'], ['4'], ['Bit'], 'Bit: level 4, Skilled.'],
    [['--against', 'zuse'], ['6'], ['Zuse'], 'Zuse: level 6, Master.'],
    [['--against', 'Вольт'], ['2'], ['Volt'], 'Volt: level 2, Beginner.'],
    [[], ['2'], ['Volt'], 'Volt: level 2, Beginner.'],
  ])('%j', async (flags, levels, names, says) => {
    const log = scratchFile('one.json');
    const { out, code } = await type(['play', 'connect-four', '--seed', '7', '--log', log, ...flags], ['quit']);
    expect(code).toBe(0);
    expect(out).toContain(says);
    expect(logIn(log)).toMatchObject({ bots: [null, ...levels], names: ['Player 1', ...names] });
  });

  test('sparring partners sit down where the game has them', async () => {
    const log = scratchFile('copycat.json');
    const { out, code } = await type(['play', 'golems6', '--seed', '7', '--log', log, '--bots', 'copycat'], ['quit']);
    expect(code).toBe(0);
    expect(out).toContain('Copycat: Lays what you laid last round');
    expect(logIn(log)).toMatchObject({ bots: [null, 'copycat'], names: ['Player 1', 'Copycat'] });
    await type(['play', '--from', log], ['quit']);
    expect(logIn(log)).toMatchObject({ bots: [null, 'copycat'] });
    const { code: refused, err } = await run('play', 'micropul', '--bots', 'copycat');
    expect(refused).toBe(2);
    expect(err).toContain('"copycat" isn’t a bot. Give a level (1, 2, 3, 4, 5, 6) or a name (Oto, Volt, Ada, Bit, Ohm, Zuse)');
  });

  test('each bot has its own level, or all have one; namesakes get a number', async () => {
    const log = scratchFile('three.json');
    const three = ['play', 'circuit', '--players', '3', '--seed', '7', '--log', log];
    await type([...three, '--level', '1,3', '--sit', '2'], ['quit']);
    expect(logIn(log)).toMatchObject({ bots: ['1', null, '3'], names: ['Oto', 'Player 2', 'Ada'] });
    await type([...three, '--against', 'ohm'], ['quit']);
    expect(logIn(log)).toMatchObject({ bots: [null, '5', '5'], names: ['Player 1', 'Ohm', 'Ohm 2'] });
  });

  test.each([
    [['--level', '7'], '"7" isn’t a bot. Give a level (1, 2, 3, 4, 5, 6) or a name (Oto, Volt, Ada, Bit, Ohm, Zuse)'],
    [['--level'], 'isn’t a bot'],
    [['--against', 'hal'], '"hal" isn’t a bot'],
    [['--level', '2', '--against', 'ada'], 'only one of --level, --bots and --against'],
    [['--level', '2,3'], 'you named 2 bots, but the table has 1'],
    [['--level', '2', '--people', '2'], 'no bot plays at this table'],
  ])('%j is refused with a sentence', async (flags, says) => {
    const { code, err } = await run('play', 'connect-four', ...flags);
    expect(code).toBe(2);
    expect(err).toContain(says);
    for (const language of ['ru', 'pl']) {
      const other = (await run('play', 'connect-four', ...flags, '--lang', language)).err;
      expect(other).not.toMatch(/\b(?:bots? (?:is|are|plays)|either|is no)\b/);
      expect(other.length).toBeGreaterThan(40);
    }
  });

  test('a game that is continued keeps its bots; one of an older program plays on as well', async () => {
    const log = scratchFile('kept.json');
    await type(['play', 'connect-four', '--seed', '7', '--level', '5', '--log', log], ['drop d', 'quit']);
    await type(['play', '--from', log], ['quit']);
    expect(logIn(log)).toMatchObject({ bots: [null, '5'], names: ['Player 1', 'Ohm'] });
    await type(['play', '--from', log, '--level', '1'], ['quit']);
    expect(logIn(log)).toMatchObject({ bots: [null, '1'], names: ['Player 1', 'Oto'] });
    for (const [level, now] of [
      ['greedy', 'greedy'],
      ['champion', '2'],
    ] as const) {
      writeFileSync(log, JSON.stringify({ ...logIn(log), bots: [null, level], names: ['Player 1', 'Hal'] }));
      await type(['play', '--from', log], ['quit']);
      expect(logIn(log)).toMatchObject({ bots: [null, now], names: ['Player 1', 'Hal'] });
    }
  });

  test('no bot is given a time, so that a seed repeats a game', async () => {
    for (const entry of CATALOG) {
      for (const { id } of entry.levels) expect(mindOf(entry, id).effort.iterations).toBeGreaterThan(0);
    }
    const logs = [scratchFile('a.json'), scratchFile('b.json')];
    for (const log of logs) await run('play', 'connect-four', '--people', '0', '--level', '3,2', '--seed', '9', '--log', log);
    expect(logIn(logs[0]!)).toEqual(logIn(logs[1]!));
    expect(logIn(logs[0]!).bots).toEqual(['3', '2']);
  });

  test('a stronger bot really plays: it takes a win that is there', async () => {
    const log = scratchFile('win.json');
    // Three of seat 2 stand side by side with room on both ends.
    const { out } = await type(
      ['play', 'connect-four', '--people', '2', '--log', log],
      ['drop a', 'drop c', 'drop a', 'drop d', 'quit'],
    );
    expect(out).toContain('player 1>');
    const after = await type(['play', '--from', log, '--people', '1', '--level', '5', '--seed', '1'], ['drop g', 'drop g', '']);
    expect(after.out).toContain('Ohm wins [F3].');
  });
});

describe('hint', async () => {
  test.each(['micropul', 'circuit', 'golems4'])('is the client’s first idea in %s, then another one', async (id) => {
    const log = scratchFile('hint.json');
    const asked = ['hint', 'hint 2', 'hint', 'hint 9', 'hint twice', 'quit'];
    const { out } = await type(['play', id, '--level', '3', '--seed', '4', '--log', log], asked);
    const { game, book } = unwrap(findEntry(id));
    const state = stateOf(log);
    const known = { memory: book.adviser.recall?.([]), levels: [undefined, '3'] };
    const { ideas } = hintsFor(game, book, state, 0, 'en', undefined, known);
    const lines = out.split('\n');
    for (const [index, { action, says }] of ideas.slice(0, 2).entries()) {
      const at = lines.indexOf(`  Idea ${index + 1} of ${ideas.length}: ${game.write(state, 0, action)}`);
      expect(at).toBeGreaterThan(0);
      if (says) expect(lines[at + 1]).toBe(`  ${says}`);
    }
    // The same position is not thought about twice.
    expect(out.split('Let me think')).toHaveLength(2);
    expect(out).toMatch(/There (?:is no other idea|are only \d ideas) here/);
    expect(out).toContain('"hint 2" another one');
  });

  test.each([
    ['ru', /Идея 1 из \d: program/, /[а-яё]{5}/],
    ['pl', /Pomysł 1 z \d: program/, /[ąćęłńóśźż]/],
  ])('in %s the reason is told in that language', async (language, idea, reason) => {
    const argv = ['play', 'golems4', '--seed', '4', '--lang', language, '--log', scratchFile('told.json')];
    const { out } = await type(argv, ['hint', 'quit']);
    const lines = out.split('\n');
    const at = lines.findIndex((line) => idea.test(line));
    expect(at).toBeGreaterThan(0);
    expect(lines[at + 1]).toMatch(reason);
  });

  test('what it says can be typed', async () => {
    const log = scratchFile('typed.json');
    const argv = ['play', 'circuit', '--level', '1', '--seed', '4', '--log', log];
    const idea = /Idea 1 of \d: (.*)/.exec((await type(argv, ['hint', 'quit'])).out)![1]!;
    await type(argv, [idea, 'quit']);
    expect(logIn(log).steps).toContain(`1: ${idea}`);
  });

  test('where several people play it is for those who have agreed to it', async () => {
    const two = ['play', 'connect-four', '--people', '2', '--log', scratchFile('two.json')];
    const refused = (await type(two, ['hint', 'review', 'quit'])).out;
    expect(refused.split('Start with --hints')).toHaveLength(3);
    expect(refused).not.toContain('Idea 1');
    expect((await type([...two, '--hints'], ['hint', 'quit'])).out).toContain('Idea 1 of');
  });
});

describe('review', async () => {
  const missed = ['drop a', 'drop b', 'drop a', 'drop b', 'drop a', 'drop b', 'drop g'];
  const two = (): string[] => ['play', 'connect-four', '--people', '2', '--hints', '--log', scratchFile('two.json')];

  test('during a game looks at one’s own decisions alone', async () => {
    expect((await type(two(), ['review', 'quit'])).out).toContain('You haven’t decided anything yet.');
    const { out } = await type(two(), [...missed, 'drop c', 'review', 'try', 'quit']);
    const [, told = ''] = out.split('Looking through the game…');
    expect(told).toMatch(
      /There was a better move: Player 1, Turn 4\n {4}Played: drop g\n {4}Better: drop a\n {4}Four in a row\./,
    );
    expect(told).not.toContain('Player 2, ');
    // How it went is told when it is over, and then one can try again.
    expect(told).not.toMatch(/[▁█]|Type "try"/);
    expect(told).toContain('"try" is no move');
  });

  test('after the end looks at everybody who sits here, and one can play on from a moment', async () => {
    const log = scratchFile('ended.json');
    const argv = [...two().slice(0, -1), log];
    const lines = [...missed, 'drop c', 'drop a', 'what', 'try', 'review', 'log', 'try', 'drop a', ''];
    const { out, code } = await type(argv, lines);
    expect(code).toBe(0);
    const [, after = '', again = ''] = out.split('Player 1 wins [F3].');
    expect(after.split('Type "review" to look back at the game, "try" to play on')).toHaveLength(3);
    expect(after).toContain('Type "review" first');
    expect(after).toMatch(/Player 1 won\. The game took \d turns\. (Twice|\d times) a much better move was possible\./);
    expect(after).toMatch(/Chances:\n {4}Player 1 [▁-█]+ \d+ % → 100 %\n {4}Player 2 [▁-█]+ \d+ % → 0 %/);
    expect(after).toContain('Player 1, Turn 4');
    expect(after).toContain('Player 2, Turn 4');
    expect(after).toMatch(/▶ There was a better move: .*\n {4}Played: drop \w\n {4}Better: drop a/);
    expect(after).toContain('  1: drop g');
    // The other way is a game of its own: what was played stays as it was.
    expect(again).toContain('Watch it again');
    expect(logIn(log).steps).toHaveLength(9);
    expect(logIn(log.replace('.json', '-try.json')).steps.length).toBeLessThan(9);
  });

  test('where nothing could be better there is nothing to try, and that is said', async () => {
    const argv = ['play', 'connect-four', '--level', '1', '--seed', '1', '--log', scratchFile('flawless.json')];
    const { out } = await type(argv, ['drop d', 'drop d', 'drop d', 'drop d', 'review', 'try', '']);
    expect(out).toContain('The review of this game has no moment to try again.');
  });

  test('a finished game can be looked back at later', async () => {
    const log = scratchFile('later.json');
    await type(['play', 'circuit', '--level', '1', '--seed', '3', '--log', log], ['resign']);
    const { out } = await type(['play', '--from', log], ['review', '']);
    expect(out).toContain('You haven’t decided anything yet.');
  });

  test('a hint that was followed is no mistake', async () => {
    const log = scratchFile('followed.json');
    const argv = ['play', 'connect-four', '--level', '1', '--seed', '2', '--log', log];
    const played: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const { out } = await type(argv, [...played, 'hint', 'quit']);
      const ideas = [...out.matchAll(/Idea 1 of \d: (.*)/g)];
      played.push('hint', ideas.at(-1)![1]!);
    }
    const { out } = await type(argv, [...played, 'review', 'quit']);
    expect(out).toContain('You made no big mistakes. You played the first hint every time.');
    expect(out).not.toContain('Better:');
  });

  test.each([
    ['ru', 'Разбираем партию…', '4-й ход', 'Лучше: drop a', 'Четыре в ряд.'],
    ['pl', 'Analizujemy partię…', 'Tura 4', 'Lepiej: drop a', 'Cztery w rzędzie.'],
  ])('in %s', async (language, ...says) => {
    const { out } = await type([...two(), '--lang', language], [...missed, 'drop c', 'review', 'quit']);
    for (const each of says) expect(out).toContain(each);
  });
});

describe('what can be typed', () => {
  test.each(['FRAA', 'f r a a', 'program fraa', 'Fr AA'])('"%s" is a program of Golems', async (line) => {
    for (const game of ['golems4', 'golems6']) {
      const log = scratchFile('typed.json');
      await type(['play', game, '--bots', 'statue', '--seed', '3', '--log', log], [line, 'quit']);
      expect(logIn(log).steps).toContain('1: program F R A A');
    }
  });

  test('letters of bonus cards are read with what they hold', async () => {
    const log = scratchFile('bonus.json');
    await type(['play', 'golems6', '--bots', 'statue', '--seed', '3', '--log', log], ['fw(l)ss', 'fw(l)sd', 'quit']);
    // One Stay is all there is.
    expect(logIn(log).steps.filter((step) => String(step).startsWith('1: '))).toEqual(['1: program F W(L) S D']);
  });

  test('what is neither a move nor letters is answered as before', async () => {
    const log = scratchFile('none.json');
    const { out } = await type(['play', 'golems6', '--bots', 'statue', '--seed', '3', '--log', log], ['fraxa', 'quit']);
    expect(out).toContain('"fraxa" is no move');
  });

  test.each(CATALOG)('help explains $game.id: the board, and cards where there are any', async ({ game, help }) => {
    for (const [language, flags] of [
      ['en', []],
      ['ru', ['--lang', 'ru']],
      ['pl', ['--lang', 'pl']],
    ] as const) {
      const argv = ['play', game.id, '--seed', '3', '--log', scratchFile('help.json'), ...flags];
      const { out } = await type(argv, ['help', 'help board', 'help cards', 'help nonsense', 'quit']);
      for (const line of help.board[language].split('\n')) expect(out).toContain(line);
      for (const line of help.cards?.[language].split('\n') ?? []) expect(out).toContain(line);
      // Asked for nothing in particular, or for something unknown, it names the topics.
      expect(out.match(/help board["»”]/g)!.length).toBeGreaterThanOrEqual(2);
    }
  });
});
