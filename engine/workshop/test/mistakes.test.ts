import { LANGUAGES } from '@stolik/kernel/language';
import { nim } from '@stolik/kernel/testing/nim';
import { describe, expect, test } from 'vitest';
import { decideBot } from '../src/bot.ts';
import { distance, likelyWord } from '../src/mistakes/likely.ts';
import type { Code, Mistake } from '../src/mistakes/mistake.ts';
import { sayMistake } from '../src/mistakes/say.ts';
import { en } from '../src/words/en/mistakes.ts';
import { javascript, open, python, start } from './nim-words.ts';

/** What is wrong with a program: while it is read, or when it decides. */
function mistakeIn(code: Code, source: string, fuel = 3_000_000): Mistake | undefined {
  const bot = open(code, source);
  return 'image' in bot ? decideBot(bot, start(), 0, 1, fuel).mistake : bot;
}

const heard = new Set<string>();
function heardIn(code: Code, source: string, expected: Partial<Mistake>): Mistake | undefined {
  const mistake = mistakeIn(code, source, expected.code === 'memory' ? 60_000_000 : undefined);
  if (mistake) heard.add(mistake.code);
  return mistake;
}

describe('Python', () => {
  test.each<[string, Partial<Mistake>]>([
    [python('return table.mvoes()[0]'), { code: 'unknown-word', line: 2, word: 'mvoes', likely: 'moves' }],
    [python('return tabel.moves()[0]'), { code: 'unknown-word', line: 2, word: 'tabel', likely: 'table' }],
    [python('if true:', '    return 1'), { code: 'unknown-word', line: 2, likely: 'True' }],
    [python('best = 3', 'return bset'), { code: 'unknown-word', line: 3, likely: 'best' }],
    [python('retrun 5'), { code: 'unknown-word', line: 2, likely: 'return' }],
    [python('whlie True:', '    pass'), { code: 'unknown-word', line: 2, likely: 'while' }],
    [python('x += 1'), { code: 'used-before', line: 2, word: 'x' }],
    [python('x = None', 'x.foo()'), { code: 'nothing-there', line: 3 }],
    [python('say("a" + 1)'), { code: 'text-and-number', line: 2 }],
    [python('x = 5', 'x()'), { code: 'not-callable', line: 3 }],
    ['def f(a):\n    return a\nf()\n', { code: 'wrong-count', line: 3, word: 'f' }],
    [python('for i in 5: pass'), { code: 'not-a-list', line: 2 }],
    [python('len(5)'), { code: 'not-a-list', line: 2 }],
    [python('return table.moves()[99]'), { code: 'index-out', line: 2 }],
    [python('d = {}', 'd["a"]'), { code: 'no-key', line: 3, word: 'a' }],
    [python('1 / 0'), { code: 'by-zero', line: 2 }],
    [python('int("one")'), { code: 'not-a-number', line: 2 }],
    ['import numpy\n', { code: 'no-module', line: 1, word: 'numpy' }],
    [python('say("hello)'), { code: 'quote-open', line: 2 }],
    [python('say(5', 'return 1'), { code: 'bracket-open', line: 2 }],
    [python('say(5))'), { code: 'bracket-extra', line: 2 }],
    ['def choose(table, me)\n    return 1\n', { code: 'missing-colon', line: 1 }],
    [python('if me == 1', '    return 1'), { code: 'missing-colon', line: 2 }],
    [python('if me = 1:', '    return 1'), { code: 'single-equals', line: 2 }],
    ['def choose(table, me):\nreturn 1\n', { code: 'indent-missing', line: 2 }],
    [python('x = 1', '  y = 2'), { code: 'indent-extra', line: 3 }],
    ['def choose(table, me):\n    x = 1\n\treturn x\n', { code: 'indent-mixed', line: 3 }],
    [python('else:', '    return 1'), { code: 'else-alone', line: 2 }],
    ['return 5\n', { code: 'outside-function', line: 1 }],
    [python('break'), { code: 'outside-loop', line: 2 }],
    [python('print "a"'), { code: 'print-brackets', line: 2 }],
    [python('True = 1'), { code: 'cannot-assign', line: 2 }],
    [python('a b'), { code: 'bad-line', line: 2 }],
    [python('raise Exception("help")'), { code: 'own-error', line: 2, word: 'help' }],
    [python('while True:', '    pass'), { code: 'endless', line: 3 }],
    ['def f(): return f()\ndef choose(table, me):\n    return f()\n', { code: 'endless-calls', line: 1 }],
    ['def chose(table, me):\n    return 1\n', { code: 'no-choose' }],
    [python('table.moves()'), { code: 'no-answer' }],
    [python('return "take 5"'), { code: 'illegal-answer', word: 'take 5' }],
    [python('table.after("take 5")'), { code: 'illegal-move', line: 2 }],
    [python('table.rest(0)'), { code: 'bad-argument', line: 2, word: 'rest(0)' }],
    [python('table.rest()'), { code: 'too-few', line: 2, takes: 1 }],
    [python('table.rest(1, 2)'), { code: 'too-many', line: 2, takes: 1 }],
    ['table.moves()\n', { code: 'too-early', line: 1 }],
  ])('%s', (source, expected) => {
    expect(heardIn('python', source, expected)).toMatchObject(expected);
  });
});

describe('JavaScript', () => {
  test.each<[string, Partial<Mistake>]>([
    [javascript('return table.mvoes()[0]'), { code: 'unknown-word', line: 2, word: 'mvoes', likely: 'moves' }],
    [javascript('return tabel.moves()[0]'), { code: 'unknown-word', line: 2, likely: 'table' }],
    [javascript('cosnt x = 5'), { code: 'unknown-word', line: 2, likely: 'const' }],
    ['fucntion choose(table, me) {\n}', { code: 'unknown-word', line: 1, likely: 'function' }],
    [javascript('say(x); let x = 5'), { code: 'used-before', line: 2, word: 'x' }],
    [javascript('return table.moves()[99].length'), { code: 'nothing-there', line: 2, word: 'length' }],
    [javascript('const x = 5', 'x()'), { code: 'not-callable', line: 3, word: 'x' }],
    [javascript('for (const x of 5) say(x)'), { code: 'not-a-list', line: 2 }],
    [javascript('say("hello)'), { code: 'quote-open', line: 2 }],
    [javascript('if (me == 1) {', 'return 1'), { code: 'bracket-open' }],
    [javascript('if (true {', '}'), { code: 'bracket-open', line: 2 }],
    [javascript('return 1', '}'), { code: 'bracket-extra', line: 4 }],
    [javascript('if me == 1 { return 1 }'), { code: 'condition-brackets', line: 2 }],
    [javascript('else { return 1 }'), { code: 'else-alone', line: 2 }],
    ['return 5', { code: 'outside-function', line: 1 }],
    [javascript('break'), { code: 'outside-loop', line: 2 }],
    [javascript('"a" = 5'), { code: 'cannot-assign', line: 2 }],
    [javascript('const x = 1', 'x = 2'), { code: 'const-changed', line: 3 }],
    [javascript('let x = 1', 'let x = 2'), { code: 'defined-twice', line: 3 }],
    [javascript('x = = 3'), { code: 'bad-line', line: 2 }],
    [javascript('throw new Error("help")'), { code: 'own-error', line: 2, word: 'help' }],
    [javascript('while (true) { say(1) }'), { code: 'endless', line: 2 }],
    [javascript('', 'while (true);'), { code: 'endless', line: 3 }],
    [javascript('const f = () => f() + 1; f()'), { code: 'endless-calls', line: 2 }],
    [javascript('const a = []', 'for (;;) a.push("x".repeat(5000) + a.length)'), { code: 'memory', line: 3 }],
    ['const x = 5', { code: 'no-choose' }],
    [javascript('table.moves()'), { code: 'no-answer' }],
    [javascript('table.after("take 2").after("take 3").after("take 1").after("take 1")'), { code: 'game-over', line: 2 }],
  ])('%s', (source, expected) => {
    expect(heardIn('javascript', source, expected)).toMatchObject(expected);
  });
});

test('every mistake is met above, but for texts that are too long', () => {
  const unmet = Object.keys(en.says).filter((code) => !heard.has(code));
  expect(unmet).toEqual(['too-long', 'program-too-long']);
});

test('a sentence names the line, the reason, the rule and what was meant, in three languages', () => {
  const mistake: Mistake = { code: 'unknown-word', line: 4, word: 'mvoes', likely: 'moves' };
  expect(LANGUAGES.map((language) => sayMistake(mistake, language))).toEqual([
    'Line 4: I don’t know the word “mvoes”. Did you mean “moves”?',
    'Строка 4: Я не знаю слова «mvoes». Может быть, «moves»?',
    'Linia 4: Nie znam słowa „mvoes”. Może chodziło o „moves”?',
  ]);
  const illegal = mistakeIn('javascript', javascript('return "take 3"').replace('take 3', 'take 4'))!;
  expect(sayMistake(illegal, 'en', nim)).toMatch(/^“take 4” is no legal move now\./);
  const sentences = Object.keys(en.says).flatMap((code) =>
    LANGUAGES.map((language) => sayMistake({ code: code as Mistake['code'], word: 'x', takes: 2 }, language)),
  );
  expect(sentences.filter((sentence) => sentence === '' || /undefined|null/.test(sentence))).toEqual([]);
});

test('the likely word is near, and not just any short one', () => {
  expect(distance('moves', 'mvoes')).toBe(1);
  expect(distance('kitten', 'sitting')).toBe(3);
  expect(likelyWord('Forward', ['forward', 'back'])).toBe('forward');
  expect(likelyWord('xy', ['me', 'if'])).toBeUndefined();
  expect(likelyWord('require', ['return', 'table'])).toBeUndefined();
});
