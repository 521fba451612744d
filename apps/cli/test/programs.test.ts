import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { AnyGame, Seat } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { decideBot, openBot } from '@stolik/workshop/bot';
import { COMMON } from '@stolik/workshop/common';
import { openEngine } from '@stolik/workshop/node';
import { describe, expect, test } from 'vitest';
import { CATALOG, type CatalogEntry } from '../src/catalog.ts';
import { run } from './capture.ts';

const EXAMPLES = resolve(import.meta.dirname, '../../../examples/bots/workshop');
const folder = mkdtempSync(join(tmpdir(), 'stolik-programs-'));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** A position in which the main decision of the game is due, a few random moves after the start. */
function position({ game, vocabulary, players, usual }: CatalogEntry): { readonly state: unknown; readonly seat: Seat } {
  const options = unwrap(game.parseOptions(usual ?? {}, players.usual));
  for (let seed = 1; seed < 20; seed++) {
    const found = playOn(game, vocabulary.isAside ?? (() => false), game.setup(options, players.usual), new SeededRng(seed));
    if (found) return found;
  }
  throw new Error(`${game.id}: no main decision`);
}

function playOn(
  game: AnyGame,
  isAside: (state: unknown, seat: Seat) => boolean,
  state: unknown,
  rng: SeededRng,
): { readonly state: unknown; readonly seat: Seat } | undefined {
  for (let moves = 0; moves < 60; ) {
    const next = game.next(state);
    if (next.kind === 'over') return undefined;
    if (next.kind === 'chance') {
      game.play(state, next.seat, game.roll(state, rng));
      continue;
    }
    if (moves >= 4 && !isAside(state, next.seats[0]!)) return { state, seat: next.seats[0]! };
    for (const seat of next.seats) game.play(state, seat, game.sample(state, seat, rng));
    moves++;
  }
  return undefined;
}

describe.each(CATALOG.map((entry) => [entry.game.id, entry] as const))('the words of %s', (_, entry) => {
  const { game, vocabulary } = entry;
  const examples = [...Object.values(COMMON), ...Object.values(vocabulary.words).map(({ example }) => example)];

  test('each has a meaning in three languages, and an example that uses it', () => {
    expect(Object.keys(vocabulary.meanings).sort()).toEqual(Object.keys(vocabulary.words).sort());
    for (const [name, { example }] of Object.entries(vocabulary.words)) {
      expect(example).toContain(`table.${name}(`);
      expect(LANGUAGES.map((language) => vocabulary.meanings[name]![language]).filter(Boolean)).toHaveLength(3);
    }
  });

  test('every example has the same answer in JavaScript and in Python', () => {
    const { state, seat } = position(entry);
    const lines = examples.map((example) => `say(${JSON.stringify(example)}, ${asNumber(example)})`);
    const javascript = `function choose(table, me) {\n${lines.join('\n')}\nreturn table.moves()[0]\n}`;
    const python = `def choose(table, me):\n${lines.map((line) => `    ${line}\n`).join('')}    return table.moves()[0]\n`;
    const world = game.redeal(state, seat, new SeededRng(1));
    const said = [
      openBot(openEngine(), 'javascript', javascript, game, vocabulary),
      openBot(openEngine(), 'python', python, game, vocabulary),
    ].map((bot) => {
      if (!('image' in bot)) throw new Error(JSON.stringify(bot));
      const decision = decideBot(bot, game.clone(world), seat, 5);
      expect(decision.mistake).toBeUndefined();
      expect(game.refuse(state, seat, decision.action!)).toBeUndefined();
      return decision.said.map((line) => line.replaceAll(/[ "']/g, '').toLowerCase());
    });
    expect(said[0]).toEqual(said[1]);
    expect(said[0]).toHaveLength(examples.length);
  });
});

test.each(CATALOG.filter(({ hasSecrets }) => hasSecrets).map((entry) => [entry.game.id, entry] as const))(
  '%s: two truths that look alike to a seat are answered alike, whatever a program asks',
  (_, entry) => {
    const { game, vocabulary } = entry;
    const { state, seat } = position(entry);
    const examples = [...Object.values(COMMON), ...Object.values(vocabulary.words).map(({ example }) => example)].map(asNumber);
    const deeper = 'const next = table.after(table.moves()[0]); say(next.moves(), next.points(1), next.points(2));';
    const source = `function choose(table, me) { say(${examples.join(', ')}); ${deeper} return table.moves().at(-1) }`;
    const bot = openBot(openEngine(), 'javascript', source, game, vocabulary);
    if (!('image' in bot)) throw new Error(JSON.stringify(bot));
    const other = game.redeal(state, seat, new SeededRng(9));
    const answers = [state, other].map((truth) => decideBot(bot, game.redeal(truth, seat, new SeededRng(1)), seat, 5));
    expect(answers[0]!.mistake).toBeUndefined();
    expect(answers[1]).toEqual(answers[0]);
  },
);

/** `table.after(…)` is a table, which has no text. */
const asNumber = (example: string): string => (example.startsWith('table.after(') ? `${example}.turn()` : example);

describe('stolik bot', () => {
  test.each(globSync('*/*.{py,js}', { cwd: EXAMPLES }).sort())('the example %s is read without a mistake', async (path) => {
    const game = path.split('/')[0]!;
    const entry = CATALOG.find((each) => each.game.id === game)!;
    const code = path.endsWith('.py') ? 'python' : 'javascript';
    const bot = openBot(openEngine(), code, readFileSync(join(EXAMPLES, path), 'utf8'), entry.game, entry.vocabulary);
    expect(bot).toHaveProperty('image');
    const { state, seat } = position(entry);
    const decision = decideBot(
      bot as Extract<typeof bot, { image: unknown }>,
      entry.game.redeal(state, seat, new SeededRng(1)),
      seat,
      5,
    );
    expect(decision.mistake).toBeUndefined();
    expect(entry.game.refuse(state, seat, decision.action!)).toBeUndefined();
  });

  test('check names the line and the likely word, in the reader’s language', async () => {
    const file = write('wrong.py', 'def choose(table, me):\n    return table.mvoes()[0]\n');
    const { code, out } = await run('bot', 'check', file, '--game', 'connect-four');
    expect(code).toBe(1);
    expect(out).toContain('Move 1: Line 2: I don’t know the word “mvoes”. Did you mean “moves”?');
    const read = await run('bot', 'check', write('broken.js', 'function choose(table, me) {\n  retrun 1\n}\n'), '--lang', 'pl');
    expect(read.code).toBe(1);
    expect(read.out.split('\n')).toHaveLength(CATALOG.length);
    expect(read.out).toContain('Linia 2: Nie znam słowa „retrun”. Może chodziło o „return”?');
  });

  test('check of a program without mistakes is exit code 0', async () => {
    const { code, out } = await run('bot', 'check', join(EXAMPLES, 'connect-four/1-win.py'), '--game', 'connect-four');
    expect(code).toBe(0);
    expect(out).toMatch(/Games won against level 1: \d of 2/);
  });

  test('words lists what programs know', async () => {
    const { code, out } = await run('bot', 'words', 'golems6', '--lang', 'ru');
    expect(code).toBe(0);
    expect(out).toContain('table.distance_to("golem")');
    expect(out).toContain('Карты в твоей руке, списком');
  });

  test('what is not understood is exit code 2', async () => {
    for (const argv of [
      [],
      ['check'],
      ['check', 'bot.txt'],
      ['check', 'nowhere.py'],
      ['words', 'chess'],
      ['check', 'a.py', '--x', '1'],
    ]) {
      expect((await run('bot', ...argv)).code, argv.join(' ')).toBe(2);
    }
  });
});

describe('programs in the arena', () => {
  const one = join(EXAMPLES, 'connect-four/1-win.py');
  const two = join(EXAMPLES, 'connect-four/2-block.js');
  const args = ['arena', '--game', 'connect-four', '--a', `file:${two}`, '--b', `file:${one}`, '--games', '4', '--json'];

  test('the same programs and seed play the same games, in one thread or two, on every device', async () => {
    const { wins, draws, losses, decisions } = JSON.parse((await run(...args)).out);
    // Recorded: a different number means that programs decide otherwise than they did, or not alike on this machine.
    expect({ wins, draws, losses, decisions }).toEqual({ wins: 4, draws: 0, losses: 0, decisions: 40 });
    const again = JSON.parse((await run(...args, '--jobs', '2')).out);
    expect(again).toMatchObject({ wins, draws, losses, decisions });
  });

  test('a program with a mistake goes on with the moves of level 1, and the report says so', async () => {
    const file = write('lazy.py', 'def choose(table, me):\n    pass\n');
    const { out, code } = await run('arena', '--game', 'connect-four', '--a', `file:${file}`, '--b', '1', '--games', '2');
    expect(code).toBe(0);
    expect(out).toMatch(/mistakes, played by level 1 instead: \d+; the first: choose gave no move\./);
  });

  test('one that can’t be read is named', async () => {
    const file = write('unread.py', 'def choose(table, me)\n    pass\n');
    const { err, code } = await run('arena', '--game', 'connect-four', '--a', `file:${file}`, '--b', '1');
    expect(code).toBe(2);
    expect(err).toContain(`${basename(file)}: Line 1: The colon at the end of the line is missing.`);
  });
});
