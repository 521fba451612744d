/**
 * The first code in every machine. It keeps what it needs in a closure before the program can change anything, takes the one
 * function of the host off the global object, and leaves `__workshop`, which can't be replaced. A program that changes built-in
 * objects spoils its own answers, and nothing else: the host reads every question and answer as untrusted JSON.
 */
export const PRELUDE = `(function () {
'use strict';
const ask = globalThis.__ask;
delete globalThis.__ask;
const { parse, stringify } = JSON;
const { isArray } = Array;
const { defineProperty, create, keys } = Object;
const text = String;
const look = (0, eval);
const put = (on, name, value) => defineProperty(on, name, { value, writable: true, configurable: true, enumerable: false });

class WordError extends Error {}
put(WordError.prototype, 'name', 'WordError');

const call = (table, word, args, tableOf = (id) => new Table(id)) => {
  const [how, value] = parse(ask(stringify([table, word, args])));
  if (how === 'trouble') throw new WordError(stringify(value === undefined ? null : value));
  return how === 'table' ? tableOf(value) : value;
};

const ids = new WeakMap();
const { get, set } = WeakMap.prototype;
ids.get = get;
ids.set = set;
class Table {
  constructor(id) { ids.set(this, id); }
}

const shown = (thing) => {
  if (typeof thing === 'string') return thing;
  try {
    return (typeof thing === 'object' && thing !== null ? stringify(thing) : text(thing)) ?? text(thing);
  } catch { return '?'; }
};

let state = 1;
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let z = Math.imul(state ^ (state >>> 15), 1 | state);
  z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
  return ((z ^ (z >>> 14)) >>> 0) / 4294967296;
};
Math.random = random;

const say = (...things) => { call(-1, 'say', [things.map(shown).join(' ')]); };
const draw = (...cells) => { for (const cell of cells) call(-1, 'draw', [shown(cell)]); };

const describe = (error) => {
  const part = (name) => {
    try { return text(error?.[name] ?? ''); } catch { return ''; }
  };
  const isError = typeof error === 'object' && error !== null;
  return { error: { name: isError ? part('name') : 'Thrown', message: isError ? part('message') : shown(error), stack: part('stack') } };
};

let current;
const workshop = {
  look,
  describe,
  put,
  call,
  say,
  draw,
  ids,
  /** Words of the game: methods of tables; those that are free are also words by themselves, for the table that is decided. */
  configure(words, free) {
    for (const word of words) put(Table.prototype, word, function (...args) { return call(ids.get(this), word, args); });
    for (const word of free) put(globalThis, word, (...args) => call(0, word, args));
    put(globalThis, 'say', say);
    put(globalThis, 'print', say);
    put(globalThis, 'draw', draw);
    put(globalThis, 'console', { log: say });
  },
  seed(number) { state = number | 0; },
  check() { return look("typeof choose") === 'function' ? '' : 'no-choose'; },
  decide(me, seed) {
    workshop.seed(seed);
    try {
      const answer = look('choose')(new Table(0), me);
      return stringify({ answer: answer === undefined ? null : answer }) ?? stringify({ answer: null });
    } catch (error) {
      return stringify(describe(error));
    }
  },
  line() { return 0; },
};
defineProperty(globalThis, '__workshop', { value: workshop, writable: false, configurable: false, enumerable: false });
})();`;

/** Closes the workshop for programs: what only the host needs to call stays, and can't be changed. */
export const SEAL = `Object.freeze(__workshop);`;
