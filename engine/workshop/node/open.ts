// Opens the engine in Node: reads QuickJS and Skulpt from the installed packages.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../src/bot.ts';
import type { Exports, Imports } from '../src/sandbox/machine.ts';
import { withMeter } from '../src/sandbox/meter.ts';
import { PYTHON_MODULES } from '../src/sandbox/python.ts';

/** What is used of the global: its types come with the DOM, which Node does not have. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: Imports) => { readonly exports: Exports };
};

const pathOf = (file: string): string => fileURLToPath(import.meta.resolve(file));

let opened: Engine | undefined;

/** The engine of this process, made once. Skulpt is read when the first program in Python comes. */
export function openEngine(): Engine {
  opened ??= makeEngine();
  return opened;
}

function makeEngine(): Engine {
  const module = new WebAssembly.Module(withMeter(readFileSync(pathOf('quickjs-wasi/quickjs.wasm'))));
  return {
    instantiate: (imports) => new WebAssembly.Instance(module, imports).exports,
    skulpt: readSkulpt,
  };
}

function readSkulpt(): ReturnType<Engine['skulpt']> {
  const text = readFileSync(pathOf('skulpt/dist/skulpt-stdlib.js'), 'utf8');
  const { files } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as { files: Record<string, string> };
  const wanted = PYTHON_MODULES.flatMap((name) => [`src/lib/${name}.js`, `src/lib/${name}.py`, `src/lib/${name}/__init__.py`]);
  const library = Object.fromEntries(
    ['src/builtin/sys.js', ...wanted].flatMap((path) => (files[path] ? [[path, files[path]]] : [])),
  );
  return { source: readFileSync(pathOf('skulpt/dist/skulpt.min.js'), 'utf8'), library };
}
