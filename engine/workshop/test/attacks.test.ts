// Programs that try to get out, to stop the table, or to tell what they may not know.
import { describe, expect, test } from 'vitest';
import { decide, javascript, open, python } from './nim-words.ts';

/** Little, so that the tests are quick; memory and calls need some to run out of. */
const fuelFor = (code: string): number => (code === 'endless' ? 3_000_000 : 60_000_000);

const LAST = 'return table.moves()[0]';

/** Runs to a limit, and leaves the host as it was. */
describe('limits', () => {
  test.each([
    ['an empty loop', 'while (true);', 'endless'],
    ['a loop that catches everything', 'while (true) { try { while (true) x++ } catch {} finally { continue } }', 'endless'],
    ['a search in a giant text', '"a".repeat(4e6).indexOf("a".repeat(2e6) + "b")', 'endless'],
    ['many short searches', 'const s = "x".repeat(4e6); while (true) s.indexOf("y")', 'endless'],
    ['a regular expression that tries everything', '/(a+)+$/.test("a".repeat(40) + "b")', 'endless'],
    ['a text of nothing but commas', 'String(new Array(1e9))', 'endless'],
    ['products of huge numbers', 'let n = 3n ** 20000n; while (true) n * n', 'endless'],
    [
      'sorting for ever',
      'const a = Array.from({ length: 1e5 }, (_, i) => (i * 7919) % 10007); while (true) a.toSorted()',
      'endless',
    ],
    ['a getter that never ends', 'return { toJSON() { while (true); } }', 'endless'],
    ['a name that never ends', 'throw { get name() { while (true); } }', 'endless'],
    ['asking without end', 'while (true) table.moves()', 'endless'],
    ['tables without end', 'let t = table; while (true) t = table.after("take 1")', 'endless'],
    ['talking without end', 'while (true) say("x".repeat(1000))', 'endless'],
    ['promises without end', 'const f = () => Promise.resolve().then(f); f(); while (true);', 'endless'],
    ['objects without end', 'const a = []; while (true) a.push({ a })', 'memory'],
    ['a text that doubles', 'let s = "x"; while (true) s += s', 'memory'],
    ['a giant buffer', 'new Uint8Array(1e9)', 'memory'],
    ['functions bound to functions', 'let f = () => 1; for (let i = 0; i < 1e6; i++) f = f.bind(); f()', 'memory'],
    ['a function that calls itself', 'const f = () => f() + 1; f()', 'endless-calls'],
    ['generators in generators', 'function* g() { yield* g() } [...g()]', 'endless-calls'],
    ['a text of brackets', 'JSON.parse("[".repeat(1e6))', 'endless-calls'],
    ['lists in lists', 'let a = []; for (let i = 0; i < 1e5; i++) a = [a]; return a', 'endless-calls'],
    ['code of brackets', 'eval("(".repeat(1e5))', 'endless-calls'],
    ['recursion through words of the host', 'const f = () => { table.left(); f() }; f()', 'endless-calls'],
    ['recursion through toJSON', 'const o = { toJSON() { table.name(o); return 1 } }; table.name(o)', 'endless-calls'],
  ])('%s', (_, line, code) => {
    const { mistake, action, fuel } = decide('javascript', javascript(line, LAST), { fuel: fuelFor(code) });
    expect(mistake?.code).toBe(code);
    expect(action).toBeUndefined();
    expect(fuel).toBeLessThanOrEqual(fuelFor(code));
  });

  test.each([
    ['an empty loop', ['while True: pass'], 'endless'],
    ['a loop that catches everything', ['while True:', '    try:', '        while True: pass', '    except: pass'], 'endless'],
    ['a function that calls itself', ['f = lambda: f()', 'f()'], 'endless-calls'],
    ['a text that doubles', ['s = "x"', 'while True: s = s + s'], 'endless'],
  ])('in Python: %s', (_, lines, code) => {
    const { mistake } = decide('python', python(...lines, LAST), { fuel: fuelFor(code) });
    expect(mistake?.code).toBe(code);
  });

  test('before the game, too', () => {
    expect(open('javascript', 'while (true);')).toMatchObject({ code: 'endless' });
    expect(open('javascript', 'x'.repeat(60_000))).toEqual({ code: 'program-too-long' });
  });
});

describe('nothing of the host is there', () => {
  const HOST = [
    'process',
    'require',
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'document',
    'window',
    'self',
    'setTimeout',
    'Worker',
  ];
  const CLOCKS = [
    'Date',
    'performance',
    'WeakRef',
    'FinalizationRegistry',
    'SharedArrayBuffer_',
    '__ask',
    'importScripts',
    'Deno',
    'Bun',
  ];
  test('no names', () => {
    const names = JSON.stringify([...HOST, ...CLOCKS]);
    const { said } = decide('javascript', javascript(`say(${names}.filter((name) => name in globalThis).join(" "))`, LAST));
    expect(said).toEqual(['']);
  });

  test.each([
    'table.constructor.constructor("return typeof process")()',
    'say.constructor("return typeof process")()',
    '(() => {}).constructor("return typeof require")()',
    'table.moves.constructor("return typeof globalThis.process")()',
    'Reflect.construct(Function, ["return typeof process"])()',
    '(0, eval)("typeof process")',
    'table.moves().constructor.constructor("return typeof process")()',
  ])('constructors lead only to themselves: %s', (code) => {
    const { said, mistake } = decide('javascript', javascript(`say(${code})`, LAST));
    expect(mistake).toBeUndefined();
    expect(said).toEqual(['undefined']);
  });

  test('modules can’t be fetched', () => {
    const { said } = decide('javascript', javascript('import("node:fs").then((fs) => say("got it"), () => {})', LAST));
    expect(said).toEqual([]);
    expect(open('javascript', 'import fs from "node:fs"')).toMatchObject({ line: 1 });
    for (const name of ['js', 'os', 'sys.modules', 'time', 'datetime', 'urllib', 'subprocess', 'webbrowser']) {
      expect(open('python', `import ${name}\n`)).toMatchObject({ code: 'no-module', line: 1 });
    }
  });

  test.each(['open("x")', 'jseval("1")', 'input("?")', 'exit()', 'compile("1", "x", "eval")'])('Python has no %s', (call) => {
    expect(decide('python', python(call, LAST)).mistake?.code).toBe('unknown-word');
  });

  test('an error tells no path of the host', () => {
    const { said } = decide('javascript', javascript('try { table.after("x") } catch (error) { say(error.stack) }', LAST));
    expect(said.join()).not.toMatch(/node_modules|file:|engine\//);
  });
});

describe('prototypes', () => {
  test('those of the host stay as they are', () => {
    const spoil = [
      'Object.prototype.toJSON = () => ({ error: 5 });',
      'Object.prototype.polluted = 1; Array.prototype.map = () => [];',
      'Object.prototype.__proto__ = null;',
    ].join('');
    const { mistake } = decide('javascript', javascript(`try { ${spoil} } catch {}`, 'return table.moves()[0]'));
    expect(mistake === undefined || typeof mistake.code === 'string').toBe(true);
    expect('polluted' in {}).toBe(false);
    expect(JSON.stringify({ a: 1 })).toBe('{"a":1}');
  });

  test.each([
    'return JSON.parse(\'{"__proto__": {"length": 1}}\')',
    'return { length: 3, __proto__: Array.prototype }',
    'return Object.create(null)',
    'return new Proxy([], { get: () => 7 })',
    'return Symbol("take 1")',
    'return () => "take 1"',
    'return 1n',
    'return NaN',
    'return table',
    'return "take 1".repeat(1e5)',
    'return Array.from({ length: 1e5 }, () => 0)',
    'const a = []; a.push(a); return a',
    'return Promise.resolve("take 1")',
    'JSON.stringify = () => "{"; return 5',
    'globalThis.choose = 5; return "take 77"',
  ])('no answer but a legal one is taken: %s', (line) => {
    const { action, mistake } = decide('javascript', javascript(line));
    expect(action).toBeUndefined();
    expect(mistake?.code).toMatch(/illegal-answer|no-answer|own-error|too-long|not-callable/);
  });

  test.each([
    'table.after.call({}, "take 1")',
    'table.left.call(null)',
    'table.moves(1, 2, 3)',
    'table.points(99)',
    'table.points(-1)',
    'table.points(0.5)',
    'table.points("__proto__")',
    'table.after({ toString: () => "take 1" })',
    'table.after("x".repeat(3e5))',
    'table.after("take ".repeat(5000))',
    'table.name("x".repeat(1000))',
    'table.rest(-1)',
    'table.rest(NaN)',
    'table.name("a", 3)',
    'new table.constructor(7).moves()',
    'new table.constructor("__proto__").moves()',
    'new table.constructor(-1).say("x")',
  ])('words take only what makes sense: %s', (code) => {
    const { mistake } = decide('javascript', javascript(code, LAST));
    expect(mistake?.code).toMatch(/bad-argument|too-many|illegal-move|too-long|unknown-word/);
  });

  test('the workshop can’t be taken over', () => {
    const steal = '__workshop = 5; __workshop.decide = () => "x"; delete globalThis.__workshop; delete __workshop.decide;';
    expect(decide('javascript', javascript(`try { ${steal} } catch {}`, LAST)).action).toBe(1);
  });

  test('a forged error of a word is an own error', () => {
    const forged = 'const e = new Error(\'{"code":"game-over"}\'); e.name = "WordError"; throw e';
    expect(decide('javascript', javascript(forged)).mistake).toMatchObject({ code: 'own-error', line: 2 });
  });
});

test('one program leaves nothing for the next', () => {
  decide('javascript', javascript('globalThis.secret = 42; Array.prototype.secret = 42', LAST));
  const { said } = decide('javascript', javascript('say(typeof secret, typeof [].secret)', LAST));
  expect(said).toEqual(['undefined undefined']);
});
