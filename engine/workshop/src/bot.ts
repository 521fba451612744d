import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { COMMON } from './common.ts';
import type { Code, Mistake, Raw } from './mistakes/mistake.ts';
import { mistakeOf, spotIn } from './mistakes/mistakes.ts';
import { type Ended, type Image, type Instantiate, Machine } from './sandbox/machine.ts';
import { PRELUDE, SEAL } from './sandbox/prelude.ts';
import { PYTHON, withLines } from './sandbox/python.ts';
import type { AnyVocabulary, Plain } from './vocabulary.ts';
import { type Trouble, Worlds } from './worlds.ts';

export type { Code, Mistake } from './mistakes/mistake.ts';

/** Everything from outside that programs need. Skulpt is needed for Python alone. */
export interface Engine {
  readonly instantiate: Instantiate;
  readonly skulpt: () => {
    readonly source: string;
    /** Modules of Python's library by path, `src/lib/math.js`. */
    readonly library: Readonly<Record<string, string>>;
  };
}

/** What a decision, and the reading of a program, may cost. The same everywhere: no clock decides. */
export const FUEL = { decide: 100_000_000, load: 100_000_000 };
const MEMORY = { javascript: 16 << 20, python: 40 << 20 };
const BOOT_FUEL = 1_500_000_000;
const LONGEST_PROGRAM = 50_000;

/** A program that has been read and is ready to decide. */
export interface Bot {
  readonly code: Code;
  readonly source: string;
  readonly game: AnyGame;
  readonly vocabulary: AnyVocabulary;
  readonly image: Image;
  readonly engine: Engine;
}

export interface Decision {
  /** undefined: it gave no legal answer, and `mistake` says why, except in a small decision beside the main one. */
  readonly action: Action | undefined;
  readonly mistake: Mistake | undefined;
  readonly said: readonly string[];
  readonly drawn: readonly string[];
  /** Of FUEL.decide. */
  readonly fuel: number;
}

const FILES = { javascript: 'bot.js', python: 'bot.py' };
const bases = new WeakMap<Engine, Map<Code, Image>>();

/** Machines with the prelude, made once for an engine: Python takes seconds to load, and a copy of its memory milliseconds. */
function baseOf(engine: Engine, code: Code): Image {
  const known = bases.get(engine) ?? new Map<Code, Image>();
  bases.set(engine, known);
  const image = known.get(code) ?? makeBase(engine, code);
  known.set(code, image);
  return image;
}

function makeBase(engine: Engine, code: Code): Image {
  const machine = Machine.fresh(engine.instantiate, 2 * MEMORY[code], code === 'python');
  const must = (source: string): void => {
    const ended = machine.run(source, 'stolik.js', BOOT_FUEL);
    if (ended.kind !== 'value') throw new Error(`the workshop could not be opened: ${JSON.stringify(ended)}`);
  };
  must(PRELUDE);
  if (code === 'python') {
    const skulpt = engine.skulpt();
    must(`globalThis.window = globalThis.self = globalThis; globalThis.__files = ${JSON.stringify(skulpt.library)};`);
    must(withLines(skulpt.source));
    must(PYTHON);
  }
  machine.limitMemory(MEMORY[code]);
  return machine.image();
}

/** Names that a program in this game can use, for a word that is nearly one of them. */
export const namesIn = ({ words }: AnyVocabulary): readonly string[] => [...Object.keys(COMMON), ...Object.keys(words)];

/** Reads a program: its first lines run, and it must have a `choose`. */
export function openBot(engine: Engine, code: Code, source: string, game: AnyGame, vocabulary: AnyVocabulary): Bot | Mistake {
  if (source.length > LONGEST_PROGRAM) return { code: 'program-too-long' };
  const names = namesIn(vocabulary);
  const free = Object.entries(vocabulary.words).flatMap(([name, { isFree }]) => (isFree ? [name] : []));
  const machine = Machine.from(baseOf(engine, code), engine.instantiate, beforeTheGame);
  const set = machine.run(
    `__workshop.configure(${JSON.stringify(names)}, ${JSON.stringify(free)});${SEAL}`,
    'stolik.js',
    FUEL.load,
  );
  if (set.kind !== 'value') throw new Error(`the words of ${game.id} could not be given: ${JSON.stringify(set)}`);
  const wrong = (raw: Raw): Mistake => mistakeOf(raw, { code, source, names });
  const read =
    code === 'javascript'
      ? machine.run(source, FILES[code], FUEL.load)
      : machine.run(`__workshop.load(${JSON.stringify(source)})`, 'stolik.js', FUEL.load);
  const problem = problemOf(read, code, machine);
  if (problem) return wrong(problem);
  const check = machine.run('__workshop.check()', 'stolik.js', FUEL.load);
  if (check.kind !== 'value' || check.text !== '') return wrong({ kind: 'no-choose' });
  return { code, source, game, vocabulary, image: machine.image(), engine };
}

/** Nothing is there to be asked while a program is read; `say` is heard by nobody. */
const beforeTheGame = (question: string): string =>
  question.startsWith('[-1,') ? '["value",null]' : '["trouble",{"code":"too-early"}]';

/** Python and `decide` answer with JSON, also when something went wrong. */
function problemOf(ended: Ended, code: Code, machine: Machine): Raw | undefined {
  if (ended.kind === 'thrown') return { ...ended, ...troubleOf(ended) };
  if (ended.kind !== 'value') return { kind: ended.kind, line: lineAfter(ended, code, machine) };
  if (code === 'javascript') return undefined;
  const error = thrownIn(parse(ended.text));
  if (!error) return undefined;
  return { kind: 'thrown', ...error, ...troubleOf(error) };
}

/** Troubles that are no world's: nobody is hurt where a program forges one. */
function troubleOf({ message }: Thrown): { readonly trouble?: Trouble } {
  const code = (['too-early', 'too-long'] as const).find((each) => message.endsWith(`{"code":"${each}"}`));
  return code === undefined ? {} : { trouble: { code } };
}

interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** The error in what a machine says. A program may have changed how its machine writes JSON, so nothing is taken for granted. */
function thrownIn({ error }: Said): Thrown | undefined {
  if (error === undefined) return undefined;
  const { name, message, stack } = (error ?? {}) as Record<string, unknown>;
  return { name: String(name), message: String(message), stack: String(stack) };
}

interface Said {
  readonly error?: unknown;
  readonly answer?: Plain;
}

/** The line where a limit was met: JavaScript says it in the stack; Python is asked, while the machine still answers. */
function lineAfter(ended: { readonly stack: string; readonly kind: string }, code: Code, machine: Machine): number | undefined {
  if (code === 'javascript') return spotIn(ended.stack, code)?.line;
  if (ended.stack === '') return undefined;
  const line = machine.run('String(__workshop.line())', 'stolik.js', 1_000_000);
  return line.kind === 'value' && Number(line.text) > 0 ? Number(line.text) : undefined;
}

function parse(text: string): Said {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * Asks a program for a decision. `world` is redealt for the seat. Every decision begins with the program as it was read: it
 * remembers nothing, so that the same table, seat and seed always get the same answer, also after undo.
 */
export function decideBot(bot: Bot, world: unknown, seat: Seat, seed: number, fuelGiven = FUEL.decide): Decision {
  const { code, source, game, vocabulary, engine } = bot;
  const worlds = new Worlds(game, vocabulary, world, seat, seed);
  const machine = Machine.from(bot.image, engine.instantiate, (question, charge) => worlds.answer(question, charge));
  const ended = machine.run(`__workshop.decide(${seat + 1}, ${seed | 0})`, 'stolik.js', fuelGiven);
  const fuel = machine.used;
  const isAside = vocabulary.isAside?.(world, seat) ?? false;
  const isSilent = (raw: Raw): boolean => isAside && (raw.kind === 'no-answer' || raw.kind === 'illegal-answer');
  const done = (action: Action | undefined, raw?: Raw): Decision => ({
    action,
    mistake: raw && !isSilent(raw) ? mistakeOf(raw, { code, source, names: namesIn(vocabulary) }) : undefined,
    said: worlds.said,
    drawn: worlds.drawn,
    fuel,
  });
  if (ended.kind !== 'value') {
    return done(undefined, ended.kind === 'thrown' ? ended : { kind: ended.kind, line: lineAfter(ended, code, machine) });
  }
  const said = parse(ended.text);
  const error = thrownIn(said);
  const { answer = null } = said;
  if (error) {
    const trouble = worlds.troubleIn(error);
    return done(undefined, { kind: 'thrown', ...error, ...(trouble ? { trouble } : troubleOf(error)) });
  }
  if (answer === null) return done(undefined, { kind: 'no-answer' });
  const action = worlds.actionOf(answer);
  return typeof action === 'number' ? done(action) : done(undefined, { kind: 'illegal-answer', trouble: action });
}
