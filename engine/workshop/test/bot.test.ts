import { SeededRng } from '@stolik/kernel/random';
import { nim } from '@stolik/kernel/testing/nim';
import { decide as ask, randomPlayer } from '@stolik/search/decide';
import { describe, expect, test } from 'vitest';
import { decideBot, FUEL } from '../src/bot.ts';
import { botPlayer } from '../src/player.ts';
import { decide, javascript, nimWords, open, python, start } from './nim-words.ts';

const BEST = {
  javascript: javascript(
    '  for (const move of table.moves()) {',
    '    const after = table.after(move)',
    '    if (after.over() ? after.won(me) : after.rest(4) === 0) { say("I leave", after.left()); draw("heap"); return move }',
    '  }',
    '  return table.moves()[0]',
  ),
  python: python(
    'for move in table.moves():',
    '    after = table.after(move)',
    '    if (after.over() and after.won(me)) or after.rest(4) == 0:',
    '        say("I leave", after.left())',
    '        draw("heap")',
    '        return move',
    'return table.moves()[0]',
  ),
};

describe.each(['javascript', 'python'] as const)('%s', (code) => {
  test('a program decides, and what it says and draws is collected', () => {
    const { action, mistake, said, drawn, fuel } = decide(code, BEST[code]);
    expect({ action, mistake, said, drawn }).toEqual({ action: 2, mistake: undefined, said: ['I leave 4'], drawn: ['heap'] });
    expect(fuel).toBeGreaterThan(0);
    expect(fuel).toBeLessThan(FUEL.decide / 10);
  });

  test('words of the table: seats from 1, the seat at hand where none is named', () => {
    const lines = ['say(me, table.turn(), table.seats())', 'say(left(), table.left(), table.points())', 'say(table.name("a"))'];
    const source = code === 'python' ? python(...lines, 'return [1, 2]') : javascript(...lines, 'return [1, 2]');
    const { said, action } = decide(code, source, { state: nim.setup({ matches: 6 }, 2), seat: 0 });
    expect(said).toEqual(['1 1 2', '6 6 -6', 'a0']);
    expect(action).toBe(2);
  });

  test('the same seed gives the same chance, another seed another', () => {
    const source =
      code === 'python'
        ? `import random\n${python('say(random.random())', 'return random.choice(table.moves())')}`
        : javascript('say(Math.random())', 'return table.moves()[0]');
    const said = [1, 1, 2].map((seed) => decide(code, source, { seed }).said[0]);
    expect(said[0]).toBe(said[1]);
    expect(said[2]).not.toBe(said[0]);
  });

  test('nothing is remembered from one decision to the next', () => {
    const source =
      code === 'python'
        ? `seen = []\n${python('seen.append(1)', 'say(len(seen))', 'return table.moves()[0]')}`
        : `let seen = 0\n${javascript('seen++', 'say(seen)', 'return table.moves()[0]')}`;
    const bot = open(code, source);
    if (!('image' in bot)) throw new Error('not read');
    expect([1, 2, 3].map((seed) => decideBot(bot, start(), 0, seed).said)).toEqual([['1'], ['1'], ['1']]);
  });

  test('fuel is counted alike, so a decision can be repeated', () => {
    const one = decide(code, BEST[code]);
    expect(decide(code, BEST[code])).toEqual(one);
  });
});

const RECORDED = { javascript: 47_075, python: 86_663 };

// Recorded on x64: the same on every processor and in every browser, or a game could not be verified.
test('the fuel of a program is what was recorded', () => {
  expect(decide('javascript', BEST.javascript).fuel).toBe(RECORDED.javascript);
  expect(decide('python', BEST.python).fuel).toBe(RECORDED.python);
});

test('as a player it takes the moves of a program, and another decides where that makes a mistake', () => {
  const good = open('javascript', BEST.javascript);
  const bad = open('javascript', javascript('return "take 9"'));
  if (!('image' in good && 'image' in bad)) throw new Error('not read');
  const heard: unknown[] = [];
  const stand = { player: randomPlayer<unknown>(nim), effort: { iterations: 1 } };
  const decideBy = (bot: typeof good) =>
    ask(
      nim,
      botPlayer(bot, stand, ({ mistake }) => heard.push(mistake?.code)),
      start(),
      0,
      new SeededRng(3),
      { iterations: 1 },
    );
  expect(decideBy(good).action).toBe(2);
  expect(nim.refuse(start(), 0, decideBy(bad).action)).toBeUndefined();
  expect(heard).toEqual([undefined, 'illegal-answer']);
});

test('a small decision beside the main one is no mistake', () => {
  const bot = open('javascript', javascript('return'));
  if (!('image' in bot)) throw new Error('not read');
  const aside = { ...bot, vocabulary: { ...nimWords, isAside: () => true } };
  expect(decideBot(aside, start(), 0, 1)).toMatchObject({ action: undefined, mistake: undefined });
  expect(decideBot(bot, start(), 0, 1).mistake).toEqual({ code: 'no-answer' });
});
