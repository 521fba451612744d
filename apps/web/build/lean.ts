import type { Plugin } from 'vite';

/** `games/circuit/data/tiles.json`: what a package knows as data. */
const DATA = /\/data\/[^?]+\.json$/;
const SOURCE = /\/src\/[^?]+\.ts$/;

/**
 * Leaves out of what a page fetches what only people who read the sources need: names of whole modules that V8 is given for speed (docs/architecture.md),
 * which would keep all they export, and where data come from.
 */
export function lean(): Plugin {
  return {
    name: 'stolik-lean',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (DATA.test(id)) return { code: withoutSource(code), map: null };
      return SOURCE.test(id) && code.includes('import * as ') ? { code: withNames(code), map: null } : null;
    },
  };
}

/** Nobody reads at a table who says so, and why. A scenario keeps it: it is shared whole. */
export function withoutSource(data: string): string {
  const known: unknown = JSON.parse(data);
  if (typeof known !== 'object' || known === null || !('note' in known)) return data;
  const { note: _, source: __, ...rest } = known as Record<string, unknown>;
  return JSON.stringify(rest);
}

/**
 * `import * as box from './box.ts'; const { SIDES } = box;` also as `import { SIDES } from './box.ts';`: what nobody asks of the whole
 * module any more falls away.
 */
export function withNames(code: string): string {
  return [...code.matchAll(/^import \* as (\w+) from ('[^']+');$/gm)].reduce((now, [, name, from]) => {
    const taken = new RegExp(`^const \\{([^{}=]+)\\} = ${name};$`, 'gm');
    return now.replace(taken, (_, list: string) => `import {${list.replace(/:/g, ' as')}} from ${from};`);
  }, code);
}
