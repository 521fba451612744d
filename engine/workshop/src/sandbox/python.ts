/** Modules of Python's library that programs may import: what a bot can use, and nothing that asks for a page. */
export const PYTHON_MODULES = ['bisect', 'collections', 'copy', 'itertools', 'keyword', 'math', 'operator', 'random', 'string'];

/** Skulpt keeps the line of each function in a local variable; a machine that was interrupted must find it from outside. */
export const withLines = (skulpt: string): string => skulpt.replaceAll('"$currLineNo = "', '"$currLineNo = Sk.currLineNo = "');

/** The same workshop for programs in Python: they run in Skulpt, inside the machine. */
export const PYTHON = `(function () {
'use strict';
const shop = globalThis.__workshop;
const Sk = globalThis.Sk;
const files = globalThis.__files;
delete globalThis.__files;
const { stringify } = JSON;
let begun = '';
const output = (text) => {
  const lines = (begun + text).split('\\n');
  begun = lines.pop();
  for (const line of lines) shop.say(line);
};
const read = (name) => {
  if (!Object.hasOwn(files, name)) throw "File not found: '" + name + "'";
  return files[name];
};
Sk.configure({ output, read, __future__: Sk.python3, execLimit: null, inputfun: () => { throw new Sk.builtin.NameError("name 'input' is not defined"); } });
for (const name of ['open', 'jseval', 'jsmillis', 'input', 'raw_input', 'file', 'exit', 'quit', 'help', 'compile']) delete Sk.builtins[name];

const call = (table, word, args) => {
  try {
    return Sk.ffi.remapToPy(shop.call(table, word, args.map(Sk.ffi.remapToJs), tableOf));
  } catch (error) {
    if (error instanceof Sk.builtin.BaseException || error.name !== 'WordError') throw error;
    throw new Sk.builtin.Exception('WordError ' + error.message);
  }
};
let python;
const tableOf = (id) => {
  const table = Sk.misceval.callsimArray(python, []);
  table.$id = id;
  return table;
};
const give = (name, run) => { Sk.builtins[name] = new Sk.builtin.func(run); };
const textOf = (each) => new Sk.builtin.str(each).v;

const lineOf = (error) => {
  const frame = (error.traceback || []).find((each) => each.filename === 'bot.py');
  return frame && frame.lineno ? 'bot.py:' + frame.lineno : '';
};
const describe = (error) => {
  if (!(error instanceof Sk.builtin.BaseException)) return shop.describe(error);
  const inner = error.nativeError;
  if (inner && inner.message === 'Maximum call stack size exceeded') return { error: { name: 'RecursionError', message: '', stack: lineOf(error) } };
  const first = error.args && error.args.v ? error.args.v[0] : undefined;
  return { error: { name: error.tp$name, message: first === undefined ? '' : textOf(first), stack: lineOf(error) } };
};

let bot;
const chooser = () => bot && bot.$d && bot.$d.choose;
shop.configure = (words, free) => {
  python = Sk.misceval.buildClass({ __name__: new Sk.builtin.str('table') }, (_globals, own) => {
    for (const word of words) own[word] = new Sk.builtin.func((self, ...args) => call(self.$id, word, args));
  }, 'Table', []);
  for (const word of free) give(word, (...args) => call(0, word, args));
  give('say', (...things) => { shop.say(things.map(textOf).join(' ')); return Sk.builtin.none.none$; });
  give('draw', (...cells) => { for (const cell of cells) shop.draw(textOf(cell)); return Sk.builtin.none.none$; });
};
shop.load = (source) => {
  try {
    bot = Sk.importMainWithBody('bot', false, source, false);
    return '{}';
  } catch (error) {
    return stringify(describe(error));
  }
};
shop.check = () => (chooser() instanceof Sk.builtin.func ? '' : 'no-choose');
shop.decide = (me, seed) => {
  try {
    const random = Sk.sysmodules.mp$lookup(new Sk.builtin.str('random'));
    if (random) Sk.misceval.callsimArray(random.$d.seed, [new Sk.builtin.int_(seed)]);
    const answer = Sk.ffi.remapToJs(Sk.misceval.callsimArray(chooser(), [tableOf(0), new Sk.builtin.int_(me)]));
    if (begun !== '') output('\\n');
    return stringify({ answer: answer === undefined ? null : answer });
  } catch (error) {
    return stringify(describe(error));
  }
};
shop.line = () => Sk.currLineNo || 0;
})();`;
