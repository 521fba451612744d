import { decode, encode } from './utf8.ts';

/** Makes one instance of the metered module. WebAssembly belongs to the page or the process, so it is handed in. */
export type Instantiate = (imports: Imports) => Exports;

export type Imports = Readonly<Record<string, Readonly<Record<string, (...numbers: never[]) => unknown>>>>;

interface Cell {
  value: number;
}

/** The part of the module's exports that is used; the rest stays unused. */
export interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  readonly __stack_pointer: Cell;
  readonly fuel: Cell;
  readonly depth: Cell;
  _initialize(): void;
  qjs_init2(features: number): number;
  qjs_set_memory_limit(bytes: number): void;
  qjs_set_max_stack_size(bytes: number): void;
  qjs_set_interrupt_handler(on: number): void;
  qjs_set_runtime_and_context(runtime: number, context: number): void;
  qjs_get_runtime_ptr(): number;
  qjs_get_context_ptr(): number;
  qjs_eval(code: number, length: number, file: number, flags: number): number;
  qjs_is_exception(value: number): number;
  qjs_get_exception(): number;
  qjs_get_prop_string(value: number, name: number): number;
  qjs_set_prop_string(value: number, name: number, to: number): void;
  qjs_get_global(): number;
  qjs_new_host_function(name: number, length: number, flags: number): number;
  qjs_new_string(text: number, length: number): number;
  qjs_is_string(value: number): number;
  qjs_get_string_len(value: number, length: number): number;
  qjs_free_cstring(text: number): void;
  qjs_free_value(value: number): void;
  wasm_malloc(bytes: number): number;
  wasm_free(at: number): void;
}

/** A machine at rest: everything in it, as bytes. Machines made from one image go on alike, as often as one likes. */
export interface Image {
  readonly memory: Uint8Array;
  readonly stack: number;
  readonly runtime: number;
  readonly context: number;
}

/** How a run ended. `thrown` is an error of the program; the others are limits. */
export type Ended =
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'thrown'; readonly name: string; readonly message: string; readonly stack: string }
  | { readonly kind: 'fuel' | 'memory' | 'depth'; readonly stack: string };

// What QuickJS can leave out (Intrinsics of quickjs-wasi): clocks, and what depends on when memory is cleaned up.
const EVERYTHING = 0xffffffff;
const LEFT_OUT = { date: 1 << 0, weakReferences: 1 << 9, performance: 1 << 10 };

/** Below this much fuel a program is interrupted, so that it can say where it was. At zero the module traps. */
const RESERVE = 10_000_000;
/** Calls inside the module that may be nested, far within the stack of any browser. */
const DEPTH = 3000;
const STACK = 256 * 1024;
const PAGE = 65_536;
/** Longer texts do not leave the machine. */
const LONGEST = 200_000;
const TOO_LONG = '["trouble",{"code":"too-long"}]';
const BAD_FILE = 8;

/** Answers a question of the program; both are JSON. */
export type Answer = (question: string, charge: (fuel: number) => void) => string;

/** QuickJS in a memory of its own: no clock, no chance, no file, one function of the host. */
export class Machine {
  readonly #exports: Exports;
  #budget = 0;
  /** A bug of ours in an answer. It must not pass for a mistake of the program. */
  #broken: unknown;

  private constructor(instantiate: Instantiate, answer: Answer) {
    this.#exports = instantiate(this.#imports(answer));
  }

  static fresh(instantiate: Instantiate, memory: number, hasDates = false): Machine {
    const machine = new Machine(instantiate, () => 'null');
    const exports = machine.#exports;
    machine.#refuel(1_000_000_000);
    exports['_initialize']();
    const out = LEFT_OUT.weakReferences | LEFT_OUT.performance | (hasDates ? 0 : LEFT_OUT.date);
    if (exports.qjs_init2(EVERYTHING & ~out) !== 0) throw new Error('QuickJS could not be started');
    exports.qjs_set_memory_limit(memory);
    exports.qjs_set_max_stack_size(STACK);
    exports.qjs_set_interrupt_handler(1);
    machine.#giveAsk();
    return machine;
  }

  static from(image: Image, instantiate: Instantiate, answer: Answer): Machine {
    const machine = new Machine(instantiate, answer);
    const { memory, ...exports } = machine.#exports;
    const missing = (image.memory.length - memory.buffer.byteLength) / PAGE;
    if (missing > 0) memory.grow(missing);
    new Uint8Array(memory.buffer).set(image.memory);
    machine.#refuel(0);
    exports.qjs_set_runtime_and_context(image.runtime, image.context);
    exports['__stack_pointer'].value = image.stack;
    return machine;
  }

  image(): Image {
    const { memory, __stack_pointer, ...exports } = this.#exports;
    this.#refuel(0);
    return {
      memory: new Uint8Array(memory.buffer).slice(),
      stack: __stack_pointer.value,
      runtime: exports.qjs_get_runtime_ptr(),
      context: exports.qjs_get_context_ptr(),
    };
  }

  limitMemory(bytes: number): void {
    this.#refuel(0);
    this.#exports.qjs_set_memory_limit(bytes);
  }

  /** Fuel that the last run has used. */
  get used(): number {
    return Math.min(this.#budget, this.#budget + RESERVE - this.#exports.fuel.value);
  }

  /** Runs code and answers with its value as a text. After a limit the machine may be asked once more, and is then thrown away. */
  run(code: string, file: string, fuel: number): Ended {
    this.#refuel(fuel);
    try {
      return this.#run(code, file);
    } catch (error) {
      if (this.#broken !== undefined) throw this.#broken;
      if (!(error instanceof Error)) throw error;
      // A trap: the meter, or memory that QuickJS needed for itself.
      return { kind: this.#trap(), stack: '' };
    }
  }

  #trap(): 'fuel' | 'depth' | 'memory' {
    const { fuel, depth } = this.#exports;
    if (fuel.value < 0) return 'fuel';
    // The stack of the host may be shorter than expected: then depth is left, but not much.
    return depth.value < DEPTH / 2 ? 'depth' : 'memory';
  }

  #run(code: string, file: string): Ended {
    const exports = this.#exports;
    const source = this.#write(code);
    const name = this.#write(file);
    const value = exports.qjs_eval(source.at, source.length, name.at, 0);
    exports.wasm_free(source.at);
    exports.wasm_free(name.at);
    if (exports.qjs_is_exception(value) === 0) return { kind: 'value', text: this.#read(value) ?? '' };
    const error = exports.qjs_get_exception();
    const stack = this.#property(error, 'stack');
    const message = this.#property(error, 'message');
    const kind = this.#property(error, 'name');
    if (exports.fuel.value < RESERVE) return { kind: 'fuel', stack };
    if (message === 'out of memory' || message === 'string too long' || message === '') return { kind: 'memory', stack };
    if (message === 'Maximum call stack size exceeded') return { kind: 'depth', stack };
    return { kind: 'thrown', name: kind, message, stack };
  }

  #refuel(fuel: number): void {
    this.#budget = fuel;
    this.#exports.fuel.value = fuel + RESERVE;
    this.#exports.depth.value = DEPTH;
  }

  #property(value: number, name: string): string {
    const text = this.#write(name);
    const property = this.#exports.qjs_get_prop_string(value, text.at);
    this.#exports.wasm_free(text.at);
    return this.#exports.qjs_is_string(property) ? (this.#read(property) ?? '') : '';
  }

  #giveAsk(): void {
    const exports = this.#exports;
    const name = this.#write('__ask');
    exports.qjs_set_prop_string(exports.qjs_get_global(), name.at, exports.qjs_new_host_function(name.at, name.length, 0));
    exports.wasm_free(name.at);
  }

  #write(text: string): { readonly at: number; readonly length: number } {
    const bytes = encode(text);
    const at = this.#exports.wasm_malloc(bytes.length + 1);
    if (at === 0) throw new Error('no memory for a text');
    const memory = new Uint8Array(this.#exports.memory.buffer);
    memory.set(bytes, at);
    memory[at + bytes.length] = 0;
    return { at, length: bytes.length };
  }

  /** undefined: it is too long to leave the machine. */
  #read(value: number): string | undefined {
    const exports = this.#exports;
    const counter = exports.wasm_malloc(4);
    const at = exports.qjs_get_string_len(value, counter);
    const length = new DataView(exports.memory.buffer).getUint32(counter, true);
    exports.wasm_free(counter);
    if (at === 0) return undefined;
    const text = length > LONGEST ? undefined : decode(new Uint8Array(exports.memory.buffer, at, length));
    exports.qjs_free_cstring(at);
    return text;
  }

  #hear(question: string, answer: Answer, charge: (fuel: number) => void): string {
    try {
      return answer(question, charge);
    } catch (error) {
      this.#broken = error;
      throw error;
    }
  }

  #imports(answer: Answer): Imports {
    const charge = (fuel: number): void => {
      this.#exports.fuel.value = Math.max(0, this.#exports.fuel.value - fuel);
    };
    const hear = (_name: number, _length: number, _this: number, count: number, values: number): number => {
      const value = count > 0 ? new DataView(this.#exports.memory.buffer).getUint32(values, true) : 0;
      const question = value !== 0 && this.#exports.qjs_is_string(value) ? this.#read(value) : undefined;
      const text = this.#write(question === undefined ? TOO_LONG : this.#hear(question, answer, charge));
      const reply = this.#exports.qjs_new_string(text.at, text.length);
      this.#exports.wasm_free(text.at);
      return reply;
    };
    return {
      env: {
        host_call: hear,
        host_interrupt: () => (this.#exports.fuel.value < RESERVE ? 1 : 0),
        host_promise_rejection: () => {},
        host_module_normalize: () => 0,
        host_module_load: () => 0,
        host_get_timezone_offset: () => 0,
      },
      wasi_snapshot_preview1: {
        clock_time_get: (_clock: number, _precision: bigint, at: number) => {
          new DataView(this.#exports.memory.buffer).setBigUint64(at, 0n, true);
          return 0;
        },
        random_get: (at: number, length: number) => {
          new Uint8Array(this.#exports.memory.buffer, at, length).fill(0);
          return 0;
        },
        fd_write: () => BAD_FILE,
        fd_close: () => BAD_FILE,
        fd_fdstat_get: () => BAD_FILE,
        fd_seek: () => BAD_FILE,
      },
    };
  }
}
